import { whatsappButtonTag } from '#contract/tags'
import { defineWidget } from '../../core/element/define-widget.tsx'
import css from './whatsapp-button.css?inline'
import { WhatsAppButton } from './whatsapp-button.tsx'

defineWidget(whatsappButtonTag, WhatsAppButton, {
  styles: [css],
  plain: true
})
