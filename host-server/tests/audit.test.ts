import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { MemberAccess, Role } from '#contract/access'
import { AUDIT_OBJECTS, type FieldChange } from '#contract/audit-log'
import { auditTexts } from '#contract/audit-texts'
import type { Endpoint } from '#contract/endpoint'
import { LOCALES, languageTag } from '#contract/locales'
import { routes } from '../api.ts'
import { storeEvent, storeGuest } from '../booking/branch-events/testing/events.ts'
import { prepareReview } from '../booking/reviews/testing/reviews.ts'
import { messagesIn } from '../core/base/intl.ts'
import { changeHost } from '../organization/tenants/tenants.service.ts'
import { LOGIN_PAIR } from '../people/account/account.limits.ts'
import { request, signIn, type TestResponse } from '../testing/client.ts'
import { startDemoSite } from '../testing/demo-site.ts'
import type { AuditedWrites, Written } from '../testing/samples.ts'
import type { Site } from '../testing/site.ts'
import { prepareVisits } from './support/visits.ts'

/** Writes with these roles are not administration: `audited-push.test` and `deletion-tool.test` say what of them is logged. */
const OTHERS: readonly Role[] = ['marketing-manager', 'profile-delete-manager']

const key = ({ method, path }: Endpoint) => `${method} ${path}`

/**
 * A write that requires a role, rather than that it is one's own. Where a card is enough, it is daily work with customers:
 * `request-inbox.test` says what of it is logged.
 */
function isAdministrative({ method, shape }: Endpoint): boolean {
  if (method === 'GET' || shape.access.public) return false
  const { roles = [], anyRole = [], delegates = [], orCard }: MemberAccess = shape.access
  if (orCard) return false
  return [...roles, ...anyRole, ...delegates].some((role) => !OTHERS.includes(role))
}

const administrative = routes.map(({ endpoint }) => endpoint).filter(isAdministrative)

/** Uploading or discarding a file is not logged: what it changes is logged when it is imported. A test and a count change nothing. */
const WITHOUT_CHANGE = [
  'POST /api/v1/branch-imports',
  'POST /api/v1/branch-imports/:uuid/cancel',
  'POST /api/v1/branch-pages/:uuid/pictures',
  'POST /api/v1/content-pages/:uuid/pictures',
  'POST /api/v1/people-changes/left-behind',
  'POST /api/v1/people-changes/on-site-appointments',
  'POST /api/v1/people-imports',
  'POST /api/v1/people-imports/:uuid/cancel',
  'POST /api/v1/settings/calendar-check',
  'POST /api/v1/settings/openid-check',
  'POST /api/v1/settings/text-check',
  'POST /api/v1/settings/video-check',
  'POST /api/v1/webhooks/:uuid/replays',
  'POST /api/v1/webhooks/:uuid/test'
]

const files = import.meta.glob<AuditedWrites>('../**/*.samples.ts', { eager: true, import: 'audited' })
const writes = Object.values(files).flatMap((audited) => audited ?? [])

const OUTDATED = '0'.repeat(32)
const fieldsOf = (schema: unknown): object => (schema as { entries?: object } | undefined)?.entries ?? {}

/** The same write based on an earlier state, where the endpoint takes a revision by which it tells. */
function outdatedFrom(name: string, address: string, body: unknown): [address: string, body: unknown][] {
  const { shape } = administrative.find((endpoint) => key(endpoint) === name) as Endpoint
  if ('revision' in fieldsOf(shape.query)) return [[`${address}?revision=${OUTDATED}`, body]]
  return shape.answers[409] && 'revision' in fieldsOf(shape.body)
    ? [[address, { ...(body as object), revision: OUTDATED }]]
    : []
}

let site: Site
let cookie: string
let admin: { uuid: string; tenant_id: string }

const rows = () => site.app.knex('audit_log').where({ tenant_id: admin.tenant_id })
beforeAll(async () => {
  site = await startDemoSite()
  cookie = await signIn(site, 'admin@demo.example')
  admin = await site.app.knex('users').where({ email_address: 'admin@demo.example' }).first('uuid', 'tenant_id')
})
afterAll(() => site.stop())

test('every administrative write is among the samples', () => {
  expect(writes.map(([name]) => name).toSorted()).toEqual(administrative.map(key).toSorted())
})

test('every change is in the audit log with the user who made it, and none is made of an outdated state', async () => {
  const { knex } = site.app
  const answers = new Map<string, TestResponse['body']>()
  const advisor = await knex('advisors').where({ alias: 'anna-gruber' }).first('uuid', 'organization_uuid')
  const { topic_uuid } = await knex('advisor_topics').where({ advisor_uuid: advisor.uuid }).first('topic_uuid')
  const analyst = await knex('users').where({ email_address: 'analyst@demo.example' }).first('uuid')
  const factor = { tenant_id: admin.tenant_id, user_uuid: analyst.uuid, secret: '', last_counter: 0 }
  await knex('second_factors').insert({ ...factor, created_at: '2026-11-02T08:00:00Z' })
  const account = { tenant: admin.tenant_id, account: 'analyst@demo.example', ip: '192.0.2.7' }
  for (let tried = 0; tried < LOGIN_PAIR.points; tried += 1) await site.app.limits.take(LOGIN_PAIR, account)
  const colleague = await knex('users').where({ email_address: 'advisor@demo.example' }).first('uuid')
  const event = await storeEvent(knex, { tenant_id: admin.tenant_id, organization_uuid: advisor.organization_uuid })
  const guest = await storeGuest(knex, admin.tenant_id, event)
  const known: Written = {
    branch: advisor.organization_uuid,
    topic: topic_uuid,
    advisor: advisor.uuid,
    analyst: analyst.uuid,
    colleague: colleague.uuid,
    png: await sharp({ create: { width: 400, height: 400, channels: 3, background: 'red' } })
      .png()
      .toBuffer(),
    kinds: (await request(site, 'GET', '/api/v1/text-description-types', { cookie })).body,
    review: await prepareReview(knex, { tenant_id: admin.tenant_id, advisor_uuid: advisor.uuid }),
    guest: { uuid: event, registration: guest.uuid },
    visits: await prepareVisits(site, 'anna-gruber', topic_uuid),
    answer: (name) => answers.get(name)
  }
  const faults: string[] = []
  for (const [name, of] of writes) {
    const { params = {}, query = '', body, headers } = of(known)
    const [method = '', path = ''] = name.split(' ')
    const before = await rows().pluck('uuid')
    const address = path.replace(/:(\w+)/g, (_, param) => params[param] ?? randomUUID()) + query
    const ask = (to: string, sent = body) =>
      request(site, method, to, { cookie, body: sent, ...(headers && { headers }) })
    for (const outdated of outdatedFrom(name, address, body)) {
      const { status } = await ask(...outdated)
      if (status !== 409) faults.push(`${name} of an outdated state answered ${status}`)
    }
    const { status, body: answer } = await ask(address)
    while (await site.drain());
    answers.set(name, answer)
    const written = await rows().whereNotIn('uuid', before)
    if (status >= 300) faults.push(`${name} answered ${status}: ${JSON.stringify(answer)}`)
    if (!written.length !== WITHOUT_CHANGE.includes(name)) faults.push(`${name} wrote ${written.length} lines`)
    for (const row of written) if (row.actor_uuid !== admin.uuid) faults.push(`${name} is under ${row.actor_name}`)
  }
  expect(faults).toEqual([])
})

/** A write by an advisor, about themselves. */
const own = routes
  .map(({ endpoint }) => endpoint)
  .filter((one) => one.method !== 'GET' && (one.shape.access as MemberAccess).self && !isAdministrative(one))

const OWN: Record<string, unknown> = {
  'PUT /api/v1/advisors/:alias/appointment-types': [{ type: 'by-phone' }],
  'PUT /api/v1/advisors/:alias/settings': {
    requires_confirmation: true,
    notify: { booked: false, moved: false, cancelled: false },
    reminder_hours: 2,
    meeting_url: 'https://meet.example/anna',
    notice_minutes: 120,
    absence: { from: '2099-03-02', to: '2099-03-06', text: 'Urlaub', stand_in: 'lukas-hofer' },
    copies_to: ['kopie@demo.example'],
    languages: ['de']
  },
  'PUT /api/v1/advisors/:alias/whatsapp/settings': { whatsapp_enable: false, whatsapp_id: 'ANNA43' }
}
/** `smm-calendar.test` has a calendar for these. */
const OF_CALENDARS = ['PUT', 'DELETE'].map((method) => `${method} /api/v1/advisors/:alias/smm-calendar/settings`)
/** Daily work with customers and single days, the link to one's own appointments, and what changes nothing, such as the first step of a consent. */
const UNLOGGED = /\/(customer-appointments|appointments\/.*|calendar-(feed|overrides.*|spans)|refresh|consent)$/

test('what advisors change about themselves is in the audit log, with every field', async () => {
  const expected = own.map(key).filter((name) => !UNLOGGED.test(name))
  expect([...Object.keys(OWN), ...OF_CALENDARS].toSorted()).toEqual(expected.toSorted())
  const anna = await signIn(site, 'advisor@demo.example')
  for (const [name, body] of Object.entries(OWN)) {
    const [method = '', path = ''] = name.split(' ')
    const before = await rows().pluck('uuid')
    const address = path.replace(':alias', 'anna-gruber')
    const { status, text } = await request(site, method, address, { cookie: anna, ...(body !== undefined && { body }) })
    expect(status, `${name}: ${text}`).toBeLessThan(300)
    const written = await rows().whereNotIn('uuid', before)
    expect([name, ...written.map(({ actor_name }) => actor_name)]).toEqual([name, 'Anna Gruber'])
    if (name.endsWith('/settings') && !name.includes('whatsapp')) {
      const changed = JSON.stringify(written[0].changes)
      for (const value of [
        '120',
        'https://meet.example/anna',
        '2099-03-02',
        'Urlaub',
        'Lukas Hofer',
        'kopie@demo.example'
      ])
        expect(changed).toContain(value)
    }
  }
})

test('every field and kind of object in the audit log has a name in each language', async () => {
  for (const isAdded of [true, false]) await changeHost(site.app, { of: 'localhost', host: 'bank.example', isAdded })
  const { body } = await request(site, 'GET', '/api/v1/audit-log', { cookie })
  expect(body.total).toBeGreaterThan(AUDIT_OBJECTS.length)
  const written = await rows().select('object', 'changes')
  const fields = written.flatMap(({ object, changes }) =>
    (typeof changes === 'string' ? JSON.parse(changes) : changes).map(({ field }: FieldChange) => ({ object, field }))
  )
  // texts and links on cards and branch pages are under the names that the institution gave them
  const keys = fields.filter(({ field }) => /^[a-z_-]+( \(\w+\))?$/.test(field))
  const unnamed = LOCALES.flatMap((locale) => {
    const messages = messagesIn(locale)
    const isUnnamed = ({ object, field }: (typeof keys)[number]) =>
      auditTexts(messages, languageTag(locale), { object, object_name: '' }).fieldName(field) === field
    return [
      ...keys.filter(isUnnamed).map(({ object, field }) => `${locale}: ${object}.${field}`),
      ...AUDIT_OBJECTS.filter((object) => !messages[`audit.object-${object}`])
    ]
  })
  expect([...new Set(unnamed)]).toEqual([])
})
