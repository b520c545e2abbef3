import type { Person } from '#contract/people'
import css from '../../booking/appointment-topics/topics.css?inline'
import { Topics } from '../../booking/appointment-topics/topics.tsx'
import { useStyles } from '../../ui/base/use-styles.ts'

/** The topics that can be booked with an advisor. */
export function Page({ person: { alias } }: { person: Person }) {
  useStyles(css)
  return (
    <div className="person-forms">
      <Topics alias={alias} />
    </div>
  )
}
