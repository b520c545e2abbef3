import type { ManagedTopic, QuestionDraft, TopicChange, TopicDraft, TopicLanguage } from '#contract/topics-management'
import { TOPIC_LANGUAGES, WINDOW_MAX } from '#contract/topics-management'

/** The form's values; numbers are text until saved. */
export interface QuestionFields {
  uuid: string
  label: string
  /** One per line. */
  options: string
  other_label: string
  other_options: string
  is_required: boolean
}

export interface Fields extends Omit<TopicDraft, 'documents' | 'texts' | 'window_days' | 'questions'> {
  /** One per line. */
  documents: string
  questions: readonly QuestionFields[]
  window_days: string
  other_topic: string
  other_comment: string
  other_documents: string
}
export type FieldName = keyof Fields

export const otherThan = (own: TopicLanguage) => TOPIC_LANGUAGES.find((one) => one !== own) as TopicLanguage

const USUAL = {
  topic: '',
  comment: '',
  documents: [],
  length: 60,
  slot_step: 30,
  buffer_before: 0,
  buffer_after: 0,
  notice_minutes: 120,
  window_days: 90
}

const textOf = (list: readonly string[] = []) => list.join('\n')

function questionFieldsOf({ uuid, label, options, is_required, texts }: QuestionDraft, other: TopicLanguage) {
  const translated = texts.find(({ language }) => language === other)
  const [other_label, other_options] = [translated?.label ?? '', textOf(translated?.options)]
  return { uuid, is_required, label, options: textOf(options), other_label, other_options }
}

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

function questionOf({ uuid, is_required, ...typed }: QuestionFields, language: TopicLanguage): QuestionDraft {
  const text = { language, label: typed.other_label.trim(), options: linesOf(typed.other_options) }
  const isTranslated = text.label || text.options.length
  return {
    uuid,
    is_required,
    label: typed.label.trim(),
    options: linesOf(typed.options),
    texts: isTranslated ? [text] : []
  }
}

/** A new question; its id comes from the browser. */
export const emptyQuestion = (): QuestionFields => ({
  uuid: newUuid(),
  label: '',
  options: '',
  other_label: '',
  other_options: '',
  is_required: false
})

/** `crypto.randomUUID` is missing on a page without https. */
function newUuid(): string {
  const hex = [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

/** Maps the server's field names to the form's: a list has one field, and a translation fields of its own. */
export const fieldOf = (field: string) =>
  field.replace(/(options|documents)\.\d+$/, '$1').replace(/^(questions\.\d+\.)?texts\.0\.(\w+)$/, '$1other_$2')

export function fieldsOf(topic: ManagedTopic | undefined, other: TopicLanguage): Fields {
  const text = topic?.texts.find(({ language }) => language === other)
  const rules = topic ?? USUAL
  return {
    topic: rules.topic,
    comment: rules.comment,
    documents: textOf(rules.documents),
    length: rules.length,
    slot_step: rules.slot_step,
    buffer_before: rules.buffer_before,
    buffer_after: rules.buffer_after,
    notice_minutes: rules.notice_minutes,
    window_days: String(rules.window_days),
    other_topic: text?.topic ?? '',
    other_comment: text?.comment ?? '',
    other_documents: textOf(text?.documents),
    questions: (topic?.questions ?? []).map((question) => questionFieldsOf(question, other))
  }
}

const isWindow = (days: string) => /^\d{1,3}$/.test(days.trim()) && Number(days) >= 1 && Number(days) <= WINDOW_MAX

/** The errors of a question: it needs a text in the institution's language. */
const questionFaults = ({ label, other_label, other_options }: QuestionFields, at: number) => [
  ...(label.trim() ? [] : [[`questions.${at}.label`, 'required' as const]]),
  ...(other_options.trim() && !other_label.trim() ? [[`questions.${at}.other_label`, 'required' as const]] : [])
]

const isTranslated = ({ other_comment, other_documents }: Fields) =>
  Boolean(other_comment.trim() || other_documents.trim())

/** Errors by field, as suffixes of message ids. */
export function faultsOf(fields: Fields): Record<string, 'required' | 'window-days'> {
  return {
    ...Object.fromEntries(fields.questions.flatMap(questionFaults)),
    ...(!fields.topic.trim() && { topic: 'required' as const }),
    ...(isTranslated(fields) && !fields.other_topic.trim() && { other_topic: 'required' as const }),
    ...(!isWindow(fields.window_days) && { window_days: 'window-days' as const })
  }
}

function draftOf(fields: Fields, other: TopicLanguage): TopicDraft {
  const { other_topic, other_comment, other_documents, window_days, questions: asked, ...rest } = fields
  const text = {
    language: other,
    topic: other_topic.trim(),
    comment: other_comment.trim(),
    documents: linesOf(other_documents)
  }
  return {
    ...rest,
    topic: rest.topic.trim(),
    comment: rest.comment.trim(),
    documents: linesOf(rest.documents),
    window_days: Number(window_days),
    texts: text.topic ? [text] : [],
    questions: asked.map((question) => questionOf(question, other))
  }
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** All fields of a new topic; of an existing one only the changes, so that concurrent edits do not undo each other. */
export function changeOf(fields: Fields, topic: ManagedTopic | undefined, other: TopicLanguage): TopicChange {
  const draft = draftOf(fields, other)
  if (!topic) return draft
  const before = draftOf(fieldsOf(topic, other), other)
  const differs = ([name, value]: [string, unknown]) => !isSame(value, before[name as keyof TopicDraft])
  return Object.fromEntries(Object.entries(draft).filter(differs))
}
