import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import type { waitlistMessages } from '#contract/messages/waitlist.messages'
import { OFFER_MINUTES, type WaitlistEntry, type WaitlistStart } from '#contract/waitlist'
import { useRequest } from '../../core/data/use-request.ts'
import { useTexts, useTextsContext } from '../../core/element/texts.tsx'
import { DialogActions } from '../../ui/dialogs/dialog-actions.tsx'
import { GuardedModal } from '../../ui/dialogs/guarded-modal.tsx'
import { Busy } from '../../ui/feedback/busy.tsx'
import { Requested } from '../../ui/feedback/requested.tsx'
import { FormGroup } from '../../ui/fields/form-group.tsx'
import { RadioField } from '../../ui/fields/radio-field.tsx'
import { chosenAtom, nameOf, offerAtom, offeredToAtom, offeringAtom, openOfferAtom, starts } from './waitlist.atoms.ts'

const useMessages = useTexts<typeof waitlistMessages>

const keyOf = ({ starts_at, advisor_uuid }: WaitlistStart) => `${starts_at} ${advisor_uuid}`

interface TimesProps {
  entry: WaitlistEntry
  times: readonly WaitlistStart[]
  zone: string
  /** None was chosen when one was to be offered. */
  isMissing: boolean
}

function Times({ entry, times, zone, isMissing }: TimesProps) {
  const t = useMessages()
  const { tag } = useTextsContext()
  const [chosen, choose] = useAtom(chosenAtom)
  const moment = new Intl.DateTimeFormat(tag, { dateStyle: 'full', timeStyle: 'short', timeZone: zone })
  if (!times.length) return <p className="lead">{t('waitlist.offer-none')}</p>
  const titleOf = ({ starts_at, advisor }: WaitlistStart) => {
    const time = moment.format(new Date(starts_at))
    return entry.advisor ? time : t('waitlist.offer-with', { time, advisor })
  }
  return (
    <FormGroup fieldset label={t('waitlist.offer-time')} errors={isMissing ? [t('waitlist.offer-choose')] : []}>
      {() => (
        <div className="waiting-times">
          {times.map((one) => (
            <RadioField
              key={keyOf(one)}
              name="start"
              value={keyOf(one)}
              title={titleOf(one)}
              {...(!one.suits && { text: t('waitlist.offer-beside') })}
              checked={chosen !== undefined && keyOf(chosen) === keyOf(one)}
              onChoose={() => choose(one)}
            />
          ))}
        </div>
      )}
    </FormGroup>
  )
}

function Form({ entry }: { entry: WaitlistEntry }) {
  const t = useMessages()
  const found = useRequest(starts, entry.uuid)
  const chosen = useAtomValue(chosenAtom)
  const isBusy = useAtomValue(offeringAtom) === 'processing'
  const offer = useSetAtom(offerAtom)
  const open = useSetAtom(openOfferAtom)
  const [isAsked, setAsked] = useState(false)
  const press = () => (chosen ? void offer() : setAsked(true))
  return (
    <div className="stack">
      <p>{t('waitlist.offer-lead', { minutes: OFFER_MINUTES })}</p>
      <Requested of={found}>
        {({ starts: times, time_zone }) => (
          <Times entry={entry} times={times} zone={time_zone} isMissing={isAsked && !chosen} />
        )}
      </Requested>
      <DialogActions
        busy={isBusy}
        onClose={() => open(undefined)}
        deed={
          <Busy className="button primary" busy={isBusy} onClick={press}>
            {t('waitlist.offer')}
          </Busy>
        }
      />
    </div>
  )
}

/** Offers somebody who waits one of the free times. */
export function OfferDialog() {
  const t = useMessages()
  const entry = useAtomValue(offeredToAtom)
  const open = useSetAtom(openOfferAtom)
  const title = entry ? t('waitlist.offer-title', { name: nameOf(entry) }) : ''
  return (
    <GuardedModal open={Boolean(entry)} onClose={() => open(undefined)} title={title}>
      {entry && <Form entry={entry} />}
    </GuardedModal>
  )
}
