import { atom } from 'jotai'
import {
  type CalendarSpan,
  type CalendarWeek,
  getCalendarWeek,
  patchCalendarSpans,
  type SpansChange
} from '#contract/slots-calendar'
import { FieldErrors } from '#contract/values'
import { addDays, type Day, localToday, startOfWeek } from '../core/calendar-date.ts'
import { readFailure } from '../core/read-failure.ts'
import { apiAtom } from '../core/store.tsx'
import { applied, type Change, type Deed } from './changes.ts'
import { minutesOf, STEP } from './pieces.ts'

/** The half hour that the keys have come to, how much they have marked from there, and on which piece they are. */
export interface Cursor {
  day: Day
  minutes: number
  marked: number
  key?: string | undefined
}

/** Nine in the morning, today. */
export const cursorAtom = atom<Cursor>({ day: localToday(), minutes: 540, marked: 0 })
export const mondayAtom = atom((get) => startOfWeek(get(cursorAtom).day))

export const statusAtom = atom<'loading' | 'ready' | 'error'>('loading')
export const failureAtom = atom<unknown>(undefined)
export const weekAtom = atom<CalendarWeek | undefined>(undefined)
export const spansAtom = atom<ReadonlyMap<string, CalendarSpan>>(new Map())

/** Changes on their way, in order; the first is being sent. */
export const pendingAtom = atom<readonly Change[]>([])
const doneAtom = atom<readonly Change[]>([])
export const canUndoAtom = atom((get) => get(doneAtom).length > 0)

/** What has just happened, for who does not see it. */
export const announcementAtom = atom<{ deed: Deed | 'undone'; change: Change } | undefined>(undefined)
/** Why a change was refused, as the server says; empty where it could not be asked. */
export const refusalAtom = atom<string | undefined>(undefined)

const stepOf = ({ start_time }: CalendarSpan) => Math.floor(minutesOf(start_time) / STEP) * STEP
const mapOf = (spans: readonly CalendarSpan[]) => new Map(spans.map((span) => [span.uuid, span]))

let asked = 0

/** Reads the week that is shown; what is not yet saved stays on top of it. */
export const loadAtom = atom(null, async (get, set, alias: string) => {
  const turn = ++asked
  const from = get(mondayAtom)
  set(statusAtom, 'loading')
  try {
    const query = { from, to: addDays(from, 6) }
    const week = await get(apiAtom).call(getCalendarWeek, { params: { alias }, query })
    if (turn !== asked) return
    set(weekAtom, week)
    set(
      spansAtom,
      get(pendingAtom).reduce((spans, { apply }) => applied(spans, apply), mapOf(week.spans))
    )
    set(statusAtom, 'ready')
  } catch (failure) {
    if (turn !== asked) return
    set(failureAtom, failure)
    set(statusAtom, 'error')
  }
})

const change = atom(null, (get, set, part: SpansChange) => set(spansAtom, applied(get(spansAtom), part)))

/** Takes back everything that is on its way: what came later may stand on what was refused. */
const rollBackAtom = atom(null, async (get, set, failure: unknown) => {
  const pending = get(pendingAtom)
  for (const { back } of pending.toReversed()) set(change, back)
  set(pendingAtom, [])
  set(announcementAtom, undefined)
  set(doneAtom, (done) => done.filter((one) => !pending.includes(one)))
  const refusal = await readFailure(failure, FieldErrors)
  set(refusalAtom, Object.values(refusal?.errors ?? {}).flat()[0] ?? '')
})

const sendAtom = atom(null, async (get, set, alias: string) => {
  for (let next = get(pendingAtom)[0]; next; next = get(pendingAtom)[0]) {
    try {
      await get(apiAtom).call(patchCalendarSpans, { params: { alias }, body: next.apply })
      set(pendingAtom, (pending) => pending.slice(1))
    } catch (failure) {
      return set(rollBackAtom, failure)
    }
  }
})

const enqueueAtom = atom(null, async (get, set, alias: string, one: Change) => {
  const isIdle = !get(pendingAtom).length
  set(refusalAtom, undefined)
  set(change, one.apply)
  set(pendingAtom, (pending) => [...pending, one])
  if (isIdle) await set(sendAtom, alias)
})

/** Shows a change at once and saves it. */
export const commitAtom = atom(null, async (_get, set, alias: string, one: Change) => {
  set(doneAtom, (done) => [...done, one])
  set(announcementAtom, { deed: one.deed, change: one })
  await set(enqueueAtom, alias, one)
})

/** Takes the last change back, and shows where. */
export const undoAtom = atom(null, async (get, set, alias: string) => {
  const last = get(doneAtom).at(-1)
  if (!last) return
  set(doneAtom, (done) => done.slice(0, -1))
  const [span] = last.back.put ?? []
  const key = span && `${span.uuid} ${last.day}`
  set(cursorAtom, ({ minutes }) => ({ day: last.day, minutes: span ? stepOf(span) : minutes, marked: 0, key }))
  set(announcementAtom, { deed: 'undone', change: last })
  await set(enqueueAtom, alias, { ...last, apply: last.back, back: last.apply })
})
