import { useAtomValue, useSetAtom } from 'jotai'
import type { FormEvent } from 'react'
import type { AdvisorProfile } from '#contract/advisors'
import type { conversationsWidgetMessages } from '#contract/messages/conversations.messages'
import type { uiFieldMessages } from '#contract/messages/ui.messages'
import type { visitorFormMessages } from '#contract/messages/visitor.messages'
import { MAX } from '#contract/visitor'
import { useTexts } from '../../core/element/texts.tsx'
import { useId } from '../../core/element/use-id.ts'
import { ErrorSummary } from '../../ui/feedback/error-summary.tsx'
import { RequestErrorNotice } from '../../ui/feedback/request-error-notice.tsx'
import { TextField, type TextFieldProps } from '../../ui/fields/text-field.tsx'
import { startProofAtom } from '../proof-of-work/proof.ts'
import { TenantPrivacyNote } from '../visitor-fields/tenant-privacy-note.tsx'
import { Trap } from '../visitor-fields/visitor-fields.tsx'
import { refusalsAtom, serverErrorsAtom } from '../visitor-fields/visitor-form.atoms.ts'
import { beginAtom, changeAtom, draftAtom, FIELDS, type Field, faultsAtom, isBusyAtom } from './conversation.atoms.ts'

/** The opening hours of today; undefined if they are not known. */
export type OpenToday = AdvisorProfile['open_today']

type Messages = typeof conversationsWidgetMessages & typeof visitorFormMessages & typeof uiFieldMessages

/** When somebody is there: the branch's hours of today, and nothing that is not known. */
function Hours({ open }: { open: OpenToday }) {
  const t = useTexts<Messages>()
  if (!open) return null
  const hours = open.map(({ start_time, end_time }) => `${start_time}–${end_time}`).join(', ')
  return <p className="help">{hours ? t('conversations.open-today', { hours }) : t('conversations.closed-today')}</p>
}

const LONGEST: Record<Field, number> = { name: MAX.first_name, email: MAX.email, text: MAX.note }

const NATIVE: Record<Field, Partial<TextFieldProps>> = {
  name: { autoComplete: 'name', required: true },
  email: { type: 'email', autoComplete: 'email', inputMode: 'email', spellCheck: false },
  text: { rows: 4, autoComplete: 'off', required: true }
}

/** What is wrong with the fields, once they were sent. */
export function useErrors(): Partial<Record<Field, string[]>> {
  const t = useTexts<Messages>()
  const faults = useAtomValue(faultsAtom)
  const isRefused = useAtomValue(refusalsAtom) > 0
  const server = useAtomValue(serverErrorsAtom)
  const textsOf = (field: Field) => {
    const fault = isRefused && faults[field]
    return fault ? [t(`ui.${fault}`, { attribute: t(`conversations.${field}`), max: LONGEST[field] })] : server[field]
  }
  return Object.fromEntries(FIELDS.map((field) => [field, textsOf(field)]))
}

interface BeginProps {
  alias: string
  title: string | undefined
  advisor: string
  open: OpenToday
}

/** The first message, with a name and, if answers should come there too, an address. */
export function Begin({ alias, title, advisor, open }: BeginProps) {
  const t = useTexts<Messages>()
  const id = useId()
  const draft = useAtomValue(draftAtom)
  const attempt = useAtomValue(refusalsAtom)
  const isBusy = useAtomValue(isBusyAtom)
  const change = useSetAtom(changeAtom)
  const begin = useSetAtom(beginAtom)
  const startProof = useSetAtom(startProofAtom)
  const errors = useErrors()
  const send = (event: FormEvent) => {
    event.preventDefault()
    void begin(alias)
  }
  const list = FIELDS.flatMap((field) => (errors[field] ?? []).map((text) => ({ id: `${id}-${field}`, text })))
  return (
    <form noValidate onSubmit={send} onInput={() => startProof('contact')} className="visitor-form">
      {title && <h2>{title}</h2>}
      {advisor && <p className="contact-to">{advisor}</p>}
      <p className="lead">{t('conversations.lead')}</p>
      <Hours open={open} />
      <ErrorSummary attempt={attempt} errors={list} />
      <RequestErrorNotice />
      <p className="help">{t('visitor.required-hint')}</p>
      {FIELDS.map((field) => (
        <TextField
          key={field}
          {...NATIVE[field]}
          id={`${id}-${field}`}
          name={field}
          label={t(`conversations.${field}`)}
          help={field === 'email' ? t('conversations.email-help') : undefined}
          errors={errors[field]}
          value={draft[field]}
          onInput={(value) => change(field, value)}
        />
      ))}
      <Trap />
      <TenantPrivacyNote />
      <div className="submit">
        <button type="submit" className="button primary" aria-disabled={isBusy || undefined}>
          {t('conversations.send')}
        </button>
      </div>
    </form>
  )
}
