import { afterAll, beforeAll, expect, test } from 'vitest'
import { features } from '../features.ts'
import { type Site, startSite } from '../testing/site.ts'

let site: Site

beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.stop())

test('the tables that features declare as cached are those with triggers', async () => {
  const { rows } = await site.app.knex.raw(`select c.relname as "table" from pg_trigger t
    join pg_class c on c.oid = t.tgrelid join pg_proc p on p.oid = t.tgfoid where p.proname = 'notice_change'`)
  const watched = rows.map(({ table }: { table: string }) => table)
  const declared = features.flatMap(({ cachedTables = [] }) => cachedTables)
  expect(declared.toSorted()).toEqual(watched.toSorted())
})
