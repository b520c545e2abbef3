import * as v from 'valibot'
import { type MemberAccess, managesCards } from './access.ts'
import { AppointmentType } from './appointment-types.ts'
import { endpoint, nothing } from './endpoint.ts'
import { Based, Outdated } from './revision.ts'
import { TopicQuestion } from './topic-questions.ts'
import { Alias, FieldErrors, ShortText, TEXT_MAX, Uuid } from './values.ts'

/** An admin-defined consulting topic; `length` is in minutes. */
export const Topic = v.object({
  uuid: Uuid,
  topic: ShortText,
  comment: ShortText,
  length: v.number(),
  /** What to bring, or to have ready where nobody comes to the branch; absent where nothing is asked for. */
  documents: v.optional(v.array(ShortText)),
  /** Absent without questions. */
  questions: v.optional(v.array(TopicQuestion))
})
export type Topic = v.InferOutput<typeof Topic>

export const RelatedTopic = v.object({
  ...Topic.entries,
  /** Aliases of the advisors with whom it can be booked, if asked for. */
  advisors: v.optional(v.array(ShortText)),
  /** The appointment types in which one of them takes it, if asked for. */
  types: v.optional(v.array(AppointmentType))
})
export type RelatedTopic = v.InferOutput<typeof RelatedTopic>
export const Topics = v.array(RelatedTopic)

/** More are not assigned at a time. */
export const TOPICS_MAX = 1000

export const TopicAssignments = v.pipe(v.array(v.strictObject({ uuid: Uuid })), v.maxLength(TOPICS_MAX))
export type TopicAssignments = v.InferOutput<typeof TopicAssignments>

/** What a topic is related to (spec §7). */
export const TOPIC_RELATIONS = ['advisors', 'types'] as const
export type TopicRelation = (typeof TOPIC_RELATIONS)[number]

/** `relations` stands for all of them. */
const ALL_RELATIONS = 'relations'

export const relationsIn = (list: string | undefined): readonly TopicRelation[] => {
  const named = list?.split(',') ?? []
  return TOPIC_RELATIONS.filter((name) => named.includes(name) || named.includes(ALL_RELATIONS))
}

const isRelations = (list: string) =>
  list.split(',').every((name) => name === ALL_RELATIONS || TOPIC_RELATIONS.includes(name as TopicRelation))

/** The topics page and its write (spec §6). */
export const ownTopics: MemberAccess = { module: 'online-appointments', institutional: true, topics: true, self: true }

/** Who chooses the topics of other advisors. */
export const managesTopics = {
  module: 'online-appointments',
  topics: true,
  ...managesCards
} as const satisfies MemberAccess

const params = v.strictObject({ alias: Alias })

export const getTopics = /* @__PURE__ */ endpoint('GET', '/api/v1/appointment-topics', {
  summary: 'The topics that administrators have defined; `with` lists relations to include, `relations` all of them.',
  access: { public: true, module: 'online-appointments' },
  query: v.strictObject({
    with: v.optional(v.pipe(v.string(), v.maxLength(TEXT_MAX), v.check(isRelations, 'unknown')))
  }),
  answers: { 200: Topics }
})

export const getAdvisorTopics = /* @__PURE__ */ endpoint('GET', '/api/v1/advisors/:alias/appointment-topics', {
  summary: 'The topics that can be booked with an advisor.',
  access: { public: true, module: 'online-appointments', option: 'online_appointment' },
  params,
  answers: { 200: TopicAssignments }
})

export const putAdvisorTopics = /* @__PURE__ */ endpoint('PUT', '/api/v1/advisors/:alias/appointment-topics', {
  summary:
    'Replaces the topics that can be booked with an advisor. Returns 409 if `revision`, the ETag of the topics as they were read, is out of date.',
  access: { ...ownTopics, delegates: managesTopics.anyRole },
  params,
  query: Based,
  body: TopicAssignments,
  answers: { 204: nothing, 409: Outdated, 422: FieldErrors }
})
