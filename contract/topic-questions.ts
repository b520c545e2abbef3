import * as v from 'valibot'
import { LongText, ShortText, text, Uuid } from './values.ts'

/** Maximum number of questions. */
export const QUESTIONS_MAX = 5
export const OPTIONS_MAX = 12
export const OPTION_MAX = 100
export const ANSWER_MAX = 500

/** Names the question whether the visitor is a customer already, which comes before the topic's own (module `is-already-customer`). */
export const CUSTOMER_QUESTION = '00000000-0000-4000-8000-000000000001'

/** A topic's questions for customers, in one language. */
export const TopicQuestion = v.object({
  uuid: Uuid,
  label: ShortText,
  /** Options; empty for free text. */
  options: v.array(ShortText),
  is_required: v.boolean()
})
export type TopicQuestion = v.InferOutput<typeof TopicQuestion>

export const Answers = v.pipe(
  v.array(v.strictObject({ question: Uuid, answer: text(ANSWER_MAX, 1) })),
  // the topic's, and whether the visitor is a customer
  v.maxLength(QUESTIONS_MAX + 1)
)
export type Answers = v.InferOutput<typeof Answers>

/** A question and its answer as stored with an appointment, in the institution's language. */
export const StoredAnswer = v.object({ question: ShortText, answer: LongText })
export type StoredAnswer = v.InferOutput<typeof StoredAnswer>

/** By the question's uuid, as typed. */
export type AnswersDraft = Readonly<Record<string, string>>

/** Name of the answer's form field, also in refusals. */
export const answerField = (uuid: string) => `answer-${uuid}`

export type AnswerFault = 'required' | 'too-long' | 'invalid'

function faultOf({ options, is_required }: TopicQuestion, answer: string): AnswerFault | undefined {
  if (!answer) return is_required ? 'required' : undefined
  if (options.length) return options.includes(answer) ? undefined : 'invalid'
  return [...answer].length > ANSWER_MAX ? 'too-long' : undefined
}

/** Errors of the answers by field, for the widget, the plain form and the server. */
export function answerFaults(questions: readonly TopicQuestion[], draft: AnswersDraft): Record<string, AnswerFault> {
  const found = questions.map((question) => [
    answerField(question.uuid),
    faultOf(question, (draft[question.uuid] ?? '').trim())
  ])
  return Object.fromEntries(found.filter(([, fault]) => fault))
}

/** The answers to send: only to these questions, without empty ones. */
export const answersOf = (questions: readonly TopicQuestion[], draft: AnswersDraft): Answers =>
  questions.map(({ uuid }) => ({ question: uuid, answer: (draft[uuid] ?? '').trim() })).filter(({ answer }) => answer)
