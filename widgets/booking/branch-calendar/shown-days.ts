import type { BranchCalendar } from '#contract/branch-calendar'
import { dayIn } from '../appointments/dates.ts'

const WORKDAYS = 5

/** A week without the days at its end on which nobody works: they would narrow the others. */
export function shownDays({ advisors, time_zone, today }: BranchCalendar, week: readonly string[]): string[] {
  const isUsed = (day: string) =>
    advisors.some(
      ({ hours, appointments }) =>
        hours.some(({ date }) => date === day) ||
        appointments.some(({ starts_at }) => dayIn(time_zone, new Date(starts_at)) === day)
    )
  return week.filter((day, at) => at < WORKDAYS || day === today || isUsed(day))
}
