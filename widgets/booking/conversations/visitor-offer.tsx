import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { type FormEvent, useEffect, useLayoutEffect, useRef } from 'react'
import type { Missing, OfferedTimes } from '#contract/conversation-offers'
import type { conversationsWidgetMessages } from '#contract/messages/conversations.messages'
import type { uiFieldMessages } from '#contract/messages/ui.messages'
import type { visitorFormMessages } from '#contract/messages/visitor.messages'
import { MAX } from '#contract/visitor'
import { useTexts } from '../../core/element/texts.tsx'
import { useId } from '../../core/element/use-id.ts'
import { TextField, type TextFieldProps } from '../../ui/fields/text-field.tsx'
import { threadAtom } from './conversation.atoms.ts'
import { Offered, useMoment } from './offered.tsx'
import {
  addAtom,
  addedAtom,
  addedErrorsAtom,
  addedFaultsAtom,
  addedRefusalsAtom,
  bookAtom,
  goneAtom,
  isBookingAtom,
  missingAtom,
  type Offer,
  pressAtom,
  pressedAtom
} from './offers.atoms.ts'

const useMessages = useTexts<typeof conversationsWidgetMessages & typeof visitorFormMessages & typeof uiFieldMessages>

const NATIVE: Record<Missing, Partial<TextFieldProps>> = {
  last_name: { autoComplete: 'family-name' },
  email: { type: 'email', autoComplete: 'email', inputMode: 'email', spellCheck: false },
  phone: { type: 'tel', autoComplete: 'tel', inputMode: 'tel' }
}

/** Asks for what an appointment needs beside what the conversation knows. */
function Add({ type, when }: Pick<OfferedTimes, 'type'> & { when: string }) {
  const t = useMessages()
  const id = useId()
  const missing = useAtomValue(missingAtom)(type)
  const faults = useAtomValue(addedFaultsAtom)(type)
  const refusals = useAtomValue(addedRefusalsAtom)
  const server = useAtomValue(addedErrorsAtom)
  const added = useAtomValue(addedAtom)
  const isBooking = useAtomValue(isBookingAtom)
  const add = useSetAtom(addAtom)
  const book = useSetAtom(bookAtom)
  const [, setPressed] = useAtom(pressedAtom)
  const box = useRef<HTMLFormElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: at the first field, or with each refusal at the first wrong one
  useEffect(() => {
    const wrong = box.current?.querySelector<HTMLElement>('[aria-invalid=true]')
    ;(wrong ?? box.current?.querySelector('input'))?.focus()
  }, [refusals])
  const errorsOf = (field: Missing) => {
    const fault = refusals > 0 && faults[field]
    return fault ? [t(`ui.${fault}`, { attribute: t(`visitor.${field}`), max: MAX[field] })] : server[field]
  }
  const send = (event: FormEvent) => {
    event.preventDefault()
    void book(type)
  }
  return (
    <form className="chat" noValidate onSubmit={send} ref={box}>
      <p>{t('conversations.offer-add', { when })}</p>
      {missing.map((field) => (
        <TextField
          key={field}
          {...NATIVE[field]}
          id={`${id}-${field}`}
          name={field}
          required
          label={t(`visitor.${field}`)}
          errors={errorsOf(field)}
          value={added[field]}
          onInput={(value) => add(field, value)}
        />
      ))}
      <div className="chat-actions">
        <button type="submit" className="button primary" aria-busy={isBooking}>
          {t('conversations.offer-book')}
        </button>
        <button type="button" className="button" onClick={() => setPressed(undefined)}>
          {t('conversations.offer-others')}
        </button>
      </div>
    </form>
  )
}

/** That the time was taken meanwhile; the others stand below. It is always there, so that no drawing moves it and its focus. */
function Gone({ message }: { message: string }) {
  const box = useRef<HTMLDivElement>(null)
  // the button that was pressed is gone, each time
  useLayoutEffect(() => {
    if (message) box.current?.focus()
  }, [message])
  return (
    <div role="alert" tabIndex={-1} ref={box} hidden={!message}>
      {message && <p className="notice warning">{message}</p>}
    </div>
  )
}

function Times({ seq, offer, starts }: Offer & { starts: readonly string[] }) {
  const momentOf = useMoment(offer, true)
  const pressed = useAtomValue(pressedAtom)
  const isBooking = useAtomValue(isBookingAtom)
  const press = useSetAtom(pressAtom)
  return (
    <ul className="chat-times">
      {starts.map((start) => (
        <li key={start}>
          <button
            type="button"
            className="button"
            aria-disabled={isBooking || undefined}
            aria-busy={isBooking && pressed?.starts_at === start}
            onClick={() => press({ seq, offer }, start)}
          >
            {momentOf(start)}
          </button>
        </li>
      ))}
    </ul>
  )
}

/** Times that the visitor books with one press; those that are over are not shown, nor is anything once one is booked. */
export function VisitorOffer({ seq, offer }: Offer) {
  const t = useMessages()
  const momentOf = useMoment(offer, true)
  const thread = useAtomValue(threadAtom)
  const pressed = useAtomValue(pressedAtom)
  const isBooking = useAtomValue(isBookingAtom)
  const missing = useAtomValue(missingAtom)
  const gone = useAtomValue(goneAtom)
  const isBooked = thread?.messages.some(({ booked }) => booked?.offer_seq === seq)
  const { ended_at, is_blocked } = thread?.conversation ?? {}
  if (isBooked || ended_at || is_blocked) return <Offered offer={offer} isVisitor />
  const isGone = gone?.seq === seq
  const starts = (isGone ? gone.slots : offer.starts).filter((start) => Date.parse(start) > Date.now())
  const mine = pressed?.seq === seq && (isBooking || missing(offer.type).length > 0) ? pressed : undefined
  const asks = mine && missing(offer.type).length > 0
  return (
    <Offered offer={offer} isVisitor>
      <Gone message={isGone ? gone.message : ''} />
      {asks ? (
        <Add type={offer.type} when={momentOf(mine.starts_at, true)} />
      ) : (
        <>
          <p className="help">{t(starts.length ? 'conversations.offer-press' : 'conversations.offer-over')}</p>
          <Times seq={seq} offer={offer} starts={starts} />
        </>
      )}
    </Offered>
  )
}
