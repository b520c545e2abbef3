import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { titleOf } from '../../booking/appointments/calendar.tsx'
import { DayNav } from '../../booking/appointments/day-nav.tsx'
import { addDays, type Day, formatDay, localToday, longDay } from '../../core/dates/calendar-date.ts'
import { useTextsContext } from '../../core/element/texts.tsx'
import { aimAtom, cursorAtom, weekAtom } from './slots-calendar.atoms.ts'

function useNavigation() {
  const [cursor, setCursor] = useAtom(cursorAtom)
  const aim = useSetAtom(aimAtom)
  return (day: Day) => {
    setCursor({ ...cursor, day, marked: 0, key: undefined })
    aim({})
  }
}

/** The shown days, and the ways to other weeks, as in the other calendars. */
export function WeekNavigation({ days }: { days: readonly Day[] }) {
  const { tag } = useTextsContext()
  const week = useAtomValue(weekAtom)
  const { day } = useAtomValue(cursorAtom)
  const go = useNavigation()
  return (
    <DayNav
      step="week"
      title={titleOf(days.length > 1 ? 'week' : 'day', days[0] ?? day, tag)}
      before={() => go(addDays(day, -7))}
      today={() => go(week?.today ?? localToday())}
      after={() => go(addDays(day, 7))}
    />
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
