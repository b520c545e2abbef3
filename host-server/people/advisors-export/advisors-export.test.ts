import { read, utils } from '@e965/xlsx'
import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { EXPORT_COLUMNS, XLSX_TYPE } from '#contract/advisors-export'
import { request, signIn } from '../../testing/client.ts'
import { NORDBANK, startDemoSite } from '../../testing/demo-site.ts'
import type { Site } from '../../testing/site.ts'

const PATH = '/api/v1/advisors-export'
const EVIL = '=cmd|"/C calc"!A0'

let site: Site
let cookie: string

const english = { 'accept-language': 'en' }
const get = (rest: string, asked = {}) => request(site, 'GET', PATH + rest, { cookie, headers: english, ...asked })
const rowsOf = ({ bytes }: Awaited<ReturnType<typeof get>>, delimiter = ','): string[][] =>
  parse(bytes, { bom: true, delimiter })
const cellsOf = ({ bytes }: Awaited<ReturnType<typeof get>>) => {
  const { Sheets, SheetNames } = read(bytes)
  const sheet = Sheets[SheetNames[0] as string] as NonNullable<(typeof Sheets)[string]>
  return { sheet, rows: utils.sheet_to_json<string[]>(sheet, { header: 1, defval: '' }) }
}

beforeAll(async () => {
  site = await startDemoSite()
  cookie = await signIn(site, 'admin@demo.example')
  const { knex } = site.app
  const position = `${EVIL}, Größe „Ü“ "x"\nzweite Zeile; Ende`
  await knex('advisors').where({ alias: 'anna-gruber' }).update({ position })
})
afterAll(() => site.stop())

test.each(['', '/csv', '/xlsx'])('users other than administrators have no access to %s', async (rest) => {
  expect((await get(rest, { cookie: undefined })).status).toBe(401)
  for (const account of ['advisor', 'branch', 'marketing', 'analyst']) {
    const other = await signIn(site, `${account}@demo.example`)
    expect((await get(rest, { cookie: other })).status).toBe(403)
  }
})

test.each(['?columns=', '?columns=password_hash', '?columns=alias,,city', '?columns=uuid', '?organization_uuid=1'])(
  '%s is refused',
  async (query) => {
    expect((await get(`/csv${query}`)).status).toBe(422)
    expect((await get(`/xlsx${query}`)).status).toBe(422)
  }
)

test("another institution's branch is not found, and none of its advisors is in the file", async () => {
  const other = await signIn(site, 'admin@nordbank.example', NORDBANK)
  const { branches } = (await get('', { cookie: other, ...NORDBANK })).body
  expect((await get(`/csv?organization_uuid=${branches[0].uuid}`)).status).toBe(404)
  const foreign = rowsOf(await get('/csv?columns=alias', { cookie: other, ...NORDBANK })).flat()
  const own = rowsOf(await get('/csv?columns=alias')).flat()
  expect(own.filter((alias) => foreign.includes(alias))).toEqual(['Alias'])
})

test('both files have all advisors by name, with the requested columns in the order of the file', async () => {
  const count = Number((await site.app.knex('advisors').count('* as count'))[0]?.count)
  const query = '?columns=last_name,alias,first_name'
  const rows = rowsOf(await get(`/csv${query}`))
  expect(rows[0]).toEqual(['Alias', 'First name', 'Last name'])
  const names = rows.slice(1).map(([, , name]) => name as string)
  const { branches } = (await get('')).body
  expect(names).toHaveLength(branches.reduce((sum: number, { advisors }: { advisors: number }) => sum + advisors, 0))
  expect(names.length).toBeLessThan(count)
  expect(cellsOf(await get(`/xlsx${query}`)).rows).toEqual(rows)
})

test('all columns, read by another parser: umlauts, quotes and line breaks intact, topics and contact options by name', async () => {
  const answered = await get('/csv')
  expect(answered.headers['content-disposition']).toContain('advisors.csv')
  const [head, ...rows] = rowsOf(answered) as [string[], ...string[][]]
  expect(head).toHaveLength(EXPORT_COLUMNS.length)
  const anna = rows.find(([alias]) => alias === 'anna-gruber') as string[]
  const of = (name: string) => anna[head.indexOf(name)]
  expect(of('Position')).toBe(`'${EVIL}, Größe „Ü“ "x"\nzweite Zeile; Ende`)
  expect(of('Topics')).toContain('Kontoeröffnung')
  expect(of('Appointment types')).toContain('Consulting by phone')
  // as the form and the audit log call them
  const options = of('Contact options')?.split(', ')
  expect(options).toEqual(expect.arrayContaining(['Online appointment', 'WhatsApp', 'E-mail', 'Save contact']))
  expect(of('Manages own appointments')).toBe('yes')
  expect(of('Public profile')).toMatch(/^https?:\/\/localhost(:\d+)?\/app\/profile\/anna-gruber$/)
})

test('no cell of the sheet is a formula', async () => {
  const answered = await get('/xlsx')
  expect(answered.headers['content-type']).toBe(XLSX_TYPE)
  const { sheet, rows } = cellsOf(answered)
  const at = rows.findIndex(([alias]) => alias === 'anna-gruber')
  const cell = sheet[utils.encode_cell({ r: at, c: EXPORT_COLUMNS.indexOf('position') })]
  expect([cell.t, cell.f]).toEqual(['s', undefined])
  expect(cell.v).toBe(`${EVIL}, Größe „Ü“ "x"\nzweite Zeile; Ende`)
})

test('of one branch, in German, with semicolons', async () => {
  const { branches } = (await get('')).body
  const [branch] = branches
  const answered = await get(`/csv?columns=branch&organization_uuid=${branch.uuid}`, {
    headers: { 'accept-language': 'de-AT' }
  })
  const rows = rowsOf(answered, ';')
  expect(rows[0]).toEqual(['Filiale'])
  expect(rows).toHaveLength(branch.advisors + 1)
  expect(new Set(rows.slice(1).flat())).toEqual(new Set([branch.name]))
})
