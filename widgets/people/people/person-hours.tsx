import type { Person } from '#contract/people'
import css from '../../calendar/week/week.css?inline'
import { WorkingHours } from '../../calendar/working-hours/working-hours.tsx'
import { useStyles } from '../../ui/base/use-styles.ts'

/** The times at which an advisor can be booked. */
export function Page({ person: { alias } }: { person: Person }) {
  useStyles(css)
  return <WorkingHours alias={alias} />
}
