import type { Context } from 'koa'
import { DATA_PATH, legalLink } from '#contract/links'
import type { Locale } from '#contract/locales'
import type { Site } from '../../../templates/site.ts'
import type { Translate } from '../base/intl.ts'
import { isWebAddress } from '../base/web-address.ts'
import { isLanguage, LANGUAGES } from '../http/language.ts'
import type { CurrentTenant } from '../tenancy/current-tenant.ts'

/** Our own page on which visitors find an advisor: the search, else the list; undefined without either. */
function ownHome({ modules }: CurrentTenant) {
  if (modules.has('searchengine')) return { href: '/search', label: 'pages.to-search' } as const
  return modules.has('advisorlist') ? ({ href: '/advisors', label: 'pages.to-advisors' } as const) : undefined
}

/** Where visitors begin: the institution's website, else a page of our own; undefined if there is neither. */
export function homeOf(tenant: CurrentTenant): string | undefined {
  const { home_page = '' } = tenant.settings
  return isWebAddress(home_page) ? home_page : ownHome(tenant)?.href
}

/** Whether visitors can ask for their data, or its deletion, on a page. */
export const hasDataPage = ({ modules }: CurrentTenant) => modules.has('deletion-tool')

/** Where somebody who has a visitor's link does it. */
export const dataLink = (tenant: CurrentTenant, token: string) =>
  hasDataPage(tenant) ? `${DATA_PATH}/${token}` : undefined

/** Where a page that has nothing to show leads, the best first. */
export function waysFor(tenant: CurrentTenant, t: Translate) {
  const [own, home] = [ownHome(tenant), homeOf(tenant)]
  return [
    ...(own ? [{ href: own.href as string, label: t(own.label) }] : []),
    ...(home && home !== own?.href ? [{ href: home, label: t('pages.to-home', { tenant: tenant.name }) }] : [])
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
): Pick<Site, 'legal' | 'languages' | 'named'> => ({
  legal: legalOf(tenant, locale),
  languages: languagesOf(ctx, locale),
  named: isLanguage(ctx.query.lang) ? ctx.query.lang : undefined
})
