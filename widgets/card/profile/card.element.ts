import { cardTag } from '#contract/tags'
import { defineWidget } from '../../core/element/define-widget.tsx'
import { formatMessage } from '../../core/element/format.ts'
import { look } from '../../ui/base/look.ts'
import css from './card.css?inline'
import { Card } from './card.tsx'
// its content
import '../../booking/booking/booking.element.ts'
import '../../booking/contact-requests/contact-form.element.ts'
import '../../booking/contact-requests/messenger-button.element.ts'
import '../share/share-button.element.ts'
import '../vcard/vcard-button.element.ts'
import '../../wallet/wallet/wallet-button.element.ts'
import '../whatsapp/whatsapp-button.element.ts'

defineWidget(cardTag, Card, {
  styles: [look, css],
  format: formatMessage
})
