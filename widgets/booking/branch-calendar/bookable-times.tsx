import { useSetAtom } from 'jotai'
import type { branchCalendarMessages } from '#contract/messages/branch-calendar.messages'
import { freeTimes } from '../../calendar/time-grid/advisor-day.ts'
import { FreeTimes } from '../../calendar/time-grid/free-times.tsx'
import { longDay } from '../../core/dates/calendar-date.ts'
import { useTexts, useTextsContext } from '../../core/element/texts.tsx'
import { beginBookingAtom } from '../appointments/book-for.atoms.ts'
import { momentAt } from '../appointments/dates.ts'
import type { Cell } from './use-branch-moving.ts'

interface BookableTimesProps {
  cell: Cell
  zone: string
  /** Only where free stretches begin, with their day. */
  isBrief?: boolean
}

/** The times at which an advisor can be booked, each of which begins a booking. */
export function BookableTimes({ cell, zone, isBrief = false }: BookableTimesProps) {
  const t = useTexts<typeof branchCalendarMessages>()
  const { tag } = useTextsContext()
  const begin = useSetAtom(beginBookingAtom)
  const { advisor, day, content, column, earliest } = cell
  const { alias, full_name: name } = advisor
  return (
    <FreeTimes
      name={isBrief ? `${name}, ${longDay(day, tag)}` : name}
      action={t('branch-calendar.book-with', { name })}
      column={column}
      times={freeTimes(content, earliest)}
      isBrief={isBrief}
      onChoose={(minute) => begin({ alias, starts_at: momentAt(zone, day, minute) })}
    />
  )
}
