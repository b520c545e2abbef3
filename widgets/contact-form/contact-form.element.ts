import { defineWidget } from '../core/define-widget.tsx'
import { formatMessage } from '../core/format.ts'
import { contactFormTag } from '../embed/tags.ts'
import ui from '../ui/ui.css?inline'
import css from './contact-form.css?inline'
import { ContactForm } from './contact-form.tsx'

defineWidget(contactFormTag, ContactForm, {
  styles: [ui, css],
  scope: 'ui,visitor,contact-requests',
  format: formatMessage
})
