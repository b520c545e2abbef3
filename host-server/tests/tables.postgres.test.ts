import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startDemoSite } from '../testing/demo-site.ts'
import type { Site } from '../testing/site.ts'

const HOST_SERVER = resolve(import.meta.dirname, '..')
const TABLE = /^ {4}(\w+): \{\n(.*?)^ {4}\}/gms
const COLUMN = /^ {6}(\w+):((?:.|\n(?! {6}\w))*)/gm

let site: Site
beforeAll(async () => {
  site = await startDemoSite()
})
afterAll(() => site.stop())

/** The columns by table, each with whether it is nullable, as the nouns declare them. */
const declared = readdirSync(HOST_SERVER, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.tables.ts'))
  .map((path) => readFileSync(join(HOST_SERVER, path), 'utf8').replaceAll(/^ *\/\*\*.*?\*\/\n/gms, ''))
  .flatMap((code) => [...code.matchAll(TABLE)])
  .map(([, table = '', columns = '']): [table: string, columns: Record<string, boolean>] => [
    table,
    Object.fromEntries([...columns.matchAll(COLUMN)].map(([, name, type]) => [name, /\bnull\b/.test(type ?? '')]))
  ])

/** Tables of no noun: knex's own, and the rate limiter's. */
const OTHERS = ['knex_migrations', 'knex_migrations_lock', 'rate_limits']

test('every table is declared once', async () => {
  const { rows } = await site.app.knex.raw("select tablename from pg_tables where schemaname = 'public'")
  const tables = rows.map(({ tablename }: { tablename: string }) => tablename)
  expect(declared.map(([table]) => table).toSorted()).toEqual(
    tables.filter((table: string) => !OTHERS.includes(table)).toSorted()
  )
})

test.each(declared)('the declaration of %s matches the database', async (table, columns) => {
  const { tenant_id: _, ...stored } = await site.app.knex(table).columnInfo()
  const nullable = Object.entries(stored).map(([name, column]) => [name, column.nullable])
  expect(columns).toEqual(Object.fromEntries(nullable))
})
