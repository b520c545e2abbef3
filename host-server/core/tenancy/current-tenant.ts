import type { IncomingHttpHeaders } from 'node:http'
import type { Knex } from 'knex'
import type { Locale } from '#contract/locales'
import type { ModuleName } from '#contract/module-names'
import { TenantDb } from './tenant-db.ts'

/** The tenant of a request. */
export interface CurrentTenant {
  id: string
  name: string
  language: Locale
  time_zone: string
  base_url: string | null
  /** Its first domain, for links in mails. */
  host: string
  settings: Readonly<Record<string, string>>
  modules: ReadonlySet<ModuleName>
}

type TenantRow = Omit<CurrentTenant, 'settings' | 'modules'>

async function complete(knex: Knex, row: TenantRow): Promise<CurrentTenant> {
  const db = new TenantDb(knex, row.id)
  const settings: { name: string; value: string }[] = await db.table('tenant_settings').select('name', 'value')
  const modules = await db.table('tenant_modules').where({ effective_state: true }).pluck('module_name')
  return {
    ...row,
    settings: Object.fromEntries(settings.map(({ name, value }) => [name, value])),
    modules: new Set(modules as ModuleName[])
  }
}

const tenants = (knex: Knex) =>
  knex('tenants as t')
    .join('tenant_domains as d', 'd.tenant_id', 't.id')
    .select('t.id', 't.name', 't.language', 't.time_zone', 't.base_url', 'd.host')
    .orderBy('d.host')

/** Finds the tenant of a host name, or of the default host if the name is unknown. */
export async function findTenant(
  knex: Knex,
  hostName: string,
  defaultHost?: string
): Promise<CurrentTenant | undefined> {
  const hosts = [hostName.toLowerCase(), ...(defaultHost ? [defaultHost] : [])]
  const rows: TenantRow[] = await tenants(knex).whereIn('d.host', hosts)
  const row = rows.find(({ host }) => host === hosts[0]) ?? rows[0]
  return row && complete(knex, row)
}

export async function findTenantById(knex: Knex, id: string): Promise<CurrentTenant | undefined> {
  const row: TenantRow | undefined = await tenants(knex).where('t.id', id).first()
  return row && complete(knex, row)
}

/** The tenants that have a setting, even with an empty value. */
export const findTenantIdsBySetting = (knex: Knex, name: string): Promise<string[]> =>
  knex('tenant_settings').where({ name }).pluck('tenant_id')

/** The tenants for which a module is on. */
export const findTenantIdsByModule = (knex: Knex, module_name: ModuleName): Promise<string[]> =>
  knex('tenant_modules').where({ module_name, effective_state: true }).pluck('tenant_id')

/** Origins whose pages may send the tenant's public forms; none while the module is off. */
export const embedOrigins = ({ settings, modules }: CurrentTenant): string[] =>
  modules.has('embed') ? (settings.embed_origins ?? '').split(/\s+/).filter(Boolean) : []

/** Whether a page of a website that is not registered asks; a page in a sandbox, such as a preview, names none. */
export const isUnregistered = (tenant: CurrentTenant, { origin = '', host }: IncomingHttpHeaders): boolean =>
  URL.canParse(origin) && new URL(origin).host !== host && !embedOrigins(tenant).includes(origin)
