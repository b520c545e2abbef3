import { afterAll, beforeAll, expect, test } from 'vitest'
import { isPostgres } from '../core/db/db.ts'
import { storedData } from '../stored-data.ts'
import { startDemoSite } from '../testing/demo-site.ts'
import type { Site } from '../testing/site.ts'

/** Of no noun: knex's own, the rate limiter's, and SQLite's counter. */
const OTHERS = ['knex_migrations', 'knex_migrations_lock', 'rate_limits', 'sqlite_sequence']

let site: Site
beforeAll(async () => {
  site = await startDemoSite()
})
afterAll(() => site.stop())

async function tablesOf({ app: { knex } }: Site): Promise<string[]> {
  const { rows = [] } = isPostgres(knex)
    ? await knex.raw("select tablename as name from pg_tables where schemaname = 'public'")
    : { rows: await knex.raw("select name from sqlite_master where type = 'table'") }
  return rows.map(({ name }: { name: string }) => name)
}

test('every column of every table in the database says whose data it contains', async () => {
  const tables = (await tablesOf(site)).filter((name) => !OTHERS.includes(name))
  expect(Object.keys(storedData).toSorted()).toEqual(tables.toSorted())
  const faults: string[] = []
  for (const [name, { columns }] of Object.entries(storedData)) {
    const { tenant_id: _, ...stored } = await site.app.knex(name).columnInfo()
    const [declared, there] = [Object.keys(columns).toSorted(), Object.keys(stored).toSorted()]
    if (String(declared) !== String(there)) faults.push(`${name} has ${there}, and declared are ${declared}`)
  }
  expect(faults).toEqual([])
})
