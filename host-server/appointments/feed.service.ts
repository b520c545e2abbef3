import { DAY, instant } from '../core/clock.ts'
import type { Call } from '../core/http.ts'
import { calendarOfEntries } from './appointments.ics.ts'
import { findAllDetails } from './details.repository.ts'
import { advisorCopy } from './entries.ts'
import { tellingOf } from './telling.ts'

/** What a subscribed calendar shows: the last month, and all that is to come. */
const BACK = 31 * DAY

/** An advisor's appointments as one calendar. */
export async function findFeed({ db, services, tenant }: Call, advisor_uuid: string): Promise<string> {
  const now = services.clock.now()
  const found = await findAllDetails(db, advisor_uuid, instant(now.getTime() - BACK))
  const entries = found.map((one) => advisorCopy(tellingOf(services.config, tenant, one), services.config, now))
  return calendarOfEntries(tenant.name, entries)
}
