import * as v from 'valibot'
import { administers } from './access.ts'
import { BUFFER_MAX, NOTICE_MAX } from './advisor-settings.ts'
import { endpoint, nothing } from './endpoint.ts'
import { TopicDocuments } from './topic-documents.ts'
import { OPTION_MAX, OPTIONS_MAX, QUESTIONS_MAX } from './topic-questions.ts'
import { Alias, Failure, FieldErrors, FullName, GRAIN_MINUTES, Instant, line, ShortText, Url, Uuid } from './values.ts'

/** A working day. */
export const LENGTH_MAX = 8 * 60
export const STEP_MAX = 4 * 60
export const WINDOW_MAX = 365
/** Maximum number of advisors in one change. */
const ADVISORS_MAX = 5000

/** The languages of a topic's texts; formal and informal German share them. */
export const TOPIC_LANGUAGES = ['en', 'de'] as const
export type TopicLanguage = (typeof TOPIC_LANGUAGES)[number]

const quarters = /* @__NO_SIDE_EFFECTS__ */ (min: number, max: number) =>
  v.pipe(v.number(), v.integer(), v.multipleOf(GRAIN_MINUTES), v.minValue(min), v.maxValue(max))

const whole = /* @__NO_SIDE_EFFECTS__ */ (min: number, max: number, fault?: string) =>
  v.pipe(v.number(fault), v.integer(fault), v.minValue(min, fault), v.maxValue(max, fault))

const words = {
  topic: line(undefined, 1),
  comment: line(),
  documents: v.optional(TopicDocuments, [])
}

/** A topic's texts in a language other than the institution's. */
const TopicText = v.strictObject({ language: v.picklist(TOPIC_LANGUAGES), ...words })
export type TopicText = v.InferOutput<typeof TopicText>

const asked = {
  label: line(undefined, 1),
  /** Options; empty for free text. */
  options: v.pipe(v.array(line(OPTION_MAX, 1)), v.maxLength(OPTIONS_MAX, 'too-many-options'))
}

interface Optional {
  options: string[]
  texts: { options: string[] }[]
}

/** Other languages have as many options, or none to use the institution's. */
const isMatching = ({ options, texts }: Optional) =>
  texts.every((text) => !text.options.length || text.options.length === options.length)

const isEachOnce = ({ options, texts }: Optional) =>
  [options, ...texts.map((text) => text.options)].every((list) => new Set(list).size === list.length)

/** A question to the customer, in the institution's own language and in others. */
const QuestionDraft = v.pipe(
  v.strictObject({
    uuid: Uuid,
    is_required: v.boolean(),
    ...asked,
    texts: v.array(v.strictObject({ language: v.picklist(TOPIC_LANGUAGES), ...asked }))
  }),
  v.forward(
    v.partialCheck([['options'], ['texts']], (question) => isMatching(question), 'options-count'),
    ['options']
  ),
  v.forward(
    v.partialCheck([['options'], ['texts']], (question) => isEachOnce(question), 'options-twice'),
    ['options']
  )
)
export type QuestionDraft = v.InferOutput<typeof QuestionDraft>

const isOncePerLanguage = (texts: TopicText[]) => new Set(texts.map(({ language }) => language)).size === texts.length

const fields = {
  /** In the institution's own language. */
  ...words,
  length: quarters(GRAIN_MINUTES, LENGTH_MAX),
  buffer_before: quarters(0, BUFFER_MAX),
  buffer_after: quarters(0, BUFFER_MAX),
  notice_minutes: whole(0, NOTICE_MAX),
  window_days: whole(1, WINDOW_MAX, 'window-days'),
  slot_step: quarters(GRAIN_MINUTES, STEP_MAX),
  texts: v.pipe(v.array(TopicText), v.check(isOncePerLanguage)),
  /** In order. */
  questions: v.optional(v.pipe(v.array(QuestionDraft), v.maxLength(QUESTIONS_MAX, 'too-many-questions')), [])
}

export const TopicDraft = v.strictObject(fields)
export type TopicDraft = v.InferOutput<typeof TopicDraft>

/** Absent fields stay unchanged. */
export const TopicChange = v.partial(TopicDraft)
export type TopicChange = v.InferOutput<typeof TopicChange>

const shown = { topic: ShortText, comment: ShortText, documents: v.array(ShortText) }

/** A topic as administrators see it; stored values may lie outside a draft's options. */
export const ManagedTopic = v.object({
  uuid: Uuid,
  ...shown,
  length: v.number(),
  buffer_before: v.number(),
  buffer_after: v.number(),
  notice_minutes: v.number(),
  window_days: v.number(),
  slot_step: v.number(),
  texts: v.array(v.object({ language: v.picklist(TOPIC_LANGUAGES), ...shown })),
  questions: v.array(QuestionDraft),
  /** Since when it is no longer offered. */
  retired_at: v.nullable(Instant),
  /** Number of advisors who offer it. */
  advisors: v.number(),
  /** Number of upcoming appointments. */
  upcoming: v.number(),
  /** Whether it was booked or is assigned, and so can be retired but not deleted. */
  is_used: v.boolean()
})
export type ManagedTopic = v.InferOutput<typeof ManagedTopic>

/** In the visitors' order. */
export const ManagedTopics = v.object({
  /** The institution's language, which every topic has texts in. */
  language: v.picklist(TOPIC_LANGUAGES),
  topics: v.array(ManagedTopic)
})
export type ManagedTopics = v.InferOutput<typeof ManagedTopics>

export const TopicAdvisor = v.object({
  uuid: Uuid,
  slug: Alias,
  full_name: FullName,
  photo: v.nullable(Url),
  organization_uuid: Uuid,
  has_topic: v.boolean()
})
export type TopicAdvisor = v.InferOutput<typeof TopicAdvisor>

export const TopicAdvisors = v.object({
  branches: v.array(v.object({ uuid: Uuid, name: ShortText })),
  advisors: v.array(TopicAdvisor)
})
export type TopicAdvisors = v.InferOutput<typeof TopicAdvisors>

const AdvisorUuids = v.pipe(v.array(Uuid), v.maxLength(ADVISORS_MAX))

/** Advisors who get a topic and who lose it; an advisor in both lists loses it. */
const AssignmentChange = v.strictObject({ assign: AdvisorUuids, withdraw: AdvisorUuids })

/** The advisors changed; swapped, the lists undo the change. */
export const AssignmentOutcome = v.object({ assigned: v.array(Uuid), withdrawn: v.array(Uuid) })
export type AssignmentOutcome = v.InferOutput<typeof AssignmentOutcome>

const params = v.strictObject({ uuid: Uuid })

export const getManagedTopics = /* @__PURE__ */ endpoint('GET', '/api/v1/appointment-topics/managed', {
  summary: 'All topics with their rules and texts, including retired ones.',
  access: administers,
  answers: { 200: ManagedTopics }
})

export const postTopic = /* @__PURE__ */ endpoint('POST', '/api/v1/appointment-topics', {
  summary: 'Adds a topic at the end of the list.',
  access: administers,
  body: TopicDraft,
  answers: { 201: v.object({ uuid: Uuid }), 422: FieldErrors }
})

export const patchTopic = /* @__PURE__ */ endpoint('PATCH', '/api/v1/appointment-topics/:uuid', {
  summary: 'Changes a topic; omitted fields and booked appointments stay unchanged.',
  access: administers,
  params,
  body: TopicChange,
  answers: { 204: nothing, 422: FieldErrors }
})

export const deleteTopic = /* @__PURE__ */ endpoint('DELETE', '/api/v1/appointment-topics/:uuid', {
  summary: 'Deletes a topic that was never booked and that no advisor offers.',
  access: administers,
  params,
  answers: { 204: nothing, 409: Failure }
})

export const putTopicPosition = /* @__PURE__ */ endpoint('PUT', '/api/v1/appointment-topics/:uuid/place', {
  summary: 'Moves a topic before another one, or to the end.',
  access: administers,
  params,
  body: v.strictObject({ before: v.nullable(Uuid) }),
  answers: { 204: nothing }
})

export const putRetirement = /* @__PURE__ */ endpoint('PUT', '/api/v1/appointment-topics/:uuid/retirement', {
  summary: 'Retires a topic; booked appointments stay.',
  access: administers,
  params,
  answers: { 204: nothing }
})

export const deleteRetirement = /* @__PURE__ */ endpoint('DELETE', '/api/v1/appointment-topics/:uuid/retirement', {
  summary: 'Offers a retired topic again, with the same advisors as before.',
  access: administers,
  params,
  answers: { 204: nothing }
})

export const getTopicAdvisors = /* @__PURE__ */ endpoint('GET', '/api/v1/appointment-topics/:uuid/advisors', {
  summary: 'All advisors by branch, and whether they offer the topic.',
  access: administers,
  params,
  answers: { 200: TopicAdvisors }
})

export const patchTopicAdvisors = /* @__PURE__ */ endpoint('PATCH', '/api/v1/appointment-topics/:uuid/advisors', {
  summary: 'Assigns a topic to advisors and removes it from others; returns the advisors for whom something changed.',
  access: administers,
  params,
  body: AssignmentChange,
  answers: { 200: AssignmentOutcome, 409: Failure }
})
