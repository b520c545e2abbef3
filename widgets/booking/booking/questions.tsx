import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import type { bookingFlowMessages } from '#contract/messages/booking.messages'
import type { uiFieldMessages } from '#contract/messages/ui.messages'
import { ANSWER_MAX, answerFaults, answerField, type TopicQuestion } from '#contract/topic-questions'
import { useTexts } from '../../core/element/texts.tsx'
import { SelectField } from '../../ui/fields/select-field.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { refusalsAtom, serverErrorsAtom } from '../visitor-fields/visitor-form.atoms.ts'
import { acceptedAtom, answersAtom, questionsAtom } from './booking.atoms.ts'

type Messages = typeof bookingFlowMessages & typeof uiFieldMessages

/** Errors of the answers, by field. */
export function useAnswerErrors(): Record<string, string[]> {
  const t = useTexts<Messages>()
  const questions = useAtomValue(questionsAtom)
  const answers = useAtomValue(answersAtom)
  const isRefused = useAtomValue(refusalsAtom) > 0
  const server = useAtomValue(serverErrorsAtom)
  const faults = isRefused ? answerFaults(questions, answers) : {}
  const errorsOf = ({ uuid, label }: TopicQuestion) => {
    const fault = faults[answerField(uuid)]
    if (fault === 'required') return [t('booking.answer-required', { label })]
    return fault ? [t(`ui.${fault}`, { attribute: label, max: ANSWER_MAX })] : (server[answerField(uuid)] ?? [])
  }
  return Object.fromEntries(questions.map((question) => [answerField(question.uuid), errorsOf(question)]))
}

/** Of the few that the bank has written for a question. */
type Answer = string & { readonly of: 'question' }

interface QuestionsProps {
  /** Prefix of the fields' ids. */
  id: string
  errors: Record<string, string[]>
}

/** The topic's questions. */
export function Questions({ id, errors }: QuestionsProps) {
  const t = useTexts<Messages>()
  const questions = useAtomValue(questionsAtom)
  const [answers, setAnswers] = useAtom(answersAtom)
  const setAccepted = useSetAtom(acceptedAtom)
  const setServerErrors = useSetAtom(serverErrorsAtom)
  if (!questions.length) return null
  const propsOf = ({ uuid, label, is_required }: TopicQuestion) => {
    const name = answerField(uuid)
    return {
      id: `${id}-${name}`,
      name,
      label: is_required ? label : t('booking.optional', { label }),
      required: is_required,
      errors: errors[name],
      value: answers[uuid] ?? ''
    }
  }
  const change =
    ({ uuid }: TopicQuestion) =>
    (answer: string) => {
      setAnswers({ ...answers, [uuid]: answer })
      setAccepted(false)
      setServerErrors(({ [answerField(uuid)]: _, ...others }) => others)
    }
  return (
    <div className="stack questions">
      {questions.map((question) =>
        question.options.length ? (
          <SelectField
            key={question.uuid}
            {...propsOf(question)}
            options={(['', ...question.options] as Answer[]).map(
              (option) => [option, option || t('booking.choose')] as const
            )}
            onChange={change(question)}
          />
        ) : (
          <TextField
            key={question.uuid}
            {...propsOf(question)}
            rows={2}
            autoComplete="off"
            onInput={change(question)}
          />
        )
      )}
    </div>
  )
}
