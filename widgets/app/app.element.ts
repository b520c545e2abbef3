import { createElement } from 'react'
import { startSession } from '../core/data/session.ts'
import { loadAllTranslations } from '../core/element/all-translations.ts'
import { defineWidget } from '../core/element/define-widget.tsx'
import { formatMessage } from '../core/element/format.ts'
import { look } from '../ui/base/look.ts'
import { LoadingBox } from '../ui/feedback/loading-box.tsx'
import css from './app.css?inline'
import { App, AppStore } from './app.tsx'

/** Not for embedding: the host's own pages under /app/. */
defineWidget({ tag: 'advisor-app', props: {} }, App, {
  light: true,
  plain: true,
  styles: [look, css],
  format: formatMessage,
  provide: AppStore,
  loading: createElement(LoadingBox),
  load: async (host) => {
    const [texts] = await Promise.all([loadAllTranslations(host), startSession(host)])
    return texts
  }
})
