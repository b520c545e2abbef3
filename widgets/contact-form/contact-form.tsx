import { useCallback, useRef, useState } from 'react'
import { type ContactKind, type ContactOffer, getContactOffer } from '#contract/contact-requests'
import type { contactRequestsMessages } from '#contract/contact-requests.messages'
import { caller } from '../core/api.ts'
import { useHash } from '../core/hash.ts'
import { once } from '../core/loads.ts'
import { useTexts } from '../core/texts.tsx'
import { useLoaded } from '../core/use-loaded.ts'
import { expecting, usePart } from '../core/use-part.ts'
import { PartFailed } from '../ui/part-failed.tsx'

export interface ContactFormProps {
  alias?: string
  /** `basic` (as when absent), `appointment` or `callback`. */
  kind?: string
  /** `inline` (as when absent) or `popup`. */
  mode?: string
}

/** Spec §2. */
const HASHES: Record<ContactKind, RegExp> = {
  basic: /^#(contact-request|kontaktanfrage)$/i,
  appointment: /^#(appointment-request|terminwunsch)$/i,
  callback: /^#(callback-request|rueckrufwunsch)$/i
}

const kindOf = (kind: string | undefined) => (kind === 'appointment' || kind === 'callback' ? kind : 'basic')

/** One request for all forms of an advisor on a page. */
const loadOffer = (origin: string, alias: string): Promise<ContactOffer> =>
  once(`contact-offer ${origin} ${alias}`, () => caller(origin)(getContactOffer, { params: { alias } }))

/** The form and all that checks and sends it come when they are wanted. */
const loadForm = () => import('./request.tsx').then(({ Request }) => Request)

/** Writes to an advisor, asks for an appointment or to be called, in the page or as a popup; nothing for a kind that is switched off. */
export function ContactForm({ alias = '', kind: asked, mode }: ContactFormProps) {
  const t = useTexts<typeof contactRequestsMessages>()
  const kind = kindOf(asked)
  const isPopup = mode === 'popup'
  const [isOpen, setOpen] = useState(false)
  const [isWanted, setWanted] = useState(!isPopup)
  const load = useCallback((origin: string) => loadOffer(origin, alias), [alias])
  const offer = useLoaded(alias ? load : undefined)
  const isOn = offer?.kinds.includes(kind)
  const { Part, isFailed, retry } = usePart(loadForm, isOn !== false && (isWanted || !isPopup))
  const frame = useRef<HTMLDivElement>(null)
  const open = useCallback(() => {
    setWanted(true)
    setOpen(true)
    if (isPopup) return
    frame.current?.scrollIntoView({ block: 'start' })
    frame.current?.focus({ preventScroll: true })
  }, [isPopup])
  const hash = HASHES[kind]
  useHash(isOn ? hash : undefined, open)
  if (!offer) return <slot />
  if (!isOn) return null
  const form = Part && (
    <Part
      key={`${alias} ${kind}`}
      alias={alias}
      kind={kind}
      offer={offer}
      popup={isPopup ? { isOpen, setOpen, hash } : undefined}
    />
  )
  const failed = isFailed && <PartFailed onRetry={retry} />
  if (!isPopup) {
    return (
      <div className="contact card" part="frame" ref={frame} tabIndex={-1}>
        {failed || form || <div className="contact-loading" aria-busy="true" />}
      </div>
    )
  }
  return (
    <>
      <button
        type="button"
        className="button primary"
        part="button"
        aria-haspopup="dialog"
        aria-busy={isOpen && !Part && !isFailed}
        onClick={open}
        {...expecting(loadForm)}
      >
        {t(`contact-requests.${kind}`)}
      </button>
      {isOpen && failed}
      {form}
    </>
  )
}
