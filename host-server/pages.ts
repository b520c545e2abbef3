import Router from '@koa/router'
import type { Context, Middleware } from 'koa'
import { TEST_HEADER } from '#contract/test-mode'
import { readerOf, routes } from './api.ts'
import { ForeignOrigin, Refusal } from './core/base/failures.ts'
import { bySpecificity } from './core/features/path-order.ts'
import { callOf } from './core/http/http.ts'
import { rememberLanguage, staffLocale, varyByLanguage, visitorLocale } from './core/http/language.ts'
import { isOwnPage } from './core/http/middleware.ts'
import { reservePath } from './core/http/reserved-paths.ts'
import { keepSecret, type Page } from './core/pages/page.ts'
import type { AppContext } from './core/tenancy/app-context.ts'
import { features } from './features.ts'
import { openApiPages } from './ops/openapi/openapi.pages.tsx'

const declared = features.flatMap(({ pages = [] }) => pages)
/** Every server-rendered page. */
export const allPages: readonly Page[] = bySpecificity([...declared, ...openApiPages(routes)], ({ path }) => path)

const METHODS = { GET: 'get', POST: 'post', DELETE: 'delete' } as const

/** The names by which paths have a secret of who was sent them. */
const HAS_SECRET = /:(token|key)\b/

/** A page's form may be sent by that page only; embedding pages may use the API alone. */
function refuseForeign(ctx: Context) {
  if (ctx.method === 'POST' && ctx.get('origin') && !isOwnPage(ctx)) throw new ForeignOrigin()
}

/** A form has no test, and must not do for real what was meant as one. */
function refuseTest(ctx: Context) {
  if (ctx.method !== 'GET' && ctx.method !== 'HEAD' && ctx.get(TEST_HEADER)) throw new Refusal(400, 'errors.no-test')
}

/** The server-rendered pages. */
export function pages(app: AppContext): Middleware {
  const router = new Router({ sensitive: true })
  for (const { method, path, handle, isForStaff } of allPages) {
    reservePath(path)
    router[METHODS[method]](path, async (ctx) => {
      refuseForeign(ctx)
      refuseTest(ctx)
      ctx.state.isForStaff = isForStaff
      if (HAS_SECRET.test(path)) keepSecret(ctx)
      const read = readerOf(ctx, app)
      if (isForStaff) return handle(callOf(ctx, app, staffLocale(ctx, app.config)), read)
      rememberLanguage(ctx, app.config)
      await handle(callOf(ctx, app, visitorLocale(ctx, app.config, ctx.state.tenant)), read)
      if (ctx.response.is('html')) varyByLanguage(ctx)
    })
  }
  const middleware = router.routes() as Middleware
  const allowed = router.allowedMethods() as Middleware
  return (ctx, next) => middleware(ctx, () => allowed(ctx, next))
}
