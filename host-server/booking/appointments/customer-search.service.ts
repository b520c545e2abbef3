import { managesBranchCalendar } from '#contract/access'
import { FOUND_APPOINTMENTS_MAX, type FoundAppointment } from '#contract/agenda'
import { instant } from '../../core/base/clock.ts'
import { fullName } from '../../core/base/full-name.ts'
import type { Call } from '../../core/http/http.ts'
import { scopeOf } from '../../people/people/scope.service.ts'
import { findByCustomer } from './customer-search.repository.ts'

const managesBranches = ({ user }: Call) => managesBranchCalendar.anyRole.some((role) => user?.roles.includes(role))

/** The appointments of a customer that the user may open. */
export async function findOfCustomer(call: Call, q: string): Promise<FoundAppointment[]> {
  const rows = await findByCustomer(call.db, {
    q,
    branches: managesBranches(call) ? await scopeOf(call, managesBranchCalendar) : [],
    card: call.user?.advisor_uuid ?? '',
    now: instant(call.app.clock.now()),
    limit: FOUND_APPOINTMENTS_MAX
  })
  return rows.map((row) => ({
    uuid: row.uuid,
    state: row.state,
    starts_at: row.starts_at,
    time_zone: row.branch_time_zone,
    topic: row.topic,
    first_name: row.first_name,
    last_name: row.last_name,
    advisor: {
      alias: row.alias,
      full_name: fullName({ ...row, first_name: row.first_name_of_advisor, last_name: row.last_name_of_advisor })
    },
    branch: { slug: row.branch_slug, name: row.branch_name }
  }))
}
