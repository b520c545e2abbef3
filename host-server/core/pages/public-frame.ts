import type { Context } from 'koa'
import { legalLink } from '#contract/links'
import type { Locale } from '#contract/locales'
import type { Site } from '../../../templates/site.ts'
import type { Translate } from '../base/intl.ts'
import { isWebAddress } from '../base/web-address.ts'
import { LANGUAGES } from '../http/language.ts'
import type { CurrentTenant } from '../tenancy/current-tenant.ts'

/** Where visitors begin: the institution's website, else the search; undefined if there is neither. */
export function homeOf({ settings, modules }: CurrentTenant): string | undefined {
  const { home_page = '' } = settings
  if (isWebAddress(home_page)) return home_page
  return modules.has('searchengine') ? '/search' : undefined
}

/** Where a page that has nothing to show leads, the best first. */
export function waysFor(tenant: CurrentTenant, t: Translate) {
  const home = homeOf(tenant)
  return [
    ...(tenant.modules.has('searchengine') ? [{ href: '/search', label: t('pages.to-search') }] : []),
    ...(home && home !== '/search' ? [{ href: home, label: t('pages.to-home', { tenant: tenant.name }) }] : [])
  ]
}

/** The same page in the other languages. */
function languagesOf({ query }: Context, locale: Locale): Site['languages'] {
  return Object.entries(LANGUAGES)
    .filter(([tag]) => !locale.startsWith(tag))
    .map(([tag, name]) => {
      const asked = Object.entries({ ...query, lang: tag }).map(([key, value]) => [key, String(value)])
      return { tag, name, href: `?${new URLSearchParams(asked)}` }
    })
}

/** What the institution is required to link: in public pages, and in mails. */
export function legalOf({ settings }: Pick<CurrentTenant, 'settings'>, locale: Locale): Site['legal'] {
  return (['imprint', 'privacy'] as const).flatMap((page) => {
    const href = legalLink(settings, page, locale)
    return href ? [{ page, href }] : []
  })
}

/** What every page for visitors has around its content. */
export const publicFrame = (
  ctx: Context,
  tenant: CurrentTenant,
  locale: Locale
): Pick<Site, 'home' | 'legal' | 'languages'> => ({
  home: homeOf(tenant) ?? '/',
  legal: legalOf(tenant, locale),
  languages: languagesOf(ctx, locale)
})
