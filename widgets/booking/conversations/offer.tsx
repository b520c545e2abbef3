import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import { OFFERED_STARTS_MAX } from '#contract/conversation-offers'
import type { Conversation } from '#contract/conversations'
import type { conversationsMessages } from '#contract/messages/conversations.messages'
import type { uiMessages } from '#contract/messages/ui.messages'
import { NOTE_MAX } from '#contract/values'
import { useTexts, useTextsContext } from '../../core/element/texts.tsx'
import { useStyles } from '../../ui/base/use-styles.ts'
import { DialogActions } from '../../ui/dialogs/dialog-actions.tsx'
import { useGuarded } from '../../ui/dialogs/guarded-modal.tsx'
import { Busy } from '../../ui/feedback/busy.tsx'
import { GeneralError } from '../../ui/feedback/general-error.tsx'
import { Placeholder } from '../../ui/feedback/placeholder.tsx'
import { LimitedField, lengthOf } from '../../ui/fields/limited-field.tsx'
import appointmentsCss from '../appointments/appointments.css?inline'
import { momentIn } from '../appointments/dates.ts'
import { NoOffer } from '../appointments/no-offer.tsx'
import { TopicAndType, useTopicAndType } from '../appointments/topic-and-type.tsx'
import { Picker } from '../booking/picker.tsx'
import { isBusyAtom } from './conversations.atoms.ts'
import { freshOfferAtom, offerAtom, takenAtom } from './offer.atoms.ts'

const useMessages = useTexts<typeof conversationsMessages & typeof uiMessages>

interface ChosenProps {
  starts: readonly string[]
  zone: string
  onRemove: (start: string) => void
}

function Chosen({ starts, zone, onRemove }: ChosenProps) {
  const t = useMessages()
  const { tag } = useTextsContext()
  return (
    <ul className="chat-chosen" aria-label={t('conversations.offer-chosen')}>
      {starts.map((start) => {
        const when = momentIn(zone, start, tag)
        return (
          <li key={start}>
            <button
              type="button"
              className="button"
              aria-label={t('ui.remove', { name: when })}
              onClick={() => onRemove(start)}
            >
              {when} <span aria-hidden="true">×</span>
            </button>
          </li>
        )
      })}
    </ul>
  )
}

interface OfferFormProps {
  conversation: Conversation
  onDone: () => void
}

/** Offers the visitor free times from the advisor's calendar. */
export function OfferForm({ conversation, onDone }: OfferFormProps) {
  useStyles(appointmentsCss)
  const t = useMessages()
  const { advisor, time_zone } = conversation
  const target = { alias: advisor.slug }
  const offered = useTopicAndType(target, undefined)
  const { status, failure, retry, topic, type } = offered
  const [starts, setStarts] = useState<readonly string[]>([])
  const [text, setText] = useState('')
  const [isTried, setTried] = useState(false)
  const isBusy = useAtomValue(isBusyAtom)
  const taken = useAtomValue(takenAtom)
  const offer = useSetAtom(offerAtom)
  const forget = useSetAtom(freshOfferAtom)
  useEffect(() => forget(), [forget])
  // which of them is taken the calendar shows: all are chosen anew
  useEffect(() => taken && setStarts([]), [taken])
  useGuarded(starts.length > 0 || Boolean(text))
  if (status !== 'ready' || !topic || !type)
    return (
      <div className="stack">
        {status === 'loading' && <Placeholder height="lg" width="lg" />}
        {status === 'error' && <GeneralError failure={failure} retry={retry} />}
        {status === 'ready' && <NoOffer {...offered} name={advisor.full_name} />}
        <DialogActions busy={false} wayOut={t('ui.back')} deed={false} onClose={onDone} />
      </div>
    )
  const choose = (start: string) =>
    setStarts((known) => {
      if (known.includes(start)) return known.filter((one) => one !== start)
      return known.length < OFFERED_STARTS_MAX ? [...known, start].toSorted() : known
    })
  const send = async () => {
    setTried(true)
    if (!starts.length || lengthOf(text) > NOTE_MAX) return
    if (await offer(conversation, { topic, type, starts: [...starts], text: text.trim() })) onDone()
  }
  return (
    <div className="stack">
      <p className="help">{t('conversations.offer-help', { count: OFFERED_STARTS_MAX })}</p>
      <TopicAndType offered={offered} onChange={() => setStarts([])} />
      <Picker query={{ ...target, topic, type }} chosen={starts.at(-1)} gone={taken} onChoose={choose} />
      <div role="status">
        {starts.length === OFFERED_STARTS_MAX && (
          <p className="help">{t('conversations.offer-full', { count: OFFERED_STARTS_MAX })}</p>
        )}
      </div>
      <Chosen starts={starts} zone={time_zone} onRemove={choose} />
      <div role="alert">
        {isTried && !starts.length && <p className="notice danger">{t('conversations.offer-none-chosen')}</p>}
      </div>
      <LimitedField
        name="text"
        rows={2}
        label={t('conversations.offer-text')}
        value={text}
        max={NOTE_MAX}
        onInput={setText}
      />
      <DialogActions
        busy={isBusy}
        wayOut={t('ui.back')}
        deed={
          <Busy className="button primary" busy={isBusy} onClick={() => void send()}>
            {t('conversations.offer-send')}
          </Busy>
        }
        onClose={onDone}
      />
    </div>
  )
}
