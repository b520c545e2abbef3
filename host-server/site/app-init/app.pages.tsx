import { APP_PARENTS, APP_PATHS, CLOSED_PARENT } from '#contract/app-paths'
import { languageTag } from '#contract/locales'
import { AppPage } from '../../../templates/app.tsx'
import { assetManifest } from '../../core/http/assets.ts'
import { markCacheable } from '../../core/http/cached-answers.ts'
import type { Call, Read } from '../../core/http/http.ts'
import { baseUrl } from '../../core/mail/mail.ts'
import { page, primaryColour, show, siteFor, staffPage } from '../../core/pages/page.ts'
import { homeOf } from '../../core/pages/public-frame.ts'
import { showStartPage } from '../content-pages/content-pages.pages.tsx'
import { appInitOf } from './app-init.routes.ts'

/** The app's own error pages (spec §2), whose texts the server provides before the app has started. */
const PROBLEMS: Record<string, { code: number; status: string; text: string }> = {
  '/app/403': { code: 403, status: 'app.403', text: 'app.403-text' },
  '/app/404': { code: 404, status: 'app.404', text: 'app.not-found-text' }
}

const UNKNOWN = { code: 404, status: 'app.not-found-status', text: 'app.not-found-text' }

/** The app's pages, and addresses without content of their own, which it leads on from. */
const PLACES = new Set<string>(['', CLOSED_PARENT, ...APP_PARENTS, ...APP_PATHS])

/** As the app reads an address: in any case, with or without a slash at its end. */
const isPlace = (path: string) =>
  PLACES.has(
    path
      .toLowerCase()
      .replace(/^\/app/, '')
      .replace(/\/$/, '')
  )

const problemAt = (path: string) => PROBLEMS[path] ?? (isPlace(path) ? undefined : UNKNOWN)

function App({ call }: { call: Call }) {
  const { ctx, tenant, app, t } = call
  const known = problemAt(ctx.path)
  const props = {
    title: known ? t(known.status) : t(ctx.path === '/app/' ? 'app.start' : 'app.online-appointments'),
    url: baseUrl(app.config, tenant) + ctx.path,
    script: `/cdn/${assetManifest().app}`,
    init: appInitOf(call),
    problem: known && {
      status: t(known.status),
      text: t(known.text),
      reason: t(known.code === 403 ? known.text : 'app.404-text')
    }
  }
  return <AppPage site={siteFor(call)} {...props} />
}

/** For guests the shell is the same, so it can be cached. */
function showApp(call: Call) {
  const code = problemAt(call.ctx.path)?.code
  if (!code) markCacheable(call.ctx)
  show(call.ctx, <App call={call} />, code)
}

/** What a phone puts on its home screen: on iPhones, only from there anything is notified. */
function showManifest({ ctx, tenant, t }: Call) {
  ctx.type = 'application/manifest+json'
  ctx.set('Cache-Control', 'no-cache')
  ctx.body = JSON.stringify({
    name: `${tenant.name} – ${t('app.online-appointments')}`,
    short_name: tenant.name,
    lang: languageTag(tenant.language),
    id: '/app/',
    start_url: '/app/',
    scope: '/app/',
    display: 'standalone',
    theme_color: primaryColour(tenant),
    background_color: '#ffffff',
    icons: [{ src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' }]
  })
}

const toApp = ({ ctx }: Call) => ctx.redirect('/app/')

/** Visitors begin with the institution's start page, its website or the search, staff with the app. */
async function showStart(call: Call, read: Read) {
  if (!call.user && (await showStartPage(call, read))) return
  const home = call.user ? undefined : homeOf(call.tenant)
  call.ctx.set('Cache-Control', 'no-store')
  call.ctx.redirect(home ?? '/app/')
}

export const appPages = [
  // the router also matches /app/ with /app, so the app comes first
  staffPage('GET', '/app/manifest.webmanifest', showManifest),
  staffPage('GET', '/app/{*rest}', showApp),
  staffPage('GET', '/app', toApp),
  page('GET', '/', showStart)
]
