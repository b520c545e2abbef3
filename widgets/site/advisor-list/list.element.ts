import { listTag } from '#contract/tags'
import { defineWidget } from '../../core/element/define-widget.tsx'
import { formatMessage } from '../../core/element/format.ts'
import base from '../../ui/base/base.css?inline'
import css from './list.css?inline'
import { List } from './list.tsx'

defineWidget(listTag, List, { styles: [base, css], format: formatMessage })
