import * as v from 'valibot'
import type { MemberAccess } from './access.ts'
import { endpoint, nothing } from './endpoint.ts'
import { TopicQuestion } from './topic-questions.ts'
import { Alias, FieldErrors, Uuid } from './values.ts'

/** An admin-defined consulting topic; `length` is in minutes. */
export const Topic = v.object({
  uuid: Uuid,
  topic: v.string(),
  comment: v.string(),
  length: v.number(),
  /** Absent without questions. */
  questions: v.optional(v.array(TopicQuestion))
})
export type Topic = v.InferOutput<typeof Topic>
export const Topics = v.array(Topic)

export const TopicAssignments = v.pipe(v.array(v.strictObject({ uuid: Uuid })), v.maxLength(1000))
export type TopicAssignments = v.InferOutput<typeof TopicAssignments>

/** The topics page and its write (spec §6). */
export const ownTopics: MemberAccess = { module: 'online-appointments', institutional: true, topics: true, self: true }

const params = v.strictObject({ alias: Alias })

export const getTopics = /* @__PURE__ */ endpoint('GET', '/api/v1/appointment-topics', {
  summary: 'The topics that administrators have defined.',
  access: { public: true, module: 'online-appointments' },
  query: v.strictObject({ with: v.optional(v.picklist(['relations'])) }),
  answers: { 200: Topics }
})

export const getAdvisorTopics = /* @__PURE__ */ endpoint('GET', '/api/v1/advisors/:alias/appointment-topics', {
  summary: 'The topics that can be booked with an advisor.',
  access: { public: true, module: 'online-appointments', option: 'online_appointment' },
  params,
  answers: { 200: TopicAssignments }
})

export const putAdvisorTopics = /* @__PURE__ */ endpoint('PUT', '/api/v1/advisors/:alias/appointment-topics', {
  summary: 'Replaces the topics that can be booked with the signed-in advisor.',
  access: ownTopics,
  params,
  body: TopicAssignments,
  answers: { 204: nothing, 422: FieldErrors }
})
