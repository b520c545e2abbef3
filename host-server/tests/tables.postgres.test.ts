import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startDemoSite } from '../testing/demo-site.ts'
import type { Site } from '../testing/site.ts'

const HOST_SERVER = resolve(import.meta.dirname, '..')
/** What the columns contain, which the compiler compares with them. */
const DATA = /^export const data = .*/ms
/** A table with its columns, one with those of an interface, and such an interface. */
const TABLE = /^ {4}(\w+): \{\n(.*?)^ {4}\}/gms
const LIKE = /^ {4}(\w+): (\w+)(?: & \{ (.*) \})?$/gm
const SHARED = /^export interface (\w+) \{\n(.*?)^\}/gms
const COLUMN = /^ +(\w+):((?:.|\n(?! +\w+:))*)/gm

let site: Site
beforeAll(async () => {
  site = await startDemoSite()
})
afterAll(() => site.stop())

/** The declarations of all nouns. */
const code = readdirSync(HOST_SERVER, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.tables.ts'))
  .map((path) =>
    readFileSync(join(HOST_SERVER, path), 'utf8')
      .replace(DATA, '')
      .replaceAll(/^ *\/\*\*.*?\*\/\n/gms, '')
  )
  .join('\n')
const shared = new Map([...code.matchAll(SHARED)].map(([, name, columns = '']) => [name, columns]))
const lines = (columns = '') =>
  columns
    .split('; ')
    .map((column) => `  ${column}\n`)
    .join('')
const written = [
  ...[...code.matchAll(TABLE)].map(([, table = '', columns = '']) => [table, columns] as const),
  ...[...code.matchAll(LIKE)].map(
    ([, table = '', name, more]) => [table, `${shared.get(name)}${more ? lines(more) : ''}`] as const
  )
]

/** The columns by table, each with whether it is nullable. */
const declared = written.map(([table, columns]): [table: string, columns: Record<string, boolean>] => [
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
