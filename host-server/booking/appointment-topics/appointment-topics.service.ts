import type { RelatedTopic, Topic, TopicAssignments, TopicRelation } from '#contract/appointment-topics'
import { NotFound, Unprocessable } from '../../core/base/failures.ts'
import { audited } from '../../core/events/audited.ts'
import type { Call } from '../../core/http/http.ts'
import { subjectOfCard } from '../../people/advisors/card-subject.service.ts'
import * as repository from './appointment-topics.repository.ts'

const FINDERS = { advisors: repository.findAdvisors, types: repository.findTypes }

/** The topics on offer, with their relations. */
export async function list({ db, locale }: Call, relations: readonly TopicRelation[]): Promise<RelatedTopic[]> {
  const [topics, ...related] = await Promise.all([
    repository.findAll(db, locale),
    ...relations.map(async (name) => [name, await FINDERS[name](db)] as const)
  ])
  const of = ({ uuid }: Topic) => Object.fromEntries(related.map(([name, found]) => [name, found.get(uuid) ?? []]))
  return topics.map((topic) => ({ ...topic, ...of(topic) }))
}

const assignments = audited<string[]>({
  lock: (trx, { advisor }) => trx.reviseCalendar(advisor.uuid),
  read: repository.findAssignedNames,
  subject: (_, call) => subjectOfCard(call),
  fields: (names) => ({ topics: names.join(', ') })
})

/**
 * Replaces an advisor's topics; duplicates are ignored. Nothing is saved if one of them is unknown to the tenant, or has
 * been retired in the meantime (the error then names it).
 */
export async function assign(call: Call, topics: TopicAssignments): Promise<void> {
  const { advisor, t } = call
  const uuids = [...new Set(topics.map(({ uuid }) => uuid))]
  await assignments.change(call, advisor.uuid, async (trx) => {
    const known = await repository.findExisting(trx, uuids)
    if (known.length < uuids.length) throw new NotFound()
    const retired = known.filter(({ retired_at }) => retired_at)
    const fault = ({ uuid, topic }: (typeof retired)[number]) => [
      String(topics.findIndex((one) => one.uuid === uuid)),
      [t('errors.topic-retired', { topic })]
    ]
    if (retired.length) throw new Unprocessable(Object.fromEntries(retired.map(fault)))
    await repository.replaceAssigned(trx, advisor.uuid, uuids)
  })
}
