import { defineWidget } from '../core/define-widget.tsx'
import { formatMessage } from '../core/format.ts'
import { topicsTag } from '../embed/tags.ts'
import { FormProvider } from '../ui/form-provider.tsx'
import { look } from '../ui/look.ts'
import css from './topics.css?inline'
import { Topics } from './topics.tsx'

defineWidget(topicsTag, Topics, {
  styles: [look, css],
  scope: 'ui,app,topics',
  format: formatMessage,
  provide: FormProvider
})
