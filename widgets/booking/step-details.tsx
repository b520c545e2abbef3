import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { type FormEvent, useId } from 'react'
import type { bookingMessages } from '#contract/booking.messages'
import type { uiMessages } from '#contract/ui.messages'
import { faultsOf, MAX, type VisitorField } from '#contract/visitor'
import { useTexts } from '../core/texts.tsx'
import { ErrorSummary } from '../ui/error-summary.tsx'
import { TextField, type TextFieldProps } from '../ui/text-field.tsx'
import { Actions } from './actions.tsx'
import { refusalsAtom, serverErrorsAtom, submitDetailsAtom, trapAtom } from './book.atoms.ts'
import { acceptedAtom, choiceAtom, visitorAtom } from './booking.atoms.ts'
import { VISITOR_FIELDS } from './visitor-draft.ts'

type Messages = typeof bookingMessages & typeof uiMessages

const NATIVE: Record<VisitorField, Partial<TextFieldProps>> = {
  first_name: { autoComplete: 'given-name' },
  last_name: { autoComplete: 'family-name' },
  email: { type: 'email', autoComplete: 'email', inputMode: 'email', spellCheck: false },
  phone: { type: 'tel', autoComplete: 'tel', inputMode: 'tel' },
  note: { rows: 4, autoComplete: 'off' }
}

const COUNTED_FROM = 20

function useErrors(): Partial<Record<VisitorField, string[]>> {
  const t = useTexts<Messages>()
  const visitor = useAtomValue(visitorAtom)
  const { type = 'online' } = useAtomValue(choiceAtom)
  const isRefused = useAtomValue(refusalsAtom) > 0
  const server = useAtomValue(serverErrorsAtom)
  const faults = isRefused ? faultsOf(visitor, type) : {}
  const text = (field: VisitorField) => {
    const fault = faults[field]
    if (fault) return [t(`ui.${fault}`, { attribute: t(`booking.${field}`), max: MAX[field] })]
    return server[field]
  }
  return Object.fromEntries(VISITOR_FIELDS.map((field) => [field, text(field)]))
}

function Remaining() {
  const t = useTexts<Messages>()
  const left = MAX.note - [...useAtomValue(visitorAtom).note.trim()].length
  const text = () => {
    if (left > COUNTED_FROM) return
    return left < 0 ? t('booking.characters-over', { count: -left }) : t('booking.characters-left', { count: left })
  }
  return (
    <p className="help remaining" role="status">
      {text()}
    </p>
  )
}

/** People do not see it, and screen readers pass it by. */
function Trap() {
  const [value, setValue] = useAtom(trapAtom)
  return (
    <div className="trap" aria-hidden="true">
      <label>
        Website
        <input
          name="website"
          tabIndex={-1}
          autoComplete="off"
          value={value}
          onInput={({ currentTarget }) => setValue(currentTarget.value)}
        />
      </label>
    </div>
  )
}

/** Who comes, and how to reach them. */
export function DetailsStep() {
  const t = useTexts<Messages>()
  const id = useId()
  const [visitor, setVisitor] = useAtom(visitorAtom)
  const byPhone = useAtomValue(choiceAtom).type === 'by-phone'
  const [, setServerErrors] = useAtom(serverErrorsAtom)
  const setAccepted = useSetAtom(acceptedAtom)
  const attempt = useAtomValue(refusalsAtom)
  const submit = useSetAtom(submitDetailsAtom)
  const errors = useErrors()
  const change = (field: VisitorField, value: string) => {
    setVisitor({ ...visitor, [field]: value })
    setAccepted(false)
    setServerErrors(({ [field]: _, ...others }) => others)
  }
  const isRequired = (field: VisitorField) => field !== 'note' && (field !== 'phone' || byPhone)
  const labelOf = (field: VisitorField) => {
    if (field === 'note') return t('booking.note-optional')
    return field === 'phone' && !byPhone ? t('booking.phone-optional') : t(`booking.${field}`)
  }
  const help = {
    email: t('booking.email-help'),
    phone: byPhone ? t('booking.phone-help') : t('booking.phone-optional-help'),
    note: t('booking.note-help')
  }
  const send = (event: FormEvent) => {
    event.preventDefault()
    submit()
  }
  return (
    <form noValidate onSubmit={send} className="details">
      <ErrorSummary
        attempt={attempt}
        errors={VISITOR_FIELDS.flatMap((field) =>
          (errors[field] ?? []).map((text) => ({ id: `${id}-${field}`, text }))
        )}
      />
      <p className="help">{t('booking.required-hint')}</p>
      <div className="fields">
        {VISITOR_FIELDS.map((field) => (
          <div key={field} className={field}>
            <TextField
              {...NATIVE[field]}
              id={`${id}-${field}`}
              name={field}
              label={labelOf(field)}
              help={help[field as keyof typeof help]}
              required={isRequired(field)}
              errors={errors[field]}
              value={visitor[field]}
              onInput={(value) => change(field, value)}
            />
          </div>
        ))}
        <Remaining />
      </div>
      <Trap />
      <Actions>
        <button type="submit" className="button primary">
          {t('booking.continue')}
        </button>
      </Actions>
    </form>
  )
}
