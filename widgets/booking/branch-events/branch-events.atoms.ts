import { atom } from 'jotai'
import {
  type BranchEvent,
  type BranchEventsPage,
  deleteBranchEvent,
  getBranchEvents,
  postEventCancellation
} from '#contract/branch-events'
import { listAtoms } from '../../core/data/list.atoms.ts'
import { failedReadAtom } from '../../core/data/notify.ts'
import { removalAtoms } from '../../core/data/removal.atoms.ts'
import { mutationAtoms } from '../../core/data/request.atoms.ts'
import { textsAtom } from '../../core/element/store.tsx'
import { wordsIn } from './event-words.ts'
import type { Query } from './query-state.ts'

type ListQuery = Pick<Query, 'show' | 'page'>

export const branchEvents = listAtoms<BranchEventsPage, BranchEvent, ListQuery>({
  noun: 'branch-events',
  ask: (call, { show, page }) => call(getBranchEvents, { query: { show, page: String(page) } }),
  failed: (set, failure, isStillShown) => isStillShown && set(failedReadAtom, failure),
  change: (page, next) => ({ ...page, events: next(page.events) })
})

export const branchEventRemoval = removalAtoms<BranchEvent>({
  remove: (call, { uuid }) => call(deleteBranchEvent, { params: { uuid } }),
  nameOf: ({ title }) => title.de || title.en,
  list: branchEvents
})

/** The event that is to be cancelled, and what its guests are told. */
export const cancelledAtom = atom<BranchEvent | undefined>(undefined)
export const messageAtom = atom('')

export const askCancelAtom = atom(null, (_get, set, event: BranchEvent | undefined) => {
  set(messageAtom, '')
  set(cancelledAtom, event)
})

const cancelling = mutationAtoms(branchEvents.failAtom)
export const cancellingAtom = cancelling.statusAtom

export const cancelAtom = atom(null, async (get, set) => {
  const event = get(cancelledAtom)
  if (!event) return
  const request = { params: { uuid: event.uuid }, body: { message: get(messageAtom) } }
  await set(
    cancelling.runAtom,
    async (call) => {
      set(branchEvents.replaceAtom, await call(postEventCancellation, request))
      set(askCancelAtom, undefined)
    },
    { said: () => ['branch-events.cancelled-said'] }
  )
})

/** An event's title in the reader's language. */
export const titleAtom = atom((get) => {
  const tag = get(textsAtom)?.locale ?? 'en'
  return (event: BranchEvent) => wordsIn(tag, event.title)
})
