import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { IMPORT_FILE_TYPE } from '#contract/file-imports'
import { REPORTS } from '#contract/reports'
import { DAY, instant, MINUTE } from '../core/base/clock.ts'
import { SLICE, sizeFor } from '../core/base/slices.ts'
import { isPostgres } from '../core/db/db.ts'
import { hashToken } from '../core/security/tokens.ts'
import type { CurrentTenant } from '../core/tenancy/current-tenant.ts'
import { newRequest } from '../ops/data-requests/new-request.ts'
import { fileOf } from '../people/people-import/testing/files.ts'
import { appointmentRow } from '../testing/appointment-row.ts'
import { request, signIn } from '../testing/client.ts'
import { MONDAY, startDemoSite } from '../testing/demo-site.ts'
import type { Site } from '../testing/site.ts'

const PEOPLE = 5600
const BOOKED = 3000
const CARDS = 4500
/** Whose all of these are. */
const CUSTOMER = 'many@visitor.example'
const LINK = 'l'.repeat(43)

let site: Site
let cookie: string
let marketing: string

const ask = (path: string, method = 'GET', asked = {}) => request(site, method, `/api/v1${path}`, { cookie, ...asked })
const day = (days: number) => instant(MONDAY.getTime() + days * DAY).slice(0, 10)
const TWO_YEARS = `from=${day(-730)}&to=${day(0)}`

async function insertAll(table: string, rows: object[]) {
  for (let at = 0; at < rows.length; at += 100) await site.app.knex(table).insert(rows.slice(at, at + 100))
}

beforeAll(async () => {
  site = await startDemoSite()
  site.clock.time = MONDAY
  cookie = await signIn(site, 'admin@demo.example')
  marketing = await signIn(site, 'marketing@demo.example')
  const { knex } = site.app
  const anna = await knex('advisors').where({ alias: 'anna-gruber' }).first('tenant_id', 'organization_uuid')
  const many = Array.from({ length: PEOPLE }, (_, at) => ({
    ...anna,
    uuid: randomUUID(),
    alias: `many-${at}`,
    first_name: `Vorname ${at % 70}`,
    last_name: `Größe ${at % 90}`,
    email_address: `many-${at}@bank.example`
  }))
  await insertAll('advisors', many)
  await insertAll(
    'users',
    many.map(({ uuid, email_address, first_name, last_name }) => ({
      tenant_id: anna.tenant_id,
      uuid,
      email_address,
      full_name: `${first_name} ${last_name}`,
      password_hash: '',
      advisor_uuid: uuid
    }))
  )
  const { uuid: topic_uuid } = await knex('appointment_topics').where({ tenant_id: anna.tenant_id }).first('uuid')
  await insertAll(
    'appointments',
    Array.from({ length: BOOKED }, (_, at) =>
      appointmentRow(
        {
          tenant_id: anna.tenant_id,
          advisor_uuid: many[at]?.uuid,
          topic_uuid,
          starts: MONDAY.getTime() + DAY + (at % 40) * 30 * MINUTE
        },
        { email: CUSTOMER, created_at: instant(MONDAY) }
      )
    )
  )
  await insertAll(
    'report_days',
    Array.from({ length: PEOPLE }, (_, at) => ({
      tenant_id: anna.tenant_id,
      organization_uuid: anna.organization_uuid,
      advisor_uuid: many[at]?.uuid,
      metric: 'profile',
      count: at % 7,
      day: day(-(at % 700) - 1)
    }))
  )
  await knex('report_rollups').where({ tenant_id: anna.tenant_id }).delete()
  await knex('report_rollups').insert({ tenant_id: anna.tenant_id, rolled_until: day(-1), checked_at: '' })
  await insertAll(
    'wallet_passes',
    Array.from({ length: CARDS }, (_, at) => ({
      tenant_id: anna.tenant_id,
      serial: randomUUID().replaceAll('-', ''),
      advisor_uuid: many[0]?.uuid,
      kind: 'google',
      token_hash: randomUUID(),
      created_at: instant(MONDAY),
      changed_at: instant(MONDAY),
      notifications_at: at % 2 ? instant(MONDAY) : null,
      saved_at: instant(MONDAY)
    }))
  )
  const asked = { kind: 'information', origin: 'staff', state: 'done', email: CUSTOMER } as const
  const row = newRequest({ app: site.app, tenant: { time_zone: 'Europe/Vienna' } as CurrentTenant }, asked)
  const link = { token_hash: hashToken(LINK), expires_at: instant(MONDAY.getTime() + DAY) }
  await knex('data_requests').insert({ tenant_id: anna.tenant_id, ...row, ...link })
  // as PostgreSQL does by itself within a minute
  await knex.raw('analyze')
})
afterAll(() => site.stop())

/** What takes long at a bank of many people, and a statement that tells that it has begun. */
const WORK: [what: string, begun: RegExp, work: () => ReturnType<typeof ask>][] = [
  ['a page of people', /from.*users/, () => ask('/people')],
  ['a search among people', /from.*users/, () => ask('/people?q=1&sort=branch&role=accountadmin')],
  ['people by role', /from.*user_roles/, () => ask('/people?sort=roles&page=40')],
  ['an invitation of everyone', /from.*users/, () => ask('/people/invitations', 'POST', { body: { q: 'nobody' } })],
  [
    'a change of many people',
    /from.*users/,
    () => ask('/people-changes', 'POST', { body: { people: { q: 'vorname 1' }, kind: 'give-role', role: 'analyst' } })
  ],
  ['an export as CSV', /from.*organizations.*join.*advisors/, () => ask('/advisors-export/csv')],
  ['an export as a workbook', /from.*organizations.*join.*advisors/, () => ask('/advisors-export/xlsx')],
  ['the choices of the reports', /from.*advisors/, () => ask('/reports')],
  ...REPORTS.map((name): (typeof WORK)[number] => [
    `the report ${name}`,
    /from.*report_days/,
    () => ask(`/reports/${name}?${TWO_YEARS}`)
  ]),
  ['a report as CSV', /from.*report_days/, () => ask(`/reports/sessions/csv?${TWO_YEARS}`)],
  ['a search after a change', /from.*advisors/, () => ask('/search/advisors?name=gruber')],
  [
    'the count of subscribers',
    /from.*wallet_passes/,
    () =>
      ask('/wallet-cards/reach', 'POST', {
        body: { advisors: Array.from({ length: SLICE }, (_, at) => `many-${at}`) },
        cookie: marketing
      })
  ],
  ['the count of a closure', /from.*appointments/, () => ask(`/holidays/appointments?date=${day(1)}`)],
  ['the making of a customer’s data', /from.*appointments/, () => request(site, 'POST', `/my-data/${LINK}`)],
  [
    'the upload of a file',
    /into.*people_import_rows/,
    () => ask('/people-imports', 'POST', { body: fileOf(2000, 50).text, headers: { 'content-type': IMPORT_FILE_TYPE } })
  ]
]

/** Work of some milliseconds may be done before a request arrives on a busy machine; what blocks is first each time. */
const TRIES = 5

test.each(WORK)('someone who asks for something else during %s is answered first', async (_what, begun, work) => {
  const { knex } = site.app
  const order: string[] = []
  const sizes: number[] = []
  let other: Promise<unknown> | undefined
  const note = (rows: unknown, { sql }: { sql: string }) => {
    // an advisor has several contact options, which are read with those of a slice
    if (Array.isArray(rows) && !sql.includes('advisor_contact_options')) sizes.push(rows.length)
    if (begun.test(sql)) other ??= ask('/me').then(({ status }) => order.push(`other ${status}`))
  }
  knex.on('query-response', note)
  for (let tries = 0; tries < TRIES && order[0] !== 'other 200'; tries += 1) {
    order.length = 0
    other = undefined
    const { status } = await work()
    order.push('work')
    await other
    expect(status).toBeLessThan(300)
  }
  knex.removeListener('query-response', note)
  expect(order).toEqual(['other 200', 'work'])
  expect(Math.max(...sizes)).toBeLessThanOrEqual(sizeFor({ isElsewhere: isPostgres(knex) }))
})
