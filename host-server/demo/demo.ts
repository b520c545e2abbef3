import { randomBytes } from 'node:crypto'
import { withStartLock } from '../core/db/db.ts'
import type { AppContext } from '../core/tenancy/app-context.ts'
import { TILE_SETTING } from '../organization/map/map-plan.service.ts'
import { isDemoMap, tileTemplate } from './map-tiles.ts'
import { isEmpty, seedDemo } from './seed.ts'

export const DEMO_HOSTS = ['localhost', 'nordbank.localhost'] as const

export interface Demo {
  /** Undefined unless the demo data has just been written. */
  password?: string
}

const hasDemo = async ({ knex }: AppContext) =>
  Boolean(await knex('tenant_settings').where({ name: 'demo', value: 'true' }).first('name'))

/** The demo's foreign pages are on the port after ours, whichever that is today; websites that somebody has registered stay. */
async function allowForeignPages({ knex }: AppContext, port: number) {
  const own = ['localhost', '127.0.0.1', 'nordbank.localhost'].map((host) => `http://${host}:${port}`)
  const demoTenants = knex('tenant_settings').where({ name: 'demo' }).select('tenant_id')
  const rows = await knex('tenant_settings')
    .where({ name: 'embed_origins' })
    .whereIn('tenant_id', demoTenants)
    .select('tenant_id', 'name', 'value')
  for (const { tenant_id, name, value } of rows) {
    const origins = [...new Set([...own, ...value.split(/\s+/)])].filter(Boolean)
    await knex('tenant_settings')
      .where({ tenant_id, name })
      .update({ value: origins.join(' ') })
  }
}

const ATTRIBUTIONS: Record<string, string> = { en: 'Map of an imaginary town' }

/**
 * Maps are drawn from tiles of the demo's own, which that port serves too, unless somebody has entered others or none.
 */
async function provideMap({ knex, config }: AppContext, port: number) {
  const tenants = await knex('tenants')
    .whereIn('id', knex('tenant_settings').where({ name: 'demo' }).select('tenant_id'))
    .select('id', 'language')
  const template = tileTemplate(port)
  for (const { id: tenant_id, language } of tenants) {
    const map = await knex('tenant_settings').where({ tenant_id, name: TILE_SETTING }).first('value')
    if (map && !isDemoMap(map.value)) continue
    const attribution = ATTRIBUTIONS[language] ?? 'Plan einer erfundenen Stadt'
    await knex('tenant_settings')
      .insert({ tenant_id, name: TILE_SETTING, value: template })
      .onConflict(['tenant_id', 'name'])
      .merge()
    await knex('tenant_settings')
      .insert({ tenant_id, name: 'map_attribution', value: attribution })
      .onConflict(['tenant_id', 'name'])
      .ignore()
  }
  config.INTERNAL_HOSTS.push(new URL(template).host)
}

/** Nodes that start together on an empty database must not write it twice. */
const seed = ({ config, knex, clock }: AppContext, password: string) =>
  withStartLock(knex, async (trx) => {
    const empty = await isEmpty(trx)
    if (empty) await seedDemo(trx, { now: clock.now(), password, secret: config.SESSION_SECRET })
    return empty
  })

/** Fills an empty database with the demo data in a first trial, or with a password for it; undefined if there is other data. */
export async function prepareDemo(app: AppContext): Promise<Demo | undefined> {
  const { config, knex } = app
  if (config.NODE_ENV !== 'development' && !config.DEMO_PASSWORD) return undefined
  if (!(await isEmpty(knex)) && !(await hasDemo(app))) return undefined
  const password = config.DEMO_PASSWORD ?? randomBytes(12).toString('base64url')
  const written = await seed(app, password)
  await allowForeignPages(app, config.PORT + 1)
  await provideMap(app, config.PORT + 1)
  config.DEFAULT_TENANT ??= DEMO_HOSTS[0]
  return written ? { password } : {}
}
