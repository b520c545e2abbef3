import { resolveLocale } from '#contract/locales'
import { ErrorPage as View } from '../../../templates/error.tsx'
import type { ErrorPage } from '../http/middleware.ts'
import type { AppContext } from '../tenancy/app-context.ts'
import { show, siteOf } from './page.ts'

const STATUS: Record<number, string> = { 403: 'app.403', 404: 'app.404' }
const TEXT: Record<number, string> = { 404: 'app.not-found-text' }

/** An error as a page. Without a tenant it is in the browser's language. */
export const errorPage =
  ({ clock }: AppContext): ErrorPage =>
  (ctx, status, message) => {
    const { tenant, requestId } = ctx.state
    const locale = resolveLocale(ctx.acceptsLanguages('de', 'en') || undefined, tenant?.language ?? 'en')
    const site = siteOf(tenant, tenant ? tenant.language : locale, clock.now())
    const t = site.t as (id: string) => string
    const props = {
      status: STATUS[status] ? t(STATUS[status]) : `#${status}`,
      text: TEXT[status] ? t(TEXT[status]) : message,
      reference: requestId as string
    }
    show(ctx, <View site={site} {...props} />, status)
  }
