import { daysOf } from '#contract/recurrence'
import type { BusyPiece, CalendarSpan, CalendarWeek } from '#contract/slots-calendar'
import type { Day } from '../../core/dates/calendar-date.ts'
import { DAY_MINUTES, inLanes, type Lane, minutesOf, type Stretch } from '../time-grid/stretch.ts'

/** Step of pointer and arrow keys in minutes. */
export const STEP = 30

/** An entry in a day's column. */
export interface Piece extends Stretch, Lane {
  key: string
  kind: CalendarSpan['kind'] | BusyPiece['kind']
  date: Day
  label: string
  /** Only of editable entries. */
  span?: CalendarSpan
  /** Only of an appointment that can be opened. */
  appointment?: string
}
type Unplaced = Omit<Piece, keyof Lane>

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

const isAllDay = ({ kind, from, to }: Unplaced) => kind === 'absence' && from === 0 && to === DAY_MINUTES

/** Side by side, in front of absences that last the whole day. */
function place(pieces: readonly Unplaced[]): Piece[] {
  const behind = pieces.filter(isAllDay).map((piece) => ({ ...piece, lane: 0, lanes: 1 }))
  return [...behind, ...inLanes(pieces.filter((piece) => !isAllDay(piece)))]
}

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
  return new Map([...byDay].map(([day, pieces]) => [day, place(pieces)]))
}

/** Thresholds in minutes and lanes for one line, and in minutes for a third one. */
const [SHORT, NARROW, MIDDLING] = [45, 2, 60]
export const isTight = ({ from, to, lanes }: Piece) => to - from < SHORT || lanes > NARROW
export const showsTime = (piece: Piece) => !isTight(piece) && piece.to - piece.from >= MIDDLING

/** The entry at a moment of a day. */
export const pieceAt = (pieces: readonly Piece[], minutes: number): Piece | undefined =>
  pieces.find(({ from, to }) => from <= minutes && minutes < to)
