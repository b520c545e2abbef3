import { advisorListPath } from '#contract/advisor-list'
import { eventsPath } from '#contract/branch-events'
import { profilePath } from '#contract/share'
import { inLanguage } from '../../../templates/public-head.tsx'
import { findListed } from '../../booking/branch-events/branch-events.repository.ts'
import { instant } from '../../core/base/clock.ts'
import { NotFound } from '../../core/base/failures.ts'
import type { Call } from '../../core/http/http.ts'
import { LANGUAGES } from '../../core/http/language.ts'
import { baseUrl } from '../../core/mail/mail.ts'
import { isIndexable, page } from '../../core/pages/page.ts'
import type { CurrentTenant } from '../../core/tenancy/current-tenant.ts'
import { findPublic } from '../content-pages/content-pages.service.ts'
import * as repository from './sitemap.repository.ts'

/** Addresses in one sitemap (https://www.sitemaps.org/protocol.html). */
const MOST = 50_000

const hasSitemap = (tenant: CurrentTenant) => tenant.modules.has('sitemap') && isIndexable(tenant)

const EVERY_LANGUAGE: readonly string[] = Object.keys(LANGUAGES)

interface Listed {
  path: string
  languages: readonly string[]
}

/** The public pages that search engines may list. Booking is not among them: a card or a branch leads to it. */
async function pathsOf(call: Call): Promise<Listed[]> {
  const { db, tenant, app } = call
  const hasBranches = tenant.modules.has('organizations-profiles')
  const [advisors, branches, own, events] = await Promise.all([
    repository.findAdvisors(db, MOST),
    hasBranches ? repository.findBranches(db, MOST) : [],
    tenant.modules.has('cms') ? findPublic(call) : [],
    tenant.modules.has('branch-events') ? findListed(db, instant(app.clock.now()), MOST) : []
  ])
  const paths = [
    ...(tenant.modules.has('searchengine') ? ['/search'] : []),
    ...(tenant.modules.has('advisorlist') ? [advisorListPath({})] : []),
    ...branches.map((alias) => `/app/filiale/${alias}`),
    ...advisors.map(profilePath),
    ...[...new Set(events.map(({ alias }) => eventsPath(alias)))],
    ...events.map(({ alias, uuid }) => eventsPath(alias, uuid))
  ].map((path) => ({ path, languages: EVERY_LANGUAGE }))
  return [...own, ...paths].slice(0, MOST)
}

/** A page with its languages; without one its address is in the language that the browser prefers. */
function entryOf(address: string, languages: readonly string[]): string {
  const named = languages.map((language) => [language, inLanguage(address, language)])
  const links = [...named, ['x-default', address]].map(
    ([language, href]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`
  )
  return `<url><loc>${address}</loc>${links.join('')}</url>`
}

async function showSitemap(call: Call) {
  const { ctx, tenant, app } = call
  if (!hasSitemap(tenant)) throw new NotFound()
  const origin = baseUrl(app.config, tenant)
  const entries = (await pathsOf(call)).map(({ path, languages }) => entryOf(origin + path, languages))
  ctx.type = 'application/xml'
  ctx.set('Cache-Control', 'no-cache')
  ctx.body = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`
}

/**
 * RFC 9309. Pages behind personal links are not to be looked at; the API is, since search engines draw the widgets of
 * other websites with it. What is not to be listed says so itself, which a crawler that must not read it would never learn.
 */
function showRobots({ ctx, tenant, app }: Call) {
  const lines = ['User-agent: *', 'Disallow: /account/', 'Disallow: /appointments/', 'Disallow: /event-registrations/']
  if (hasSitemap(tenant)) lines.push('', `Sitemap: ${baseUrl(app.config, tenant)}/sitemap.xml`)
  ctx.type = 'text/plain'
  ctx.set('Cache-Control', 'public, max-age=3600')
  ctx.body = `${lines.join('\n')}\n`
}

export const sitemapPages = [page('GET', '/sitemap.xml', showSitemap), page('GET', '/robots.txt', showRobots)]
