import type { textMessagesConsentMessages } from '#contract/messages/text-messages.messages'
import { CONSENT_VERSION } from '#contract/text-consent'

export type ConsentText = keyof typeof textMessagesConsentMessages

interface ConsentFieldProps {
  t: (id: ConsentText) => string
  id: string
  /** What they are about. */
  about: 'booking' | 'waitlist'
  isChosen: boolean
  /** Absent on pages without script. */
  onChange?: (isChosen: boolean) => void
}

/** The box with which a visitor agrees to text messages, also on pages without script. */
export const ConsentField = ({ t, id, about, isChosen, onChange }: ConsentFieldProps) => (
  <label className="text-consent">
    <input
      type="checkbox"
      name="text_consent"
      value={CONSENT_VERSION}
      aria-labelledby={`${id}-name`}
      aria-describedby={`${id}-help`}
      {...(onChange
        ? { checked: isChosen, onChange: ({ currentTarget }) => onChange(currentTarget.checked) }
        : { defaultChecked: isChosen })}
    />
    <span>
      <span id={`${id}-name`}>{t('text-messages.consent')}</span>
      <span className="help" id={`${id}-help`}>
        {t(`text-messages.consent-${about}`)}
      </span>
    </span>
  </label>
)
