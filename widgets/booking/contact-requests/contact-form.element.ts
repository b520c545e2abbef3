import { contactFormTag } from '#contract/tags'
import { defineWidget } from '../../core/element/define-widget.tsx'
import { formatMessage } from '../../core/element/format.ts'
import { look } from '../../ui/base/look.ts'
import css from './contact-form.css?inline'
import { ContactForm } from './contact-form.tsx'

defineWidget(contactFormTag, ContactForm, {
  styles: [look, css],
  format: formatMessage
})
