import { daysOf } from '#contract/recurrence'
import type { BusyPiece, CalendarSpan, CalendarWeek } from '#contract/slots-calendar'
import type { Day } from '../../core/dates/calendar-date.ts'

/** Step of pointer and arrow keys in minutes. */
export const STEP = 30
export const DAY_MINUTES = 1440

export const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
export const timeOf = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

/** An entry in a day's column. */
export interface Piece {
  key: string
  kind: CalendarSpan['kind'] | BusyPiece['kind']
  date: Day
  from: number
  to: number
  label: string
  /** Only of editable entries. */
  span?: CalendarSpan
  /** Only of an appointment that can be opened. */
  appointment?: string
  /** Its lane among overlapping entries. */
  lane: number
  lanes: number
}
type Unplaced = Omit<Piece, 'lane' | 'lanes'>

const isBefore = (a: Unplaced, b: Unplaced) => a.from - b.from || b.to - a.to || (a.key < b.key ? -1 : 1)

function toLanes(group: readonly Unplaced[]): Piece[] {
  const ends: number[] = []
  const placed = group.map((piece) => {
    const free = ends.findIndex((end) => end <= piece.from)
    const lane = free < 0 ? ends.length : free
    ends[lane] = piece.to
    return { ...piece, lane }
  })
  return placed.map((piece) => ({ ...piece, lanes: ends.length }))
}

/** Assigns the entries of a day to lanes, so that overlapping ones are side by side. */
export function inLanes(loose: readonly Unplaced[]): Piece[] {
  const pieces: Piece[] = []
  let group: Unplaced[] = []
  let end = 0
  for (const piece of loose.toSorted(isBefore)) {
    if (piece.from >= end) {
      pieces.push(...toLanes(group))
      group = []
    }
    group.push(piece)
    end = Math.max(end, piece.to)
  }
  return [...pieces, ...toLanes(group)]
}

const times = ({ start_time, end_time }: Pick<BusyPiece, 'start_time' | 'end_time'>) => ({
  from: minutesOf(start_time),
  to: minutesOf(end_time)
})

const ofSpan = (span: CalendarSpan, date: Day): Unplaced => ({
  key: `${span.uuid} ${date}`,
  kind: span.kind,
  date,
  ...times(span),
  label: span.label,
  span
})

const ofBusy = ({ uuid, ...piece }: BusyPiece, index: number): Unplaced => ({
  ...piece,
  ...times(piece),
  key: `busy ${uuid ? `${uuid} ${piece.date}` : index}`,
  ...(uuid && { appointment: uuid })
})

/** The entries of some days, by day. */
export function piecesByDay(
  days: readonly Day[],
  week: Pick<CalendarWeek, 'busy'> | undefined,
  spans: Iterable<CalendarSpan>
): Map<Day, Piece[]> {
  const byDay = new Map<Day, Unplaced[]>(days.map((day) => [day, []]))
  const [from = '', to = ''] = [days[0], days.at(-1)]
  for (const span of spans) for (const day of daysOf(span, from, to)) byDay.get(day)?.push(ofSpan(span, day))
  week?.busy.forEach((piece, index) => {
    byDay.get(piece.date)?.push(ofBusy(piece, index))
  })
  return new Map([...byDay].map(([day, pieces]) => [day, inLanes(pieces)]))
}

/** Thresholds in minutes and lanes for one line, and in minutes for a third one. */
const [SHORT, NARROW, MIDDLING] = [45, 2, 60]
export const isTight = ({ from, to, lanes }: Piece) => to - from < SHORT || lanes > NARROW
export const showsTime = (piece: Piece) => !isTight(piece) && piece.to - piece.from >= MIDDLING

/** The entry at a moment of a day. */
export const pieceAt = (pieces: readonly Piece[], minutes: number): Piece | undefined =>
  pieces.find(({ from, to }) => from <= minutes && minutes < to)
