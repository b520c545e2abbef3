import { useAtomValue } from 'jotai'
import type { slotsCalendarMessages } from '#contract/messages/slots-calendar.messages'
import type { CalendarWeek } from '#contract/slots-calendar'
import type { Day } from '../../core/dates/calendar-date.ts'
import { useTexts, useTextsContext } from '../../core/element/texts.tsx'
import { DayNote, shortDay } from '../time-grid/day-parts.tsx'
import type { Piece } from './pieces.ts'
import { isReadAtom, statusAtom } from './slots-calendar.atoms.ts'

interface HeadProps {
  day: Day
  week: CalendarWeek | undefined
}

function Name({ day, week }: HeadProps) {
  const t = useTexts<typeof slotsCalendarMessages>()
  const { tag } = useTextsContext()
  return (
    <>
      <b>{shortDay(day, tag)}</b>
      {day === week?.today && <span className="visually-hidden">({t('slots-calendar.today')})</span>}
    </>
  )
}

interface DayHeadingsProps {
  days: readonly Day[]
  week: CalendarWeek | undefined
  byDay: ReadonlyMap<Day, readonly Piece[]>
}

/** Day headings with holidays, and where nothing is planned; a single day is named in the title. */
export function DayHeadings({ days, week, byDay }: DayHeadingsProps) {
  const t = useTexts<typeof slotsCalendarMessages>()
  const isLoading = useAtomValue(statusAtom) === 'loading'
  const isRead = useAtomValue(isReadAtom)
  const isHoliday = (day: Day) => week?.holidays.some(({ date }) => date === day)
  const isFree = (day: Day) => isRead && !byDay.get(day)?.length && !isHoliday(day)
  return (
    <div className="slot-heads">
      {isLoading && <span className="spinner" aria-hidden="true" />}
      {days.map((day) => (
        <div key={day} className={day === week?.today ? 'slot-head today' : 'slot-head'}>
          {days.length > 1 && <Name day={day} week={week} />}
          {week?.holidays
            .filter(({ date }) => date === day)
            .map(({ label }) => (
              <DayNote key={label} day={{ closed: label, hours: [], busy: [] }} />
            ))}
          {isFree(day) && <p className="time-note">{t('slots-calendar.none')}</p>}
        </div>
      ))}
    </div>
  )
}
