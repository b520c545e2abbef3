import { defineWidget } from '../core/define-widget.tsx'
import { formatMessage } from '../core/format.ts'
import { contactFormTag } from '../embed/tags.ts'
import { look } from '../ui/look.ts'
import css from './contact-form.css?inline'
import { ContactForm } from './contact-form.tsx'

defineWidget(contactFormTag, ContactForm, {
  styles: [look, css],
  scope: 'ui,visitor,contact-requests',
  format: formatMessage
})
