import { useSetAtom } from 'jotai'
import type { branchCalendarMessages } from '#contract/messages/branch-calendar.messages'
import { freeTimes } from '../../calendar/time-grid/advisor-day.ts'
import { FreeTimes } from '../../calendar/time-grid/free-times.tsx'
import type { Stretch } from '../../calendar/time-grid/stretch.ts'
import { longDay } from '../../core/dates/calendar-date.ts'
import { useTexts, useTextsContext } from '../../core/element/texts.tsx'
import { beginBookingAtom } from '../appointments/book-for.atoms.ts'
import { momentAt } from '../appointments/dates.ts'
import type { Cell } from './use-branch-moving.ts'

interface BookableTimesProps {
  cell: Cell
  zone: string
  /** The part of the day that is shown; without, there is no hour scale. */
  shown?: Stretch
}

/** The times at which an advisor can be booked, each of which begins a booking. */
export function BookableTimes({ cell, zone, shown }: BookableTimesProps) {
  const t = useTexts<typeof branchCalendarMessages>()
  const { tag } = useTextsContext()
  const begin = useSetAtom(beginBookingAtom)
  const { advisor, day, content, column, bookable } = cell
  const { alias, full_name: name } = advisor
  return (
    <FreeTimes
      name={!shown ? `${name}, ${longDay(day, tag)}` : name}
      action={t('branch-calendar.book-with', { name })}
      column={column}
      times={freeTimes(content, bookable, shown)}
      isBrief={!shown}
      onChoose={(minute) => begin({ alias, starts_at: momentAt(zone, day, minute) })}
    />
  )
}
