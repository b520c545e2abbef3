import { atom, type Getter } from 'jotai'
import type { Staying } from '#contract/calendar-overrides'
import { type CalendarSpan, type CalendarWeek, getCalendarWeek, patchCalendarSpans } from '#contract/slots-calendar'
import { Failure } from '#contract/values'
import { lateAtom } from '../../core/data/late.atoms.ts'
import { readFailure } from '../../core/data/read-failure.ts'
import { isSignedOut } from '../../core/data/refusal.ts'
import { refusalsOf } from '../../core/data/refusals.ts'
import type { RequestStatus } from '../../core/data/request.atoms.ts'
import { addDays, type Day, localToday, startOfWeek } from '../../core/dates/calendar-date.ts'
import { apiAtom } from '../../core/element/store.tsx'
import { minutesOf } from '../time-grid/stretch.ts'
import { type Action, applied, type Change, reversed } from './changes.ts'
import { STEP } from './pieces.ts'

/** The keyboard cursor: its half hour, the selected length, and the current entry. */
export interface Cursor {
  day: Day
  minutes: number
  marked: number
  key?: string | undefined
}

/** Nine in the morning, today. */
export const cursorAtom = lateAtom<Cursor>(() => ({ day: localToday(), minutes: 540, marked: 0 }))
/** What was asked to come into sight: an entry, or without one the present moment. */
export const aimAtom = atom<{ key?: string } | undefined>(undefined)
export const mondayAtom = atom((get) => startOfWeek(get(cursorAtom).day))

export const statusAtom = atom<RequestStatus>('loading')
export const failureAtom = atom<unknown>(undefined)
const readMondayAtom = atom<Day | undefined>(undefined)
/** Whether what is known is of the shown week: another one is asked for only once its days are drawn. */
export const isReadAtom = atom((get) => get(statusAtom) === 'ready' && get(readMondayAtom) === get(mondayAtom))
export const weekAtom = atom<CalendarWeek | undefined>(undefined)
export const spansAtom = atom<ReadonlyMap<string, CalendarSpan>>(new Map())

/** Pending changes in order; the first is being sent. */
export const pendingAtom = atom<readonly Change[]>([])
const doneAtom = atom<readonly Change[]>([])
export const canUndoAtom = atom((get) => get(doneAtom).length > 0)

/** The last change, for screen readers. */
export const announcementAtom = atom<{ action: Action | 'undone'; change: Change } | undefined>(undefined)
/** What stays booked in the times that the last change has blocked. */
export const stayingAtom = atom<Staying | undefined>(undefined)
interface Refusal {
  /** In the server's words; empty if it was unreachable. */
  reason: string
  /** Whether the session has ended. */
  isSignedOut: boolean
}
export const refusalAtom = atom<Refusal | undefined>(undefined)

const stepOf = ({ start_time }: CalendarSpan) => Math.floor(minutesOf(start_time) / STEP) * STEP
const mapOf = (spans: readonly CalendarSpan[]) => new Map(spans.map((span) => [span.uuid, span]))

let asked = 0
/** Number of saved changes. */
const savedAtom = atom(0)

/** Repeats the read if something was saved meanwhile, which the response may lack. */
async function read(get: Getter, alias: string, from: Day): Promise<CalendarWeek> {
  const saved = get(savedAtom)
  const query = { from, to: addDays(from, 6) }
  const week = await get(apiAtom).call(getCalendarWeek, { params: { alias }, query })
  return saved === get(savedAtom) ? week : read(get, alias, from)
}

/** Loads the shown week; pending changes stay applied. */
export const loadAtom = atom(null, async (get, set, alias: string) => {
  const turn = ++asked
  const monday = get(mondayAtom)
  set(statusAtom, 'loading')
  try {
    const week = await read(get, alias, monday)
    if (turn !== asked) return
    set(readMondayAtom, monday)
    set(weekAtom, week)
    set(spansAtom, get(pendingAtom).reduce(applied, mapOf(week.spans)))
    set(statusAtom, 'ready')
  } catch (failure) {
    if (turn !== asked) return
    set(failureAtom, failure)
    set(statusAtom, 'error')
  }
})

const applyAtom = atom(null, (get, set, one: Change) => set(spansAtom, applied(get(spansAtom), one)))

async function reasonOf(failure: unknown): Promise<string> {
  const isConflict = failure instanceof Response && failure.status === 409
  if (isConflict) return (await readFailure(failure, Failure))?.message ?? ''
  return (await refusalsOf(failure))[0] ?? ''
}

/** Reverts all pending changes: later ones may depend on the refused one. */
const rollBackAtom = atom(null, async (get, set, failure: unknown) => {
  const pending = get(pendingAtom)
  for (const one of pending.toReversed()) set(applyAtom, reversed(one))
  set(pendingAtom, [])
  set(announcementAtom, undefined)
  set(doneAtom, (done) => done.filter((one) => !pending.includes(one)))
  set(refusalAtom, { reason: await reasonOf(failure), isSignedOut: isSignedOut(failure) })
})

const sendAtom = atom(null, async (get, set, alias: string) => {
  for (let next = get(pendingAtom)[0]; next; next = get(pendingAtom)[0]) {
    try {
      const { was, put } = next
      const { staying } = await get(apiAtom).call(patchCalendarSpans, { params: { alias }, body: { was, put } })
      set(stayingAtom, staying)
      set(savedAtom, (saved) => saved + 1)
      set(pendingAtom, (pending) => pending.slice(1))
    } catch (failure) {
      await set(rollBackAtom, failure)
      // the server may have applied it, or another window has changed the week
      if (!isSignedOut(failure)) void set(loadAtom, alias)
      return
    }
  }
})

/** Settles once nothing is pending, or something was refused. */
const sendingAtom = atom<{ settled: Promise<void> }>({ settled: Promise.resolve() })

const enqueueAtom = atom(null, async (get, set, alias: string, one: Change) => {
  const isIdle = !get(pendingAtom).length
  set(refusalAtom, undefined)
  set(stayingAtom, undefined)
  set(applyAtom, one)
  set(pendingAtom, (pending) => [...pending, one])
  if (isIdle) set(sendingAtom, { settled: set(sendAtom, alias) })
  await get(sendingAtom).settled
})

/** Shows a change immediately and saves it; returns whether it was saved. */
export const commitAtom = atom(null, async (get, set, alias: string, one: Change): Promise<boolean> => {
  set(doneAtom, (done) => [...done, one])
  set(announcementAtom, { action: one.action, change: one })
  await set(enqueueAtom, alias, one)
  return get(doneAtom).includes(one)
})

/** Goes to a day, and to the span that is on it after a change. */
const showAtom = atom(null, (_get, set, day: Day, span: CalendarSpan | undefined) =>
  set(cursorAtom, ({ minutes }) => {
    const key = span && `${span.uuid} ${day}`
    return { day, minutes: span ? stepOf(span) : minutes, marked: 0, key }
  })
)

/** The same for a change made in the form, which may be of another day than those shown. */
export const commitAndShowAtom = atom(null, async (get, set, alias: string, one: Change): Promise<boolean> => {
  set(showAtom, one.day, one.put.at(-1))
  const { key } = get(cursorAtom)
  const isSaved = await set(commitAtom, alias, one)
  if (isSaved && key) set(aimAtom, { key })
  return isSaved
})

/** Undoes the last change and shows its day. */
export const undoAtom = atom(null, async (get, set, alias: string) => {
  const last = get(doneAtom).at(-1)
  if (!last) return
  set(doneAtom, (done) => done.slice(0, -1))
  set(showAtom, last.day, last.was[0])
  set(announcementAtom, { action: 'undone', change: last })
  await set(enqueueAtom, alias, reversed(last))
})
