import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { REVIEW_DAYS, REVIEW_MAX, REVIEWS_FOR_AVERAGE } from '#contract/reviews'
import { DAY, HOUR, instant } from '../../core/base/clock.ts'
import { sweep } from '../../core/jobs/retention.ts'
import { request, signIn } from '../../testing/client.ts'
import { NORDBANK } from '../../testing/demo-site.ts'
import { type Delivered, deliver, type Mailbox, openMailbox } from '../../testing/mailbox.ts'
import { book, later, type Office, openOffice, TUESDAY } from '../appointments/testing/office.ts'
import { planReviewRequests } from './review-requests.ts'
import { prepareReview } from './testing/reviews.ts'

const PATH = '/api/v1/reviews'
const start = later(TUESDAY, 120)
const MODULE = 'profiles-reviews'

let office: Office
let mailbox: Mailbox
let admin: string
let advisor: string
let opening: Date
let whose: { tenant_id: string; advisor_uuid: string }

const knex = () => office.knex
const switchModule = (effective_state: boolean) =>
  knex()('tenant_modules').where({ module_name: MODULE, tenant_id: whose.tenant_id }).update({ effective_state })

beforeAll(async () => {
  mailbox = await openMailbox()
  office = await openOffice({ LOAD_TEST: '1', SMTP_URL: mailbox.url })
  opening = office.site.clock.time
  admin = await signIn(office.site, 'admin@demo.example')
  advisor = await signIn(office.site, 'advisor@demo.example')
  const { tenant_id, uuid } = await knex()('advisors').where({ alias: 'anna-gruber' }).first('tenant_id', 'uuid')
  whose = { tenant_id, advisor_uuid: uuid }
})
beforeEach(async () => {
  office.site.clock.time = opening
  for (const table of ['outbox', 'booking_claims', 'appointments', 'reviews', 'review_refusals', 'audit_log'])
    await knex()(table).delete()
  await knex()('advisors').update({ reviews_count: 0, reviews_stars: 0 })
  await switchModule(true)
  mailbox.mails.length = 0
})
afterAll(async () => {
  await office.site.stop()
  await mailbox.stop()
})

const add = (given: object = {}) => prepareReview(knex(), { ...whose, ...given })
const ask = (method: string, path = '', body?: unknown, cookie: string | undefined = admin, host = 'localhost') =>
  request(office.site, method, `${PATH}${path}`, { cookie, body, host })
const reviewOf = (uuid: string) => knex()('reviews').where({ uuid }).first()
const counted = () => knex()('advisors').where({ uuid: whose.advisor_uuid }).first('reviews_count', 'reviews_stars')

describe('administrators and advisors', () => {
  test.each([
    ['a guest', undefined, 401],
    ['an advisor', 'advisor@demo.example', 403],
    ['an administrator of another institution', 'admin@nordbank.example', 403]
  ])('%s decides on none', async (_who, account, status) => {
    const uuid = await add()
    const host = account?.endsWith('nordbank.example') ? NORDBANK.host : 'localhost'
    const cookie = account ? await signIn(office.site, account, { host }) : ''
    expect((await ask('PUT', `/${uuid}/decision`, { state: 'published' }, cookie, host)).status).toBe(status)
    expect((await reviewOf(uuid)).state).toBe('waiting')
  })

  test('an institution that uses reviews does not find those of another', async () => {
    const uuid = await add({ state: 'published' })
    await knex()('tenant_modules').where({ module_name: MODULE }).update({ effective_state: true })
    const cookie = await signIn(office.site, 'admin@nordbank.example', { host: NORDBANK.host })
    expect((await ask('GET', '', undefined, cookie, NORDBANK.host)).body.reviews).toEqual([])
    expect((await ask('PUT', `/${uuid}/decision`, { state: 'published' }, cookie, NORDBANK.host)).status).toBe(404)
  })

  test.each([
    ['no reason', { state: 'rejected', reason: ' ' }, 'reason'],
    ['a reason that is too long', { state: 'rejected', reason: 'x'.repeat(501) }, 'reason']
  ])('a rejection with %s is refused at its field', async (_what, body, field) => {
    const uuid = await add()
    const { status, body: answer } = await ask('PUT', `/${uuid}/decision`, body)
    expect([status, Object.keys(answer.errors)]).toEqual([422, [field]])
    expect((await reviewOf(uuid)).state).toBe('waiting')
  })

  test('one that is not there cannot be decided on', async () => {
    expect((await ask('PUT', `/${randomUUID()}/decision`, { state: 'published' })).status).toBe(404)
  })

  test.each([
    ['waits', {}],
    ['was rejected', { state: 'rejected' }]
  ])('an advisor neither sees nor answers one that %s', async (_what, given) => {
    const uuid = await add(given)
    expect((await ask('GET', '', undefined, advisor)).body.reviews).toEqual([])
    expect((await ask('PUT', `/${uuid}/reply`, { text: 'Danke' }, advisor)).status).toBe(404)
    expect((await reviewOf(uuid)).reply).toBe('')
  })

  test('an advisor neither sees nor answers those of colleagues, nor does an administrator in their name', async () => {
    const { uuid: advisor_uuid } = await knex()('advisors').where({ alias: 'lukas-hofer' }).first('uuid')
    const uuid = await add({ state: 'published', advisor_uuid })
    expect((await ask('GET', '', undefined, advisor)).body.total).toBe(0)
    expect((await ask('PUT', `/${uuid}/reply`, { text: 'Danke' }, advisor)).status).toBe(404)
    expect((await ask('PUT', `/${uuid}/reply`, { text: 'Danke' }, admin)).status).toBeGreaterThanOrEqual(403)
    expect((await reviewOf(uuid)).reply).toBe('')
  })

  test('those that wait come first, then the newest, and a filter keeps one kind', async () => {
    const old = await add({ state: 'published', created_at: '2026-01-02T10:00:00Z' })
    const recent = await add({ state: 'published', created_at: '2026-01-04T10:00:00Z' })
    const waits = await add({ created_at: '2026-01-01T10:00:00Z' })
    const uuids = async (query = '') => (await ask('GET', query)).body.reviews.map(({ uuid }: { uuid: string }) => uuid)
    expect(await uuids()).toEqual([waits, recent, old])
    expect(await uuids('?state=published')).toEqual([recent, old])
    expect((await ask('GET', '?state=other')).status).toBe(422)
  })

  test('published ones are counted, and an average is given from five on', async () => {
    const uuids: string[] = []
    for (const stars of [5, 5, 4, 5, 4]) uuids.push(await add({ stars }))
    for (const uuid of uuids.slice(1)) await ask('PUT', `/${uuid}/decision`, { state: 'published' })
    expect((await ask('GET', '', undefined, advisor)).body.rating).toBeNull()
    const { body } = await ask('PUT', `/${uuids[0]}/decision`, { state: 'published' })
    expect(body).toMatchObject({ state: 'published', reason: '', is_own: false })
    expect(uuids).toHaveLength(REVIEWS_FOR_AVERAGE)
    expect((await ask('GET', '', undefined, advisor)).body.rating).toEqual({ average: 4.6, count: 5 })
    await ask('PUT', `/${uuids[0]}/decision`, { state: 'rejected', reason: 'Beleidigung' })
    expect((await ask('GET', '', undefined, advisor)).body.rating).toBeNull()
    expect(await counted()).toEqual({ reviews_count: 4, reviews_stars: 18 })
  })

  test('the advisor replies, changes and takes back the reply; a rejection takes it along', async () => {
    const uuid = await add({ state: 'published' })
    const reply = (text: string) => ask('PUT', `/${uuid}/reply`, { text }, advisor)
    expect((await reply('x'.repeat(REVIEW_MAX + 1))).status).toBe(422)
    expect((await reply(' Danke! ')).body).toMatchObject({ reply: 'Danke!', is_own: true })
    expect((await reply('')).body).toMatchObject({ reply: '', replied_at: null })
    await reply('Danke!')
    await ask('PUT', `/${uuid}/decision`, { state: 'rejected', reason: 'Beleidigung' })
    expect(await reviewOf(uuid)).toMatchObject({ reply: '', replied_at: null, reason: 'Beleidigung' })
  })

  test('decisions and replies are written to the audit log, with the reason', async () => {
    const uuid = await add()
    await ask('PUT', `/${uuid}/decision`, { state: 'published' })
    await ask('PUT', `/${uuid}/reply`, { text: 'Danke!' }, advisor)
    await ask('PUT', `/${uuid}/decision`, { state: 'rejected', reason: 'Beleidigung' })
    const rows = await knex()('audit_log').where({ object: 'review', object_id: uuid })
    const fields = rows.flatMap(({ changes }) => JSON.parse(changes).map(({ field }: { field: string }) => field))
    expect(new Set(fields)).toEqual(new Set(['review_state', 'reply', 'rejection']))
    expect(rows.map(({ actor_name }) => actor_name)).toContain('Anna Gruber')
  })

  test('a rejected one is kept for a year', async () => {
    const decided_at = '2026-01-05T10:00:00Z'
    const rejected = await add({ state: 'rejected', reason: 'Beleidigung', decided_at })
    const published = await add({ state: 'published', decided_at })
    const at = Date.parse(decided_at) + 365 * DAY
    office.site.clock.time = new Date(at - HOUR)
    await sweep(office.site.app)
    expect(await reviewOf(rejected)).toBeDefined()
    office.site.clock.time = new Date(at)
    await sweep(office.site.app)
    expect([await reviewOf(rejected), (await reviewOf(published)).state]).toEqual([undefined, 'published'])
  })
})

describe('the public page', () => {
  const read = (slug = 'anna-gruber', query = '', host = 'localhost') =>
    request(office.site, 'GET', `/app/profile/${slug}/reviews${query}`, { headers: { accept: 'text/html' }, host })

  test.each([
    ['an unknown advisor', 'nobody', ''],
    ['another institution', 'anna-gruber', NORDBANK.host],
    ['a page that is not there', 'anna-gruber', '', '?page=2']
  ])('is not found for %s', async (_what, slug, host, query = '') => {
    await add({ state: 'published' })
    expect((await read(slug, query, host || 'localhost')).status).toBe(404)
  })

  test('is not found with the module off, without a published review, or for who has left', async () => {
    await add()
    await add({ state: 'rejected' })
    expect((await read()).status).toBe(404)
    await add({ state: 'published' })
    expect((await read()).status).toBe(200)
    await switchModule(false)
    expect((await read()).status).toBe(404)
    await switchModule(true)
    const left = knex()('advisors').where({ uuid: whose.advisor_uuid })
    await left.clone().update({ deactivated_at: instant(opening) })
    expect((await read()).status).toBe(404)
    await left.clone().update({ deactivated_at: null })
  })

  test('shows published reviews with replies, as they were typed, and an average from five on', async () => {
    const publish = async (given: object) => ask('PUT', `/${await add(given)}/decision`, { state: 'published' })
    await publish({ text: '<b>Gut</b></script>', reply: 'Danke!' })
    await add({ text: 'Wartet noch' })
    const few = (await read()).text
    expect(few).toContain('&lt;b>Gut&lt;/b>')
    expect(few).toContain('Danke!')
    expect(few).not.toContain('Wartet noch')
    expect(few).toContain('1 Bewertung')
    expect(few).not.toContain('AggregateRating')
    for (const stars of [5, 5, 4, 5]) await publish({ stars })
    const { text, headers } = await read()
    expect(text).toContain('4,6 von 5 Sternen bei 5 Bewertungen')
    const [, json = ''] = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(text) ?? []
    expect(JSON.parse(json)).toMatchObject({ aggregateRating: { ratingValue: 4.6, ratingCount: 5 } })
    expect(headers['x-robots-tag']).toBeUndefined()
    expect(headers['set-cookie']).toBeUndefined()
  })

  test('follows a reply and a rejection, though it is kept', async () => {
    const uuid = await add({ state: 'published' })
    const other = await add({ state: 'published' })
    expect((await read()).text).not.toContain('Gerne!')
    await ask('PUT', `/${uuid}/reply`, { text: 'Gerne!' }, advisor)
    expect((await read()).text).toContain('Gerne!')
    await ask('PUT', `/${uuid}/decision`, { state: 'rejected', reason: 'Beleidigung' })
    expect((await read()).text).not.toContain('Gerne!')
    await ask('PUT', `/${other}/decision`, { state: 'rejected', reason: 'Beleidigung' })
    expect((await read()).status).toBe(404)
  })
})

describe('customers', () => {
  async function booked(rest: object = {}): Promise<{ uuid: string; token: string; ends: number }> {
    const { status, body } = await book(office, start, rest)
    expect(status).toBe(201)
    const { ends_at } = await knex()('appointments').where({ uuid: body.uuid }).first('ends_at')
    return { ...body, ends: Date.parse(ends_at) }
  }
  const at = (time: number) => {
    office.site.clock.time = new Date(time)
  }
  async function asked(): Promise<Delivered[]> {
    await planReviewRequests(office.site.app)
    mailbox.mails.length = 0
    await deliver(office.site)
    return mailbox.mails.filter(({ text = '' }) => text.includes('/review'))
  }
  const visit = (token: string, rest = '', body?: Record<string, string>) =>
    request(office.site, body ? 'POST' : 'GET', `/appointments/${token}/review${rest}`, {
      headers: {
        accept: 'text/html',
        origin: undefined,
        ...(body && { 'content-type': 'application/x-www-form-urlencoded' })
      },
      ...(body && { body: new URLSearchParams(body).toString() })
    })

  test.each([
    ['before an hour has passed', (ends: number) => ends + HOUR - 1000],
    ['when it is long over', (ends: number) => ends + 2 * DAY + HOUR]
  ])('are not asked %s', async (_when, moment) => {
    at(moment((await booked()).ends))
    expect(await asked()).toEqual([])
  })

  test('are not asked about appointments that were cancelled, whose advisor has left, or that have no address', async () => {
    const { uuid, ends } = await booked()
    at(ends + HOUR)
    const row = () => knex()('appointments').where({ uuid })
    await row().update({ state: 'cancelled' })
    expect(await asked()).toEqual([])
    await row().update({ state: 'booked', email: '' })
    expect(await asked()).toEqual([])
    await row().update({ email: 'anna@example.com' })
    const left = knex()('advisors').where({ uuid: whose.advisor_uuid })
    await left.clone().update({ deactivated_at: instant(ends) })
    expect(await asked()).toEqual([])
    await left.clone().update({ deactivated_at: null })
  })

  test('are not asked, and cannot review, with the module off', async () => {
    const { token, ends } = await booked()
    at(ends + HOUR)
    await switchModule(false)
    expect(await asked()).toEqual([])
    expect((await visit(token)).status).toBe(404)
    expect((await visit(token, '', { stars: '5', text: '' })).status).toBe(404)
    expect(await knex()('reviews')).toEqual([])
  })

  test('are asked once, with a link that needs no account and one that ends the questions', async () => {
    const { token, ends } = await booked()
    at(ends + HOUR)
    const [mail, ...others] = await asked()
    expect(others).toEqual([])
    expect(mail?.text).toContain(`/appointments/${token}/review`)
    expect(mail?.raw).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
    expect(await asked()).toEqual([])
  })

  test('review an appointment once, and only after it', async () => {
    const { token, ends, uuid: appointment_uuid } = await booked()
    const given = { stars: '4', text: 'Sehr freundlich.\r\nJederzeit wieder.' }
    const early = await visit(token, '', given)
    expect([early.status, early.text]).toEqual([409, expect.stringContaining('steht noch bevor')])
    at(ends + HOUR)
    expect((await visit(token, '', given)).status).toBe(303)
    expect(await knex()('reviews').where({ appointment_uuid }).first()).toMatchObject({
      stars: 4,
      text: 'Sehr freundlich.\nJederzeit wieder.',
      state: 'waiting',
      advisor_uuid: whose.advisor_uuid
    })
    const again = await visit(token, '', { stars: '1', text: '' })
    expect([again.status, again.text]).toEqual([409, expect.stringContaining('Danke für Ihre Bewertung')])
    expect(await knex()('reviews')).toHaveLength(1)
    expect(await asked()).toEqual([])
  })

  test('twenty attempts at the same moment make one review', async () => {
    const { token, ends } = await booked()
    at(ends + HOUR)
    const statuses = await Promise.all(
      Array.from({ length: 20 }, async () => (await visit(token, '', { stars: '5', text: '' })).status)
    )
    expect(statuses.filter((status) => status === 303)).toHaveLength(1)
    expect(await knex()('reviews')).toHaveLength(1)
  })

  test.each([
    ['no stars', { stars: '', text: 'Gut' }],
    ['six stars', { stars: '6', text: 'Gut' }],
    ['half a star', { stars: '4.5', text: 'Gut' }],
    ['a text that is too long', { stars: '4', text: 'x'.repeat(REVIEW_MAX + 1) }]
  ])('with %s they are told what is wrong, and lose nothing', async (_what, given) => {
    const { token, ends } = await booked()
    at(ends + HOUR)
    const { status, text } = await visit(token, '', given)
    expect([status, text]).toEqual([422, expect.stringContaining(given.text)])
    expect(await knex()('reviews')).toEqual([])
  })

  test('markup in a review is shown as it was typed', async () => {
    const { token, ends } = await booked()
    at(ends + HOUR)
    const { text } = await visit(token, '', { stars: '', text: '</textarea><script>alert(1)</script>' })
    expect(text).not.toContain('<script>alert(1)')
  })

  test('are told that it is too late, that there is nothing to review, and that a link is wrong', async () => {
    const { token, ends, uuid } = await booked()
    at(ends + (REVIEW_DAYS + 1) * DAY)
    expect((await visit(token)).text).toContain('Dieser liegt länger zurück.')
    at(ends + HOUR)
    await knex()('appointments').where({ uuid }).update({ state: 'cancelled' })
    expect((await visit(token)).text).toContain('nicht stattgefunden')
    expect((await visit('x'.repeat(43))).status).toBe(404)
  })

  test('who wants no more questions gets none, in whatever spelling of the address', async () => {
    const { token, ends, uuid } = await booked({ email: 'anna.berger+bank@example.com' })
    at(ends + HOUR)
    expect((await visit(token, '/stop')).status).toBe(200)
    expect(await knex()('review_refusals')).toEqual([])
    // as a mail program does
    expect((await visit(token, '/stop', { 'List-Unsubscribe': 'One-Click' })).status).toBe(200)
    await knex()('appointments').where({ uuid }).update({ email: 'AnnaBerger@example.com' })
    expect(await asked()).toEqual([])
    expect(await knex()('review_refusals').pluck('email_hash')).toEqual([expect.stringMatching(/^[\da-f]{64}$/)])
  })
})
