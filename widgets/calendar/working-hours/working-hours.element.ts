import { workingHoursTag } from '#contract/tags'
import { defineWidget } from '../../core/element/define-widget.tsx'
import { formatMessage } from '../../core/element/format.ts'
import { look } from '../../ui/base/look.ts'
import { FormProvider } from '../../ui/fields/form-provider.tsx'
import css from '../week/week.css?inline'
import { WorkingHours } from './working-hours.tsx'

defineWidget(workingHoursTag, WorkingHours, {
  styles: [look, css],
  format: formatMessage,
  provide: FormProvider
})
