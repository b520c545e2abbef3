import type { RelatedTopic, Topic, TopicAssignments, TopicRelation } from '#contract/appointment-topics'
import type { FieldErrors } from '#contract/values'
import { NotFound, Unprocessable } from '../../core/base/failures.ts'
import type { Translate } from '../../core/base/intl.ts'
import { audited } from '../../core/events/audited.ts'
import type { Call } from '../../core/http/http.ts'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'
import { subjectOfCard } from '../../people/advisors/card-subject.service.ts'
import * as repository from './appointment-topics.repository.ts'
import { withCustomerQuestion } from './customer-question.service.ts'

const FINDERS = { advisors: repository.findAdvisors, types: repository.findTypes }

/** The topics on offer, with their relations. */
export async function list(call: Call, relations: readonly TopicRelation[]): Promise<RelatedTopic[]> {
  const { db, locale } = call
  const [topics, ...related] = await Promise.all([
    repository.findAll(db, locale),
    ...relations.map(async (name) => [name, await FINDERS[name](db)] as const)
  ])
  const of = ({ uuid }: Topic) => Object.fromEntries(related.map(([name, found]) => [name, found.get(uuid) ?? []]))
  return topics.map((topic) => ({ ...withCustomerQuestion(call, topic), ...of(topic) }))
}

const assignmentsOf = (topics: readonly repository.AssignedTopic[]): TopicAssignments =>
  topics.map(({ uuid }) => ({ uuid }))

export const assigned = async ({ db, advisor }: Call): Promise<TopicAssignments> =>
  assignmentsOf(await repository.findAssignedTopics(db, advisor.uuid))

const assignments = audited<repository.AssignedTopic[]>({
  lock: (trx, { advisor }) => trx.reviseCalendar(advisor.uuid),
  read: repository.findAssignedTopics,
  subject: (_, call) => subjectOfCard(call),
  fields: (topics) => ({ topics: topics.map(({ topic }) => topic).join(', ') }),
  revised: assignmentsOf
})

/** What is wrong with topics that have been retired in the meantime, by their place. @throws NotFound if one is unknown to the tenant */
export async function faultsOf(db: TenantDb, t: Translate, topics: readonly string[]): Promise<FieldErrors['errors']> {
  const known = await repository.findExisting(db, topics)
  if (known.length < new Set(topics).size) throw new NotFound()
  const retired = known.filter(({ retired_at }) => retired_at)
  return Object.fromEntries(
    retired.map(({ uuid, topic }) => [String(topics.indexOf(uuid)), [t('errors.topic-retired', { topic })]])
  )
}

/** From the topics that an advisor has to those that they shall have. */
type Step = (before: readonly string[]) => readonly string[]

/**
 * Duplicates are ignored. Nothing is saved if one of the topics is unknown, or has been retired (the error then names it).
 * @returns what they are then
 */
async function replace(call: Call, step: Step, revision?: string): Promise<TopicAssignments> {
  const { uuid } = call.advisor
  const write = async (trx: TenantDb, before: readonly repository.AssignedTopic[]) => {
    const topics = step(before.map((one) => one.uuid))
    const faults = await faultsOf(trx, call.t, topics)
    if (Object.keys(faults).length) throw new Unprocessable(faults)
    await repository.replaceAssigned(trx, uuid, [...new Set(topics)])
  }
  return assignmentsOf(await assignments.change(call, uuid, write, revision))
}

/** Replaces an advisor's topics. @throws Conflict if they are no longer those of the revision */
export const assign = (call: Call, topics: TopicAssignments, revision?: string): Promise<TopicAssignments> =>
  replace(call, () => topics.map(({ uuid }) => uuid), revision)

/** Leaves the calendar alone where there is nothing to change. @returns whether there was */
async function change(call: Call, step: Step): Promise<boolean> {
  const before = await repository.findAssigned(call.db, call.advisor.uuid)
  if (step(before).length === before.length) return false
  await replace(call, step)
  return true
}

/** Gives an advisor topics besides those that they have. */
export const give = (call: Call, topics: readonly string[]) =>
  change(call, (before) => [...new Set([...before, ...topics])])

/** Takes topics from an advisor, who keeps the others. */
export const take = (call: Call, topics: readonly string[]) =>
  change(call, (before) => before.filter((uuid) => !topics.includes(uuid)))
