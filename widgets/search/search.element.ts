import { defineWidget } from '../core/define-widget.tsx'
import { formatMessage } from '../core/format.ts'
import { StoreProvider } from '../core/store.tsx'
import { searchTag } from '../embed/tags.ts'
import { look } from '../ui/look.ts'
import css from './search.css?inline'
import { loadForm, Search } from './search.tsx'

defineWidget(searchTag, Search, {
  styles: [look, css],
  scope: 'ui,visitor,search',
  format: formatMessage,
  provide: StoreProvider,
  ahead({ origin, lang }, { form }) {
    loadForm(origin, String(form ?? ''), lang).catch(() => {})
  }
})
