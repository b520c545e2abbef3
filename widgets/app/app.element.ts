import { createElement } from 'react'
import { loadAllTranslations } from '../core/all-translations.ts'
import { defineWidget } from '../core/define-widget.tsx'
import { formatMessage } from '../core/format.ts'
import { startSession } from '../core/session.ts'
import { LoadingBox } from '../ui/loading-box.tsx'
import { look } from '../ui/look.ts'
import css from './app.css?inline'
import { App, AppStore } from './app.tsx'

/** Not for embedding: the host's own pages under /app/. */
defineWidget({ tag: 'advisor-app', props: {} }, App, {
  light: true,
  plain: true,
  scope: '',
  styles: [look, css],
  format: formatMessage,
  provide: AppStore,
  loading: createElement(LoadingBox),
  load: async (host) => {
    const [texts] = await Promise.all([loadAllTranslations(host), startSession(host)])
    return texts
  }
})
