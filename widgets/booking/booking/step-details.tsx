import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import type { FormEvent } from 'react'
import type { bookingFlowMessages } from '#contract/messages/booking.messages'
import type { uiFieldMessages } from '#contract/messages/ui.messages'
import type { visitorFormMessages } from '#contract/messages/visitor.messages'
import { faultsOf, MAX, VISITOR_FIELDS, type VisitorField } from '#contract/visitor'
import { useTexts } from '../../core/element/texts.tsx'
import { useId } from '../../core/element/use-id.ts'
import { ErrorSummary } from '../../ui/feedback/error-summary.tsx'
import { textsChosenAtom } from '../text-messages/consent.atoms.ts'
import { TextConsent } from '../text-messages/consent.tsx'
import { TenantPrivacyNote } from '../visitor-fields/tenant-privacy-note.tsx'
import { VisitorFields } from '../visitor-fields/visitor-fields.tsx'
import { refusalsAtom, serverErrorsAtom } from '../visitor-fields/visitor-form.atoms.ts'
import { Actions } from './actions.tsx'
import { submitDetailsAtom } from './book.atoms.ts'
import { acceptedAtom, choiceAtom, visitorAtom } from './booking.atoms.ts'
import { Questions, useAnswerErrors } from './questions.tsx'

type Messages = typeof bookingFlowMessages & typeof uiFieldMessages & typeof visitorFormMessages

function useErrors(): Partial<Record<VisitorField, string[]>> {
  const t = useTexts<Messages>()
  const visitor = useAtomValue(visitorAtom)
  const { type = 'online' } = useAtomValue(choiceAtom)
  const isRefused = useAtomValue(refusalsAtom) > 0
  const server = useAtomValue(serverErrorsAtom)
  const hasTexts = useAtomValue(textsChosenAtom)
  const faults = isRefused ? faultsOf(visitor, hasTexts ? 'by-phone' : type) : {}
  const text = (field: VisitorField) => {
    const fault = faults[field]
    if (fault) return [t(`ui.${fault}`, { attribute: t(`visitor.${field}`), max: MAX[field] })]
    return server[field]
  }
  return Object.fromEntries(VISITOR_FIELDS.map((field) => [field, text(field)]))
}

/** Name and contact of the visitor. */
export function DetailsStep() {
  const t = useTexts<Messages>()
  const id = useId()
  const [visitor, setVisitor] = useAtom(visitorAtom)
  const byPhone = useAtomValue(choiceAtom).type === 'by-phone'
  const hasTexts = useAtomValue(textsChosenAtom)
  const [, setServerErrors] = useAtom(serverErrorsAtom)
  const setAccepted = useSetAtom(acceptedAtom)
  const attempt = useAtomValue(refusalsAtom)
  const submit = useSetAtom(submitDetailsAtom)
  const errors = useErrors()
  const answerErrors = useAnswerErrors()
  const change = (field: VisitorField, value: string) => {
    setVisitor({ ...visitor, [field]: value })
    setAccepted(false)
    setServerErrors(({ [field]: _, ...others }) => others)
  }
  const isRequired = (field: VisitorField) => field !== 'note' && (field !== 'phone' || byPhone || hasTexts)
  const send = (event: FormEvent) => {
    event.preventDefault()
    submit()
  }
  return (
    <form noValidate onSubmit={send} className="visitor-form">
      <ErrorSummary
        attempt={attempt}
        errors={Object.entries({ ...errors, ...answerErrors }).flatMap(([field, texts = []]) =>
          texts.map((text) => ({ id: `${id}-${field}`, text }))
        )}
      />
      <p className="help">{t('visitor.required-hint')}</p>
      <VisitorFields
        id={id}
        visitor={visitor}
        isRequired={isRequired}
        help={{ note: t('booking.note-help'), ...(!byPhone && { phone: t('visitor.phone-optional-help') }) }}
        errors={errors}
        belowPhone={<TextConsent id={`${id}-texts`} about="booking" />}
        onChange={change}
      />
      <Questions id={id} errors={answerErrors} />
      <TenantPrivacyNote />
      <Actions>
        <button type="submit" className="button primary">
          {t('booking.continue')}
        </button>
      </Actions>
    </form>
  )
}
