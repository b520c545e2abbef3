import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { BookingFunnel, WithoutTime } from '#contract/booking-funnel'
import { BOOKING_STEPS, type BookingStep } from '#contract/booking-steps'
import { removePast } from '../../booking/appointments/removal.service.ts'
import {
  bookingRequest,
  later,
  MONDAY,
  type Office,
  openOffice,
  pass,
  TUESDAY
} from '../../booking/appointments/testing/office.ts'
import { flushSteps } from '../../core/events/booking-steps.queue.ts'
import { sweep } from '../../core/jobs/retention.ts'
import { type RequestOptions, request, signIn } from '../../testing/client.ts'
import { NORDBANK } from '../../testing/demo-site.ts'
import { submit } from '../../testing/form.ts'

const PATH = '/api/v1/reports/sessions/booking-steps'
const MARCH = 'from=2027-03-01&to=2027-03-31'
const BRANCH = 'wien-innere-stadt'
const BANK = 'https://bank.example'

let office: Office
beforeAll(async () => {
  office = await openOffice({ LOAD_TEST: '1', TRUST_PROXY: '1' })
  const cookie = await signIn(office.site, 'admin@demo.example')
  const body = { embed_origins: BANK }
  expect((await request(office.site, 'PUT', '/api/v1/settings', { cookie, body })).status).toBe(204)
})
beforeEach(async () => {
  office.site.clock.time = new Date(MONDAY)
  await flushSteps(office.site.app)
  const tables = ['booking_claims', 'booking_holds', 'appointments', 'idempotency_keys']
  for (const table of [...tables, 'booking_steps', 'booking_step_visitors']) await office.knex(table).delete()
})
afterAll(() => office.site.stop())

/** A browser of one visitor. */
const as = (visitor: number | string, headers: RequestOptions['headers'] = {}): RequestOptions => ({
  headers: { 'user-agent': `Mozilla/5.0 Firefox/${visitor}`, 'x-forwarded-for': '203.0.113.7', ...headers }
})

const onCard = () => ({ referer: `${office.site.origin}/app/profile/${office.alias}` })

/** Tells a step as the widget does: without a body, and without a header of its own. */
const tell = (query: Record<string, string>, asked: RequestOptions, owner = `advisors/${office.alias}`) =>
  request(
    office.site,
    'POST',
    `/api/v1/${owner}/booking-steps?${new URLSearchParams({ widget: 'popup', ...query })}`,
    asked
  )

const bookAs = (starts_at: string, rest: object, asked: RequestOptions, owner = `advisors/${office.alias}`) =>
  request(office.site, 'POST', `/api/v1/${owner}/appointments`, {
    ...asked,
    body: bookingRequest(office, starts_at, { widget: 'popup', ...rest })
  })

const open = (path: string, asked: RequestOptions) =>
  request(office.site, 'GET', path, { ...asked, headers: { accept: 'text/html', ...asked.headers } })

async function read(query = '', account = 'analyst@demo.example'): Promise<BookingFunnel> {
  await flushSteps(office.site.app)
  const cookie = await signIn(office.site, account)
  const { status, body } = await request(office.site, 'GET', `${PATH}?${MARCH}${query}`, { cookie })
  expect(status).toBe(200)
  return body
}

async function without(query = '', account = 'analyst@demo.example'): Promise<WithoutTime[]> {
  await flushSteps(office.site.app)
  const cookie = await signIn(office.site, account)
  return (await request(office.site, 'GET', `/api/v1/reports/sessions/without-time?${MARCH}${query}`, { cookie })).body
}

const countsOf = ({ steps }: BookingFunnel) => steps.map(({ count }) => count)
const at = ({ steps }: BookingFunnel, step: BookingStep) => steps.find((one) => one.step === step)
const stored = async () => {
  await flushSteps(office.site.app)
  return (await office.knex('booking_steps')).filter(({ count }) => count)
}

test.each([
  ['an unknown step', { step: 'held' }, 422],
  ['a step that the server knows itself', { step: 'booked' }, 422],
  ['an unknown reason', { step: 'topic', reason: 'bored' }, 422],
  ['an unknown widget', { step: 'opened', widget: 'banner' }, 422],
  ['a topic that is none', { step: 'topic', topic: 'loan' }, 422],
  ['who somebody is', { step: 'opened', visitor: 'x' }, 422]
])('%s is refused, and nothing is counted', async (_what, query, status) => {
  expect((await tell(query, as(1))).status).toBe(status)
  expect(await stored()).toEqual([])
})

test('a topic or an advisor of another institution is refused', async () => {
  expect((await tell({ step: 'topic', topic: office.topics.foreign }, as(1))).status).toBe(422)
  expect((await tell({ step: 'opened' }, as(1), `advisors/${office.foreignAlias}`)).status).toBe(404)
  expect((await tell({ step: 'opened' }, as(1), 'branches/london-cornhill')).status).toBe(404)
  expect((await tell({ step: 'opened' }, as(1, { origin: 'http://evil.example' }))).status).toBe(403)
  expect(await stored()).toEqual([])
})

test.each([
  ['Global Privacy Control', { 'sec-gpc': '1' }],
  ['Do Not Track', { dnt: '1' }],
  ['a crawler', { 'user-agent': 'Googlebot/2.1' }]
])('%s: no visit, step, booking or talk is counted', async (_who, headers) => {
  const asked = as(1, { ...onCard(), ...headers })
  await open(`/app/profile/${office.alias}?src=flyer`, asked)
  for (const step of ['opened', 'topic', 'slot']) expect((await tell({ step, src: 'flyer' }, asked)).status).toBe(202)
  expect((await bookAs(TUESDAY, { src: 'flyer' }, asked)).status).toBe(201)
  office.site.clock.time = new Date('2027-03-20T08:00:00Z')
  expect(countsOf(await read())).toEqual([0, 0, 0, 0, 0, 0])
  expect(await stored()).toEqual([])
})

test('signed-in staff are not counted', async () => {
  const cookie = await signIn(office.site, 'advisor@demo.example')
  const asked = { ...as(1, onCard()), cookie }
  expect((await tell({ step: 'slot' }, asked)).status).toBe(202)
  expect((await bookAs(TUESDAY, {}, asked)).status).toBe(201)
  expect(await stored()).toEqual([])
})

test('a step counts once per visitor and day, with all before it, however often it is told', async () => {
  for (let times = 0; times < 3; times += 1) await tell({ step: 'slot', src: 'flyer' }, as(1, onCard()))
  await tell({ step: 'opened', src: 'flyer' }, as(1, onCard()))
  expect(countsOf(await read())).toEqual([1, 1, 1, 1, 0, 0])
  expect(countsOf(await read('&campaign=flyer&page=card&widget=popup'))).toEqual([1, 1, 1, 1, 0, 0])
  expect(countsOf(await read('&campaign=other'))).toEqual([0, 0, 0, 0, 0, 0])
  expect(countsOf(await read('&widget=inline'))).toEqual([1, 0, 0, 0, 0, 0])
})

test('what is stored names nobody, and who was counted is forgotten after the day', async () => {
  await tell({ step: 'topic', src: 'flyer' }, as(1, onCard()))
  await flushSteps(office.site.app)
  const rows = await office.knex('booking_step_visitors')
  expect(JSON.stringify(rows)).not.toMatch(/203\.0\.113|Firefox/)
  office.site.clock.time = new Date('2027-03-02T08:00:00Z')
  await sweep(office.site.app)
  expect(await office.knex('booking_step_visitors')).toEqual([])
  expect(countsOf(await read())).toEqual([1, 1, 1, 0, 0, 0])
})

test('the number of campaigns per day is limited, and known ones are still counted', async () => {
  for (let word = 0; word < 110; word += 1) await tell({ step: 'opened', src: `w${word}` }, as(word))
  expect((await read()).campaigns).toHaveLength(100)
  await tell({ step: 'opened', src: 'w1' }, as('another'))
  expect(at(await read('&campaign=w1'), 'opened')?.count).toBe(2)
})

test('a flood from one address is refused', async () => {
  const strict = await openOffice({ TRUST_PROXY: '1' })
  const path = `/api/v1/advisors/${strict.alias}/booking-steps?step=opened&widget=popup`
  const statuses: number[] = []
  for (let nth = 0; nth < 305; nth += 1) statuses.push((await request(strict.site, 'POST', path, as(nth))).status)
  expect(statuses.filter((status) => status === 202)).toHaveLength(300)
  expect(statuses.at(-1)).toBe(429)
  expect((await request(strict.site, 'POST', path, as(1, { 'x-forwarded-for': '203.0.113.8' }))).status).toBe(202)
  await strict.site.stop()
})

const NO_REASON = { none: 0, late: 0, error: 0 }

test('why somebody goes no further is counted until they do', async () => {
  const { short, long } = office.topics
  await tell({ step: 'topic', reason: 'none', topic: long }, as(1, onCard()))
  await tell({ step: 'topic', reason: 'late', topic: short }, as(2, onCard()))
  await tell({ step: 'topic', reason: 'error' }, as(3, onCard()))
  await tell({ step: 'topic' }, as(4, onCard()))
  expect(at(await read(), 'topic')).toEqual({ step: 'topic', count: 4, none: 1, late: 1, error: 1 })
  expect((await without()).map(({ topic, none, late }) => [topic, none, late])).toEqual([
    ['Long', 1, 0],
    ['Short', 0, 1]
  ])
  // one takes a late time after all, one finds times for another topic, one tries again
  await tell({ step: 'slot', topic: short }, as(2, onCard()))
  await tell({ step: 'topic', topic: short }, as(1, onCard()))
  await tell({ step: 'slot' }, as(3, onCard()))
  const found = await read()
  expect(at(found, 'topic')).toEqual({ step: 'topic', count: 4, ...NO_REASON })
  expect(at(found, 'slot')).toEqual({ step: 'slot', count: 2, ...NO_REASON })
  expect((await without()).map(({ topic, none, late }) => [topic, none, late])).toEqual([['Long', 1, 0]])
})

test('found no time is told by branch and topic, to who sees the branch', async () => {
  const { long } = office.topics
  for (let nth = 0; nth < 3; nth += 1) await tell({ step: 'topic', reason: 'none', topic: long }, as(nth))
  await tell({ step: 'topic', reason: 'none', topic: long }, as(1), `branches/${BRANCH}`)
  const [row] = await without()
  expect(row).toMatchObject({ topic: 'Long', none: 4, late: 0, organization_uuid: office.organizationUuid })
  expect(await without(`&advisor=${office.alias}`)).toMatchObject([{ none: 3 }])
  expect(await without('', 'marketing@demo.example')).toHaveLength(1)
})

test('guests, advisors and other institutions read nothing; a branch’s manager reads that branch', async () => {
  await tell({ step: 'slot' }, as(1, onCard()))
  await flushSteps(office.site.app)
  const asked = async (account: string | undefined, path = PATH, host?: { host: string }) => {
    const cookie = account && (await signIn(office.site, account, host))
    return request(office.site, 'GET', `${path}?${MARCH}`, { ...(cookie && { cookie }), ...host })
  }
  for (const path of [PATH, `${PATH}/csv`, '/api/v1/reports/sessions/without-time']) {
    expect((await asked(undefined, path)).status).toBe(401)
    expect((await asked('advisor@demo.example', path)).status).toBe(403)
  }
  const foreign = await asked('analyst@nordbank.example', PATH, NORDBANK)
  expect(countsOf(foreign.body)).toEqual([0, 0, 0, 0, 0, 0])
  expect(countsOf(await read('', 'branch@demo.example'))).toEqual([1, 1, 1, 1, 0, 0])
  await office.knex('booking_steps').update({ organization_uuid: randomUUID() })
  expect(countsOf(await read('', 'branch@demo.example'))).toEqual([0, 0, 0, 0, 0, 0])
  const graz = await office.knex('organizations').where({ alias: 'graz-herrengasse' }).first('uuid')
  const cookie = await signIn(office.site, 'branch@demo.example')
  const query = `${MARCH}&organization_uuid=${graz.uuid}`
  for (const path of [PATH, '/api/v1/reports/sessions/without-time'])
    expect((await request(office.site, 'GET', `${path}?${query}`, { cookie })).status).toBe(404)
})

test('without script the forms count each step, and a page that is only looked at counts its visit', async () => {
  const path = `/book/${office.alias}`
  const asked = as(1)
  const chosen = new URLSearchParams({ topic: office.topics.short, type: 'in-branch', src: 'flyer' })
  await open(`${path}?src=flyer`, asked)
  expect(countsOf(await read())).toEqual([1, 0, 0, 0, 0, 0])
  const from = (query = '?src=flyer') => as(1, { referer: `${office.site.origin}${path}${query}` })
  await open(`${path}?${chosen}`, from())
  expect(countsOf(await read('&widget=form'))).toEqual([1, 1, 1, 0, 0, 0])
  const held = await submit(office.site, `${path}?${chosen}`, { starts_at: TUESDAY }, from(`?${chosen}`))
  expect(held.status).toBe(303)
  expect(countsOf(await read())).toEqual([1, 1, 1, 1, 0, 0])
  const details = await open(held.headers.location ?? '', from(`?${chosen}`))
  const hidden = Object.fromEntries(
    [...details.text.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g)].map(([, name, value]) => [
      name,
      value
    ])
  )
  pass(office, 1)
  const visitor = { first_name: 'Vera', last_name: 'Visitor', email: 'vera@visitor.example', phone: '', note: '' }
  const address = `${path}?${new URLSearchParams({ ...Object.fromEntries(chosen), starts_at: TUESDAY })}`
  const done = await submit(office.site, address, { ...hidden, step: 'book', ...visitor }, from(`?${chosen}`))
  expect(done.status).toBe(303)
  const found = await read('&campaign=flyer&page=booking-page&widget=form')
  expect(countsOf(found)).toEqual([1, 1, 1, 1, 1, 0])
})

test('several customers at one device count each, as no step may have fewer than the next', async () => {
  for (let nth = 0; nth < 3; nth += 1) {
    await tell({ step: 'opened' }, as('kiosk', onCard()))
    expect((await bookAs(later(TUESDAY, 30 * nth), {}, as('kiosk', onCard()))).status).toBe(201)
  }
  expect(countsOf(await read())).toEqual([3, 3, 3, 3, 3, 0])
})

test('talks that took place stay counted when their appointments are deleted, without cancelled and missed ones', async () => {
  const uuids: string[] = []
  for (const nth of [0, 1, 2]) {
    const { body } = await bookAs(later(TUESDAY, 30 * nth), { src: 'flyer' }, as(nth, onCard()))
    uuids.push(body.uuid)
  }
  await office.knex('appointments').where({ uuid: uuids[1] }).update({ state: 'no-show' })
  await office.knex('appointments').where({ uuid: uuids[2] }).update({ state: 'cancelled' })
  expect(countsOf(await read())).toEqual([3, 3, 3, 3, 3, 0])
  office.site.clock.time = new Date('2027-03-20T08:00:00Z')
  const query = `&campaign=flyer&page=card&advisor=${office.alias}`
  expect(countsOf(await read(query))).toEqual([3, 3, 3, 3, 3, 1])
  await removePast(office.knex, office.tenantId, uuids, '2027-03-20T08:00:00Z')
  expect(await office.knex('appointments')).toEqual([])
  expect(countsOf(await read(query))).toEqual([3, 3, 3, 3, 3, 1])
})

test('the figures by day as a file', async () => {
  await tell({ step: 'topic', reason: 'none', topic: office.topics.long }, as(1, onCard()))
  await flushSteps(office.site.app)
  const cookie = await signIn(office.site, 'analyst@demo.example')
  const { text, headers } = await request(office.site, 'GET', `${PATH}/csv?${MARCH}`, { cookie })
  expect(headers['content-disposition']).toContain('booking-steps-2027-03-01-2027-03-31.csv')
  expect(text.trim().split(/\r?\n/)).toHaveLength(2)
  expect(text).toMatch(/2027-03-01[;,]1[;,]1[;,]1[;,]0[;,]0[;,]0[;,]1[;,]0[;,]0/)
})

/** Numbers that are the same in each run. */
function dice(seed: number) {
  let state = seed
  return (below: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

const WIDGETS = ['popup', 'inline'] as const
const CAMPAIGNS = ['flyer', 'poster', '']
const OWNERS = () => [`advisors/${office.alias}`, `branches/${BRANCH}`]

interface Walk {
  day: number
  src: string
  widget: string
  page: string
  owner: string
  /** How far: the index of the last step, `booked` at most. */
  last: number
  reason: string
  isHeld: boolean
}

/** What `count` visitors do, each with another browser. */
function walksOf(count: number): Walk[] {
  const roll = dice(7)
  return Array.from({ length: count }, () => {
    const last = 1 + roll(4)
    const page = ['card', new URL(BANK).host][roll(2)] ?? ''
    return {
      day: roll(3),
      src: CAMPAIGNS[roll(CAMPAIGNS.length)] ?? '',
      widget: WIDGETS[roll(2)] ?? '',
      page,
      owner: OWNERS()[roll(2)] ?? '',
      last,
      reason: last === 2 ? (['', 'none', 'late', 'error'][roll(4)] ?? '') : '',
      isHeld: roll(3) > 0
    }
  })
}

const COUNT = 120

test('a scripted replay of generated visits equals the figures exactly, whatever they are narrowed by', async () => {
  const walks = walksOf(COUNT)
  const { short } = office.topics
  const missed: string[] = []
  let booked = 0
  for (const [nth, { day, src, widget, page, owner, last, reason, isHeld }] of walks.entries()) {
    office.site.clock.time = new Date(later(MONDAY, day * 24 * 60 + (nth % 60)))
    const from = page === 'card' ? onCard() : { origin: BANK }
    const asked = as(nth, from)
    if (page === 'card' && owner.startsWith('advisors'))
      await open(`/app/profile/${office.alias}${src && `?src=${src}`}`, as(nth))
    for (const step of ['opened', 'topic', 'slot'].slice(0, Math.min(3, last))) {
      const told: Record<string, string> = {
        step,
        widget,
        ...(src && { src }),
        ...(step !== 'opened' && { topic: short })
      }
      const why: Record<string, string> = step === 'topic' && reason ? { reason } : {}
      expect((await tell({ ...told, ...why }, asked, owner)).status).toBe(202)
    }
    if (last < 4) continue
    const starts_at = later('2027-03-08T08:00:00Z', (booked % 16) * 30 + Math.floor(booked / 16) * 24 * 60)
    const answer = await bookAs(starts_at, { src: src || undefined, widget }, asked, owner)
    expect(answer.status).toBe(201)
    booked += 1
    if (!isHeld) missed.push(answer.body.uuid)
  }
  await office.knex('appointments').whereIn('uuid', missed).update({ state: 'no-show' })
  office.site.clock.time = new Date('2027-03-30T08:00:00Z')
  const expected = (own: readonly Walk[]) => [
    ...[0, 1, 2, 3, 4].map((step) => own.filter(({ last }) => last >= step).length),
    own.filter(({ last, isHeld }) => last === 4 && isHeld).length
  ]
  const both = walks.flatMap((one) => [one.page, one.src, one.widget, one.owner])
  expect(new Set(both).size).toBe(9)
  expect(countsOf(await read())).toEqual(expected(walks))
  for (const src of CAMPAIGNS.filter(Boolean))
    expect(countsOf(await read(`&campaign=${src}`)), src).toEqual(expected(walks.filter((one) => one.src === src)))
  for (const page of ['card', 'bank.example'])
    expect(countsOf(await read(`&page=${page}`)), page).toEqual(expected(walks.filter((one) => one.page === page)))
  const ofAdvisor = walks.filter(({ owner }) => owner.startsWith('advisors'))
  expect(countsOf(await read(`&advisor=${office.alias}`))).toEqual(expected(ofAdvisor))
  expect(countsOf(await read(`&organization_uuid=${office.organizationUuid}`))).toEqual(expected(walks))
  for (const widget of WIDGETS)
    expect(countsOf(await read(`&widget=${widget}`)).slice(1), widget).toEqual(
      expected(walks.filter((one) => one.widget === widget)).slice(1)
    )
  const reasons = (name: string) => walks.filter(({ reason }) => reason === name).length
  expect(at(await read(), 'topic')).toMatchObject({
    none: reasons('none'),
    late: reasons('late'),
    error: reasons('error')
  })
  expect(await without()).toMatchObject([{ topic: 'Short', none: reasons('none'), late: reasons('late') }])
  const { weeks } = await read('&page=card')
  const sums = BOOKING_STEPS.map((_, step) => weeks.reduce((sum, { counts }) => sum + (counts[step] ?? 0), 0))
  expect(sums).toEqual(expected(walks.filter(({ page }) => page === 'card')))
})
