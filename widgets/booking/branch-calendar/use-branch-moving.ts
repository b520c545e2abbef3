import { useSetAtom } from 'jotai'
import type { AdvisorAppointment } from '#contract/appointments'
import type { BranchCalendar, CalendarAdvisor } from '#contract/branch-calendar'
import {
  type AdvisorDay,
  bookableOn,
  dayOf,
  earliestOn,
  freeTimes,
  isFree
} from '../../calendar/time-grid/advisor-day.ts'
import { timeOf } from '../../calendar/time-grid/stretch.ts'
import type { Dragged } from '../../calendar/time-grid/use-drag.ts'
import { notifyAtom } from '../../core/data/notify.ts'
import { longDay } from '../../core/dates/calendar-date.ts'
import { useTextsContext } from '../../core/element/texts.tsx'
import { momentAt } from '../appointments/dates.ts'
import { type Note, noteOf, useMoving } from '../appointments/entries.tsx'
import { showOfAtom } from './branch-calendar.atoms.ts'

/** An advisor's day: a column of the day, or a cell of the week. */
export interface Cell {
  advisor: CalendarAdvisor
  day: string
  content: AdvisorDay
  /** What drags know it by. */
  column: string
  /** Only what begins later can be moved. */
  earliest: number
  /** Only later times can be booked. */
  bookable: number
}

export const cellOf = (calendar: BranchCalendar, advisor: CalendarAdvisor, day: string): Cell => ({
  advisor,
  day,
  content: dayOf(advisor, day, calendar),
  column: `${advisor.alias} ${day}`,
  earliest: earliestOn(day, calendar.time_zone),
  bookable: bookableOn(day, calendar.time_zone, advisor.window)
})

interface How {
  /** Minutes by which a time changes; 0 where there is no hour scale. */
  step: number
  across: number
}

/** Moves appointments among advisors and days; what was dropped is shown with its old time before it is changed. */
export function useBranchMoving({ time_zone: zone }: BranchCalendar, cells: readonly Cell[], { step, across }: How) {
  const { tag } = useTextsContext()
  const show = useSetAtom(showOfAtom)
  const notify = useSetAtom(notifyAtom)
  const cellAt = (column: string) => cells.find((one) => one.column === column)
  /** Without an hour scale the time of a drop is open: only a day without any free time refuses it. */
  const note = (dragged: Dragged<AdvisorAppointment>): Note => {
    const to = cellAt(dragged.over)
    const hasTime = !step && to && freeTimes(to.content, to.bookable).length > 0
    return noteOf(dragged, to?.content, hasTime ? 'choose-time' : 'taken')
  }
  const drop = (dragged: Dragged<AdvisorAppointment>) => {
    const { item: appointment, at, to } = dragged
    const [source, target] = [cellAt(dragged.column), cellAt(dragged.over)]
    if (!source || !target) return
    const { advisor, day, content } = target
    if (note(dragged) === 'taken') {
      const name = advisor.full_name
      if (step) return notify('failure', 'branch-calendar.drop-taken', { name, time: timeOf(to.from) })
      return notify('failure', 'branch-calendar.drop-full', { name, day: longDay(day, tag) })
    }
    const { alias } = source.advisor
    const isSameTime = day === source.day && to.from === at.from && isFree(content, to, appointment.uuid)
    const time = isSameTime ? {} : { starts_at: momentAt(zone, day, to.from) }
    if (advisor.alias === alias) return show({ alias, appointment, mode: 'move', aim: time })
    return show({ alias, appointment, mode: 'hand-over', aim: { to: advisor.alias, ...time } })
  }
  return { ...useMoving({ step, across, drop }), note, cellAt }
}

export type BranchMoving = ReturnType<typeof useBranchMoving>
