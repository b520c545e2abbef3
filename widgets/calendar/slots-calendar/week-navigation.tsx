import { useAtom, useAtomValue } from 'jotai'
import type { slotsCalendarMessages } from '#contract/messages/slots-calendar.messages'
import { addDays, type Day, formatDay, localToday, longDay } from '../../core/dates/calendar-date.ts'
import { useTexts, useTextsContext } from '../../core/element/texts.tsx'
import { cursorAtom, weekAtom } from './slots-calendar.atoms.ts'

const Arrow = ({ d }: { d: string }) => (
  <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
    <path d={d} />
  </svg>
)

const noon = (day: Day) => new Date(`${day}T12:00:00Z`)

/** "23.–29. November 2026", or the one day's whole name. */
function titleOf(days: readonly Day[], tag: string): string {
  const words = { day: 'numeric', month: 'long', year: 'numeric' } as const
  const [first = '', last = first] = [days[0], days.at(-1)]
  if (first === last) return formatDay(first, tag, { weekday: 'long', ...words })
  return new Intl.DateTimeFormat(tag, { ...words, timeZone: 'UTC' }).formatRange(noon(first), noon(last))
}

function useNavigation() {
  const [cursor, setCursor] = useAtom(cursorAtom)
  return (day: Day) => setCursor({ ...cursor, day, marked: 0, key: undefined })
}

/** The shown days, and navigation to other weeks. */
export function WeekNavigation({ days }: { days: readonly Day[] }) {
  const t = useTexts<typeof slotsCalendarMessages>()
  const { tag } = useTextsContext()
  const week = useAtomValue(weekAtom)
  const { day } = useAtomValue(cursorAtom)
  const go = useNavigation()
  return (
    <div className="slot-turner">
      <button type="button" className="button" onClick={() => go(week?.today ?? localToday())}>
        {t('slots-calendar.today')}
      </button>
      <button
        type="button"
        className="button quiet icon"
        aria-label={t('slots-calendar.previous-week')}
        onClick={() => go(addDays(day, -7))}
      >
        <Arrow d="M12 5 7 10l5 5" />
      </button>
      <button
        type="button"
        className="button quiet icon"
        aria-label={t('slots-calendar.next-week')}
        onClick={() => go(addDays(day, 7))}
      >
        <Arrow d="m8 5 5 5-5 5" />
      </button>
      <h2 className="slot-title" aria-live="polite">
        {titleOf(days, tag)}
      </h2>
    </div>
  )
}

/** The days of the week, when only one is shown. */
export function WeekStrip({ week }: { week: readonly Day[] }) {
  const { tag } = useTextsContext()
  const { day } = useAtomValue(cursorAtom)
  const today = useAtomValue(weekAtom)?.today
  const go = useNavigation()
  return (
    <div className="slot-strip">
      {week.map((one) => (
        <button
          key={one}
          type="button"
          className={one === today ? 'slot-day today' : 'slot-day'}
          title={longDay(one, tag)}
          aria-current={one === day ? 'date' : undefined}
          onClick={() => go(one)}
        >
          <span>{formatDay(one, tag, { weekday: 'short' })}</span> <b>{Number(one.slice(8))}</b>
        </button>
      ))}
    </div>
  )
}
