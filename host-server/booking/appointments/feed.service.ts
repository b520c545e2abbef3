import { DAY, instant } from '../../core/base/clock.ts'
import type { Call } from '../../core/http/http.ts'
import { viewOf } from './appointment-view.service.ts'
import { calendarOfEntries } from './appointments.ics.ts'
import { feedEntry } from './calendar-entries.service.ts'
import { findAllDetails } from './details.repository.ts'

/** How far a feed goes back; it includes all future appointments. */
const BACK = 31 * DAY

/** An advisor's appointments as an iCalendar file. */
export async function findFeed({ db, app, tenant }: Call, advisor_uuid: string): Promise<string> {
  const now = app.clock.now()
  const found = await findAllDetails(db, advisor_uuid, instant(now.getTime() - BACK))
  const entries = found.map((one) => feedEntry(viewOf(app.config, tenant, one), app.config, now))
  return calendarOfEntries(tenant.name, entries)
}
