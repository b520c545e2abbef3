import { AppPage } from '../../../templates/app.tsx'
import { assetManifest } from '../../core/http/assets.ts'
import { markCacheable } from '../../core/http/cached-answers.ts'
import type { Call } from '../../core/http/http.ts'
import { baseUrl } from '../../core/mail/mail.ts'
import { page, show, siteFor } from '../../core/pages/page.ts'
import { appInitOf } from './app-init.routes.ts'

/** The app's own error pages (spec §2), whose texts the server provides before the app has started. */
const PROBLEMS: Record<string, { code: number; status: string; text: string }> = {
  '/app/403': { code: 403, status: 'app.403', text: 'app.403-text' },
  '/app/404': { code: 404, status: 'app.404', text: 'app.not-found-text' }
}

function App({ call }: { call: Call }) {
  const { ctx, tenant, app, t } = call
  const known = PROBLEMS[ctx.path]
  const props = {
    title: known ? t(known.status) : t(ctx.path === '/app/' ? 'app.start' : 'app.online-appointments'),
    url: baseUrl(app.config, tenant) + ctx.path,
    script: `/cdn/${assetManifest().app}`,
    init: appInitOf(call),
    problem: known && { status: t(known.status), text: t(known.text) }
  }
  return <AppPage site={siteFor(call)} {...props} />
}

/** For guests the shell is the same, so it can be cached. */
function showApp(call: Call) {
  const code = PROBLEMS[call.ctx.path]?.code
  if (!code) markCacheable(call.ctx)
  show(call.ctx, <App call={call} />, code)
}

const toApp = ({ ctx }: Call) => ctx.redirect('/app/')

// the router also matches /app/ with /app, so the app comes first
export const appPages = [page('GET', '/app/{*rest}', showApp), page('GET', '/app', toApp), page('GET', '/', toApp)]
