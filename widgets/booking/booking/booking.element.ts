import { bookingTag } from '#contract/tags'
import { defineWidget } from '../../core/element/define-widget.tsx'
import { formatMessage } from '../../core/element/format.ts'
import { look } from '../../ui/base/look.ts'
import { Booking, loadFlow } from './booking.tsx'
import css from './frame.css?inline'

defineWidget(bookingTag, Booking, {
  styles: [look, css],
  format: formatMessage,
  ahead: ({ mode }) => mode !== 'popup' && loadFlow().catch(() => {})
})
