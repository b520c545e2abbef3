import Router from '@koa/router'
import type { Context, Middleware } from 'koa'
import { loginPages } from './account/login.pages.tsx'
import { passwordResetPages } from './account/password-reset.pages.tsx'
import { appPages } from './app-init/app.pages.tsx'
import { appointmentPages } from './appointments/appointments.pages.tsx'
import { bookPages } from './book/book.pages.tsx'
import { branchPages } from './branches/branches.pages.tsx'
import { calendarFeedPages } from './calendar-feeds/calendar-feeds.pages.ts'
import { contactPages } from './contact-requests/contact-requests.pages.tsx'
import { Forbidden } from './core/failures.ts'
import { callOf } from './core/http.ts'
import { isOwnPage } from './core/middleware.ts'
import { takePath } from './core/own-paths.ts'
import type { Page } from './core/page.ts'
import type { Services } from './core/services.ts'
import { themePages } from './core/theme.pages.ts'
import { mediaPages } from './media/media.pages.ts'
import { messengerPages } from './messenger/messenger.pages.tsx'
import { openApiPages } from './openapi/openapi.pages.tsx'
import { openIdPages } from './openid/openid.pages.ts'
import { invitationPages } from './people/invitations.pages.tsx'
import { profilePages } from './profile/profile.pages.tsx'
import { searchPages } from './search/search.pages.tsx'
import { sharePages } from './share/share.pages.ts'
import { vCardPages } from './v-card/v-card.pages.ts'
import { googleCallback } from './wallet/google-callback.pages.ts'
import { passService } from './wallet/pass-service.pages.ts'
import { walletPages } from './wallet/wallet.pages.tsx'
import { weeklyReportPages } from './weekly-report/weekly-report.pages.tsx'

const all: readonly Page[] = [
  // before the app's own, under whose address they stand
  ...profilePages,
  ...branchPages,
  ...appPages,
  ...loginPages,
  ...passwordResetPages,
  ...invitationPages,
  ...openIdPages,
  ...appointmentPages,
  ...bookPages,
  ...contactPages,
  ...messengerPages,
  ...themePages,
  ...mediaPages,
  ...calendarFeedPages,
  ...vCardPages,
  ...walletPages,
  ...passService,
  ...googleCallback,
  ...sharePages,
  ...searchPages,
  ...weeklyReportPages,
  ...openApiPages
]

const METHODS = { GET: 'get', POST: 'post', DELETE: 'delete' } as const

/** A page's form is for the page itself: an embedding page may use the API alone. */
function refuseForeign(ctx: Context) {
  if (ctx.method === 'POST' && ctx.get('origin') && !isOwnPage(ctx)) throw new Forbidden('errors.foreign-origin')
}

/** The server-rendered pages. */
export function pages(services: Services): Middleware {
  const router = new Router({ sensitive: true })
  for (const { method, path, handle } of all) {
    takePath(path)
    router[METHODS[method]](path, (ctx) => {
      refuseForeign(ctx as never)
      // pages speak the tenant's language, whatever the browser prefers
      return handle(callOf(ctx as never, services, ctx.state.tenant.language))
    })
  }
  const middleware = router.routes() as unknown as Middleware
  const allowed = router.allowedMethods() as unknown as Middleware
  return (ctx, next) => middleware(ctx, () => allowed(ctx, next))
}
