import { appointmentTypesTag } from '#contract/tags'
import { defineWidget } from '../../core/element/define-widget.tsx'
import { formatMessage } from '../../core/element/format.ts'
import { look } from '../../ui/base/look.ts'
import { FormProvider } from '../../ui/fields/form-provider.tsx'
import css from './appointment-types.css?inline'
import { AppointmentTypes } from './appointment-types.tsx'

defineWidget(appointmentTypesTag, AppointmentTypes, {
  styles: [look, css],
  format: formatMessage,
  provide: FormProvider
})
