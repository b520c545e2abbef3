import { useAtomValue, useSetAtom } from 'jotai'
import type { FormEvent } from 'react'
import { type ContactField, isRequired, isTimeFault } from '#contract/contact-requests'
import type { contactRequestsMessages } from '#contract/messages/contact-requests.messages'
import type { uiFieldMessages } from '#contract/messages/ui.messages'
import type { visitorFormMessages } from '#contract/messages/visitor.messages'
import { MAX } from '#contract/visitor'
import { useTexts } from '../../core/element/texts.tsx'
import { useId } from '../../core/element/use-id.ts'
import { usePart } from '../../core/element/use-part.ts'
import { ErrorSummary } from '../../ui/feedback/error-summary.tsx'
import { RequestErrorNotice } from '../../ui/feedback/request-error-notice.tsx'
import { FormGroup } from '../../ui/fields/form-group.tsx'
import { startProofAtom } from '../proof-of-work/proof.ts'
import { TenantPrivacyNote } from '../visitor-fields/tenant-privacy-note.tsx'
import { VisitorFields } from '../visitor-fields/visitor-fields.tsx'
import { refusalsAtom, serverErrorsAtom } from '../visitor-fields/visitor-form.atoms.ts'
import { Preferences } from './preferences.tsx'
import {
  addressAtom,
  changeAtom,
  draftAtom,
  FIELDS,
  faultsAtom,
  offerAtom,
  statusAtom,
  submitAtom
} from './request.atoms.ts'

type Messages = typeof contactRequestsMessages & typeof visitorFormMessages & typeof uiFieldMessages

const isPreference = (field: ContactField) => field === 'date' || field === 'start_time' || field === 'end_time'

const loadQuestion = () => import('./customer-question.tsx').then(({ CustomerQuestion }) => CustomerQuestion)

function useErrors(): Partial<Record<ContactField, string[]>> {
  const t = useTexts<Messages>()
  const faults = useAtomValue(faultsAtom)
  const isRefused = useAtomValue(refusalsAtom) > 0
  const server = useAtomValue(serverErrorsAtom)
  const text = (field: ContactField): string[] | undefined => {
    const fault = isRefused && faults[field]
    if (!fault) return server[field]
    if (isTimeFault(fault)) return [t(`contact-requests.${fault}`)]
    if (isPreference(field) && fault === 'required') return [t(`contact-requests.${field}-required`)]
    const attribute = isPreference(field) ? t(`contact-requests.${field}`) : t(`visitor.${field}`)
    return [t(`ui.${fault}`, { attribute, max: isPreference(field) ? 0 : MAX[field] })]
  }
  return Object.fromEntries(FIELDS.map((field) => [field, text(field)]))
}

function Lead() {
  const t = useTexts<Messages>()
  const { kind } = useAtomValue(addressAtom)
  const offer = useAtomValue(offerAtom)
  return (
    <>
      {offer && <p className="contact-to">{t('contact-requests.with', { name: offer.full_name })}</p>}
      <p className="lead">{t(`contact-requests.${kind}-lead`)}</p>
    </>
  )
}

/** Holds the question's place, so that nothing moves once it is there. */
function Question() {
  const question = useAtomValue(offerAtom)?.customer_question
  return (
    <FormGroup label={question?.label ?? ''}>
      {(control) => <select {...control} className="input" disabled />}
    </FormGroup>
  )
}

function Submit() {
  const t = useTexts<Messages>()
  const isBusy = useAtomValue(statusAtom) === 'processing'
  return (
    <div className="submit">
      <button type="submit" className="button primary" aria-disabled={isBusy || undefined}>
        {t(isBusy ? 'contact-requests.sending' : 'contact-requests.send')}
      </button>
    </div>
  )
}

/** Visitor, message and preferred time; a failed submit keeps the input. */
export function RequestForm({ title }: { title: string | undefined }) {
  const t = useTexts<Messages>()
  const id = useId()
  const { kind } = useAtomValue(addressAtom)
  const draft = useAtomValue(draftAtom)
  const attempt = useAtomValue(refusalsAtom)
  const change = useSetAtom(changeAtom)
  const submit = useSetAtom(submitAtom)
  const startProof = useSetAtom(startProofAtom)
  const errors = useErrors()
  const question = useAtomValue(offerAtom)?.customer_question
  const { Part: Asked = Question } = usePart(loadQuestion, Boolean(question))
  const send = (event: FormEvent) => {
    event.preventDefault()
    submit()
  }
  const list = FIELDS.flatMap((field) => (errors[field] ?? []).map((text) => ({ id: `${id}-${field}`, text })))
  return (
    <form noValidate onSubmit={send} onInput={() => startProof('contact')} className="visitor-form">
      {title && <h2>{title}</h2>}
      <Lead />
      <ErrorSummary attempt={attempt} errors={list} />
      <RequestErrorNotice />
      <p className="help">{t('visitor.required-hint')}</p>
      <Preferences id={id} errors={errors} />
      <VisitorFields
        id={id}
        visitor={draft}
        isRequired={(field) => isRequired(kind, field)}
        errors={errors}
        onChange={change}
      />
      {question && <Asked id={id} />}
      <TenantPrivacyNote />
      <Submit />
    </form>
  )
}
