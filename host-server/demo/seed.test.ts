import { verify } from '@node-rs/argon2'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PushRecord } from '#contract/push-history'
import type { Report } from '#contract/reports'
import type { InboxRequest } from '#contract/request-inbox'
import { grainsOf, isFree } from '../calendar/availability/engine.ts'
import { dayOf } from '../core/base/days.ts'
import { derivedToken } from '../core/security/tokens.ts'
import { request, signIn } from '../testing/client.ts'
import { type Site, startSite } from '../testing/site.ts'
import { WEEKS } from './demo-tenant.ts'
import { demoAccounts, demoTenants, isEmpty, seedDemo } from './seed.ts'

const now = new Date('2026-11-21T09:30:00Z')
const nordbank = { host: 'nordbank.localhost' }
let site: Site

beforeAll(async () => {
  site = await startSite()
  site.clock.time = now
})
afterAll(() => site.stop())

test('an empty database is distinguished from a seeded one', async () => {
  expect(await isEmpty(site.app.knex)).toBe(true)
  await seedDemo(site.app.knex, {
    now,
    password: 'correct horse battery',
    secret: site.app.config.SESSION_SECRET,
    embedOrigins: ['http://a.test', 'http://b.test']
  })
  expect(await isEmpty(site.app.knex)).toBe(false)
})

test('each host lists a dozen advisors with pictures', async () => {
  const vienna = (await request(site, 'GET', '/api/v1/advisors')).body
  expect(vienna).toHaveLength(12)
  expect(vienna).toContainEqual(
    expect.objectContaining({
      slug: 'anna-gruber',
      full_name: 'Mag. Anna Gruber',
      profile_picture_url: '/media/anna-gruber.svg'
    })
  )
  const london = (await request(site, 'GET', '/api/v1/advisors', nordbank)).body
  expect(london).toHaveLength(12)
  expect(london.map(({ slug }: { slug: string }) => slug)).toContain('eleanor-whitcombe')
})

test('the accounts that are listed when the demo starts are those who can sign in', async () => {
  const listed = demoAccounts().flatMap(({ names, domain }) => names.map((name) => `${name}@${domain}`))
  const users = await site.app.knex('users').whereNot({ password_hash: '' }).pluck('email_address')
  expect(listed.toSorted()).toEqual(users.toSorted())
  expect(listed).toContain('privacy@demo.example')
})

test.each([
  ['localhost', 'demo.example', ['marketing-manager'], 'anna-gruber', 'lukas-hofer', 'georg-lechner'],
  [
    'nordbank.localhost',
    'nordbank.example',
    ['advisors-manager', 'marketing-manager'],
    'eleanor-whitcombe',
    'james-okafor',
    'oliver-grant'
  ]
])('the accounts of %s can sign in and have their roles', async (host, domain, marketing, first, second, external) => {
  const me = async (account: string) => {
    const cookie = await signIn(site, `${account}@${domain}`, { host })
    return (await request(site, 'GET', '/api/v1/me', { host, cookie })).body
  }
  expect(await me('admin')).toMatchObject({ roles: ['accountadmin', 'stduser'], alias: null })
  expect(await me('branch')).toMatchObject({ roles: ['orgadmin', 'stduser'], alias: null })
  expect(await me('marketing')).toMatchObject({ roles: [...marketing, 'stduser'], alias: null })
  expect(await me('analyst')).toMatchObject({ roles: ['analyst'], alias: null })
  expect(await me('advisor')).toMatchObject({ roles: ['stduser'], alias: first, is_institutional: true })
  expect(await me('second')).toMatchObject({ roles: ['stduser'], alias: second, is_institutional: true })
  expect(await me('external')).toMatchObject({ roles: ['stduser'], alias: external, is_institutional: false })
})

test.each([
  ['localhost', 'demo.example', '/api/v1/wallet-cards/notifications'],
  ['nordbank.localhost', 'nordbank.example', '/api/v1/people']
])('marketing at %s has something to work in', async (host, domain, path) => {
  const cookie = await signIn(site, `marketing@${domain}`, { host })
  expect((await request(site, 'GET', path, { host, cookie })).status).toBe(200)
})

test('what waits for an approval is at an institution that asks for it, and what goes has one', async () => {
  const cookie = await signIn(site, 'marketing@demo.example')
  const setup = await request(site, 'GET', '/api/v1/wallet-cards/push-setup', { cookie })
  expect(setup.body.needs_approval).toBe(true)
  const { notifications } = (await request(site, 'GET', '/api/v1/wallet-cards/notifications', { cookie })).body
  const approvals = notifications.map(({ state, approver_name }: PushRecord) => [state, Boolean(approver_name)])
  expect(Object.fromEntries(approvals)).toEqual({ 'awaiting-approval': false, scheduled: true, sent: true })
})

test('the report on cards counts what the wallets and the history of push notifications have', async () => {
  const cookie = await signIn(site, 'marketing@demo.example')
  const { notifications } = (await request(site, 'GET', '/api/v1/wallet-cards/notifications', { cookie })).body
  const { outcomes, subscribers }: PushRecord = notifications.find(({ state }: PushRecord) => state === 'sent')
  const { apple, google } = outcomes
  expect(subscribers).toBe(apple.delivered + apple.gone + apple.failed + google.delivered)
  const analyst = { cookie: await signIn(site, 'analyst@demo.example') }
  const report: Report = (await request(site, 'GET', '/api/v1/reports/cards?period=year', analyst)).body
  const counts = Object.fromEntries(report.figures.map(({ metric, count }) => [metric, count]))
  expect(counts).toMatchObject({
    'card-apple': (report.cards?.apple ?? 0) + apple.gone,
    'card-google': report.cards?.google,
    'card-apple-gone': apple.gone,
    'push-sent': subscribers,
    'push-reached': apple.delivered + google.delivered
  })
  const visits: Report = (await request(site, 'GET', '/api/v1/reports/sessions?period=year', analyst)).body
  const clicks = visits.figures.find(({ metric }) => metric === 'wallet')
  expect(clicks?.count).toBe((counts['card-apple'] ?? 0) + (counts['card-google'] ?? 0))
})

test('every account has the given password', async () => {
  const hashes = await site.app.knex('users').distinct('password_hash').pluck('password_hash')
  expect(hashes).toHaveLength(1)
  expect(await verify(hashes[0], 'correct horse battery')).toBe(true)
  expect(await verify(hashes[0], 'something else')).toBe(false)
})

test('both tenants have the embedding origins', async () => {
  const values = await site.app.knex('tenant_settings').where({ name: 'embed_origins' }).pluck('value')
  expect(values).toEqual(['http://a.test http://b.test', 'http://a.test http://b.test'])
})

interface Booked {
  tenant_id: string
  uuid: string
  advisor_uuid: string
  starts_at: string
  state: string
  organization_uuid: string
  time_zone: string
  length: number
  buffer_before: number
  buffer_after: number
  notice_minutes: number
  window_days: number
  slot_step: number
}

const booked = (): Promise<Booked[]> =>
  site.app
    .knex('appointments as a')
    .join('appointment_topics as t', (on) => on.on('t.tenant_id', 'a.tenant_id').on('t.uuid', 'a.topic_uuid'))
    .join('advisors as p', (on) => on.on('p.tenant_id', 'a.tenant_id').on('p.uuid', 'a.advisor_uuid'))
    .select('t.*', 'p.organization_uuid', 'a.uuid', 'a.advisor_uuid', 'a.starts_at', 'a.state', 'a.time_zone')

test('every appointment could have been booked, and claims exactly its grains', async () => {
  const { knex } = site.app
  const appointments = await booked()
  expect(appointments.length).toBeGreaterThan(1000)
  const [hours, overrides, holidays, claims] = await Promise.all(
    ['working_hours', 'calendar_overrides', 'holidays', 'booking_claims'].map((table) => knex(table))
  )
  const longAgo = new Date(now.getTime() - 40 * 86_400_000)
  for (const row of appointments) {
    const own = ({ advisor_uuid }: { advisor_uuid: string }) => advisor_uuid === row.advisor_uuid
    const week = hours?.filter(own) ?? []
    const closed = holidays?.filter(({ tenant_id, organization_uuid: at }) =>
      at === null ? row.tenant_id === tenant_id : at === row.organization_uuid
    )
    const facts = {
      time_zone: row.time_zone,
      working_hours: week.length ? week : WEEKS.full,
      closed_days: closed?.map(({ date }) => date) ?? [],
      busy: overrides?.filter(own) ?? [],
      claimed: new Set<number>()
    }
    expect(isFree(facts, row, row.starts_at, longAgo), row.starts_at).toBe(true)
    expect(dayOf(row.starts_at, row.time_zone)).not.toBe(dayOf(now, row.time_zone))
    const held = claims?.filter(({ appointment_uuid }) => appointment_uuid === row.uuid).map(({ grain }) => grain)
    expect(held?.toSorted()).toEqual(row.state === 'cancelled' ? [] : grainsOf(row.starts_at, row))
  }
})

test('a visitor’s link to a seeded appointment works', async () => {
  const { knex, config } = site.app
  const { uuid, first_name } = await knex('appointments as a')
    .join('tenant_domains as d', 'd.tenant_id', 'a.tenant_id')
    .where({ host: 'localhost', state: 'booked' })
    .first('a.uuid', 'a.first_name')
  const token = derivedToken(config.SESSION_SECRET, 'appointment', uuid)
  expect((await request(site, 'GET', `/api/v1/appointments/${token}`)).body).toMatchObject({ uuid, first_name })
})

test('an advisor finds the seeded customers by a part of their names', async () => {
  const cookie = await signIn(site, 'advisor@demo.example')
  const list = async (query: string): Promise<{ first_name: string; last_name: string }[]> =>
    (await request(site, 'GET', `/api/v1/advisors/anna-gruber/appointments${query}`, { cookie })).body.appointments
  const { first_name = '', last_name = '' } = (await list('')).at(-1) ?? {}
  const found = await list(`?q=${encodeURIComponent(`${last_name.slice(0, 4)} ${first_name}`)}`)
  expect(found.length).toBeGreaterThan(0)
  for (const one of found) expect(one).toMatchObject({ first_name, last_name })
})

test('searches without results are in the institution’s language', async () => {
  const lost = await site.app
    .knex('search_log')
    .where({ hits: 0 })
    .join('tenants', 'tenants.id', 'search_log.tenant_id')
    .distinct('language', 'words')
  expect(lost).toHaveLength(2)
  expect(lost).toContainEqual({ language: 'de-AT', words: 'kryptoberatung' })
  expect(lost).toContainEqual({ language: 'en', words: 'cryptocurrency' })
})

test('an advisor with an account has requests of each kind, one of them done', async () => {
  const cookie = await signIn(site, 'advisor@demo.example')
  const { body } = await request(site, 'GET', '/api/v1/contact-requests?state=all', { cookie })
  const listed = body.requests.map((one: InboxRequest) => [one.kind, Boolean(one.done_at)])
  expect(listed.at(-1)).toEqual(['basic', true])
  // by when they are due, which the day of the week decides
  expect(listed.slice(0, -1).toSorted()).toEqual([
    ['appointment', false],
    ['basic', false],
    ['callback', false]
  ])
})

test.each([
  ['localhost', 'anna-gruber', 'florian-uebelhoer', 'birgit-koestler'],
  ['nordbank.localhost', 'eleanor-whitcombe', 'juhani-vaisanen', 'aino-makela']
])(
  'at %s two appointments await confirmation, and an absent advisor names a stand-in',
  async (host, first, away, standIn) => {
    const waiting = await site.app
      .knex('appointments as a')
      .join('advisors as p', 'p.uuid', 'a.advisor_uuid')
      .join('tenant_domains as d', 'd.tenant_id', 'a.tenant_id')
      .where({ host, state: 'requested' })
      .where('starts_at', '>', now.toISOString())
      .pluck('p.alias')
    expect(waiting).toEqual([first, first])
    const { body } = await request(site, 'GET', `/api/v1/advisors/${away}`, { host })
    expect(body.absence).toMatchObject({ until: '2026-12-02', stand_in: { slug: standIn } })
  }
)

test('nobody can be booked while the branch is closed', async () => {
  const knex = site.app.knex
  const openings = await knex('opening_hours')
  const own = await knex('working_hours as w')
    .join('advisors as a', (on) => on.on('a.tenant_id', 'w.tenant_id').on('a.uuid', 'w.advisor_uuid'))
    .select('a.organization_uuid', 'w.day', 'w.start_time', 'w.end_time')
  const branches = await knex('organizations').pluck('uuid')
  const inherited = branches.flatMap((organization_uuid) =>
    WEEKS.full.map((hours) => ({ organization_uuid, ...hours }))
  )
  const beyond = [...own, ...inherited].filter(
    (hours) =>
      !openings.some(
        (open) =>
          open.organization_uuid === hours.organization_uuid &&
          open.day === hours.day &&
          open.start_time <= hours.start_time &&
          open.end_time >= hours.end_time
      )
  )
  expect(beyond).toEqual([])
})

test('upcoming calendars are between a quarter and two fifths full', async () => {
  const minutes = (await booked())
    .filter(({ state, starts_at }) => state === 'booked' && starts_at > now.toISOString())
    .reduce((sum, { length }) => sum + length, 0)
  const hours: { start_time: string; end_time: string }[] = await site.app.knex('working_hours')
  const week = hours.reduce(
    (sum, { start_time, end_time }) => sum + Number(end_time.slice(0, 2)) - Number(start_time.slice(0, 2)),
    0
  )
  expect(minutes / 60 / (week * 4)).toBeGreaterThan(0.25)
  expect(minutes / 60 / (week * 4)).toBeLessThan(0.4)
})

test('an administrator sees default hours that some advisors inherit, special hours of the institution and a closure of a branch', async () => {
  const cookie = await signIn(site, 'admin@demo.example')
  const { body } = await request(site, 'GET', '/api/v1/default-hours', { cookie })
  expect(body).toMatchObject({ hours: WEEKS.full, is_own: true, keepers: 2, advisors: 12 })
  const holidays: { kind: string; label: string }[] = (await request(site, 'GET', '/api/v1/holidays', { cookie })).body
  const entries = holidays.filter(({ kind }) => kind !== 'holiday').map(({ kind, label }) => [kind, label])
  expect(entries).toEqual([
    ['special-hours', 'Silvester'],
    ['closure', 'Umbau der Kassenhalle']
  ])
  expect(holidays.length).toBeGreaterThan(10)
})

test('the same time gives the same data, and neither appointments nor requests if none are wanted', async () => {
  const other = await startSite()
  await seedDemo(other.app.knex, { now, password: 'correct horse battery', appointments: false })
  for (const table of ['advisors', 'appointment_topics', 'calendar_overrides', 'holidays']) {
    const rows = await Promise.all([site, other].map(({ app }) => app.knex(table).orderBy('uuid')))
    const [one, two] = rows.map((all) => all.filter(({ kind }) => kind !== 'closure' && kind !== 'special-hours'))
    expect(one).toEqual(two)
  }
  expect(await other.app.knex('appointments')).toEqual([])
  expect(await other.app.knex('contact_requests')).toEqual([])
  await other.stop()
})

test('names and addresses fit their columns', () => {
  for (const { advisors } of demoTenants) {
    for (const { alias } of advisors) expect(alias).toMatch(/^[a-z][a-z-]{3,60}[a-z]$/)
  }
})
