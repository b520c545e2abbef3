import type { CalendarOverride } from '#contract/calendar-overrides'
import type { branchCalendarMessages } from '#contract/messages/branch-calendar.messages'
import { useTexts, useTextsContext } from '../../core/element/texts.tsx'
import { useStyles } from '../../ui/base/use-styles.ts'
import { Busy } from '../../ui/feedback/busy.tsx'
import { clockIn, dayIn } from '../appointments/dates.ts'
import css from './absences.css?inline'
import { daySpan } from './day-span.ts'

/** The days of an absence, with times where it begins or ends within a day. */
function useSpan(zone: string) {
  const { tag } = useTextsContext()
  return ({ starts_at, ends_at }: CalendarOverride) => {
    const [from, to] = [dayIn(zone, new Date(starts_at)), dayIn(zone, new Date(Date.parse(ends_at) - 1))]
    const [begin, end] = [clockIn(zone, starts_at, tag), clockIn(zone, ends_at, tag)]
    return begin === end ? daySpan(from, to, tag) : `${daySpan(from, to, tag)}, ${begin}–${end}`
  }
}

interface AbsenceListProps {
  known: readonly CalendarOverride[]
  zone: string
  busy: boolean
  onRemove: (uuid: string) => void
}

/** Absences that are recorded, each with a way to remove it. */
export function AbsenceList({ known, zone, busy, onRemove }: AbsenceListProps) {
  useStyles(css)
  const t = useTexts<typeof branchCalendarMessages>()
  const spanOf = useSpan(zone)
  if (!known.length) return <p>{t('branch-calendar.no-absences')}</p>
  return (
    <ul className="bcal-absences">
      {known.map((one) => (
        <li key={one.uuid}>
          <span>
            {spanOf(one)}
            {one.label && <span className="help"> {one.label}</span>}
          </span>
          <Busy className="button" busy={busy} onClick={() => onRemove(one.uuid)}>
            {t('branch-calendar.remove-absence')}
            <span className="visually-hidden">: {spanOf(one)}</span>
          </Busy>
        </li>
      ))}
    </ul>
  )
}
