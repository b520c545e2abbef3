import { answerField } from '#contract/topic-questions'
import { FormGroup } from '../widgets/ui/fields/form-group.tsx'
import { type BookView, questionsOf, type Typed } from './book-view.ts'
import type { Errors } from './field.tsx'

interface QuestionsProps {
  view: BookView
  typed: Typed
  errors: Errors
}

/** The topic's questions, as in the widget. */
export function BookQuestions({ view, typed, errors }: QuestionsProps) {
  const { t } = view.site
  return questionsOf(view).map(({ uuid, label, options, is_required }) => {
    const name = answerField(uuid)
    const typedAnswer = typed.answers[uuid] ?? ''
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
