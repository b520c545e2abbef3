import type { ManagedTopic, TopicChange, TopicDraft, TopicLanguage } from '#contract/topics-management'
import { TOPIC_LANGUAGES, WINDOW_MAX } from '#contract/topics-management'

/** What is typed and chosen; a number that is typed is a text until it is saved. */
export interface Fields extends Omit<TopicDraft, 'texts' | 'window_days'> {
  window_days: string
  other_topic: string
  other_comment: string
}
export type FieldName = keyof Fields

export const otherThan = (own: TopicLanguage) => TOPIC_LANGUAGES.find((one) => one !== own) as TopicLanguage

const USUAL = {
  ...{ topic: '', comment: '', length: 60, slot_step: 30 },
  ...{ buffer_before: 0, buffer_after: 0, notice_minutes: 120, window_days: 90 }
}

export function fieldsOf(topic: ManagedTopic | undefined, other: TopicLanguage): Fields {
  const text = topic?.texts.find(({ language }) => language === other)
  const rules = topic ?? USUAL
  return {
    topic: rules.topic,
    comment: rules.comment,
    length: rules.length,
    slot_step: rules.slot_step,
    buffer_before: rules.buffer_before,
    buffer_after: rules.buffer_after,
    notice_minutes: rules.notice_minutes,
    window_days: String(rules.window_days),
    other_topic: text?.topic ?? '',
    other_comment: text?.comment ?? ''
  }
}

const isWindow = (days: string) => /^\d{1,3}$/.test(days.trim()) && Number(days) >= 1 && Number(days) <= WINDOW_MAX

/** What cannot be saved, by field, as the end of an error's message id. */
export function faultsOf(fields: Fields): Partial<Record<FieldName, 'required' | 'window-days'>> {
  return {
    ...(!fields.topic.trim() && { topic: 'required' as const }),
    ...(fields.other_comment.trim() && !fields.other_topic.trim() && { other_topic: 'required' as const }),
    ...(!isWindow(fields.window_days) && { window_days: 'window-days' as const })
  }
}

function draftOf({ other_topic, other_comment, window_days, ...rest }: Fields, other: TopicLanguage): TopicDraft {
  const text = { language: other, topic: other_topic.trim(), comment: other_comment.trim() }
  const [topic, comment] = [rest.topic.trim(), rest.comment.trim()]
  return { ...rest, topic, comment, window_days: Number(window_days), texts: text.topic ? [text] : [] }
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** All of a new topic; of another what differs from before alone, so that two who edit it do not undo each other. */
export function changeOf(fields: Fields, topic: ManagedTopic | undefined, other: TopicLanguage): TopicChange {
  const draft = draftOf(fields, other)
  if (!topic) return draft
  const before = draftOf(fieldsOf(topic, other), other)
  const differs = ([name, value]: [string, unknown]) => !isSame(value, before[name as keyof TopicDraft])
  return Object.fromEntries(Object.entries(draft).filter(differs))
}

/** Where the server's words about a field stand in the form. */
export const FIELD_OF: Record<string, FieldName> = {
  'texts.0.topic': 'other_topic',
  'texts.0.comment': 'other_comment'
}
