import { defineWidget } from '../core/define-widget.tsx'
import { formatMessage } from '../core/format.ts'
import { StoreProvider } from '../core/store.tsx'
import { rescheduleTag } from '../embed/tags.ts'
import { look } from '../ui/look.ts'
import { Reschedule } from './reschedule.tsx'
import slots from './slots.css?inline'

defineWidget(rescheduleTag, Reschedule, {
  styles: [look, slots],
  scope: 'ui,visitor,booking',
  format: formatMessage,
  provide: StoreProvider
})
