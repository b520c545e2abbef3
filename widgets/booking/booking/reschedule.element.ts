import { rescheduleTag } from '#contract/tags'
import { defineWidget } from '../../core/element/define-widget.tsx'
import { formatMessage } from '../../core/element/format.ts'
import { StoreProvider } from '../../core/element/store.tsx'
import { look } from '../../ui/base/look.ts'
import css from './reschedule.css?inline'
import { Reschedule } from './reschedule.tsx'
import slots from './slots.css?inline'

defineWidget(rescheduleTag, Reschedule, {
  styles: [look, slots, css],
  format: formatMessage,
  provide: StoreProvider
})
