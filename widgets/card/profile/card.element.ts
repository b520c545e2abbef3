import { cardTag } from '#contract/tags'
import { defineWidget } from '../../core/element/define-widget.tsx'
import { formatMessage } from '../../core/element/format.ts'
import { look } from '../../ui/base/look.ts'
import css from './card.css?inline'
import { Card, loadFull } from './card.tsx'
// its content; the rest is in card-more.ts
import '../../booking/booking/booking.element.ts'
import '../vcard/vcard-button.element.ts'
import '../whatsapp/whatsapp-button.element.ts'

defineWidget(cardTag, Card, {
  styles: [look, css],
  format: formatMessage,
  ahead: ({ mode }) => mode === 'full' && loadFull().catch(() => {})
})
