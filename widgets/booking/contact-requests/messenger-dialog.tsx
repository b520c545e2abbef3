import type { ContactOffer } from '#contract/contact-requests'
import type { DialogProps } from '../../core/element/use-dialog.ts'
import { look } from '../../ui/base/look.ts'
import { useStyles } from '../../ui/base/use-styles.ts'
import { Conversation } from '../conversations/conversation.tsx'

interface MessengerProps extends DialogProps {
  offer: ContactOffer
}

/** A conversation with the advisor. */
export function Dialog({ alias, offer, ...popup }: MessengerProps) {
  useStyles(look)
  return <Conversation alias={alias} offer={offer} popup={popup} />
}
