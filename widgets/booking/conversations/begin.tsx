import { useAtomValue, useSetAtom } from 'jotai'
import type { FormEvent } from 'react'
import type { ChatTimes } from '#contract/conversations'
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

type Messages = typeof conversationsWidgetMessages & typeof visitorFormMessages & typeof uiFieldMessages

/** When answers come: by the branch's hours of today, the last weeks and what the advisor says; nothing that is not known. */
function Times({ advisor, times: { open_today, answers_within, away_until } }: { advisor: string; times: ChatTimes }) {
  const t = useTexts<Messages>()
  const hours = open_today?.map(({ start_time, end_time }) => `${start_time}–${end_time}`).join(', ')
  return (
    <>
      {away_until && <p className="notice">{t('conversations.answers-later', { name: advisor })}</p>}
      {open_today && (
        <p className="help">{hours ? t('conversations.open-today', { hours }) : t('conversations.closed-today')}</p>
      )}
      {answers_within && !away_until && (
        <p className="help">
          {t('conversations.answers-within', { minutes: answers_within, hours: Math.floor(answers_within / 60) })}
        </p>
      )}
    </>
  )
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
  advisor: string
  times: ChatTimes | undefined
}

/** The first message, with a name and, if answers should come there too, an address. */
export function Begin({ alias, advisor, times }: BeginProps) {
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
      {advisor && <p className="contact-to">{advisor}</p>}
      <p className="lead">{t('conversations.lead')}</p>
      {times && <Times advisor={advisor} times={times} />}
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
