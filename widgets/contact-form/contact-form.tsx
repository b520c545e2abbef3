import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react'
import type { ContactKind } from '#contract/contact-requests'
import type { contactRequestsMessages } from '#contract/contact-requests.messages'
import type { uiMessages } from '#contract/ui.messages'
import type { visitorMessages } from '#contract/visitor.messages'
import { useHash } from '../core/hash.ts'
import { useHost } from '../core/host.ts'
import { onReturn } from '../core/return.ts'
import { useTexts } from '../core/texts.tsx'
import type { RequestProps } from './request.tsx'

export interface ContactFormProps {
  alias?: string
  /** `basic` (as when absent), `appointment` or `callback`. */
  kind?: string
  /** `inline` (as when absent) or `popup`. */
  mode?: string
}

const TAG = 'advisor-contact-form'

interface Opening {
  /** Spec §2. */
  hash: RegExp
  /** The elements of that kind. */
  alike: string
}

const OPENINGS: Record<ContactKind, Opening> = {
  basic: {
    hash: /^#(contact-request|kontaktanfrage)$/i,
    alike: `${TAG}:not([kind=appointment], [kind=callback])`
  },
  appointment: { hash: /^#(appointment-request|terminwunsch)$/i, alike: `${TAG}[kind=appointment]` },
  callback: { hash: /^#(callback-request|rueckrufwunsch)$/i, alike: `${TAG}[kind=callback]` }
}

const kindOf = (kind: string | undefined) => (kind === 'appointment' || kind === 'callback' ? kind : 'basic')

/** The form and all that checks and sends it come when they are wanted. */
function useForm(isWanted: boolean) {
  const { emit } = useHost()
  const [state, setState] = useState<{ Form?: ComponentType<RequestProps>; isFailed?: boolean }>({})
  const { Form, isFailed } = state
  const load = useCallback(() => {
    setState({})
    import('./request.tsx').then(
      ({ Request }) => setState({ Form: Request }),
      () => {
        setState({ isFailed: true })
        emit('error', { reason: 'load' })
      }
    )
  }, [emit])
  useEffect(() => {
    if (isWanted) load()
  }, [isWanted, load])
  useEffect(() => (isFailed ? onReturn(load) : undefined), [isFailed, load])
  return { Form, isFailed, load }
}

function Failed({ onRetry }: { onRetry: () => void }) {
  const t = useTexts<typeof visitorMessages & typeof uiMessages>()
  return (
    <div className="notice danger stack" role="alert">
      <p>{t('visitor.offline')}</p>
      <div>
        <button type="button" className="button" onClick={onRetry}>
          {t('ui.retry')}
        </button>
      </div>
      <slot />
    </div>
  )
}

/** Writes to an advisor, asks for an appointment or to be called, in the page or as a popup. */
export function ContactForm({ alias = '', kind: asked, mode }: ContactFormProps) {
  const t = useTexts<typeof contactRequestsMessages>()
  const kind = kindOf(asked)
  const isPopup = mode === 'popup'
  const [isOpen, setOpen] = useState(false)
  const [isWanted, setWanted] = useState(!isPopup)
  const { Form, isFailed, load } = useForm(isWanted || !isPopup)
  const frame = useRef<HTMLDivElement>(null)
  const open = useCallback(() => {
    setWanted(true)
    setOpen(true)
    if (isPopup) return
    frame.current?.scrollIntoView({ block: 'start' })
    frame.current?.focus({ preventScroll: true })
  }, [isPopup])
  const { hash, alike } = OPENINGS[kind]
  useHash(hash, open, alike)
  const form = Form && (
    <Form key={`${alias} ${kind}`} alias={alias} kind={kind} popup={isPopup ? { isOpen, setOpen, hash } : undefined} />
  )
  const failed = isFailed && <Failed onRetry={load} />
  if (!isPopup) {
    return (
      <div className="contact card" part="frame" ref={frame} tabIndex={-1}>
        {failed || form || <div className="contact-loading" aria-busy="true" />}
      </div>
    )
  }
  return (
    <>
      <button type="button" className="button primary" part="button" aria-haspopup="dialog" onClick={open}>
        {t(`contact-requests.${kind}`)}
      </button>
      {isOpen && failed}
      {form}
    </>
  )
}
