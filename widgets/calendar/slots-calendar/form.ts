import { readRecurrence } from '#contract/recurrence'
import { type CalendarSpan, overFault, pastFault, spanFault } from '#contract/slots-calendar'
import { adding, type Change, type Draft, removing, removingOne, replacing, replacingOne } from './changes.ts'
import type { Piece } from './pieces.ts'
import { type Repeats, readRepeats, writeRepeats } from './repeats.ts'

/** What the dialog edits: a new span, or an occurrence. */
export interface Opened {
  /** Of the span that is added: what is saved again after a lost answer adds no second one. */
  uuid: string
  draft: Draft
  piece?: Piece & { span: CalendarSpan }
}

export interface Fields extends Pick<Draft, 'kind' | 'date' | 'start_time' | 'label'> {
  /** Time inputs do not support 24:00. */
  end_time: string
  scope: 'one' | 'all'
  repeats: Repeats
}

const draftOf = ({ draft, piece }: Opened, scope: Fields['scope']): Draft =>
  piece && scope === 'one' ? { ...draft, date: piece.date } : draft

export function fieldsOf(opened: Opened, scope: Fields['scope'] = 'one'): Fields {
  const { kind, date, start_time, end_time, label, rrule } = draftOf(opened, scope)
  const repeats = readRepeats(scope === 'one' && opened.piece?.span.rrule ? null : rrule, date)
  return { kind, date, start_time, end_time: end_time === '24:00' ? '00:00' : end_time, label, scope, repeats }
}

const midnight = (time: string) => (time === '00:00' ? '24:00' : time)

/** Whether only one day of a repeated span is edited. */
export const isOneOf = ({ scope }: Pick<Fields, 'scope'>, { piece }: Opened) =>
  scope === 'one' && Boolean(piece?.span.rrule)

/** The span from the fields; an unchanged rule stays as it was, and so does one that follows no day. */
export function spanOf({ repeats, scope, ...fields }: Fields, opened: Opened, isTouched: boolean): Draft {
  const isWritten = fields.date && (isTouched || isOneOf({ scope }, opened))
  const rrule = isWritten ? writeRepeats(repeats, fields.date) : opened.draft.rrule
  return { ...fields, label: fields.label.trim(), end_time: midnight(fields.end_time), rrule }
}

export type FieldName = 'date' | 'start_time' | 'end_time' | 'interval' | 'until' | 'count'

const isQuarter = (time: string) => /^\d\d:(00|15|30|45)$/.test(time)
const isBetween = (text: string, most: number) => /^\d+$/.test(text) && Number(text) >= 1 && Number(text) <= most

/** The first error, with its message key; `now` is the branch's clock, as `2027-03-01 13:05`. */
export function faultOf(
  fields: Fields,
  draft: Draft,
  { piece }: Opened,
  now: string
): { field: FieldName; code: string } | undefined {
  const { date, start_time, end_time, repeats } = fields
  if (!date) return { field: 'date', code: 'required' }
  if (!isQuarter(start_time)) return { field: 'start_time', code: 'quarter-hour' }
  if (!isQuarter(end_time)) return { field: 'end_time', code: 'quarter-hour' }
  if (draft.rrule !== null && !isBetween(repeats.interval, 99)) return { field: 'interval', code: 'field' }
  if (draft.rrule !== null && repeats.ends === 'count' && !isBetween(repeats.count, 999))
    return { field: 'count', code: 'field' }
  if (draft.rrule !== null && !readRecurrence(draft.rrule)) return { field: 'until', code: 'date' }
  const span = { ...draft, uuid: '', exceptions: [] }
  const fault = spanFault(span) ?? pastFault(span, now.slice(0, 10)) ?? (piece ? undefined : overFault(span, now))
  if (!fault) return undefined
  if (fault.field === 'end_time' || fault.field === 'date') return { field: fault.field, code: fault.code }
  return { field: repeats.ends === 'count' ? 'count' : 'until', code: fault.code }
}

/** The change made by saving. */
export function changeOf(fields: Fields, draft: Draft, opened: Opened): Change {
  const { piece, uuid } = opened
  if (!piece) return adding(draft, uuid)
  return isOneOf(fields, opened) ? replacingOne(piece.span, piece.date, draft, uuid) : replacing(piece.span, draft)
}

/** The change made by deleting. */
export const deletionOf = (fields: Fields, opened: Opened, { span, date }: NonNullable<Opened['piece']>): Change =>
  isOneOf(fields, opened) ? removingOne(span, date) : removing(span, date)
