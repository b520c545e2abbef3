import { type BranchClosing, VISITED_DAYS } from '#contract/branch-closing'
import { DAY, instant } from '../../core/base/clock.ts'
import { Conflict } from '../../core/base/failures.ts'
import { record } from '../../core/events/audit-record.ts'
import type { Call } from '../../core/http/http.ts'
import { embedOrigins } from '../../core/tenancy/current-tenant.ts'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'
import { lock as lockPeople } from '../../people/people/people.repository.ts'
import { countWebsites } from '../../reports/module-usage/module-usage.repository.ts'
import type { OrganizationRow } from '../organizations/organizations.repository.ts'
import { find, lock, subject } from '../organizations/organizations.service.ts'
import * as repository from './branch-closing.repository.ts'

/** On how many registered websites the booking was shown, of this branch or others. */
const countBookingOn = async ({ tenant }: Call, db: TenantDb, from: string) =>
  tenant.modules.has('online-appointments') && tenant.modules.has('embed')
    ? countWebsites(db, ['booking'], embedOrigins(tenant), from)
    : 0

async function stateOf(call: Call, branch: OrganizationRow, db: TenantDb): Promise<BranchClosing> {
  const { uuid, closed_at, public_profile_enabled } = branch
  const { tenant, app } = call
  const now = app.clock.now()
  const from = instant(now.getTime() - VISITED_DAYS * DAY).slice(0, 10)
  return {
    closed_at,
    advisors: await repository.countAdvisors(db, uuid),
    appointments: await repository.countAppointments(db, uuid, now),
    events: await repository.countEvents(db, uuid, now),
    cards: await repository.countCards(db, uuid),
    is_public: Boolean(public_profile_enabled) && tenant.modules.has('organizations-profiles'),
    visits: await repository.countVisits(db, uuid, from),
    embeds: await countBookingOn(call, db, from)
  }
}

/** What closing a branch concerns. @throws NotFound for an unknown branch */
export const read = async (call: Call, uuid: string): Promise<BranchClosing> =>
  stateOf(call, await find(call, uuid), call.db)

/** While people are locked, nobody moves to the branch. @throws Conflict if it is as wished already */
const change = (call: Call, uuid: string, isClosing: boolean): Promise<BranchClosing> =>
  call.db.transaction(async (trx) => {
    await lockPeople(trx)
    const branch = await lock(trx, uuid, call)
    if (Boolean(branch.closed_at) === isClosing)
      throw new Conflict(isClosing ? 'branch-closing.closed-already' : 'branch-closing.open-already')
    const { advisors, appointments, events } = await stateOf(call, branch, trx)
    if (isClosing && advisors) throw new Conflict('branch-closing.has-advisors')
    if (isClosing && appointments) throw new Conflict('branch-closing.has-appointments')
    // with the module off guests still come, who have been invited and are reminded
    const isOn = call.tenant.modules.has('branch-events')
    if (isClosing && events) throw new Conflict(`branch-closing.has-events${isOn ? '' : '-off'}`)
    const closed_at = isClosing ? instant(call.app.clock.now()) : null
    await repository.putClosed(trx, uuid, closed_at)
    const [before, after] = isClosing ? ['open', 'closed'] : ['closed', 'open']
    await record(trx, call, subject(branch), { status: before }, { status: after })
    return stateOf(call, { ...branch, closed_at }, trx)
  })

/** Closes a branch; nothing of it is deleted. @throws Conflict while anyone works there or is expected */
export const close = (call: Call, uuid: string) => change(call, uuid, true)

/** Reopens a branch as it was. */
export const reopen = (call: Call, uuid: string) => change(call, uuid, false)
