import { useMemo } from 'react'
import type { ContactOffer } from '#contract/contact-requests'
import type { contactRequestsMessages } from '#contract/messages/contact-requests.messages'
import { formatMessage } from '../../core/element/format.ts'
import { useHost } from '../../core/element/host.ts'
import { TextsContext, useTexts, useTextsContext } from '../../core/element/texts.tsx'
import type { DialogProps } from '../../core/element/use-dialog.ts'
import { look } from '../../ui/base/look.ts'
import { useStyles } from '../../ui/base/use-styles.ts'
import { Request } from './request.tsx'

interface MessengerProps extends DialogProps {
  offer: ContactOffer
  onOpen: () => void
}

/** A message to the advisor, and a login link for members. */
export function Dialog({ alias, offer, isOpen, onOpen, onClose }: MessengerProps) {
  useStyles(look)
  const { origin } = useHost()
  const texts = useTextsContext()
  // the button itself has no text with arguments
  const formatted = useMemo(() => ({ ...texts, format: formatMessage }), [texts])
  const t = useTexts<typeof contactRequestsMessages>()
  const login = `${origin}/account/login?next=${encodeURIComponent(`/messenger#${alias}`)}`
  const footer = <a href={login}>{t('contact-requests.sign-in')}</a>
  return (
    <TextsContext.Provider value={formatted}>
      <Request alias={alias} kind="messenger" offer={offer} popup={{ isOpen, onOpen, onClose, footer }} />
    </TextsContext.Provider>
  )
}
