import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { type ReactNode, useEffect } from 'react'
import type { textMessagesConsentMessages } from '#contract/messages/text-messages.messages'
import { loadTenant } from '../../core/element/loads.ts'
import { TextsContext, useTexts, useTextsContext } from '../../core/element/texts.tsx'
import { useLoaded } from '../../core/element/use-loaded.ts'
import { useStyles } from '../../ui/base/use-styles.ts'
import { consentTextsAtom, loadConsentTextsAtom, textsChosenAtom } from './consent.atoms.ts'
import css from './consent.css?inline'
import { ConsentField } from './consent-field.tsx'

const useMessages = useTexts<typeof textMessagesConsentMessages>

/** What concerns text messages, with its texts; nothing where the institution sends none. */
function Offered({ children }: { children: ReactNode }) {
  const texts = useTextsContext()
  const { locale } = texts
  const isOffered = useLoaded(loadTenant)?.has_texts
  const messages = useAtomValue(consentTextsAtom)?.messages
  const load = useSetAtom(loadConsentTextsAtom)
  useEffect(() => {
    if (isOffered) void load(locale)
  }, [isOffered, locale, load])
  if (!isOffered || !messages) return null
  return (
    <TextsContext.Provider value={{ ...texts, messages: { ...texts.messages, ...messages } }}>
      {children}
    </TextsContext.Provider>
  )
}

interface ConsentProps {
  id: string
  about: 'booking' | 'waitlist'
}

function Field(props: ConsentProps) {
  useStyles(css)
  const t = useMessages()
  const [isChosen, choose] = useAtom(textsChosenAtom)
  return <ConsentField {...props} t={t} isChosen={isChosen} onChange={choose} />
}

/** The choice of text messages, beside the phone number. */
export const TextConsent = (props: ConsentProps) => (
  <Offered>
    <Field {...props} />
  </Offered>
)

const Line = () => <p>{useMessages()('text-messages.chosen')}</p>

/** Says that the visitor is reminded by text message, if they have chosen so. */
export const ChosenTexts = () =>
  useAtomValue(textsChosenAtom) ? (
    <Offered>
      <Line />
    </Offered>
  ) : null
