import { whatsappButtonTag } from '#contract/tags'
import { defineWidget } from '../../core/element/define-widget.tsx'
import css from './whatsapp-button.css?inline'
import { loadWhatsApp, WhatsAppButton } from './whatsapp-button.tsx'

defineWidget(whatsappButtonTag, WhatsAppButton, {
  styles: [css],
  scope: 'whatsapp',
  plain: true,
  ahead: ({ origin }, { alias }) => alias && loadWhatsApp(origin, String(alias))
})
