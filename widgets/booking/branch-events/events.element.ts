import { eventsTag } from '#contract/tags'
import { defineWidget } from '../../core/element/define-widget.tsx'
import { formatMessage } from '../../core/element/format.ts'
import base from '../../ui/base/base.css?inline'
import css from './events.css?inline'
import { Events } from './events.tsx'

defineWidget(eventsTag, Events, { styles: [base, css], format: formatMessage })
