import { atom } from 'jotai'
import {
  deleteWaitlistEntry,
  getWaitlist,
  getWaitlistStarts,
  postWaitlistOffer,
  putWaitlistPause,
  type WaitlistEntry,
  type WaitlistPage,
  type WaitlistStart
} from '#contract/waitlist'
import { listAtoms } from '../../core/data/list.atoms.ts'
import { failedReadAtom, notifyAtom } from '../../core/data/notify.ts'
import { removalAtoms } from '../../core/data/removal.atoms.ts'
import { mutationAtoms, requestAtoms } from '../../core/data/request.atoms.ts'
import type { Query } from './query-state.ts'

export const waitlist = listAtoms<WaitlistPage, WaitlistEntry, Query>({
  noun: 'waitlist',
  ask: (call, { show, page }) => call(getWaitlist, { query: { show, page: String(page) } }),
  failed: (set, failure, isStillShown) => isStillShown && set(failedReadAtom, failure),
  change: (page, next) => ({ ...page, entries: next(page.entries) })
})

export const nameOf = ({ first_name, last_name }: WaitlistEntry) => `${first_name} ${last_name}`

const pausing = mutationAtoms(waitlist.failAtom)
/** Who is being paused. */
export const pausedAtom = atom<string | undefined>(undefined)

/** Pauses somebody, or lets them go on. */
export const pauseAtom = atom(null, async (get, set, { uuid, is_paused }: WaitlistEntry) => {
  if (get(pausedAtom)) return
  set(pausedAtom, uuid)
  const body = { is_paused: !is_paused }
  await set(
    pausing.runAtom,
    async (call) => set(waitlist.replaceAtom, await call(putWaitlistPause, { params: { uuid }, body })),
    { said: () => [is_paused ? 'waitlist.resumed' : 'waitlist.paused'] }
  )
  set(pausedAtom, undefined)
})

export const entryRemoval = removalAtoms<WaitlistEntry>({
  remove: (call, { uuid }) => call(deleteWaitlistEntry, { params: { uuid } }),
  nameOf,
  said: () => ['waitlist.removed'],
  list: waitlist
})

/** To whom a time is offered. */
export const offeredToAtom = atom<WaitlistEntry | undefined>(undefined)
export const chosenAtom = atom<WaitlistStart | undefined>(undefined)

/** The times that can be offered to somebody. */
export const starts = requestAtoms<{ starts: WaitlistStart[]; time_zone: string }, string>({
  ask: (call, uuid) => call(getWaitlistStarts, { params: { uuid } }),
  clears: true
})

export const openOfferAtom = atom(null, (_get, set, entry: WaitlistEntry | undefined) => {
  set(chosenAtom, undefined)
  set(offeredToAtom, entry)
})

/** Somebody else may have taken the time, or the person may have left. */
const failOfferAtom = atom(null, (_get, set, failure: unknown) => {
  if (!(failure instanceof Response && failure.status === 409)) return set(waitlist.failAtom, failure)
  set(notifyAtom, 'failure', 'waitlist.offer-gone')
  void set(waitlist.refreshAtom)
})

const offering = mutationAtoms(failOfferAtom)
export const offeringAtom = offering.statusAtom

/** Offers the chosen time; if it has gone, the times are read anew. */
export const offerAtom = atom(null, async (get, set) => {
  const entry = get(offeredToAtom)
  const chosen = get(chosenAtom)
  if (!entry || !chosen) return
  const { advisor_uuid, starts_at } = chosen
  const isDone = await set(
    offering.runAtom,
    (call) => call(postWaitlistOffer, { params: { uuid: entry.uuid }, body: { advisor_uuid, starts_at } }),
    { said: () => ['waitlist.offered'] }
  )
  if (!isDone) return set(starts.reloadAtom)
  set(openOfferAtom, undefined)
  void set(waitlist.refreshAtom)
})
