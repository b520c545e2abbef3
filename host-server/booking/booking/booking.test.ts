import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type RequestOptions, request, type TestResponse } from '../../testing/client.ts'
import { submit } from '../../testing/form.ts'
import {
  audit,
  book as bookByApi,
  CONSISTENT,
  hold as holdByApi,
  later,
  MONDAY,
  type Office,
  openOffice,
  pass,
  TUESDAY
} from '../appointments/testing/office.ts'

let office: Office

beforeAll(async () => {
  office = await openOffice({ TRUST_PROXY: '1' })
})
beforeEach(async () => {
  office.site.clock.time = new Date(MONDAY)
  const tables = ['outbox', 'booking_claims', 'booking_holds', 'appointments', 'rate_limits', 'idempotency_keys']
  for (const table of tables) await office.knex(table).delete()
})
afterAll(() => office.site.stop())

const VERA = { first_name: 'Vera', last_name: 'Visitor', email: 'vera@visitor.example', phone: '', note: '' }

const path = (query: Record<string, string> = {}, alias = office.alias) =>
  `/book/${alias}?${new URLSearchParams(query)}`
const chosen = (rest: Record<string, string> = {}): Record<string, string> => ({
  topic: office.topics.short,
  type: 'in-branch',
  ...rest
})
const get = (query: Record<string, string> = {}, asked: RequestOptions & { alias?: string } = {}) =>
  request(office.site, 'GET', path(query, asked.alias), {
    ...asked,
    headers: { accept: 'text/html', ...asked.headers }
  })
const send = (
  query: Record<string, string>,
  fields: Record<string, string>,
  asked: RequestOptions & { alias?: string } = {}
) => submit(office.site, path(query, asked.alias), fields, asked)

/** The hidden fields of a page's form. */
const hidden = ({ text }: TestResponse) =>
  Object.fromEntries([...text.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g)].map(([, n, x]) => [n, x]))
const ticketOf = async (alias?: string, host?: string, query = chosen({ starts_at: TUESDAY })): Promise<string> =>
  hidden(await get(query, { alias, host })).ticket ?? ''
const rows = (table: string) => office.knex(table).select()
const problemIn = ({ text }: TestResponse) => /role="alert"[^>]*>([^<]*)/.exec(text)?.[1]

/** Sends the last step, with a ticket that is old enough unless `fields` has one. */
async function finish(fields: Record<string, string> = {}, asked: RequestOptions = {}, starts_at = TUESDAY) {
  const ticket = fields.ticket ?? (await ticketOf())
  if (!fields.ticket) pass(office, 1)
  return send(chosen({ starts_at }), { step: 'book', ...VERA, ...fields, ticket }, asked)
}

test('an unknown advisor, another tenant’s and a module that is off have neither a page nor a form', async () => {
  const foreign = { alias: office.foreignAlias }
  expect((await get({}, foreign)).status).toBe(404)
  expect((await get({}, { ...foreign, host: 'nordbank.localhost' })).status).toBe(200)
  expect((await send({}, { step: 'book' }, foreign)).status).toBe(404)
  expect((await get({}, { alias: 'no-body' })).status).toBe(404)
  const module = () =>
    office.knex('tenant_modules').where({ tenant_id: office.tenantId, module_name: 'online-appointments' })
  await module().update({ effective_state: false })
  const answers = [await get(), await send(chosen(), { starts_at: TUESDAY })]
  await module().update({ effective_state: true })
  expect(answers.map(({ status }) => status)).toEqual([404, 404])
  expect(await rows('booking_holds')).toEqual([])
})

/** The advisor works at another branch, while something is tried. */
async function elsewhere<T>(work: (branch: { name: string; street: string }) => Promise<T>): Promise<T> {
  const advisor = office.knex('advisors').where({ uuid: office.advisorUuid })
  const other = await office
    .knex('organizations')
    .where({ tenant_id: office.tenantId })
    .whereNot({ uuid: office.organizationUuid })
    .first()
  await advisor.clone().update({ organization_uuid: other.uuid })
  return work(other).finally(() => advisor.clone().update({ organization_uuid: office.organizationUuid }))
}

test('a place that has changed since the review is told before anything is booked, and booked when accepted', async () => {
  const query = chosen({ starts_at: TUESDAY })
  const ticket = await ticketOf()
  const shown = hidden(await send(query, { step: 'review', ...VERA, ticket }))
  pass(office, 1)
  await elsewhere(async ({ street }) => {
    const told = await send(query, { step: 'book', ...VERA, ...shown })
    expect(told.status).toBe(409)
    expect(problemIn(told)).toContain(`Der Ort hat sich inzwischen geändert: `)
    expect(problemIn(told)).toContain(street)
    expect(await rows('appointments')).toEqual([])
    const next = hidden(told)
    expect(next.place).toContain(street)
    expect((await send(query, { step: 'book', ...VERA, ...next })).status).toBe(303)
    expect(await rows('appointments')).toHaveLength(1)
  })
})

test('the place matters to those only who meet at a branch', async () => {
  const query = { ...chosen({ starts_at: TUESDAY }), type: 'by-phone' }
  const visitor = { ...VERA, phone: '+43 1 234567' }
  const ticket = await ticketOf(undefined, undefined, query)
  const shown = hidden(await send(query, { step: 'review', ...visitor, ticket }))
  expect(shown.place).toBeUndefined()
  pass(office, 1)
  await elsewhere(async () => expect((await send(query, { step: 'book', ...visitor, ...shown })).status).toBe(303))
})

test.each([
  ['a topic of another tenant', () => ({ topic: office.topics.foreign, type: 'in-branch' })],
  ['a topic that this advisor does not take', () => ({ topic: office.topics.unoffered, type: 'in-branch' })],
  ['an invalid topic', () => ({ topic: "'--", type: 'in-branch' })],
  ['a type that is not offered', () => ({ topic: office.topics.short, type: 'online' })],
  ['an unknown type', () => ({ topic: office.topics.short, type: 'by-owl' })]
])('%s is refused, with the list to choose from', async (_what, query) => {
  const answers = [
    await get(query()),
    await send(query(), { starts_at: TUESDAY }),
    await send(query(), { step: 'book' })
  ]
  for (const answer of answers) {
    expect(answer.status).toBe(404)
    expect(problemIn(answer)).toMatch(/aus der Liste/)
    expect(answer.text).toMatch(/class="options"/)
  }
  expect(await rows('booking_holds')).toEqual([])
})

test.each<Record<string, string>>([
  { day: '2027-02-30' },
  { month: '2027-13' },
  { starts_at: 'soon' },
  { hold: 'x' },
  { day: '2099-01-01' }
])('a query of %o is ignored, and the free times are shown', async (odd) => {
  const { status, text } = await get(chosen(odd))
  expect([status, text.includes('id="times"')]).toEqual([200, true])
})

test('a form of another origin is refused', async () => {
  const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }
  expect((await send(chosen(), { starts_at: TUESDAY }, { headers })).status).toBe(403)
  expect(await rows('booking_holds')).toEqual([])
})

test('a GET changes nothing', async () => {
  for (const query of [{}, chosen(), chosen({ day: '2027-03-02' }), chosen({ starts_at: TUESDAY })]) await get(query)
  const stored = await Promise.all(
    ['booking_holds', 'booking_claims', 'appointments', 'outbox', 'rate_limits'].map(rows)
  )
  expect(stored).toEqual([[], [], [], [], []])
})

test.each([
  ['forged', async () => `${office.site.clock.time.getTime() - 60_000}.${'a'.repeat(43)}.${'b'.repeat(43)}`],
  ['cut short', async () => (await ticketOf()).slice(0, -1)],
  ['made older than it is', async () => (await ticketOf()).replace(/^\d+/, (issued) => String(Number(issued) - 1))],
  ['missing', async () => '-'],
  ['of another tenant', () => foreignTicket()],
  ['of another advisor', () => colleagueTicket()]
])('a ticket that is %s books nothing, and is replaced by a new one', async (_what, ticket) => {
  const given = await ticket()
  pass(office, 1)
  const answer = await finish({ ticket: given })
  expect([answer.status, problemIn(answer)]).toEqual([422, expect.stringMatching(/erneuert/)])
  expect(await rows('appointments')).toEqual([])
  pass(office, 1)
  expect((await finish({ ticket: hidden(answer).ticket ?? '' })).status).toBe(303)
})

async function foreignTicket() {
  const [topic] = await office.knex('advisor_topics as o').join('advisors as a', 'a.uuid', 'o.advisor_uuid').where({
    'a.alias': office.foreignAlias
  })
  const types = await office.knex('advisor_appointment_types').where({ advisor_uuid: topic.advisor_uuid })
  const query = { topic: topic.topic_uuid, type: types[0].type, starts_at: TUESDAY }
  return ticketOf(office.foreignAlias, 'nordbank.localhost', query)
}

async function colleagueTicket() {
  const other = await office
    .knex('advisor_topics as o')
    .join('advisors as a', 'a.uuid', 'o.advisor_uuid')
    .join('advisor_appointment_types as y', 'y.advisor_uuid', 'a.uuid')
    .where('a.tenant_id', office.tenantId)
    .whereNot('a.uuid', office.advisorUuid)
    .first('a.alias', 'o.topic_uuid', 'y.type')
  return ticketOf(other.alias, undefined, { topic: other.topic_uuid, type: other.type, starts_at: TUESDAY })
}

test('a ticket that is too fresh is refused and can be used a little later', async () => {
  const ticket = await ticketOf()
  const early = await finish({ ticket })
  expect([early.status, problemIn(early)]).toEqual([422, expect.stringMatching(/sehr schnell/)])
  expect(hidden(early).ticket).toBe(ticket)
  pass(office, 1)
  expect((await finish({ ticket })).status).toBe(303)
})

test('a ticket that is an hour old is renewed', async () => {
  const ticket = await ticketOf()
  pass(office, 60)
  const late = await finish({ ticket })
  expect([late.status, problemIn(late)]).toEqual([422, expect.stringMatching(/erneuert/)])
  expect(await rows('appointments')).toEqual([])
})

test('a used ticket books nothing else', async () => {
  const ticket = await ticketOf()
  pass(office, 1)
  expect((await finish({ ticket })).status).toBe(303)
  const other = await finish({ ticket }, {}, later(TUESDAY, 60))
  const changed = await finish({ ticket, email: 'other@visitor.example' })
  for (const answer of [other, changed]) expect([answer.status, problemIn(answer)]).toEqual([422, expect.any(String)])
  expect(await rows('appointments')).toHaveLength(1)
})

test('a ticket is not accepted by the API, nor again after its idempotency key has expired', async () => {
  const ticket = await ticketOf()
  pass(office, 1)
  expect((await bookByApi(office, TUESDAY, { proof: ticket })).status).toBe(422)
  await finish({ ticket })
  await office.knex('idempotency_keys').delete()
  expect((await finish({ ticket }, {}, later(TUESDAY, 60))).status).toBe(422)
  expect(await rows('appointments')).toHaveLength(1)
})

test('an IP address gets five bookings an hour, and an advisor twenty', async () => {
  const headers = { 'x-forwarded-for': '192.0.2.1' }
  const statuses: number[] = []
  for (let index = 0; index < 6; index++) {
    const email = `v${index}@visitor.example`
    statuses.push((await finish({ email }, { headers }, later(TUESDAY, 60 + index * 30))).status)
  }
  expect(statuses).toEqual([303, 303, 303, 303, 303, 429])
  const key = `plain-booking-advisor:${office.tenantId}:${office.advisorUuid}`
  await office.knex('rate_limits').where({ key }).update({ points: 20 })
  const refused = await finish({}, { headers: { 'x-forwarded-for': '192.0.2.2' } }, later(TUESDAY, 300))
  expect([refused.status, problemIn(refused)]).toEqual([429, expect.stringMatching(/zu viele Versuche/)])
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect(refused.text).toContain('value="vera@visitor.example"')
})

test('filling the honeypot books nothing', async () => {
  expect((await finish({ website: 'https://spam.example' })).status).toBe(422)
  expect(await rows('appointments')).toEqual([])
})

test.each(['review', 'book'])(
  'at step %s errors are listed with links to their fields, and the input stays',
  async (step) => {
    const ticket = await ticketOf()
    const fields = { first_name: ' ', last_name: 'x'.repeat(101), email: 'no <b>mail', phone: 'abc', note: 'a\r\nb' }
    const { status, text } = await send(chosen({ type: 'by-phone', starts_at: TUESDAY }), { step, ticket, ...fields })
    expect(status).toBe(422)
    expect(text).toMatch(/<title>Fehler/)
    for (const name of ['first_name', 'last_name', 'email', 'phone']) {
      expect(text).toContain(`<a href="#${name}">`)
      expect(text).toMatch(new RegExp(`name="${name}".{0,400}aria-describedby="[^"]*${name}-errors" aria-invalid`))
    }
    expect(text).toContain('value="no &lt;b>mail"')
    expect(text).toContain('>a\nb</textarea>')
    expect(await rows('booking_holds')).toEqual([])
  }
)

test('a phone appointment requires a number', async () => {
  const answer = await send(chosen({ type: 'by-phone', starts_at: TUESDAY }), {
    step: 'review',
    ...VERA,
    ticket: await ticketOf()
  })
  expect([answer.status, answer.text.includes('href="#phone"')]).toEqual([422, true])
})

test('the review names the number that will be called', async () => {
  const fields = { step: 'review', ...VERA, phone: ' +43 1 234567 ', ticket: await ticketOf() }
  const { text } = await send(chosen({ type: 'by-phone', starts_at: TUESDAY }), fields)
  expect(text).toContain('Wir rufen Sie unter +43 1 234567 an.')
})

test('a taken time is reported with the next free ones at every step, and the input stays', async () => {
  const ticket = await ticketOf()
  await holdByApi(office, TUESDAY)
  const next = later(TUESDAY, 30)
  const query = chosen({ starts_at: TUESDAY })
  const answers = [
    await get(query),
    await send(chosen(), { starts_at: TUESDAY }),
    await send(query, { step: 'review', ticket, ...VERA }),
    await send(query, { starts_at: TUESDAY, ticket, ...VERA }),
    await finish({})
  ]
  for (const { status, text } of answers) {
    expect(status).toBe(409)
    expect(text).toMatch(new RegExp(`slot-gone.*value="${next}"`, 's'))
  }
  for (const [at, { text }] of answers.entries()) {
    expect(text).toContain('Diese Zeit ist nicht mehr frei.')
    // nothing is said of entries where there are none
    expect(text.includes('Ihre Eingaben sind noch da.')).toBe(at > 1)
    expect(text.includes('value="vera@visitor.example"')).toBe(at > 1)
  }
  const instead = await send(query, { starts_at: next, ticket, ...VERA })
  expect([instead.status, instead.text.includes('value="book"')]).toEqual([200, true])
})

test('of a time in a link that is free for another topic alone, the page says that it does not suit this one', async () => {
  await holdByApi(office, later(TUESDAY, 30))
  const { status, text } = await get(chosen({ topic: office.topics.long, starts_at: TUESDAY }))
  expect(status).toBe(409)
  expect(text).toContain('Diese Zeit ist für dieses Thema nicht frei.')
  expect(text).not.toContain('nicht mehr frei')
})

test('the links and buttons of the pages lead from the first step to the appointment', async () => {
  const links = ({ text }: TestResponse, name: string) =>
    [...text.matchAll(new RegExp(`<a [^>]*class="${name}"[^>]*>`, 'g'))].map(([tag]) =>
      (/href="([^"]*)"/.exec(tag)?.[1] ?? '').replaceAll('&amp;', '&')
    )
  const open = (address = '') =>
    request(office.site, 'GET', address.split('#')[0] ?? '', { headers: { accept: 'text/html' } })
  const topics = await open(`/book/${office.alias}`)
  const types = await open(links(topics, 'option')[0])
  const slots = await open(links(types, 'option')[1])
  const [day] = links(slots, 'day')
  const times = await open(day)
  expect(times.text).toContain(`value="${TUESDAY}"`)
  const action = /<form method="post" action="([^"]*)"/.exec(times.text)?.[1]?.replaceAll('&amp;', '&') ?? ''
  const taken = await submit(office.site, action, { ...hidden(times), starts_at: TUESDAY })
  expect(taken.status).toBe(303)
  const details = await open(taken.headers.location)
  expect(details.text).toMatch(/reserviert/)
  const own = taken.headers.location ?? ''
  const review = await submit(office.site, own, { step: 'review', ...hidden(details), ...VERA })
  expect(review.status).toBe(200)
  pass(office, 1)
  const last = { step: 'book', ...hidden(review) }
  const done = await submit(office.site, own, last)
  expect(done.status).toBe(303)
  const page = await open(done.headers.location)
  expect(page.text).toMatch(/Ihr Termin ist gebucht\..*calendar\.ics/s)
  expect(await rows('booking_holds')).toEqual([])
  expect(await rows('outbox')).not.toEqual([])
  expect(await audit(office)).toEqual(CONSISTENT)
})

test('a button pressed twice holds once and books once', async () => {
  const hold = 'h'.repeat(43)
  const takes = [1, 2].map(() => send(chosen(), { starts_at: TUESDAY, hold }))
  const [one, other] = await Promise.all(takes)
  expect([one?.status, other?.status, other?.headers.location]).toEqual([303, 303, one?.headers.location])
  expect(await rows('booking_holds')).toHaveLength(1)
  const ticket = await ticketOf(undefined, undefined, chosen({ starts_at: TUESDAY, hold }))
  pass(office, 1)
  const book = () => send(chosen({ starts_at: TUESDAY, hold }), { step: 'book', ...VERA, ticket })
  const done = await Promise.all([book(), book(), book()])
  done.push(await book())
  expect(new Set(done.map(({ status, headers }) => `${status} ${headers.location}`)).size).toBe(1)
  expect(done[0]?.status).toBe(303)
  expect(await rows('appointments')).toHaveLength(1)
  expect(await audit(office)).toEqual(CONSISTENT)
})

test('without script the third hold of an address is left out, and the time is booked nevertheless', async () => {
  const asked = { headers: { 'x-forwarded-for': '203.0.113.70' } }
  const locations: (string | undefined)[] = []
  for (const minutes of [0, 30, 60]) {
    const answer = await send(
      chosen(),
      { starts_at: later(TUESDAY, minutes), hold: `${minutes}`.padEnd(43, 'h') },
      asked
    )
    expect(answer.status).toBe(303)
    locations.push(answer.headers.location)
  }
  expect(locations.map((location) => /[?&]hold=/.test(location ?? ''))).toEqual([true, true, false])
  expect(await rows('booking_holds')).toHaveLength(2)
  const own = locations[2] ?? ''
  const details = await request(office.site, 'GET', own.split('#')[0] ?? '', { headers: { accept: 'text/html' } })
  expect([details.status, details.text]).toEqual([200, expect.stringMatching(/derzeit frei\. Er gehört Ihnen/)])
  const review = await submit(office.site, own, { step: 'review', ...hidden(details), ...VERA }, asked)
  pass(office, 1)
  const done = await submit(office.site, own, { step: 'book', ...hidden(review) }, asked)
  expect([done.status, done.headers.location]).toEqual([303, expect.stringMatching(/done=booked/)])
})

test('an expired hold is reported, and its time is booked if it is still free', async () => {
  const hold = 'h'.repeat(43)
  await send(chosen(), { starts_at: TUESDAY, hold })
  const query = chosen({ starts_at: TUESDAY, hold })
  const ticket = await ticketOf(undefined, undefined, query)
  pass(office, 6)
  expect((await get(query)).text).toMatch(/nicht mehr für Sie reserviert/)
  expect((await send(query, { step: 'book', ...VERA, ticket })).status).toBe(303)
})

test('the held time stays free for its visitor, and extending the hold keeps the input', async () => {
  const hold = 'h'.repeat(43)
  await send(chosen(), { starts_at: TUESDAY, hold })
  expect((await get(chosen({ day: '2027-03-02', hold }))).text).toContain(`value="${TUESDAY}"`)
  expect((await get(chosen({ day: '2027-03-02' }))).text).not.toContain(`value="${TUESDAY}"`)
  pass(office, 4)
  const query = chosen({ starts_at: TUESDAY, hold })
  const ticket = await ticketOf(undefined, undefined, query)
  const { text } = await send(query, { starts_at: TUESDAY, ticket, first_name: 'Vera' })
  expect(text).toMatch(/bis 09:09 Uhr/)
  expect(text).toContain('value="Vera"')
})

test('going back from the review keeps the input through every step', async () => {
  const ticket = await ticketOf()
  const asked = { step: 'look', ...VERA, ticket }
  for (const query of [{}, { topic: office.topics.short }, chosen(), chosen({ starts_at: TUESDAY })]) {
    const { status, text } = await send(query, asked)
    expect(status).toBe(200)
    expect(text).toContain('value="vera@visitor.example"')
    expect(text).not.toContain('<advisor-booking')
  }
  const nothing = await send(chosen(), { step: 'look', ticket })
  expect([nothing.status, nothing.headers.location]).toEqual([303, path(chosen())])
})

test('the page is not cached, can be indexed only without input, and passes the query to the widget', async () => {
  const first = await get()
  expect([first.headers['cache-control'], first.headers['x-robots-tag']]).toEqual(['no-store', undefined])
  expect(first.text).toMatch(/<advisor-booking [^>]*mode="page"/)
  const linked = await get(chosen())
  expect(linked.text).toMatch(new RegExp(`<advisor-booking [^>]*topic="${office.topics.short}" type="in-branch"`))
  const details = await get(chosen({ starts_at: TUESDAY }))
  expect([details.headers['cache-control'], details.headers['x-robots-tag']]).toEqual(['no-store', 'noindex'])
  expect(details.text).not.toMatch(/<advisor-booking|embed\.js/)
})

test("a day's times are in the branch's time zone, which is named", async () => {
  for (const type of ['in-branch', 'by-phone']) {
    const { text } = await get(chosen({ type, day: '2027-03-02' }))
    expect(text).toMatch(/: Mitteleuropäische Zeit.*>09:00</s)
  }
})

test('a month without free times says so and links to the next free day', async () => {
  await office.knex('calendar_overrides').insert({
    tenant_id: office.tenantId,
    uuid: '00000000-0000-4000-8000-000000000001',
    advisor_uuid: office.advisorUuid,
    kind: 'absence',
    starts_at: '2027-03-01T00:00:00Z',
    ends_at: '2027-04-05T00:00:00Z'
  })
  const march = await get(chosen({ month: '2027-03' }))
  expect(march.text).toMatch(/Im März 2027 ist nichts frei\..*day=2027-04-05/s)
  expect((await get(chosen())).text).toContain('April 2027')
  await office.knex('calendar_overrides').delete()
})

test('at a month’s end the calendar rolls on into the next month, and stays where a day of that is chosen', async () => {
  office.site.clock.time = new Date('2027-03-26T08:00:00Z')
  for (const query of [chosen(), chosen({ day: '2027-04-06' })]) {
    const { text } = await get(query)
    expect(text).toMatch(/März\W+April 2027/)
    expect(text).toContain('Dienstag, 6. April 2027')
    expect(text).not.toContain('26. April 2027')
  }
  expect((await get(chosen({ day: '2027-04-06' }))).text).toContain('<h3>Dienstag, 6. April</h3>')
  expect((await get(chosen({ month: '2027-04' }))).text).toContain('26. April 2027')
})

test('an advisor without bookable topics still has contact details', async () => {
  const types = await office.knex('advisor_appointment_types').where({ advisor_uuid: office.advisorUuid })
  await office.knex('advisor_appointment_types').where({ advisor_uuid: office.advisorUuid }).delete()
  const { status, text } = await get()
  await office.knex('advisor_appointment_types').insert(types)
  expect([status, /nicht online|keine Termine/.test(text), text.includes('mailto:')]).toEqual([200, true, true])
  // others have no number that could be called
  expect(text).toContain('Melden Sie sich bei uns')
})

test('pages are in the tenant’s language and form of address', async () => {
  const { text } = await get({}, { alias: office.foreignAlias, host: 'nordbank.localhost' })
  expect(text).toContain('What would you like to talk about?')
  const tenant = () => office.knex('tenants').where({ id: office.tenantId })
  await tenant().update({ language: 'de-AT-informal' })
  const informal = await get(chosen({ starts_at: TUESDAY }))
  await tenant().update({ language: 'de-AT' })
  expect(informal.text).toMatch(/Wie erreichen wir dich\?.*sobald du ihn gebucht hast/s)
})
