import { request, signIn } from '../../../testing/client.ts'
import { startDemoSite } from '../../../testing/demo-site.ts'
import type { Site } from '../../../testing/site.ts'
import { until } from '../../../testing/until.ts'

export const PATH = '/api/v1/redirections'
/** Counts as a visitor. */
export const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0'

export interface Office {
  site: Site
  tenantId: string
  /** Sends a request as the administrator. */
  ask(method: string, path: string, body?: object): ReturnType<typeof request>
  /** Sends a request as a visitor. */
  open(path: string, asked?: { host?: string; method?: string }): ReturnType<typeof request>
  upload(file: string | Buffer, query?: string): ReturnType<typeof request>
  set(name: string, value: string): Promise<unknown>
  add(path: string, target: string, more?: object): Promise<string>
  clear(): Promise<void>
}

/** The demo site with its administrator signed in; redirects may lead to www.bank.example. */
export async function openRedirections(): Promise<Office> {
  const site = await startDemoSite()
  const { knex, tenants } = site.app
  await until(() => tenants.canCache)
  const { tenant_id } = await knex('tenant_domains').where({ host: 'localhost' }).first('tenant_id')
  const cookie = await signIn(site, 'admin@demo.example')
  const ask: Office['ask'] = (method, path, body) => request(site, method, path, { cookie, body })
  const set: Office['set'] = (name, value) =>
    knex('tenant_settings').insert({ tenant_id, name, value }).onConflict(['tenant_id', 'name']).merge(['value'])
  const clear = async () => {
    for (const table of ['audit_log', 'redirection_hits', 'redirections', 'rate_limits']) await knex(table).delete()
    await set('redirection_hosts', 'www.bank.example')
  }
  await clear()
  return {
    site,
    tenantId: tenant_id,
    ask,
    set,
    clear,
    open: (path, { host = 'localhost', method = 'GET' } = {}) =>
      request(site, method, path, { host, headers: { accept: 'text/html', 'user-agent': BROWSER } }),
    upload: (file, query = '') =>
      request(site, 'POST', `${PATH}/import${query}`, { cookie, body: file, headers: { 'content-type': 'text/csv' } }),
    async add(path, target, more = {}) {
      const { status, body } = await ask('POST', PATH, { path, target, ...more })
      if (status !== 201) throw new Error(`${path} was refused: ${JSON.stringify(body)}`)
      return body.uuid
    }
  }
}
