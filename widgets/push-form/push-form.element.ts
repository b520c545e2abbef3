import { defineWidget } from '../core/define-widget.tsx'
import { formatMessage } from '../core/format.ts'
import { pushFormTag } from '../embed/tags.ts'
import { FormProvider } from '../ui/form-provider.tsx'
import { look } from '../ui/look.ts'
import css from './push-form.css?inline'
import { PushForm } from './push-form.tsx'

defineWidget(pushFormTag, PushForm, {
  styles: [look, css],
  scope: 'ui,app,push-form',
  format: formatMessage,
  provide: FormProvider
})
