import type { slotsCalendarMessages } from '#contract/messages/slots-calendar.messages'
import type { timeGridMessages } from '#contract/messages/time-grid.messages'
import { longDay } from '../../core/dates/calendar-date.ts'
import { useTexts, useTextsContext } from '../../core/element/texts.tsx'
import { spanOf, timeOf } from '../time-grid/stretch.ts'
import { placed } from '../time-grid/time-grid.tsx'
import { memoised } from './memoised.tsx'
import { isTight, type Piece, showsTime } from './pieces.ts'

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

/** What stands in bold, and beside it: the customer before everything else, and what waits for a confirmation. */
const wordsOf = ({ kind, label }: Piece, name: string): [bold: string, rest: string] => {
  const isMeeting = (kind === 'appointment' || kind === 'requested') && label
  if (!isMeeting) return [name, label]
  return [label, kind === 'requested' ? name : '']
}

/** An entry in a day's column; a button if it can be edited or opened. */
export const PieceBox = memoised(function PieceBox({ piece, isActive, onOpen }: PieceBoxProps) {
  const t = useTexts<typeof slotsCalendarMessages & typeof timeGridMessages>()
  const { tag } = useTextsContext()
  const { kind, span, date, appointment } = piece
  const [from, to] = [timeOf(piece.from), timeOf(piece.to)]
  const repeats = span && span.rrule !== null
  const name = t(`time-grid.${kind}`)
  const [bold, rest] = wordsOf(piece, name)
  const what = [bold, rest].filter(Boolean).join(' ')
  // the visible text, so that speech control users can say it
  const named = t('slots-calendar.piece', { what, from, to, day: longDay(date, tag) })
  const unseen = !what.includes(name) && name
  const full = [named, unseen, repeats && t('slots-calendar.repeats')].filter(Boolean).join(', ')
  const shared = {
    className: `slot-piece time-block time-at is-${kind}${isTight(piece) ? ' tight' : ''}`,
    style: placed(piece),
    tabIndex: isActive ? 0 : -1,
    'data-key': piece.key,
    'data-appointment': appointment,
    // shows on hover what does not fit
    title: full,
    'aria-label': full
  }
  const content = (
    <span className="slot-text">
      <b className={bold === name ? undefined : 'slot-who'}>{bold}</b>{' '}
      {rest && <span className="slot-label">{rest}</span>} {repeats && <Repeat />}
      {showsTime(piece) && <span className="slot-time">{spanOf(piece)}</span>}
    </span>
  )
  if (!span && !appointment) {
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
