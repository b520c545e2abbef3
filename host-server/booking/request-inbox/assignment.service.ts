import type { RequestChoices } from '#contract/request-inbox'
import { sortedBy } from '../../core/base/collation.ts'
import { found, NotFound, Unprocessable } from '../../core/base/failures.ts'
import type { Call } from '../../core/http/http.ts'
import { announceTo } from '../contact-requests/announcements.service.ts'
import type { InboxRow, Scope } from './request-inbox.repository.ts'
import * as repository from './request-inbox.repository.ts'
import { advisorsOf } from './request-inbox.service.ts'
import { auditedRequests } from './request-log.service.ts'
import { findKnown, scopeOf } from './scope.service.ts'

/** Each is an e-mail to an advisor. */
const ASSIGNMENTS = { name: 'assign-request', points: 10, seconds: 3600 }

/** The branches to whose advisors a user may give a request; undefined for all. */
function targetsOf({ isAll, branches, card }: Scope, request: InboxRow): readonly string[] | undefined {
  if (isAll) return undefined
  return card === request.advisor_uuid ? [...new Set([...branches, request.organization_uuid])] : branches
}

/** @throws NotFound for a branch to which the user must not give it */
export async function choices(call: Call, uuid: string, organization_uuid?: string): Promise<RequestChoices> {
  const request = await findKnown(call, uuid)
  const targets = targetsOf(await scopeOf(call), request)
  const branches = sortedBy(await repository.findBranches(call.db, targets), ({ name }) => name)
  const branch = organization_uuid ?? request.organization_uuid
  if (!branches.some((one) => one.uuid === branch)) throw new NotFound()
  const advisors = await advisorsOf(call.db, branch)
  return { branches, advisors: advisors.filter((one) => one.uuid !== request.advisor_uuid) }
}

/** Gives a request to another advisor, who is notified as of a new one. */
export async function assign(call: Call, uuid: string, advisor_uuid: string): Promise<void> {
  await findKnown(call, uuid)
  await call.app.limits.take(ASSIGNMENTS, { tenant: call.db.tenantId, id: uuid })
  const scope = await scopeOf(call)
  await auditedRequests.change(call, uuid, async (trx, before) => {
    const now = call.app.clock.now()
    // somebody else may have been faster
    found(await repository.find(trx, scope, uuid))
    const advisor = await repository.findAdvisor(trx, advisor_uuid)
    const targets = targetsOf(scope, before)
    const mayTake = advisor && (!targets || targets.includes(advisor.organization_uuid))
    if (!mayTake) throw new Unprocessable({ advisor_uuid: [call.t('request-inbox.advisor-unknown')] })
    if (before.advisor_uuid === advisor_uuid) return
    await repository.update(trx, uuid, { advisor_uuid })
    await announceTo(trx, { uuid, advisor_uuid, from: call.user?.full_name ?? '' }, now)
  })
}
