import type { CSSProperties } from 'react'
import type { slotsCalendarMessages } from '#contract/messages/slots-calendar.messages'
import { longDay } from '../../core/dates/calendar-date.ts'
import { useTexts, useTextsContext } from '../../core/element/texts.tsx'
import { memoised } from './memoised.tsx'
import { isTight, type Piece, showsTime, timeOf } from './pieces.ts'

const styleOf = ({ from, to, lane, lanes }: Piece) =>
  ({ '--from': from, '--to': to, '--lane': lane, '--lanes': lanes }) as CSSProperties

const Repeat = () => (
  <svg viewBox="0 0 16 16" width="12" height="12" aria-hidden="true">
    <path d="M3 8a5 5 0 0 1 9-3V2M13 8a5 5 0 0 1-9 3v3" />
  </svg>
)

interface PieceBoxProps {
  piece: Piece
  isActive: boolean
  onOpen: (piece: Piece) => void
}

/** An entry in a day's column; a button if it can be edited here. */
export const PieceBox = memoised(function PieceBox({ piece, isActive, onOpen }: PieceBoxProps) {
  const t = useTexts<typeof slotsCalendarMessages>()
  const { tag } = useTextsContext()
  const { kind, label, span, date } = piece
  const [from, to] = [timeOf(piece.from), timeOf(piece.to)]
  const repeats = span && span.rrule !== null
  const name = t(`slots-calendar.${kind}`)
  const what = [name, label].filter(Boolean).join(' ')
  // the visible text, so that speech control users can say it
  const named = t('slots-calendar.piece', { what, from, to, day: longDay(date, tag) })
  const full = [named, repeats && t('slots-calendar.repeats')].filter(Boolean).join(', ')
  const shared = {
    className: `slot-piece is-${kind}${isTight(piece) ? ' tight' : ''}`,
    style: styleOf(piece),
    tabIndex: isActive ? 0 : -1,
    'data-key': piece.key,
    // shows on hover what does not fit
    title: full,
    'aria-label': full
  }
  const content = (
    <span className="slot-text">
      <b>{name}</b> {label && <span className="slot-label">{label}</span>} {repeats && <Repeat />}
      {showsTime(piece) && (
        <span className="slot-time">
          {from}–{to}
        </span>
      )}
    </span>
  )
  if (!span) {
    return (
      // biome-ignore lint/a11y/useSemanticElements: no form's fieldset
      <div role="group" {...shared}>
        {content}
      </div>
    )
  }
  return (
    <button type="button" {...shared} onClick={() => onOpen(piece)}>
      {content}
    </button>
  )
})
