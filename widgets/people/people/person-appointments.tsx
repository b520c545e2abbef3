import type { Person } from '#contract/people'
import css from '../../booking/appointments/appointments.css?inline'
import { Appointments } from '../../booking/appointments/appointments.tsx'
import calendarCss from '../../booking/appointments/calendar.css?inline'
import { AppointmentsPlace } from '../../booking/appointments/place.ts'
import { appointmentsInTab } from '../../booking/appointments/query-state.ts'
import gridCss from '../../calendar/time-grid/time-grid.css?inline'
import { useStyles } from '../../ui/base/use-styles.ts'
import { PERSON } from './query-state.ts'

const query = appointmentsInTab(PERSON)

/** The appointments of an advisor, for someone who manages the branch. */
export function Page({ person: { alias, full_name } }: { person: Person }) {
  useStyles(gridCss)
  useStyles(css)
  useStyles(calendarCss)
  return (
    <AppointmentsPlace value={query}>
      <Appointments alias={alias} advisor={full_name} />
    </AppointmentsPlace>
  )
}
