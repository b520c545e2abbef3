import { atom } from 'jotai'
import {
  deleteEventRegistration,
  type EventGuests,
  type EventRegistration,
  getEventGuests,
  putEventAttendance
} from '#contract/branch-events'
import { downloadAtoms } from '../../core/data/download.atoms.ts'
import { listAtoms } from '../../core/data/list.atoms.ts'
import { failedReadAtom, notifyAtom } from '../../core/data/notify.ts'
import { isGone } from '../../core/data/refusal.ts'
import { removalAtoms } from '../../core/data/removal.atoms.ts'
import { mutationAtoms } from '../../core/data/request.atoms.ts'

export const guests = listAtoms<EventGuests, EventRegistration, string>({
  noun: 'branch-events',
  ask: (call, uuid) => call(getEventGuests, { params: { uuid } }),
  failed: (set, failure, isStillShown) => isStillShown && set(failedReadAtom, failure),
  change: (page, next) => ({ ...page, registrations: next(page.registrations) }),
  clears: true
})

export const guestName = ({ first_name, last_name }: EventRegistration) => `${first_name} ${last_name}`

/** A guest may have left in the meantime. */
const failAtom = atom(null, (_get, set, failure: unknown) => {
  if (!isGone(failure)) return set(guests.failAtom, failure)
  set(notifyAtom, 'failure', 'branch-events.guest-gone')
  void set(guests.refreshAtom)
})

const noting = mutationAtoms(failAtom)

/** Notes whether a guest came: shown immediately, since there is a queue at the door. */
export const attendAtom = atom(null, async (get, set, guest: EventRegistration, attended: boolean) => {
  const event = get(guests.valueAtom)?.event
  if (!event) return
  set(guests.replaceAtom, { ...guest, attended_at: attended ? (guest.attended_at ?? guest.created_at) : null })
  const request = { params: { uuid: event.uuid, registration: guest.uuid }, body: { attended } }
  const isDone = await set(noting.runAtom, async (call) =>
    set(guests.replaceAtom, await call(putEventAttendance, request))
  )
  if (!isDone) void set(guests.refreshAtom)
})

/** Takes a guest of the shown event off its list. */
export const guestRemoval = removalAtoms<EventRegistration & { event_uuid: string }>({
  remove: (call, { uuid, event_uuid }) =>
    call(deleteEventRegistration, { params: { uuid: event_uuid, registration: uuid } }),
  nameOf: guestName,
  said: () => ['branch-events.removed'],
  list: { refreshAtom: guests.refreshAtom, failAtom }
})

export const download = downloadAtoms()
