import { type AnswersDraft, answerField, type TopicQuestion } from '#contract/topic-questions'
import { FormGroup } from '../widgets/ui/fields/form-group.tsx'
import type { Errors } from './field.tsx'
import type { Site } from './site.ts'

interface QuestionsProps {
  site: Site
  questions: readonly TopicQuestion[]
  /** As typed. */
  answers: AnswersDraft
  errors: Errors
}

/** A topic's questions, as in the widget. */
export function BookQuestions({ site: { t }, questions, answers, errors }: QuestionsProps) {
  return questions.map(({ uuid, label, options, is_required }) => {
    const name = answerField(uuid)
    const typedAnswer = answers[uuid] ?? ''
    return (
      <FormGroup
        key={uuid}
        id={name}
        label={is_required ? label : t('booking.optional', { label })}
        required={is_required}
        errors={errors[name] ? [errors[name]] : []}
      >
        {(control) =>
          options.length ? (
            <select className="input" name={name} defaultValue={typedAnswer} {...control}>
              <option value="">{t('booking.choose')}</option>
              {options.map((option) => (
                <option key={option} value={option} selected={option === typedAnswer}>
                  {option}
                </option>
              ))}
            </select>
          ) : (
            <textarea className="input" name={name} rows={2} defaultValue={typedAnswer} {...control} />
          )
        }
      </FormGroup>
    )
  })
}
