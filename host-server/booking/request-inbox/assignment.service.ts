import type { RequestChoices } from '#contract/request-assignment'
import type { ChangedRequests } from '#contract/request-inbox'
import { sortedBy } from '../../core/base/collation.ts'
import { found, NotFound, Unprocessable } from '../../core/base/failures.ts'
import { giveWay } from '../../core/base/slices.ts'
import type { Call } from '../../core/http/http.ts'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'
import { announceTo } from '../contact-requests/announcements.service.ts'
import * as colleagues from './colleagues.repository.ts'
import { written } from './replies.service.ts'
import type { InboxRow, Scope } from './request-inbox.repository.ts'
import * as repository from './request-inbox.repository.ts'
import { advisorsOf } from './request-inbox.service.ts'
import { auditedRequests } from './request-log.service.ts'
import { findKnown, scopeOf } from './scope.service.ts'
import * as thread from './thread.repository.ts'

type OwnRequest = Pick<InboxRow, 'advisor_uuid' | 'organization_uuid'>

/** Each is an e-mail to an advisor. */
const ASSIGNMENTS = { name: 'assign-request', points: 10, seconds: 3600 }

/** The branches to whose advisors a user may give a request; undefined for all. */
function targetsOf({ isAll, branches, card }: Scope, request: OwnRequest): readonly string[] | undefined {
  if (isAll) return undefined
  return card === request.advisor_uuid ? [...new Set([...branches, request.organization_uuid])] : branches
}

/** Whether the user may give it to this advisor. */
export async function mayTake(db: TenantDb, scope: Scope, request: OwnRequest, advisor_uuid: string): Promise<boolean> {
  const advisor = await colleagues.findAdvisor(db, advisor_uuid)
  const allowed = targetsOf(scope, request)
  return Boolean(advisor && (!allowed || allowed.includes(advisor.organization_uuid)))
}

/** @throws NotFound for a branch to which the user must not give it */
async function choicesFor(call: Call, request: OwnRequest, organization_uuid?: string): Promise<RequestChoices> {
  const allowed = targetsOf(await scopeOf(call), request)
  const branches = sortedBy(await colleagues.findBranches(call.db, allowed), ({ name }) => name)
  const branch = organization_uuid ?? request.organization_uuid
  if (!branches.some((one) => one.uuid === branch)) throw new NotFound()
  return { branches, advisors: await advisorsOf(call.db, branch) }
}

export async function choices(call: Call, uuid: string, organization_uuid?: string): Promise<RequestChoices> {
  const request = await findKnown(call, uuid)
  const { branches, advisors } = await choicesFor(call, request, organization_uuid)
  return { branches, advisors: advisors.filter((one) => one.uuid !== request.advisor_uuid) }
}

/** For requests of several advisors: advisors who could take one of the user's own, or of the branches that they manage. */
export async function choicesOfMany(call: Call, organization_uuid?: string): Promise<RequestChoices> {
  const { card } = await scopeOf(call)
  const own = card ? await colleagues.findAdvisor(call.db, card) : undefined
  return choicesFor(
    call,
    { advisor_uuid: card ?? '', organization_uuid: own?.organization_uuid ?? '' },
    organization_uuid
  )
}

const limitAssignments = ({ app, db }: Call, uuid: string) =>
  app.limits.take(ASSIGNMENTS, { tenant: db.tenantId, id: uuid })

interface Assignment {
  advisor_uuid: string
  /** '' is none. */
  note: string
}

/** Gives a request to another advisor, who is notified as of a new one, with a note that stays with it. @throws TooMany */
export async function assign(call: Call, uuid: string, to: Assignment): Promise<void> {
  await findKnown(call, uuid)
  await limitAssignments(call, uuid)
  await give(call, uuid, to)
}

/** Returns whether it was not theirs before. */
async function give(call: Call, uuid: string, { advisor_uuid, note }: Assignment): Promise<boolean> {
  let isGiven = false
  await findKnown(call, uuid)
  const scope = await scopeOf(call)
  await auditedRequests.change(call, uuid, async (trx, before) => {
    const now = call.app.clock.now()
    // somebody else may have been faster
    found(await repository.find(trx, scope, uuid))
    if (!(await mayTake(trx, scope, before, advisor_uuid)))
      throw new Unprocessable({ advisor_uuid: [call.t('request-inbox.advisor-unknown')] })
    if (before.advisor_uuid === advisor_uuid) return
    await repository.update(trx, uuid, { advisor_uuid })
    const author_uuid = call.user?.advisor_uuid ?? null
    if (note) await thread.insertReply(trx, uuid, { ...written(call, note, now, { is_internal: true }), author_uuid })
    await announceTo(trx, { uuid, advisor_uuid, from: call.user?.full_name ?? '', note }, now)
    isGiven = true
  })
  return isGiven
}

/** Gives requests to another advisor, without those that the user may not give them. @throws Unprocessable if that is all */
export async function assignMany(
  call: Call,
  requests: readonly string[],
  advisor_uuid: string
): Promise<ChangedRequests> {
  // in one order, so that two users do not wait for each other
  const uuids = [...new Set(requests)].toSorted()
  for (const uuid of uuids) await limitAssignments(call, uuid)
  return call.db.transaction(async (trx) => {
    const changed: string[] = []
    let refusal: unknown
    for (const uuid of uuids) {
      await giveWay()
      try {
        if (await give({ ...call, db: trx }, uuid, { advisor_uuid, note: '' })) changed.push(uuid)
      } catch (failure) {
        if (!(failure instanceof NotFound || failure instanceof Unprocessable)) throw failure
        if (failure instanceof Unprocessable) refusal = failure
      }
    }
    if (refusal && !changed.length) throw refusal
    return { changed }
  })
}
