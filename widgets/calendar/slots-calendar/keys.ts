import type { KeyboardEvent } from 'react'
import { addDays } from '../../core/dates/calendar-date.ts'
import { DAY_MINUTES } from '../time-grid/stretch.ts'
import { STEPS } from '../time-grid/use-drag.ts'
import { type Piece, STEP } from './pieces.ts'
import type { Cursor } from './slots-calendar.atoms.ts'

export interface KeyHandlers {
  cursor: Cursor
  /** The entries of the cursor's day in order, and the current one. */
  pieces: readonly Piece[]
  piece: Piece | undefined
  go: (cursor: Cursor) => void
  shift: (piece: Piece, to: { date: string; from: number; to: number }) => void
  remove: (piece: Piece) => void
}

const clamp = (minutes: number) => Math.min(DAY_MINUTES - STEP, Math.max(0, minutes))
const floor = (minutes: number) => Math.floor(minutes / STEP) * STEP
const ceil = (minutes: number) => Math.ceil(minutes / STEP) * STEP

/** The next position in time: an overlapping entry comes before the following time. */
function vertical({ cursor, pieces, piece }: KeyHandlers, step: 1 | -1): Cursor {
  const base = { ...cursor, marked: 0, key: undefined }
  if (!piece) return { ...base, minutes: clamp(cursor.minutes + step * STEP) }
  const next = pieces[pieces.findIndex(({ key }) => key === piece.key) + step]
  if (next && next.from < piece.to && piece.from < next.to) return { ...base, minutes: floor(next.from), key: next.key }
  return { ...base, minutes: clamp(step > 0 ? ceil(piece.to) : floor(piece.from - 1)) }
}

const horizontal = ({ cursor }: KeyHandlers, days: number): Cursor => ({
  ...cursor,
  day: addDays(cursor.day, days),
  marked: 0,
  key: undefined
})

type Key = (handlers: KeyHandlers) => void
const GO: Record<string, (handlers: KeyHandlers) => Cursor> = {
  ArrowDown: (handlers) => vertical(handlers, 1),
  ArrowUp: (handlers) => vertical(handlers, -1),
  ArrowLeft: (handlers) => horizontal(handlers, -1),
  ArrowRight: (handlers) => horizontal(handlers, 1),
  PageUp: (handlers) => horizontal(handlers, -7),
  PageDown: (handlers) => horizontal(handlers, 7)
}

/** With Shift: resizes the own entry or the selection. */
function stretch({ cursor, piece, go, shift }: KeyHandlers, step: 1 | -1) {
  if (!piece) {
    const marked = Math.max(STEP, (cursor.marked || STEP) + step * STEP)
    return go({ ...cursor, marked: Math.min(marked, DAY_MINUTES - cursor.minutes) })
  }
  const to = Math.min(DAY_MINUTES, piece.to + step * STEP)
  if (piece.span && to > piece.from && to !== piece.to) shift(piece, { date: piece.date, from: piece.from, to })
}

/** With Alt: moves the own entry. */
function move({ piece, shift }: KeyHandlers, key: string) {
  const [days = 0, steps = 0] = STEPS[key] ?? []
  if (!piece?.span) return
  const from = piece.from + steps * STEP
  const to = piece.to + steps * STEP
  if (from >= 0 && to <= DAY_MINUTES) shift(piece, { date: addDays(piece.date, days), from, to })
}

const removes: Key = ({ piece, remove }) => piece?.span && remove(piece)

function keyOf({ key, shiftKey, altKey, ctrlKey, metaKey }: KeyboardEvent): Key | undefined {
  if (ctrlKey || metaKey) return undefined
  if (altKey) return STEPS[key] && ((handlers) => move(handlers, key))
  if (shiftKey && (key === 'ArrowDown' || key === 'ArrowUp'))
    return (handlers) => stretch(handlers, key === 'ArrowDown' ? 1 : -1)
  if (key === 'Delete' || key === 'Backspace') return removes
  const go = GO[key]
  return go && ((handlers) => handlers.go(go(handlers)))
}

/** Handles a key in the calendar; returns whether it was handled. */
export function pressKey(event: KeyboardEvent, handlers: KeyHandlers): boolean {
  const act = keyOf(event)
  if (!act) return false
  event.preventDefault()
  act(handlers)
  return true
}
