import type { Context, Middleware } from 'koa'
import { themeOf } from '#contract/colour'
import { SIGNED_OUT } from '#contract/me'
import { bookStyles, contactStyles, pageStyles } from '../../../templates/styles.ts'
import type { Call } from '../http/http.ts'
import { refuseWrites } from '../http/middleware.ts'
import { reservePath } from '../http/reserved-paths.ts'
import { page, primaryColour } from './page.ts'
import { themeSheet } from './theme-sheet.ts'

const YEAR = 'public, max-age=31536000, immutable'

/** Pages request a version; without one, the current one is served. */
const setCacheControl = (ctx: Context) => ctx.set('Cache-Control', ctx.query.v ? YEAR : 'public, max-age=300')

/** Back and reload ask for the page again instead of repeating the form, which browsers refuse or ask about. */
const ANSWERED = "history.replaceState(null, '')\n"

/** The app's other tabs show nothing more. */
const LEFT = `new BroadcastChannel('${SIGNED_OUT}').postMessage('')\n`

/** After rescheduling, the page reloads from the top. The name of a time's zone is shown to readers with another clock. */
const SCRIPT = `addEventListener('advisor-rescheduled', () => location.replace(location.pathname + '?done=moved'))
for (const name of document.querySelectorAll('[data-zone]')) {
  const { zone, moment } = name.dataset
  const clock = (timeZone) => new Date(moment).toLocaleString('sv-SE', { timeZone })
  name.hidden = clock(zone) === clock()
}
`

const FILES: Record<string, { type: string; body: string }> = {
  '/pages.css': { type: 'css', body: pageStyles },
  '/book.css': { type: 'css', body: bookStyles },
  '/contact.css': { type: 'css', body: contactStyles },
  '/answered.js': { type: 'js', body: ANSWERED },
  '/signed-out.js': { type: 'js', body: LEFT },
  '/pages.js': { type: 'js', body: SCRIPT }
}

/** Files of our pages that do not depend on a tenant. */
export function pageFiles(): Middleware {
  for (const path in FILES) reservePath(path)
  return async (ctx, next) => {
    const file = Object.hasOwn(FILES, ctx.path) ? FILES[ctx.path] : undefined
    if (!file) return next()
    refuseWrites(ctx)
    setCacheControl(ctx)
    ctx.type = file.type
    ctx.body = file.body
  }
}

function theme({ ctx, tenant }: Call) {
  setCacheControl(ctx)
  ctx.type = 'css'
  ctx.body = themeSheet(primaryColour(tenant))
}

const escaped = (text: string) => text.replace(/[&<>]/g, (found) => `&#${found.charCodeAt(0)};`)

/** The tenant's first letter on its colour, which is lighter where a browser's dark bars would hide it. */
function icon({ ctx, tenant }: Call) {
  const { primary, on_primary, accent_dark } = themeOf(primaryColour(tenant))
  const [initial = ''] = tenant.name.trim()
  setCacheControl(ctx)
  ctx.type = 'image/svg+xml'
  ctx.body = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><style>@media (prefers-color-scheme:dark){rect{fill:${accent_dark}}text{fill:#14171c}}</style><rect width="32" height="32" rx="7" fill="${primary}"/><text x="16" y="23" text-anchor="middle" font-family="system-ui,sans-serif" font-size="20" font-weight="700" fill="${on_primary}">${escaped(initial.toUpperCase())}</text></svg>`
}

export const themePages = [
  page('GET', '/theme.css', theme),
  page('GET', '/favicon.svg', icon),
  page('GET', '/favicon.ico', ({ ctx }) => ctx.redirect('/favicon.svg'))
]
