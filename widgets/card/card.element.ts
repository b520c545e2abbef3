import { defineWidget } from '../core/define-widget.tsx'
import { formatMessage } from '../core/format.ts'
import { cardTag } from '../embed/tags.ts'
import { look } from '../ui/look.ts'
import css from './card.css?inline'
import { Card, loadCard } from './card.tsx'
// what stands in it
import '../booking/booking.element.ts'
import '../contact-form/contact-form.element.ts'
import '../contact-form/messenger-button.element.ts'
import '../share-button/share-button.element.ts'
import '../vcard-button/vcard-button.element.ts'
import '../wallet-button/wallet-button.element.ts'
import '../whatsapp-button/whatsapp-button.element.ts'

defineWidget(cardTag, Card, {
  styles: [look, css],
  // with the words of all that stands in it, which then asks for none
  scope: 'profile,ui,visitor,booking,contact-requests,whatsapp,v-card,share,wallet',
  format: formatMessage,
  ahead: ({ origin }, { alias }) => alias && loadCard(origin, String(alias)).catch(() => {})
})
