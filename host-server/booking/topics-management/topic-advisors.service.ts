import type { AssignmentOutcome, TopicAdvisors } from '#contract/topics-management'
import { sortedBy } from '../../core/base/collation.ts'
import { Conflict, NotFound } from '../../core/base/failures.ts'
import { fullName } from '../../core/base/full-name.ts'
import { record } from '../../core/events/audit-record.ts'
import type { Call } from '../../core/http/http.ts'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'
import * as repository from './topic-advisors.repository.ts'
import { lockExisting } from './topics-management.service.ts'

interface Change {
  assign: readonly string[]
  withdraw: readonly string[]
}

export async function read({ db }: Call, uuid: string): Promise<TopicAdvisors> {
  const known = await db.table('appointment_topics').where({ uuid }).first('uuid')
  if (!known) throw new NotFound()
  return repository.findAll(db, uuid)
}

/** A title may contain a comma. */
const sorted = (names: readonly string[]) => sortedBy(names, (name) => name)

/** Throws NotFound if any of the advisors is unknown to the tenant. */
async function namesOf(trx: TenantDb, uuids: readonly string[]): Promise<Map<string, string>> {
  const known = await repository.findExisting(trx, uuids)
  if (known.length < uuids.length) throw new NotFound()
  return new Map(known.map((one) => [one.uuid, fullName(one)]))
}

/** Reduces the request to actual changes; an advisor in both lists loses the topic. */
async function outcomeOf(trx: TenantDb, topic: string, { assign, withdraw }: Change): Promise<AssignmentOutcome> {
  const holders = new Set(await repository.findHolders(trx, topic, [...assign, ...withdraw]))
  const lost = new Set(withdraw)
  return {
    assigned: [...new Set(assign)].filter((uuid) => !holders.has(uuid) && !lost.has(uuid)),
    withdrawn: [...lost].filter((uuid) => holders.has(uuid))
  }
}

/** Assigns a topic to advisors and withdraws it from others, all or nothing; appointments stay. */
export async function change(call: Call, uuid: string, wanted: Change): Promise<AssignmentOutcome> {
  const uuids = [...new Set([...wanted.assign, ...wanted.withdraw])]
  return call.db.transaction(async (trx) => {
    const names = await namesOf(trx, uuids)
    await repository.reviseCalendars(trx, uuids)
    const { topic, retired_at } = await lockExisting(trx, uuid)
    if (retired_at) throw new Conflict('errors.topic-not-on-offer')
    const outcome = await outcomeOf(trx, uuid, wanted)
    await repository.insert(trx, uuid, outcome.assigned)
    await repository.remove(trx, uuid, outcome.withdrawn)
    const named = (list: readonly string[]) => sorted(list.map((one) => names.get(one) ?? '')).join('; ') || undefined
    const after = { assigned: named(outcome.assigned), withdrawn: named(outcome.withdrawn) }
    await record(trx, call, { object: 'topic', id: uuid, name: topic }, {}, after)
    return outcome
  })
}
