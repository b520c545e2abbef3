import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { AUDIT_PAGE_SIZE } from '#contract/audit-log'
import { up } from '../../../migrations/20261123_002021_audit_words_of_before.ts'
import { record } from '../../core/events/audit-record.ts'
import { TenantDb } from '../../core/tenancy/tenant-db.ts'
import { request, signIn } from '../../testing/client.ts'
import { NORDBANK, startDemoSite } from '../../testing/demo-site.ts'
import type { Site } from '../../testing/site.ts'

let site: Site
let cookie: string

const english = { 'accept-language': 'en' }
const log = (query = '', asked = {}) =>
  request(site, 'GET', `/api/v1/audit-log${query}`, { cookie, headers: english, ...asked })
const change = async (value: string) => {
  const { status } = await request(site, 'PUT', '/api/v1/settings', { cookie, body: { map_attribution: value } })
  expect(status).toBe(204)
}
const values = ({ body }: Awaited<ReturnType<typeof log>>) =>
  body.entries.map(({ changes }: { changes: { after: string }[] }) => changes[0]?.after)

beforeAll(async () => {
  site = await startDemoSite()
  cookie = await signIn(site, 'admin@demo.example')
})
afterAll(() => site.stop())

test.each([
  '?page=0',
  '?page=x',
  '?from=2026-02-30',
  '?object=nothing',
  '?unknown=1',
  '?from=2027-01-02&to=2027-01-01'
])('%s is refused', async (query) => {
  expect((await log(query)).status).toBe(422)
})

test('only administrators can read it', async () => {
  const other = await signIn(site, 'marketing@demo.example')
  for (const path of ['', '/export']) expect((await log(path, { cookie: other })).status).toBe(403)
  for (const path of ['', '/export']) expect((await log(path, { cookie: undefined })).status).toBe(401)
})

test('the latest entry comes first, and entries of other institutions are not included', async () => {
  for (const value of ['one', 'two', 'three']) {
    await change(value)
    site.clock.time = new Date(site.clock.time.getTime() + 60_000)
  }
  const all = await log()
  expect(values(all)).toEqual(['three', 'two', 'one'])
  expect(all.body).toMatchObject({ total: 3, page_size: AUDIT_PAGE_SIZE, time_zone: 'Europe/Vienna' })
  const other = await signIn(site, 'admin@nordbank.example', NORDBANK)
  expect((await log('', { cookie: other, ...NORDBANK })).body.total).toBe(0)
})

test('can be filtered by name, kind, and days in the institution’s time zone', async () => {
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Vienna' }).format(site.clock.time)
  expect((await log(`?from=${today}&to=${today}`)).body.total).toBe(3)
  expect((await log('?from=2030-01-01')).body.total).toBe(0)
  expect((await log('?to=2020-01-01')).body.total).toBe(0)
  expect((await log('?q=MAP_ATTR')).body.total).toBe(3)
  // wildcard characters must match literally
  expect((await log('?q=map%25attr')).body.total).toBe(0)
  expect((await log('?object=topic')).body.total).toBe(0)
})

test('a name is found regardless of case and accents, also in older entries', async () => {
  const { knex } = site.app
  const { tenant_id } = await knex('audit_log').first('tenant_id')
  const db = new TenantDb(knex, tenant_id)
  const actor = { app: site.app, user: { uuid: 'x', full_name: 'Ayşe Özdemir' } }
  const changed = { object: 'topic', id: 'x', name: 'Änderung 50 %' } as const
  await record(db, actor, changed, undefined, {})
  const counts = async () => {
    const found = []
    for (const q of ['Özdemir', 'özdemir', 'ÖZDEMIR', 'ozdemir', 'Änderung', 'änderung 50 %', 'Özdemir Änderung'])
      found.push((await log(`?q=${encodeURIComponent(q)}`)).body.total)
    return found
  }
  expect(await counts()).toEqual([1, 1, 1, 1, 1, 1, 0])
  await knex('audit_log').update({ search_words: '' })
  expect(await counts()).toEqual([0, 0, 0, 0, 0, 0, 0])
  await up(knex)
  expect(await counts()).toEqual([1, 1, 1, 1, 1, 1, 0])
  expect((await log('?q=MAP_ATTR')).body.total).toBe(3)
  await knex('audit_log').where({ object_id: 'x' }).delete()
})

test('the file has all entries, with umlauts, quotes and line breaks intact, and no formula', async () => {
  const evil = '=HYPERLINK("https://evil.example"; "Ärger")\nzweite Zeile'
  await change(evil)
  const { headers, bytes } = await log('/export?event=changes')
  expect(headers['content-type']).toBe('text/csv; charset=utf-8')
  expect(headers['content-disposition']).toContain('audit-log.csv')
  const rows: string[][] = parse(bytes, { bom: true })
  expect(rows[0]).toEqual(['Time (UTC)', 'Who', 'Action', 'Type', 'What', 'Field', 'Before', 'After'])
  expect(rows).toHaveLength(5)
  expect(rows[1]?.at(-1)).toBe(`'${evil}`)
})

test('the file names modules, fields and states like the page, in the language of the page', async () => {
  const switched = (effective_state: boolean) =>
    request(site, 'PUT', '/api/v1/modules', { cookie, body: { module_name: 'v-cards', effective_state } })
  await switched(false)
  const { bytes } = await log('/export?object=module', { headers: { 'accept-language': 'de-AT' } })
  const [, row]: string[][] = parse(bytes, { bom: true, delimiter: ';' })
  expect(row?.slice(3)).toEqual(['Modul', 'Kontaktkarten', 'Eingeschaltet', 'ja', 'nein'])
  await switched(true)
  await site.app.knex('audit_log').where({ object: 'module' }).delete()
})

test('in German it has semicolons, as spreadsheets there expect', async () => {
  const { bytes } = await log('/export', { headers: { 'accept-language': 'de-AT' } })
  expect(parse(bytes, { bom: true, delimiter: ';' })[0]).toContain('Vorher')
})

test('pages are consecutive, also in a file of more than one step', async () => {
  const { knex } = site.app
  const [row] = await knex('audit_log').limit(1)
  const many = Array.from({ length: 1200 }, (_, index) => ({
    ...row,
    uuid: `00000000-0000-4000-8000-${`${index}`.padStart(12, '0')}`
  }))
  for (let from = 0; from < many.length; from += 100) await knex('audit_log').insert(many.slice(from, from + 100))
  const [first, second] = [await log('?event=changes&page=1'), await log('?event=changes&page=2')]
  expect(first.body.total).toBe(1204)
  const uuids = [first, second].flatMap(({ body }) => body.entries.map(({ uuid }: { uuid: string }) => uuid))
  expect(new Set(uuids).size).toBe(2 * AUDIT_PAGE_SIZE)
  const lines: string[][] = parse((await log('/export?event=changes')).bytes, { bom: true })
  expect(lines).toHaveLength(1205)
})
