import { topicsTag } from '#contract/tags'
import { defineWidget } from '../../core/element/define-widget.tsx'
import { formatMessage } from '../../core/element/format.ts'
import { look } from '../../ui/base/look.ts'
import { FormProvider } from '../../ui/fields/form-provider.tsx'
import css from './topics.css?inline'
import { Topics } from './topics.tsx'

defineWidget(topicsTag, Topics, {
  styles: [look, css],
  format: formatMessage,
  provide: FormProvider
})
