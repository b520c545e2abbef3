import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { whatsAppLink } from '#contract/whatsapp'
import { found } from '../core/base/failures.ts'
import { fullName } from '../core/base/full-name.ts'
import { baseUrl } from '../core/mail/mail.ts'
import type { AppContext } from '../core/tenancy/app-context.ts'
import { type CurrentTenant, findTenant } from '../core/tenancy/current-tenant.ts'
import { TenantDb } from '../core/tenancy/tenant-db.ts'
import { cmsCss, cmsPage, cmsTexts } from './cms-page.ts'
import { drawTile } from './map-tiles.ts'

/** The demo's tenants, and who advises on mortgages there, by the path of their page on the foreign site. */
const PAGES: Record<string, { host: string; alias: string }> = {
  '/': { host: 'localhost', alias: 'anna-gruber' },
  '/nordbank': { host: 'nordbank.localhost', alias: 'eleanor-whitcombe' }
}

async function page(app: AppContext, tenant: CurrentTenant, alias: string, hostPort: number): Promise<string> {
  const db = new TenantDb(app.knex, tenant.id)
  const advisors = await db.table('advisors').where({ is_institutional: true }).orderBy('alias')
  // the demo can be played with: who is named here may have left
  const advisor = found(advisors.find((one) => one.alias === alias) ?? advisors[0])
  const host = baseUrl({ ...app.config, PORT: hostPort }, tenant)
  return cmsPage({
    lang: tenant.language.startsWith('de') ? 'de' : 'en',
    title: tenant.name,
    host,
    alias: advisor.alias,
    advisor: fullName(advisor),
    photo: `/media/${advisor.photo}`,
    texts: cmsTexts(tenant.language),
    whatsapp: whatsAppLink(`${tenant.settings.whatsapp_number}#${advisor.whatsapp_id}`)
  })
}

/** What docs/embed.md asks of a page's policy, beside the page's own server. */
const policy = (host: string) =>
  `default-src 'self'; script-src ${host}; connect-src 'self' ${host}; img-src ${host} data:; style-src 'self'; base-uri 'none'`

/** A bank's page on an origin of its own, so that embedding is tried as it will be used, and the demo's map. */
export function startCmsSite(
  app: AppContext,
  hostPort: number,
  port: number
): Promise<{ port: number; server: Server }> {
  const server = createServer(async (request, response) => {
    const path = new URL(request.url ?? '/', 'http://cms').pathname
    if (path === '/cms.css') return response.setHeader('Content-Type', 'text/css').end(cmsCss)
    if (path === '/robots.txt') return response.setHeader('Content-Type', 'text/plain').end('User-agent: *\nAllow: /\n')
    const tile = await drawTile(path)
    if (tile) return response.setHeader('Content-Type', 'image/png').end(tile)
    const known = PAGES[path]
    const tenant = known && (await findTenant(app.knex, known.host).catch(() => undefined))
    if (!tenant) return response.writeHead(404).end('Not found')
    response.setHeader('Content-Type', 'text/html; charset=utf-8')
    response.setHeader('Content-Security-Policy', policy(baseUrl({ ...app.config, PORT: hostPort }, tenant)))
    response.end(await page(app, tenant, known.alias, hostPort))
  })
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, app.config.HOST, () => resolve({ server, port: (server.address() as AddressInfo).port }))
  })
}
