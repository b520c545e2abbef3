import { atom } from 'jotai'
import { getAppointment, patchAppointment, SlotGone, type VisitorAppointment } from '#contract/appointments'
import { readFailure } from '../../core/data/read-failure.ts'
import type { RequestStatus } from '../../core/data/request.atoms.ts'
import { failAtom, requestErrorAtom } from '../../core/data/request-error.ts'
import { apiAtom, hostAtom } from '../../core/element/store.tsx'
import { clockAtom, dayAtom, refreshSlotsAtom, startSlotsAtom, zonesAtom } from './slots.atoms.ts'
import { dayIn } from './times.ts'

/** `unknown`: no appointment has this token. */
export const statusAtom = atom<RequestStatus | 'unknown'>('loading')
export const appointmentAtom = atom<VisitorAppointment | undefined>(undefined)
/** The new time. */
export const chosenAtom = atom<string | undefined>(undefined)
export const isMovedAtom = atom(false)
export const goneAtom = atom<readonly string[] | undefined>(undefined)

export const lengthOf = ({ starts_at, ends_at }: VisitorAppointment) =>
  (Date.parse(ends_at) - Date.parse(starts_at)) / 60_000

/** Why it cannot be moved. */
export const endOf = ({ state, starts_at }: VisitorAppointment): 'cancelled' | 'over' | undefined => {
  if (state === 'cancelled') return 'cancelled'
  return Date.parse(starts_at) < Date.now() ? 'over' : undefined
}

export const loadAtom = atom(null, async (get, set, token: string) => {
  set(statusAtom, 'loading')
  try {
    const appointment = await get(apiAtom).call(getAppointment, { params: { token } })
    const { advisor, topic, type, time_zone } = appointment
    set(appointmentAtom, appointment)
    set(clockAtom, { time_zone, isShown: type === 'in-branch' })
    set(dayAtom, dayIn(get(zonesAtom).shown, appointment.starts_at))
    set(statusAtom, 'ready')
    if (!endOf(appointment)) set(startSlotsAtom, { alias: advisor.alias, topic: topic.uuid, type, token })
  } catch (failure) {
    set(statusAtom, failure instanceof Response && failure.status === 404 ? 'unknown' : 'error')
    get(hostAtom)?.emit('error', { reason: 'load' })
  }
})

export const chooseAtom = atom(null, (_get, set, slot: string) => {
  set(chosenAtom, slot)
  set(isMovedAtom, false)
  set(goneAtom, undefined)
  set(requestErrorAtom, undefined)
})

const refuseAtom = atom(null, async (get, set, failure: unknown, token: string) => {
  const gone = await readFailure(failure, SlotGone)
  if (!gone) return set(failAtom, failure)
  get(hostAtom)?.emit('error', { reason: 'gone' })
  // nothing else is free, or it was cancelled elsewhere: the reloaded appointment tells
  if (!gone.slots.length) return set(loadAtom, token)
  set(chosenAtom, undefined)
  set(goneAtom, gone.slots)
  set(refreshSlotsAtom)
})

export const moveAtom = atom(null, async (get, set, token: string) => {
  const starts_at = get(chosenAtom)
  if (!starts_at || get(statusAtom) === 'processing') return
  set(statusAtom, 'processing')
  set(requestErrorAtom, undefined)
  try {
    set(appointmentAtom, await get(apiAtom).call(patchAppointment, { params: { token }, body: { starts_at } }))
    set(chosenAtom, undefined)
    set(isMovedAtom, true)
    set(refreshSlotsAtom)
    get(hostAtom)?.emit('rescheduled')
  } catch (failure) {
    await set(refuseAtom, failure, token)
  }
  if (get(statusAtom) === 'processing') set(statusAtom, 'ready')
})
