import { atom } from 'jotai'
import { type CalendarFeed, deleteCalendarFeed, getCalendarFeed, putCalendarFeed } from '#contract/calendar-feeds'
import type { Caller } from '../core/api.ts'
import { notifyAtom } from '../core/notify.ts'
import { apiAtom } from '../core/store.tsx'
import { deskStatusAtom } from './desk.atoms.ts'

/** Undefined while it is not known. */
export const feedAtom = atom<CalendarFeed | undefined>(undefined)

type Work = (call: Caller) => Promise<CalendarFeed>

const workAtom = atom(null, async (get, set, work: Work, isQuiet = false): Promise<boolean> => {
  set(deskStatusAtom, 'processing')
  try {
    set(feedAtom, await work(get(apiAtom).call))
    if (!isQuiet) set(notifyAtom, 'success')
    return true
  } catch {
    set(notifyAtom, 'failure')
    return false
  } finally {
    set(deskStatusAtom, 'idle')
  }
})

export const loadFeedAtom = atom(null, (_get, set, alias: string) =>
  set(workAtom, (call) => call(getCalendarFeed, { params: { alias } }), true)
)
export const renewFeedAtom = atom(null, (_get, set, alias: string) =>
  set(workAtom, (call) => call(putCalendarFeed, { params: { alias } }))
)
export const revokeFeedAtom = atom(null, (_get, set, alias: string) =>
  set(workAtom, async (call) => {
    await call(deleteCalendarFeed, { params: { alias } })
    return { url: null }
  })
)
