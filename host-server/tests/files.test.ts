import { randomUUID } from 'node:crypto'
import { read, utils } from '@e965/xlsx'
import { parse } from 'csv-parse/sync'
import type { Knex } from 'knex'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Endpoint } from '#contract/endpoint'
import { routes } from '../api.ts'
import { storeEvent, storeGuest } from '../booking/branch-events/testing/events.ts'
import { instant } from '../core/base/clock.ts'
import { type RequestOptions, request, signIn } from '../testing/client.ts'
import { startDemoSite } from '../testing/demo-site.ts'
import type { Site } from '../testing/site.ts'

/** Umlauts, quotes, both separators, a line break, and what a spreadsheet would run. */
const EVIL = '=cmd|"/C calc"!A0, Größe „Ü“ "ß"; Ende\nzweite Zeile\tmit Tabulator'
const key = ({ method, path }: Endpoint) => `${method} ${path}`
const typeOf = ({ shape }: Endpoint) => shape.stream ?? ''
const tables = routes.map(({ endpoint }) => endpoint).filter((one) => /csv|sheet/.test(typeOf(one)))

let site: Site
let own: string
const knex = (table: string) => site.app.knex(table)
const ask = async (account: string, method: string, path: string, asked: RequestOptions = {}) =>
  request(site, method, path, { cookie: await signIn(site, `${account}@demo.example`), ...asked })

beforeAll(async () => {
  site = await startDemoSite()
  own = (await knex('tenant_domains').where({ host: 'localhost' }).first('tenant_id')).tenant_id
})
afterAll(() => site.stop())

const ours = (table: string, where = {}): Knex.QueryBuilder => knex(table).where({ tenant_id: own, ...where })

interface Written {
  /** The path of the file. */
  path: string
  /** The account that may download it; by default the administrator. */
  account?: string
  /** The file contains no text of users. */
  isEmpty?: true
}

const refusedOf = (noun: string, head: string, cells: string) => async (): Promise<Written> => {
  const quoted = `"${EVIL.replaceAll('"', '""')}"`
  const { body: made } = await ask('admin', 'POST', `/api/v1/${noun}`, {
    body: `${head}\r\n${cells};${quoted}`,
    headers: { 'content-type': 'text/csv' }
  })
  while (await site.drain());
  return { path: `/api/v1/${noun}/${made.uuid}/refused` }
}

async function movedBranch(): Promise<Written> {
  await ours('organizations', { alias: 'graz-herrengasse' }).update({ street: EVIL })
  return { path: '/api/v1/branch-imports/branches' }
}

async function figures(): Promise<Written> {
  const advisor = await ours('advisors', { alias: 'anna-gruber' }).first('tenant_id', 'uuid', 'organization_uuid')
  const { uuid: advisor_uuid, ...rest } = advisor
  const at = instant(site.clock.time)
  await knex('report_events').insert({ ...rest, advisor_uuid, metric: 'booked', day: at.slice(0, 10), count: 1, at })
  await ours('organizations', { uuid: rest.organization_uuid }).update({ name: EVIL })
  return { path: '/api/v1/reports/sessions/csv', account: 'analyst' }
}

async function changedSetting(): Promise<Written> {
  await ask('admin', 'PUT', '/api/v1/settings', { body: { map_attribution: EVIL } })
  return { path: '/api/v1/audit-log/export?event=changes' }
}

async function redirected(): Promise<Written> {
  await ask('admin', 'POST', '/api/v1/redirections', { body: { path: '/zinsen', target: '/app/' } })
  await ours('redirections').update({ target: EVIL })
  return { path: '/api/v1/redirections/export' }
}

const positioned = (path: string) => async (): Promise<Written> => {
  await ours('advisors', { alias: 'anna-gruber' }).update({ position: EVIL })
  return { path: `/api/v1/${path}` }
}

async function addressed(): Promise<Written> {
  // those with an account sign their mails with its address
  await ours('advisors').update({ email_address: EVIL })
  return { path: '/api/v1/signatures/csv' }
}

async function registered(): Promise<Written> {
  const { uuid: organization_uuid } = await ours('organizations').first('uuid')
  const event = await storeEvent(site.app.knex, { tenant_id: own, organization_uuid })
  await storeGuest(site.app.knex, own, event, { last_name: EVIL })
  return { path: `/api/v1/branch-events/${event}/registrations/csv` }
}

async function shared(): Promise<Written> {
  const { uuid: advisor_uuid } = await ours('advisors', { alias: 'anna-gruber' }).first('uuid')
  const uuid = randomUUID()
  await knex('leads').insert({
    ...{ tenant_id: own, uuid, token_hash: uuid, advisor_uuid, language: 'de', campaign: '', state: 'new' },
    ...{ first_name: 'Eva', last_name: 'Muster', company: EVIL, email: 'eva@visitor.example', phone: '', note: EVIL },
    ...{ consent_text: '', consent_version: '1', internal_note: '', search_words: '' },
    created_at: instant(site.clock.time)
  })
  return { path: '/api/v1/leads/csv', account: 'advisor' }
}

/** How the texts get into each file. */
const FILES: Record<string, () => Written | Promise<Written>> = {
  'GET /api/v1/advisors-export/csv': positioned('advisors-export/csv'),
  'GET /api/v1/advisors-export/xlsx': positioned('advisors-export/xlsx'),
  'GET /api/v1/audit-log/export': changedSetting,
  'GET /api/v1/redirections/export': redirected,
  'GET /api/v1/reports/:report/csv': figures,
  'GET /api/v1/reports/sessions/booking-steps/csv': () => ({
    path: '/api/v1/reports/sessions/booking-steps/csv',
    account: 'analyst',
    isEmpty: true
  }),
  'GET /api/v1/branch-events/:uuid/registrations/csv': registered,
  'GET /api/v1/leads/csv': shared,
  'GET /api/v1/branch-imports/:uuid/refused': refusedOf(
    'branch-imports',
    'Alias;Ort;Straße und Hausnummer',
    'neu;Wien'
  ),
  'GET /api/v1/branch-imports/branches': movedBranch,
  'GET /api/v1/branch-imports/template': () => ({ path: '/api/v1/branch-imports/template', isEmpty: true }),
  'GET /api/v1/signatures/csv': addressed,
  'GET /api/v1/people-imports/:uuid/refused': refusedOf(
    'people-imports',
    'Vorname;Nachname;E-Mail-Adresse;Filiale',
    'Eva;Neu;keine'
  ),
  'GET /api/v1/people-imports/template': () => ({ path: '/api/v1/people-imports/template', isEmpty: true })
}

const fileOf = (name: string) => (FILES[name] as () => Written | Promise<Written>)()

test('every file is covered by a test below', () => {
  expect(tables.map(key).toSorted()).toEqual(Object.keys(FILES).toSorted())
})

/** Opens the file like a spreadsheet; whatever is not read as text is reported. */
function opened(bytes: Buffer, isSheet: boolean, FS: string) {
  const book = isSheet ? read(bytes) : read(bytes.toString(), { type: 'string', FS, cellFormula: true })
  const sheet = book.Sheets[book.SheetNames[0] ?? ''] as Record<string, { f?: string; v?: unknown }>
  return {
    formulas: Object.entries(sheet).flatMap(([at, { f }]) => (at.startsWith('!') || !f ? [] : [at, f])),
    rows: utils.sheet_to_json<string[]>(sheet, { header: 1, defval: '', raw: false })
  }
}

/** The cells that begin with the formula, neutralised or not. */
const evilIn = (rows: string[][]) => new Set(rows.flat().filter((cell) => /^'?=cmd/.test(`${cell}`)))

describe.each([
  ['de-AT', ';'],
  ['en', ',']
])('in %s', (language, delimiter) => {
  test.each(tables.map(key))('%s is read completely by other programs, and nothing in it is executed', async (name) => {
    const { path, account = 'admin', isEmpty } = await fileOf(name)
    const { status, bytes, headers } = await ask(account, 'GET', path, { headers: { 'accept-language': language } })
    expect([status, headers['content-disposition']]).toEqual([200, expect.stringMatching(/^attachment; filename=/)])
    const isSheet = !headers['content-type']?.includes('csv')
    const { rows, formulas } = opened(bytes, isSheet, delimiter)
    const written = new Set(isEmpty ? [] : [isSheet ? EVIL : `'${EVIL}`])
    expect(formulas).toEqual([])
    expect(evilIn(rows)).toEqual(written)
    if (isSheet) return
    const lines: string[][] = parse(bytes, { bom: true, delimiter })
    expect(evilIn(lines)).toEqual(written)
    expect(rows.map((row) => row.length)).toEqual(lines.map((line) => line.length))
  })
})

test.each(tables.map(key))(
  '%s is in the page’s language when a link saves it, whatever the browser’s',
  async (name) => {
    const { path, account = 'admin' } = await fileOf(name)
    const headers = { 'accept-language': 'en', 'sec-fetch-mode': 'navigate' }
    const textIn = async (asked: RequestOptions) => {
      const { bytes, headers: of } = await ask(account, 'GET', path, asked)
      return of['content-type']?.includes('csv') ? bytes.toString() : JSON.stringify(opened(bytes, true, '').rows)
    }
    const german = await textIn({ headers: { 'accept-language': 'de-AT' } })
    expect(await textIn({ headers })).toBe(german)
    // what a script names is the page's own
    expect(await textIn({ headers: { ...headers, 'sec-fetch-mode': 'cors' } })).not.toBe(german)
  }
)
