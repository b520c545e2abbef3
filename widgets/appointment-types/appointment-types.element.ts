import { defineWidget } from '../core/define-widget.tsx'
import { formatMessage } from '../core/format.ts'
import { appointmentTypesTag } from '../embed/tags.ts'
import { FormProvider } from '../ui/form-provider.tsx'
import ui from '../ui/ui.css?inline'
import css from './appointment-types.css?inline'
import { AppointmentTypes } from './appointment-types.tsx'

defineWidget(appointmentTypesTag, AppointmentTypes, {
  styles: [ui, css],
  scope: 'ui,app,appointment-types',
  format: formatMessage,
  provide: FormProvider
})
