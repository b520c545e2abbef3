import { searchTag } from '#contract/tags'
import { defineWidget } from '../../core/element/define-widget.tsx'
import { formatMessage } from '../../core/element/format.ts'
import { StoreProvider } from '../../core/element/store.tsx'
import { look } from '../../ui/base/look.ts'
import css from './search.css?inline'
import { Search } from './search.tsx'

defineWidget(searchTag, Search, {
  styles: [look, css],
  format: formatMessage,
  provide: StoreProvider
})
