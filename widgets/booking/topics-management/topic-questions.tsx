import { useEffect, useRef } from 'react'
import type { topicsManagementMessages } from '#contract/messages/topics-management.messages'
import { QUESTIONS_MAX } from '#contract/topic-questions'
import type { TopicLanguage } from '#contract/topics-management'
import { useTexts } from '../../core/element/texts.tsx'
import { CheckField } from '../../ui/fields/check-field.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { emptyQuestion, type Fields, type QuestionFields } from './topic-form.ts'

const useMessages = useTexts<typeof topicsManagementMessages>

interface QuestionsProps {
  fields: Fields
  errorsOf: (name: string) => readonly string[]
  onChange: (change: (before: Fields) => Pick<Fields, 'questions'>) => void
  /** The language other than the institution's. */
  other: TopicLanguage
}

interface QuestionProps extends Pick<QuestionsProps, 'errorsOf' | 'other'> {
  question: QuestionFields
  at: number
  onEdit: (part: Partial<QuestionFields>) => void
}

function QuestionTexts({ question, at, errorsOf, other, onEdit }: QuestionProps) {
  const t = useMessages()
  const field = (name: 'label' | 'options' | 'other_label' | 'other_options') => ({
    name: `questions.${at}.${name}`,
    value: question[name],
    errors: errorsOf(`questions.${at}.${name}`),
    onInput: (text: string) => onEdit({ [name]: text })
  })
  return (
    <>
      <TextField label={t('topics-management.question-label')} required trim {...field('label')} />
      <TextField
        label={t('topics-management.options')}
        help={t('topics-management.options-help')}
        rows={3}
        {...field('options')}
      />
      <TextField label={t(`topics-management.question-label-${other}`)} trim {...field('other_label')} />
      {question.options.trim() && (
        <TextField label={t(`topics-management.options-${other}`)} rows={3} {...field('other_options')} />
      )}
    </>
  )
}

/** Moves the focus when a question is added or removed: into the new one, or to the add button. */
function useListFocus(count: number) {
  const list = useRef<HTMLFieldSetElement>(null)
  const before = useRef(count)
  useEffect(() => {
    if (count > before.current)
      list.current?.querySelector<HTMLElement>(`[name="questions.${count - 1}.label"]`)?.focus()
    if (count < before.current) list.current?.querySelector<HTMLElement>('.topics-question-add')?.focus()
    before.current = count
  }, [count])
  return list
}

/** The questions for those who book the topic. */
export function TopicQuestions({ fields: { questions }, errorsOf, onChange, other }: QuestionsProps) {
  const t = useMessages()
  const list = useListFocus(questions.length)
  const isFull = questions.length >= QUESTIONS_MAX
  const set = (change: (asked: readonly QuestionFields[]) => readonly QuestionFields[]) =>
    onChange((before) => ({ questions: change(before.questions) }))
  const edit = (uuid: string, part: Partial<QuestionFields>) =>
    set((asked) => asked.map((one) => (one.uuid === uuid ? { ...one, ...part } : one)))
  return (
    <fieldset className="topics-part" ref={list}>
      <legend>{t('topics-management.questions')}</legend>
      <p className="help">{t('topics-management.questions-help')}</p>
      {questions.map((question, at) => (
        <fieldset key={question.uuid} className="topics-question">
          <legend>{t('topics-management.question', { number: at + 1 })}</legend>
          <QuestionTexts {...{ question, at, errorsOf, other }} onEdit={(part) => edit(question.uuid, part)} />
          <CheckField
            name={`questions.${at}.is_required`}
            title={t('topics-management.is_required')}
            checked={question.is_required}
            onChange={(is_required) => edit(question.uuid, { is_required })}
          />
          <button
            type="button"
            className="button quiet"
            onClick={() => set((asked) => asked.filter(({ uuid }) => uuid !== question.uuid))}
          >
            {t('topics-management.remove-question', { number: at + 1 })}
          </button>
        </fieldset>
      ))}
      <button
        type="button"
        className="button topics-question-add"
        aria-disabled={isFull}
        onClick={() => isFull || set((asked) => [...asked, emptyQuestion()])}
      >
        {t('topics-management.add-question')}
      </button>
    </fieldset>
  )
}
