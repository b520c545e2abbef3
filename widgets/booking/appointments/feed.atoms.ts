import { atom } from 'jotai'
import { type CalendarFeed, deleteCalendarFeed, getCalendarFeed, putCalendarFeed } from '#contract/calendar-feeds'
import type { Said } from '../../core/data/notify.ts'
import type { Caller } from '../../core/element/api.ts'
import { agenda } from './agenda.atoms.ts'

/** Undefined until loaded. */
export const feedAtom = atom<CalendarFeed | undefined>(undefined)

type Action = (call: Caller) => Promise<CalendarFeed>

const doAtom = atom(null, (_get, set, action: Action, said?: Said) =>
  set(agenda.runAtom, async (call) => set(feedAtom, await action(call)), { said: said && (() => said) })
)

export const loadFeedAtom = atom(null, (_get, set, alias: string) =>
  set(doAtom, (call) => call(getCalendarFeed, { params: { alias } }))
)
export const renewFeedAtom = atom(null, (_get, set, alias: string) =>
  set(doAtom, (call) => call(putCalendarFeed, { params: { alias } }), ['appointments.feed-made'])
)
export const revokeFeedAtom = atom(null, (_get, set, alias: string) =>
  set(
    doAtom,
    async (call) => {
      await call(deleteCalendarFeed, { params: { alias } })
      return { url: null }
    },
    ['appointments.feed-revoked']
  )
)
