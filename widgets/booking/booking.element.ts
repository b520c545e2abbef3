import { defineWidget } from '../core/define-widget.tsx'
import { formatMessage } from '../core/format.ts'
import { StoreProvider } from '../core/store.tsx'
import { bookingTag } from '../embed/tags.ts'
import ui from '../ui/ui.css?inline'
import css from './booking.css?inline'
import { Booking } from './booking.tsx'
import slots from './slots.css?inline'

defineWidget(bookingTag, Booking, {
  styles: [ui, slots, css],
  scope: 'ui,visitor,booking',
  format: formatMessage,
  provide: StoreProvider
})
