import { type Locale, languageOf } from '#contract/locales'
import {
  ANSWER_MAX,
  type Answers,
  type AnswersDraft,
  answerFaults,
  answerField,
  answersOf,
  type StoredAnswer,
  type TopicQuestion
} from '#contract/topic-questions'
import type { QuestionDraft } from '#contract/topics-management'
import { Unprocessable } from '../../core/base/failures.ts'
import type { Translate } from '../../core/base/intl.ts'

/** Parses the `answers` column of an appointment. */
export const answersIn = (json: string): StoredAnswer[] => JSON.parse(json)

/** Parses the `questions` column of a topic. */
export const questionsOf = (json: string): QuestionDraft[] => JSON.parse(json)

const spokenIn = ({ texts, ...own }: QuestionDraft, language: string) =>
  texts.find((text) => text.language === language) ?? own

/** A topic's questions in a language, falling back to the institution's where a question has no translation. */
export const questionsIn = (json: string, locale: Locale): TopicQuestion[] =>
  questionsOf(json).map((question) => {
    const { label, options } = spokenIn(question, languageOf(locale))
    const { uuid, is_required } = question
    return { uuid, label, options: options.length ? options : question.options, is_required }
  })

/** Translates a chosen option back to the institution's language; an unknown one is returned as it is, and fails validation. */
function ownOption({ options, texts }: QuestionDraft, answer: string): string {
  const at = texts.map((text) => text.options.indexOf(answer)).find((index) => index >= 0)
  return options.includes(answer) ? answer : (options[at ?? -1] ?? answer)
}

/** What is wrong with typed answers, by field, with the widget's texts. */
export function answerErrors(
  questions: readonly TopicQuestion[],
  draft: AnswersDraft,
  t: Translate
): Record<string, string> {
  const labelOf = (field: string) => questions.find(({ uuid }) => answerField(uuid) === field)?.label ?? ''
  const errors = Object.entries(answerFaults(questions, draft)).map(([name, fault]) => [
    name,
    fault === 'required'
      ? t('booking.answer-required', { label: labelOf(name) })
      : t(`ui.${fault}`, { attribute: labelOf(name), max: ANSWER_MAX })
  ])
  return Object.fromEntries(errors)
}

/** Validates answers and returns them in the institution's language; answers to questions that no longer exist are dropped. */
export function validateAnswers(json: string, given: Answers, t: Translate): StoredAnswer[] {
  const drafts = questionsOf(json)
  const byQuestion = new Map(given.map(({ question, answer }) => [question, answer]))
  const typed = Object.fromEntries(drafts.map((one) => [one.uuid, ownOption(one, byQuestion.get(one.uuid) ?? '')]))
  const faults = answerFaults(drafts, typed)
  const refused = drafts.flatMap(({ uuid }) => {
    const [field, length] = [answerField(uuid), [...(typed[uuid] ?? '')].length]
    const fault = faults[field] === 'invalid' ? 'field' : faults[field]
    return fault ? [[field, [t(`errors.${fault}`, { max: ANSWER_MAX, length })]] as const] : []
  })
  if (refused.length) throw new Unprocessable(Object.fromEntries(refused))
  const labelOf = (uuid: string) => drafts.find((one) => one.uuid === uuid)?.label ?? ''
  return answersOf(drafts, typed).map(({ question, answer }) => ({ question: labelOf(question), answer }))
}
