import { type Locale, resolveLocale } from '#contract/locales'
import { ErrorPage as View } from '../../../templates/error.tsx'
import type { TextId } from '../../../templates/site.ts'
import { staffLocale, varyByLanguage, visitorLocale } from '../http/language.ts'
import type { ErrorPage } from '../http/middleware.ts'
import type { AppContext } from '../tenancy/app-context.ts'
import { show, siteOf } from './page.ts'
import { publicFrame, waysFor } from './public-frame.ts'

const TITLES: Record<number, TextId> = {
  400: 'pages.error-invalid',
  403: 'pages.error-forbidden',
  404: 'pages.error-missing',
  405: 'pages.error-missing',
  410: 'pages.error-gone',
  421: 'pages.error-missing',
  429: 'pages.error-often',
  503: 'pages.error-offline'
}

/** Refusals that say more to a program than to a visitor. */
const TEXTS: Record<string, TextId> = {
  'errors.bad-request': 'pages.error-invalid-text',
  'errors.forbidden': 'pages.error-forbidden-text',
  'errors.method': 'pages.error-missing-text',
  'errors.not-found': 'pages.error-missing-text'
}

/** An error as a page, with a way on. Without a tenant it is in the browser's language. */
export const errorPage =
  ({ clock, config }: AppContext): ErrorPage =>
  (ctx, status, message) => {
    const { tenant, requestId, isForStaff } = ctx.state
    const isPublic = tenant && !isForStaff
    const language = (): Locale => {
      if (!tenant) return resolveLocale(ctx.acceptsLanguages('de', 'en') || undefined, 'en')
      return isForStaff ? staffLocale(ctx, config) : visitorLocale(ctx, config, tenant)
    }
    const locale = language()
    const site = { ...siteOf(tenant, locale, clock.now()), ...(isPublic && publicFrame(ctx, tenant, locale)) }
    const props = {
      title: site.t(TITLES[status] ?? 'pages.error-other'),
      text: site.t(TEXTS[message] ?? (message as TextId)),
      ways: isPublic ? waysFor(tenant, site.t) : [],
      reference: requestId as string
    }
    show(ctx, <View site={site} {...props} />, status)
    if (isPublic) varyByLanguage(ctx)
  }
