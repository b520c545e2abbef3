import { defineWidget } from '../core/define-widget.tsx'
import { formatMessage } from '../core/format.ts'
import { StoreProvider } from '../core/store.tsx'
import { rescheduleTag } from '../embed/tags.ts'
import ui from '../ui/ui.css?inline'
import css from './booking.css?inline'
import { Reschedule } from './reschedule.tsx'

defineWidget(rescheduleTag, Reschedule, {
  styles: [ui, css],
  scope: 'ui,booking',
  format: formatMessage,
  provide: StoreProvider
})
