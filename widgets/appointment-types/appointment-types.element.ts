import { defineWidget } from '../core/define-widget.tsx'
import { formatMessage } from '../core/format.ts'
import { appointmentTypesTag } from '../embed/tags.ts'
import { FormProvider } from '../ui/form-provider.tsx'
import { look } from '../ui/look.ts'
import css from './appointment-types.css?inline'
import { AppointmentTypes } from './appointment-types.tsx'

defineWidget(appointmentTypesTag, AppointmentTypes, {
  styles: [look, css],
  scope: 'ui,app,appointment-types',
  format: formatMessage,
  provide: FormProvider
})
