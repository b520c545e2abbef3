import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { decide, ROLES, type Role } from '#contract/access'
import type { Endpoint } from '#contract/endpoint'
import { PLAIN_SEARCH } from '#contract/search'
import { Uuid } from '#contract/values'
import { routes } from './api.ts'
import { instant } from './core/clock.ts'
import { type Answered, request, signIn } from './core/testing/client.ts'
import { type Site, startSite } from './core/testing/site.ts'
import { randomToken } from './core/tokens.ts'
import { seedDemo } from './demo/seed.ts'

const ALIAS = 'anna-gruber'
const FOREIGN_HOST = 'nordbank.localhost'
const UNKNOWN = randomUUID()
const key = ({ method, path }: Endpoint) => `${method} ${path}`
const endpoints = routes.map(({ endpoint }) => endpoint)

interface Sample {
  params?: Record<string, string>
  query?: Record<string, string>
  body?: unknown
}

let site: Site
let samples: Record<string, Sample>
/** Ids of the other tenant, by the name under which a sample carries one. */
let foreign: { alias: string; uuid: string; topic: string; organization_uuid: string }

beforeAll(async () => {
  site = await startSite({ LOAD_TEST: '1' })
  await seedDemo(site.services.knex, { now: site.clock.time, password: 'a long password', appointments: true })
  const own = await idsOf('localhost', ALIAS)
  foreign = await idsOf(FOREIGN_HOST)
  samples = samplesOf(own)
})
afterAll(() => site.stop())

async function idsOf(host: string, alias?: string) {
  const { knex } = site.services
  const { tenant_id } = await knex('tenant_domains').where({ host }).first('tenant_id')
  const advisor = await knex('advisors')
    .where({ tenant_id, is_institutional: true, ...(alias && { alias }) })
    .first('alias', 'uuid', 'organization_uuid')
  const { topic_uuid } = await knex('advisor_topics')
    .where({ tenant_id, advisor_uuid: advisor.uuid })
    .first('topic_uuid')
  return { ...advisor, topic: topic_uuid as string }
}

/** A well-formed request for every endpoint; a new endpoint without one fails the first test. */
function samplesOf(own: typeof foreign): Record<string, Sample> {
  const tomorrow = instant(site.clock.time.getTime() + 86_400_000).slice(0, 10)
  const starts_at = `${tomorrow}T09:00:00Z`
  const alias = { alias: ALIAS }
  const branch = { alias: 'wien-innere-stadt' }
  // nobody's, as it is to be renamed under the calls that come after
  const branchId = { uuid: UNKNOWN }
  const place = {
    ...{ street: 'Graben 1', zip: '1010', city: 'Wien', phone_number: '', time_zone: 'Europe/Vienna' },
    ...{ latitude: null, longitude: null }
  }
  const unknown = { uuid: UNKNOWN }
  const person = { first_name: 'Eva', last_name: 'Neu', email_address: 'eva.neu@demo.example' }
  const token = randomToken()
  const slot = { topic: own.topic, type: 'online', starts_at }
  const appointment = { ...alias, uuid: UNKNOWN }
  return {
    'GET /api/v1/app-init': {},
    'GET /api/v1/tenant': {},
    'GET /api/v1/modules': {},
    'GET /api/v1/advisors/:alias': { params: alias },
    'GET /api/v1/advisors-profiles/layout': {},
    'PUT /api/v1/advisors/:alias/photo': { params: alias },
    'DELETE /api/v1/advisors/:alias/photo': { params: alias },
    'PUT /api/v1/tenant/logo': {},
    'DELETE /api/v1/tenant/logo': {},
    'GET /api/v1/people': {},
    'GET /api/v1/people/choices': {},
    'GET /api/v1/people/:uuid': { params: unknown },
    'POST /api/v1/people': { body: person },
    'PUT /api/v1/people/:uuid': { params: unknown, body: { ...person, revision: 'x' } },
    'POST /api/v1/people/invitations': { body: { q: 'nobody is called like this' } },
    'POST /api/v1/people/:uuid/invitation': { params: unknown },
    'DELETE /api/v1/people/:uuid/invitation': { params: unknown },
    'GET /api/v1/people/:uuid/hand-over': { params: unknown },
    'POST /api/v1/people/:uuid/deactivation': { params: unknown, body: {} },
    'DELETE /api/v1/people/:uuid/deactivation': { params: unknown },
    'GET /api/v1/me': {},
    'GET /api/v1/configurations/online-appointments': {},
    'GET /api/v1/translations': {},
    'POST /frontend-logs/log': { body: { action: 'whatsapp_button_click', advisorAlias: ALIAS } },
    'POST /frontend-logs/profile-hit': { body: { uuid: own.uuid } },
    'POST /api/v1/consents': { body: { version: '0123456789ab', choice: [] } },
    'GET /api/v1/advisors': {},
    'GET /api/v1/search/advisors': { query: { name: 'Gruber' } },
    'GET /api/v1/search/form': {},
    'GET /api/v1/assistants': {},
    'POST /api/v1/assistants': { body: { first_name: 'Elif', last_name: 'Aydin' } },
    'PUT /api/v1/assistants/:uuid': { params: unknown, body: { first_name: 'Elif', last_name: 'Aydin' } },
    'DELETE /api/v1/assistants/:uuid': { params: unknown },
    'PUT /api/v1/assistants/:uuid/photo': { params: unknown },
    'DELETE /api/v1/assistants/:uuid/photo': { params: unknown },
    'GET /api/v1/search-forms': {},
    'POST /api/v1/search-forms': { body: { ...PLAIN_SEARCH, name: 'Search', slug: 'search' } },
    'PUT /api/v1/search-forms/:uuid': { params: unknown, body: { ...PLAIN_SEARCH, name: 'Search', slug: 'search' } },
    'DELETE /api/v1/search-forms/:uuid': { params: unknown },
    'GET /api/v1/proof-of-work': { query: { form: 'appointment' } },
    'GET /api/v1/appointment-topics': {},
    'GET /api/v1/advisors/:alias/appointment-topics': { params: alias },
    'GET /api/v1/appointment-topics/managed': {},
    'POST /api/v1/appointment-topics': {
      body: {
        ...{ topic: 'Loans', comment: '', length: 30, buffer_before: 0, buffer_after: 0, notice_minutes: 60 },
        ...{ window_days: 90, slot_step: 30, texts: [] }
      }
    },
    'PATCH /api/v1/appointment-topics/:uuid': { params: unknown, body: { length: 45 } },
    'DELETE /api/v1/appointment-topics/:uuid': { params: unknown },
    'PUT /api/v1/appointment-topics/:uuid/place': { params: unknown, body: { before: null } },
    'PUT /api/v1/appointment-topics/:uuid/retirement': { params: unknown },
    'DELETE /api/v1/appointment-topics/:uuid/retirement': { params: unknown },
    'GET /api/v1/appointment-topics/:uuid/advisors': { params: unknown },
    'PATCH /api/v1/appointment-topics/:uuid/advisors': { params: unknown, body: { assign: [], withdraw: [] } },
    'PUT /api/v1/advisors/:alias/appointment-topics': { params: alias, body: [{ uuid: own.topic }] },
    'GET /api/v1/advisors/:alias/appointment-types': { params: alias },
    'PUT /api/v1/advisors/:alias/appointment-types': { params: alias, body: [{ type: 'online' }] },
    'GET /api/v1/advisors/:alias/whatsapp/settings': { params: alias },
    'PUT /api/v1/advisors/:alias/whatsapp/settings': {
      params: alias,
      body: { whatsapp_enable: true, whatsapp_id: 'ANNA42' }
    },
    'GET /api/v1/advisors/:alias/settings': { params: alias },
    'PUT /api/v1/advisors/:alias/settings': { params: alias, body: { reminder_hours: 2 } },
    'GET /api/v1/advisors/:alias/working-hours': { params: alias },
    'PUT /api/v1/advisors/:alias/working-hours': {
      params: alias,
      body: [{ day: 1, start_time: '09:00', end_time: '17:00' }]
    },
    'GET /api/v1/advisors/:alias/calendar-overrides': { params: alias },
    'POST /api/v1/advisors/:alias/calendar-overrides': {
      params: alias,
      body: { kind: 'blocked', starts_at, ends_at: `${tomorrow}T10:00:00Z` }
    },
    'DELETE /api/v1/advisors/:alias/calendar-overrides/:uuid': { params: { ...alias, uuid: UNKNOWN } },
    'GET /api/v1/advisors/:alias/smm-calendar/settings': { params: alias },
    'PUT /api/v1/advisors/:alias/smm-calendar/settings': {
      params: alias,
      body: { identifier: 'https://127.0.0.1/calendar.ics' }
    },
    'DELETE /api/v1/advisors/:alias/smm-calendar/settings': { params: alias },
    'POST /api/v1/advisors/:alias/smm-calendar/refresh': { params: alias },
    'GET /api/v1/advisors/:alias/calendar-week': { params: alias, query: { from: tomorrow, to: tomorrow } },
    'PATCH /api/v1/advisors/:alias/calendar-spans': { params: alias, body: { put: [] } },
    'GET /api/v1/wallet-cards/subscribers': { query: { 'filters[advisors]': ALIAS } },
    'POST /api/v1/wallet-cards/reach': { body: { advisors: [ALIAS] } },
    'GET /api/v1/wallet-cards/notifications': {},
    'DELETE /api/v1/wallet-cards/notifications/:uuid': { params: { uuid: UNKNOWN } },
    'GET /api/v1/wallet-cards/branches': {},
    'GET /api/v1/wallet-cards/branches/:uuid/advisors': { params: { uuid: UNKNOWN } },
    'GET /api/v1/wallet-cards/own-cards': {},
    'POST /api/v1/wallet-cards/test-notifications': { body: { text: 'News' } },
    'POST /api/v1/wallet-cards/notifications': { body: { text: 'News', advisors: [ALIAS] } },
    'POST /api/v1/advisors/:alias/wallet-cards/hand-over': { params: alias, body: { successor: 'lukas-hofer' } },
    'POST /api/v1/advisors/:alias/wallet-cards/revocation': { params: alias },
    'GET /api/v1/search/advisors-by-name': { query: { name: 'ann' } },
    'GET /api/v1/holidays': {},
    'POST /api/v1/holidays': { body: { date: tomorrow, organization_uuid: own.organization_uuid } },
    'DELETE /api/v1/holidays/:uuid': { params: { uuid: UNKNOWN } },
    'GET /api/v1/holidays/appointments': { query: { date: tomorrow, organization_uuid: UNKNOWN } },
    'POST /api/v1/holidays/selection': {
      body: { days: [{ date: tomorrow, label: 'Neujahr' }], organization_uuid: own.organization_uuid }
    },
    'GET /api/v1/holiday-calendars': {},
    'GET /api/v1/holiday-calendars/days': { query: { country: 'AT', state: '9', year: '2027', language: 'de' } },
    'GET /api/v1/default-hours': {},
    'PUT /api/v1/default-hours': { body: [{ day: 1, start_time: '09:00', end_time: '17:00' }] },
    'GET /api/v1/organizations/:uuid/default-hours': { params: branchId },
    'PUT /api/v1/organizations/:uuid/default-hours': {
      params: branchId,
      body: [{ day: 1, start_time: '09:00', end_time: '17:00' }]
    },
    'DELETE /api/v1/organizations/:uuid/default-hours': { params: branchId },
    'GET /api/v1/advisors/:alias/working-hours/default': { params: alias },
    'DELETE /api/v1/advisors/:alias/working-hours': { params: alias },
    'GET /api/v1/advisors/:alias/availability': {
      params: alias,
      query: { topic: own.topic, type: 'online', from: tomorrow, to: tomorrow }
    },
    'POST /api/v1/advisors/:alias/holds': { params: alias, body: slot },
    'DELETE /api/v1/advisors/:alias/holds/:hold': { params: { ...alias, hold: token } },
    'POST /api/v1/advisors/:alias/appointments': {
      params: alias,
      body: { ...slot, first_name: 'Eva', last_name: 'Muster', email: 'eva@visitor.example' }
    },
    'GET /api/v1/advisors/:alias/appointments': { params: alias },
    'GET /api/v1/advisors/:alias/appointments/news': { params: alias },
    'GET /api/v1/advisors/:alias/calendar': { params: alias, query: { from: tomorrow, to: tomorrow } },
    'POST /api/v1/advisors/:alias/customer-appointments': {
      params: alias,
      body: { ...slot, first_name: 'Vera', last_name: 'Visitor', email: 'vera@visitor.example' }
    },
    'PATCH /api/v1/advisors/:alias/appointments/:uuid': { params: appointment, body: { starts_at } },
    'POST /api/v1/advisors/:alias/appointments/:uuid/confirmation': { params: appointment },
    'POST /api/v1/advisors/:alias/appointments/:uuid/cancellation': { params: appointment, body: {} },
    'PUT /api/v1/advisors/:alias/appointments/:uuid/no-show': { params: appointment, body: { no_show: true } },
    'GET /api/v1/advisors/:alias/calendar-feed': { params: alias },
    'PUT /api/v1/advisors/:alias/calendar-feed': { params: alias },
    'DELETE /api/v1/advisors/:alias/calendar-feed': { params: alias },
    'GET /api/v1/appointments/:token': { params: { token } },
    'PATCH /api/v1/appointments/:token': { params: { token }, body: { starts_at } },
    'POST /api/v1/appointments/:token/cancellation': { params: { token }, body: {} },
    'POST /api/v1/advisors/:alias/contact-requests': {
      params: alias,
      body: { kind: 'basic', first_name: 'Eva', last_name: 'Muster', email: 'eva@visitor.example', note: 'Hello' }
    },
    'GET /api/v1/advisors/:alias/contact-offer': { params: alias },
    'GET /api/v1/advisors/:alias/contact-requests': { params: alias },
    'PUT /api/v1/advisors/:alias/contact-requests/:uuid': { params: { ...alias, uuid: UNKNOWN }, body: { done: true } },
    'GET /api/v1/branches/:alias': { params: branch },
    'GET /api/v1/branches/:alias/availability': {
      params: branch,
      query: { topic: own.topic, type: 'online', from: tomorrow, to: tomorrow }
    },
    'POST /api/v1/branches/:alias/holds': { params: branch, body: slot },
    'DELETE /api/v1/branches/:alias/holds/:hold': { params: { ...branch, hold: token } },
    'POST /api/v1/branches/:alias/appointments': {
      params: branch,
      body: { ...slot, first_name: 'Eva', last_name: 'Muster', email: 'eva@visitor.example' }
    },
    'GET /api/v1/advisors/:alias/whatsapp': { params: alias },
    'GET /api/v1/advisors/:alias/v-card': { params: alias },
    'GET /api/v1/organizations': { query: { 'filters[administrable]': 'true' } },
    'POST /api/v1/organizations': {
      body: { name: 'Filiale Linz', street: 'Landstraße 1', zip: '4020', city: 'Linz' }
    },
    'GET /api/v1/organizations/:uuid': { params: branchId, query: { with: 'metadata,address' } },
    'GET /api/v1/organizations/:uuid/advisors': { params: branchId },
    'GET /api/v1/organizations/:uuid/meta-tags': { params: branchId },
    'PUT /api/v1/organizations/:uuid': { params: branchId, body: { name: 'Filiale Wien', alias: 'wien' } },
    'PUT /api/v1/organizations/:uuid/metadata': { params: branchId, body: { publicName: 'Alpenbank Wien' } },
    'PUT /api/v1/organizations/:uuid/public-profile': { params: branchId, body: { publicProfileEnabled: false } },
    'PUT /api/v1/organizations/:uuid/address': { params: branchId, body: place },
    'GET /api/v1/organizations/:uuid/texts': { params: branchId },
    'PUT /api/v1/organizations/:uuid/texts': {
      params: branchId,
      body: { was: [], put: [{ title: 'Anfahrt', value: 'U1' }] }
    },
    'PUT /api/v1/organizations/:uuid/opening-hours': {
      params: branchId,
      body: [{ day: 1, start_time: '08:15', end_time: '12:30' }]
    },
    'GET /api/v1/organizations-profiles/configurations/profile': {},
    'GET /api/v1/organizations-profiles/configurations/editor': {},
    'GET /api/v1/external-analysts': {},
    'GET /api/v1/external-analyst-assignments': { query: { organization_uuid: own.organization_uuid } },
    'POST /api/v1/external-analyst-assignments': {
      body: { external_analyst_alias: UNKNOWN, organization_uuid: own.organization_uuid }
    },
    'DELETE /api/v1/external-analyst-assignments/:uuid': { params: { uuid: UNKNOWN } },
    'GET /api/v1/audit-log': {},
    'GET /api/v1/audit-log/export': {},
    'GET /api/v1/institution': {},
    'PUT /api/v1/institution': { body: { name: 'Alpenbank', language: 'de-AT' } },
    'PUT /api/v1/modules': { body: { module_name: 'v-cards', effective_state: true } },
    'GET /api/v1/settings': {},
    'PUT /api/v1/settings': { body: { whatsapp_number: '+43 1 2345678' } },
    'GET /api/v1/people-imports': {},
    'GET /api/v1/people-imports/template': {},
    'POST /api/v1/people-imports': {},
    'GET /api/v1/people-imports/:uuid/rows': { params: { uuid: UNKNOWN }, query: { fate: 'refused' } },
    'POST /api/v1/people-imports/:uuid/start': { params: { uuid: UNKNOWN } },
    'POST /api/v1/people-imports/:uuid/cancel': { params: { uuid: UNKNOWN } },
    'POST /api/v1/people-imports/:uuid/invitations': { params: { uuid: UNKNOWN } },
    'GET /api/v1/people-imports/:uuid/refused': { params: { uuid: UNKNOWN } },
    'GET /api/v1/redirections': {},
    'GET /api/v1/redirections/export': {},
    'POST /api/v1/redirections': { body: { path: '/zinsen', target: '/app/profile/anna-gruber' } },
    'PUT /api/v1/redirections/:uuid': {
      params: { uuid: UNKNOWN },
      body: { path: '/zinsen', target: '/app/profile/anna-gruber' }
    },
    'DELETE /api/v1/redirections/:uuid': { params: { uuid: UNKNOWN } },
    'POST /api/v1/redirections/import': {},
    'GET /api/v1/advisors-profiles/layout/editor': {},
    'PUT /api/v1/advisors-profiles/layout': { body: { sections: [] } },
    'GET /api/v1/text-description-types': {},
    'PUT /api/v1/text-description-types': { body: { was: [], put: [{ title: 'Motto', place: 'header_top' }] } },
    'GET /api/v1/reports': {},
    'GET /api/v1/reports/:report': { params: { report: 'sessions' } },
    'GET /api/v1/reports/:report/csv': { params: { report: 'cards' } },
    'GET /api/v1/advisors-export': {},
    'GET /api/v1/advisors-export/csv': { query: { organization_uuid: own.organization_uuid } },
    'GET /api/v1/advisors-export/xlsx': { query: { organization_uuid: own.organization_uuid } },
    'GET /api/v1/custom-links': {},
    'POST /api/v1/custom-links': {
      body: { icon: 'star', label: 'Ratings', pattern: 'https://www.ratings.example/{value}' }
    },
    'PUT /api/v1/custom-links/:uuid': {
      params: { uuid: UNKNOWN },
      body: { icon: 'star', label: 'Ratings', pattern: '{value}' }
    },
    'DELETE /api/v1/custom-links/:uuid': { params: { uuid: UNKNOWN } },
    'PUT /api/v1/custom-links-order': { body: { uuids: [] } },
    'GET /api/v1/advisors/:alias/text-descriptions': { params: alias },
    'PUT /api/v1/advisors/:alias/text-descriptions': { params: alias, body: [] },
    'GET /api/v1/advisors/:alias/custom-links': { params: alias },
    'PUT /api/v1/advisors/:alias/custom-links': { params: alias, body: [] }
  }
}

function send({ method, path }: Endpoint, sample: Sample, cookie?: string, host = 'localhost'): Promise<Answered> {
  const address = path.replace(/:(\w+)/g, (_, name) => sample.params?.[name] ?? '')
  const query = new URLSearchParams(sample.query).toString()
  return request(site, method, query ? `${address}?${query}` : address, { body: sample.body, host, cookie })
}

/** An account with just this role and no advisor. */
async function accountWith(role: Role): Promise<string> {
  const { knex } = site.services
  const { tenant_id } = await knex('tenant_domains').where({ host: 'localhost' }).first('tenant_id')
  const uuid = randomUUID()
  const email_address = `${role.toLowerCase()}-only@demo.example`
  await knex('users').insert({ tenant_id, uuid, email_address, full_name: role, password_hash: '-' })
  await knex('user_roles').insert({ tenant_id, user_uuid: uuid, role })
  return signIn(site, email_address)
}

interface Persona {
  me: { roles?: string[]; alias?: string | null; is_institutional?: boolean }
  cookie?: string
}

const cookieOf = (account: string) => signIn(site, `${account}@demo.example`)

async function colleague(): Promise<Persona> {
  const { knex } = site.services
  const { alias } = await knex('users as u')
    .join('advisors as a', 'a.uuid', 'u.advisor_uuid')
    .where({ 'u.email_address': 'second@demo.example' })
    .first('a.alias')
  return { me: { roles: ['stduser'], alias, is_institutional: true }, cookie: await cookieOf('second') }
}

const PERSONAS: [name: string, enter: () => Promise<Persona>][] = [
  ['a guest', async () => ({ me: {} })],
  ...ROLES.map((role): [string, () => Promise<Persona>] => [
    `somebody who is nothing but ${role}`,
    async () => ({ me: { roles: [role] }, cookie: await accountWith(role) })
  ]),
  [
    'the advisor',
    async () => ({
      me: { roles: ['stduser'], alias: ALIAS, is_institutional: true },
      cookie: await cookieOf('advisor')
    })
  ],
  ['another advisor of the tenant', colleague],
  [
    'an advisor who is not institutional',
    async () => ({
      me: { roles: ['stduser'], alias: 'external', is_institutional: false },
      cookie: await cookieOf('external')
    })
  ],
  [
    'a user of the other tenant',
    async () => ({ me: {}, cookie: await signIn(site, 'advisor@nordbank.example', { host: FOREIGN_HOST }) })
  ]
]

const STATUS = { unauthenticated: 401, forbidden: 403 } as const

test('every endpoint has a sample and an access rule', () => {
  expect(endpoints.map(key).toSorted()).toEqual(Object.keys(samples).toSorted())
  for (const { shape } of endpoints) expect(shape.access).toBeTypeOf('object')
})

test.each(PERSONAS)('every endpoint answers %s as the access rules say', async (_name, enter) => {
  const { me, cookie } = await enter()
  const faults: string[] = []
  for (const endpoint of endpoints) {
    const sample = samples[key(endpoint)] ?? {}
    const { status } = await send(endpoint, sample, cookie)
    const subject = { me, alias: sample.params?.alias, isModuleOn: () => true, isTopicsEnabled: true }
    const verdict = decide(endpoint.shape.access, subject)
    const right = verdict === 'granted' ? status < 500 && status !== 401 && status !== 403 : status === STATUS[verdict]
    if (!right) faults.push(`${key(endpoint)} answered ${status}, the rule says ${verdict}`)
  }
  expect(faults).toEqual([])
})

test('a module that is off refuses everyone', async () => {
  const { knex } = site.services
  const cookies = [undefined, await signIn(site, 'advisor@demo.example'), await signIn(site, 'admin@demo.example')]
  const guarded = endpoints.filter(({ shape }) => shape.access.module)
  expect(guarded.length).toBeGreaterThan(0)
  await knex('tenant_modules').update({ effective_state: false })
  for (const endpoint of guarded) {
    for (const cookie of cookies) {
      const { status } = await send(endpoint, samples[key(endpoint)] ?? {}, cookie)
      expect(status, `${key(endpoint)} with its module off`).toBe(403)
    }
  }
  await knex('tenant_modules').update({ effective_state: true })
})

describe('what belongs to another tenant', () => {
  const FIELDS = ['alias', 'uuid', 'topic', 'organization_uuid'] as const

  /** The sample with one id replaced, wherever it stands; undefined when it carries none by that name. */
  function withId(sample: Sample, field: string, value: string): Sample | undefined {
    let found = false
    const replace = (part: unknown): unknown => {
      if (Array.isArray(part)) return part.map(replace)
      if (part === null || typeof part !== 'object') return part
      return Object.fromEntries(
        Object.entries(part).map(([name, old]) => {
          // a topic is also what administrators call it
          if (name !== field || (name === 'topic' && !v.is(Uuid, old))) return [name, replace(old)]
          found = true
          return [name, value]
        })
      )
    }
    const changed = replace(sample) as Sample
    return found ? changed : undefined
  }

  const rowsOf = async (host: string) => {
    const { knex } = site.services
    const { tenant_id } = await knex('tenant_domains').where({ host }).first('tenant_id')
    const tables = [
      'advisors',
      'appointments',
      'booking_claims',
      'booking_holds',
      'calendar_overrides',
      'calendar_spans',
      'contact_requests',
      'holidays',
      'outbox',
      'wallet_notifications'
    ]
    tables.push('organizations', 'opening_hours', 'external_analyst_assignments')
    tables.push('redirections', 'custom_links', 'advisor_custom_links')
    tables.push('working_hours', 'advisor_topics', 'advisor_appointment_types', 'appointment_topics', 'frontend_logs')
    tables.push('topic_texts', 'users', 'user_roles', 'organization_managers', 'staff_branches', 'invitations')
    tables.push('default_weeks', 'search_forms')
    const rows = await Promise.all(tables.map((table) => knex(table).where({ tenant_id })))
    return rows.map((list) => list.map((row) => JSON.stringify(row)).toSorted())
  }

  test('answers like what does not exist, in path, query and body, and stays as it was', async () => {
    const before = await rowsOf(FOREIGN_HOST)
    const [own, admin, marketing] = await Promise.all(
      ['advisor', 'admin', 'marketing'].map((account) => signIn(site, `${account}@demo.example`))
    )
    const cookieFor = ({ access }: Endpoint['shape']) => {
      if (access.public || !(access.roles || access.anyRole)) return own
      return access.roles?.includes('marketing-manager') ? marketing : admin
    }
    let compared = 0
    for (const endpoint of endpoints) {
      const cookie = cookieFor(endpoint.shape)
      for (const field of FIELDS) {
        const sample = samples[key(endpoint)] ?? {}
        const theirs = withId(sample, field, foreign[field])
        const nobodys = withId(sample, field, field === 'alias' ? 'nobody-at-all' : UNKNOWN)
        if (!theirs || !nobodys) continue
        const [one, other] = [await send(endpoint, theirs, cookie), await send(endpoint, nobodys, cookie)]
        expect(one.status, `${key(endpoint)} with a foreign ${field}`).toBe(404)
        expect([one.status, one.body]).toEqual([other.status, other.body])
        compared += 1
      }
    }
    expect(compared).toBeGreaterThan(20)
    expect(await rowsOf(FOREIGN_HOST)).toEqual(before)
  })
})
