import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { whatsAppLink } from '#contract/whatsapp'
import { fullName } from '../advisors/full-name.ts'
import { type CurrentTenant, findTenant } from '../core/current-tenant.ts'
import { baseUrl } from '../core/mail.ts'
import type { Services } from '../core/services.ts'
import { TenantDb } from '../core/tenant-db.ts'
import { cmsCss, cmsPage, cmsTexts } from './cms-page.ts'

/** The demo's tenants, by the path of their page on the foreign site. */
const PAGES: Record<string, string> = { '/': 'localhost', '/nordbank': 'nordbank.localhost' }

async function page(services: Services, tenant: CurrentTenant, hostPort: number): Promise<string> {
  const db = new TenantDb(services.knex, tenant.id)
  const advisor = await db.table('advisors').where({ is_institutional: true }).orderBy('alias').first()
  const host = baseUrl({ ...services.config, PORT: hostPort }, tenant)
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

/** The policy that we ask of a page that embeds us, and nothing more. */
const policy = (host: string) =>
  `default-src 'self'; script-src ${host}; connect-src ${host}; img-src ${host} data:; style-src 'self'; base-uri 'none'`

/** A bank's page on an origin of its own, so that the embed is tried from where it will be used. */
export function startCmsSite(
  services: Services,
  hostPort: number,
  port: number
): Promise<{ port: number; server: Server }> {
  const server = createServer(async (request, response) => {
    const path = new URL(request.url ?? '/', 'http://cms').pathname
    if (path === '/cms.css') return response.setHeader('Content-Type', 'text/css').end(cmsCss)
    const tenant = PAGES[path] && (await findTenant(services.knex, PAGES[path]).catch(() => undefined))
    if (!tenant) return response.writeHead(404).end('Not found')
    response.setHeader('Content-Type', 'text/html; charset=utf-8')
    response.setHeader('Content-Security-Policy', policy(baseUrl({ ...services.config, PORT: hostPort }, tenant)))
    response.end(await page(services, tenant, hostPort))
  })
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, services.config.HOST, () => resolve({ server, port: (server.address() as AddressInfo).port }))
  })
}
