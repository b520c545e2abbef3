import { pushFormTag } from '#contract/tags'
import { defineWidget } from '../../core/element/define-widget.tsx'
import { formatMessage } from '../../core/element/format.ts'
import { look } from '../../ui/base/look.ts'
import { FormProvider } from '../../ui/fields/form-provider.tsx'
import css from './push-form.css?inline'
import { PushForm } from './push-form.tsx'

defineWidget(pushFormTag, PushForm, {
  styles: [look, css],
  format: formatMessage,
  provide: FormProvider
})
