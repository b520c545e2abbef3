import { defineWidget } from '../core/define-widget.tsx'
import { formatMessage } from '../core/format.ts'
import { workingHoursTag } from '../embed/tags.ts'
import { FormProvider } from '../ui/form-provider.tsx'
import { look } from '../ui/look.ts'
import css from '../ui/week/week.css?inline'
import { WorkingHours } from './working-hours.tsx'

defineWidget(workingHoursTag, WorkingHours, {
  styles: [look, css],
  scope: 'ui,app,working-hours',
  format: formatMessage,
  provide: FormProvider
})
