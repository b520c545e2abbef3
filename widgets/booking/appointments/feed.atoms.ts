import { atom } from 'jotai'
import { type CalendarFeed, deleteCalendarFeed, getCalendarFeed, putCalendarFeed } from '#contract/calendar-feeds'
import type { Caller } from '../../core/element/api.ts'
import { agenda } from './agenda.atoms.ts'

/** Undefined until loaded. */
export const feedAtom = atom<CalendarFeed | undefined>(undefined)

type Action = (call: Caller) => Promise<CalendarFeed>

const doAtom = atom(null, (_get, set, action: Action, isSilent?: boolean) =>
  set(agenda.runAtom, async (call) => set(feedAtom, await action(call)), { isSilent: isSilent === true })
)

export const loadFeedAtom = atom(null, (_get, set, alias: string) =>
  set(doAtom, (call) => call(getCalendarFeed, { params: { alias } }), true)
)
export const renewFeedAtom = atom(null, (_get, set, alias: string) =>
  set(doAtom, (call) => call(putCalendarFeed, { params: { alias } }))
)
export const revokeFeedAtom = atom(null, (_get, set, alias: string) =>
  set(doAtom, async (call) => {
    await call(deleteCalendarFeed, { params: { alias } })
    return { url: null }
  })
)
