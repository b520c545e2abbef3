import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type RequestOptions, request, type TestResponse } from '../../testing/client.ts'
import { submit } from '../../testing/form.ts'
import { deliver, type Mailbox, openMailbox } from '../../testing/mailbox.ts'
import { MONDAY, type Office, openOffice, pass } from '../appointments/testing/office.ts'

let office: Office
let mailbox: Mailbox

beforeAll(async () => {
  mailbox = await openMailbox()
  office = await openOffice({ TRUST_PROXY: '1', SMTP_URL: mailbox.url })
})
beforeEach(async () => {
  office.site.clock.time = new Date(MONDAY)
  mailbox.mails.length = 0
  const tables = ['contact_requests', 'outbox', 'rate_limits', 'idempotency_keys', 'spent_proofs']
  for (const table of tables) await office.knex(table).delete()
})
afterAll(async () => {
  await office.site.stop()
  await mailbox.stop()
})

type Kind = 'basic' | 'appointment' | 'callback' | 'messenger'
const VERA = { first_name: 'Vera', last_name: 'Visitor', email: 'vera@visitor.example', phone: '', note: 'Servus' }
const FIELDS: Record<Kind, Record<string, string>> = {
  basic: VERA,
  appointment: { ...VERA, date: '2027-03-05', start_time: '', end_time: '' },
  callback: { ...VERA, phone: '+43 1 234567', date: '2027-03-05', start_time: '09:00', end_time: '11:30' },
  messenger: VERA
}

const path = (kind: string = 'basic', alias = office.alias) => `/contact/${alias}/${kind}`
const get = (at = path(), asked: RequestOptions = {}) =>
  request(office.site, 'GET', at, { ...asked, headers: { accept: 'text/html', ...asked.headers } })
const ticketIn = ({ text }: TestResponse) => /name="ticket" value="([^"]*)"/.exec(text)?.[1] ?? ''
const problemIn = ({ text }: TestResponse) => /<p [^>]*role="alert"[^>]*>([^<]*)/.exec(text)?.[1]
const rows = () => office.knex('contact_requests')

/** Sends a form that has been open for a minute, unless `fields` has a ticket. */
async function send(kind: Kind = 'basic', fields: Record<string, string> = {}, asked: RequestOptions = {}) {
  const ticket = fields.ticket ?? ticketIn(await get(path(kind)))
  if (!fields.ticket) pass(office, 1)
  return submit(office.site, path(kind), { ...FIELDS[kind], ...fields, ticket }, asked)
}

test.each([
  ['an unknown advisor', () => path('basic', 'nobody')],
  ['an invalid alias', () => path('basic', 'A%0d%0aB')],
  ['another tenant’s advisor', () => path('basic', office.foreignAlias)],
  ['an unknown kind', () => path('fax')]
])('%s has neither a page nor a form', async (_, at) => {
  const answers = [await get(at()), await submit(office.site, at(), { ...VERA, ticket: 'x' })]
  expect(answers.map(({ status }) => status)).toEqual([404, 404])
})

const POPUP = '/call-me-back/action/show-popup'

test.each([
  ['without an alias', () => POPUP],
  ['with an unknown one', () => `${POPUP}?alias=nobody`],
  ['with two', () => `${POPUP}?alias=${office.alias}&alias=${office.alias}`],
  ['with that of another tenant’s advisor', () => `${POPUP}?alias=${office.foreignAlias}`],
  ['with a line break in it', () => `${POPUP}?alias=a%0d%0ab`]
])('the address of the callback form leads nowhere %s', async (_, at) => {
  expect((await get(at())).status).toBe(404)
})

test('the address of the callback form leads to it', async () => {
  const { status, headers } = await get(`${POPUP}?alias=${office.alias}`)
  expect([status, headers.location, headers['x-robots-tag']]).toEqual([302, path('callback'), 'noindex'])
  expect((await get(headers.location)).status).toBe(200)
})

test.each([
  ['basic', 'basic_contact_form'],
  ['appointment', 'appointment_request'],
  ['callback', 'call_back_request'],
  ['messenger', 'messenger']
] as const)('only %s has no page and accepts nothing once it is turned off', async (kind, name) => {
  const row = { tenant_id: office.tenantId, advisor_uuid: office.advisorUuid, name }
  await office.knex('advisor_contact_options').where(row).delete()
  const pages = await Promise.all(Object.keys(FIELDS).map(async (one) => [one, (await get(path(one))).status]))
  const sent = await send(kind, { ticket: 'x' })
  await office.knex('advisor_contact_options').insert(row)
  expect(pages.filter(([, status]) => status !== 200)).toEqual([[kind, 404]])
  expect([sent.status, await rows()]).toEqual([404, []])
})

test.each([
  ['contact-api', [404, 404, 404, 404]],
  ['call-me-back', [200, 200, 404, 200]],
  ['messenger', [200, 200, 200, 404]]
])('without the module %s', async (module_name, statuses) => {
  const module = office.knex('tenant_modules').where({ tenant_id: office.tenantId, module_name })
  await module.clone().update({ effective_state: false })
  const pages = await Promise.all(Object.keys(FIELDS).map((kind) => get(path(kind))))
  await module.clone().update({ effective_state: true })
  expect(pages.map(({ status }) => status)).toEqual(statuses)
})

test('a form from another origin is refused, even one that may use the API', async () => {
  const origin = 'https://bank.example'
  const setting = office.knex('tenant_settings').where({ tenant_id: office.tenantId, name: 'embed_origins' })
  await setting.update({ value: origin })
  const answer = await send('basic', {}, { headers: { origin, 'sec-fetch-site': 'cross-site' } })
  expect([answer.status, await rows()]).toEqual([403, []])
})

test.each([
  ['forged', () => `${office.site.clock.time.getTime() - 60_000}.${'a'.repeat(43)}.${'b'.repeat(43)}`],
  ['missing', () => '-'],
  ['of another kind of form', bookingTicket],
  ['of another advisor', async () => ticketIn(await get(path('basic', await colleague())))],
  ['too old', oldTicket]
])('a ticket that is %s sends nothing, and is replaced by a new one', async (_, ticket) => {
  const given = await ticket()
  pass(office, 1)
  const answer = await send('basic', { ticket: given })
  expect([answer.status, problemIn(answer)]).toEqual([422, expect.stringMatching(/erneuert/)])
  expect(answer.text).toContain('value="vera@visitor.example"')
  expect(await rows()).toEqual([])
  pass(office, 1)
  expect((await send('basic', { ticket: ticketIn(answer) })).status).toBe(303)
})

async function bookingTicket() {
  const query = { topic: office.topics.short, type: 'in-branch', starts_at: '2027-03-02T08:00:00Z' }
  return ticketIn(await get(`/book/${office.alias}?${new URLSearchParams(query)}`))
}

async function colleague(): Promise<string> {
  const other = office.knex('advisors').where({ tenant_id: office.tenantId }).whereNot({ uuid: office.advisorUuid })
  return (await other.orderBy('alias').first('alias')).alias
}

async function oldTicket() {
  const ticket = ticketIn(await get())
  pass(office, 61)
  return ticket
}

test('a form that is sent too quickly is shown again, and passes a little later', async () => {
  const ticket = ticketIn(await get())
  const early = await send('basic', { ticket })
  expect([early.status, problemIn(early), ticketIn(early)]).toEqual([422, expect.stringMatching(/schnell/), ticket])
  pass(office, 1)
  expect((await send('basic', { ticket })).status).toBe(303)
})

test('a ticket is valid once: a repeated form is the same request, a different one is asked to try again', async () => {
  const ticket = ticketIn(await get())
  pass(office, 1)
  const same = await Promise.all([1, 2, 3].map(() => send('basic', { ticket })))
  expect(same.map(({ status }) => status)).toEqual([303, 303, 303])
  const other = await send('basic', { ticket, note: 'Something else' })
  expect([other.status, problemIn(other)]).toEqual([422, expect.stringMatching(/erneuert/)])
  await office.knex('idempotency_keys').delete()
  expect((await send('basic', { ticket, note: 'Something else' })).status).toBe(422)
  expect(await rows()).toHaveLength(1)
})

test('what is sent again with a used ticket keeps nobody else out', async () => {
  const ticket = ticketIn(await get())
  pass(office, 1)
  const repeat = (last: number) => send('basic', { ticket }, { headers: { 'x-forwarded-for': `192.0.2.${last}` } })
  for (let at = 0; at < 25; at++) expect([at, (await repeat(at % 5)).status]).toEqual([at, 303])
  const counted = await office.knex('rate_limits').where('key', 'like', 'plain-contact-advisor:%').first('points')
  expect(counted).toEqual({ points: 1 })
  expect(await rows()).toHaveLength(1)
})

test('an IP address gets five requests an hour', async () => {
  const headers = { 'x-forwarded-for': '192.0.2.1' }
  const statuses: number[] = []
  for (let index = 0; index < 6; index++) {
    statuses.push((await send('basic', { email: `v${index}@visitor.example` }, { headers })).status)
  }
  expect(statuses).toEqual([303, 303, 303, 303, 303, 429])
  expect((await send('basic', {}, { headers: { 'x-forwarded-for': '192.0.2.2' } })).status).toBe(303)
})

test('filling the honeypot sends nothing', async () => {
  expect((await send('basic', { website: 'https://spam.example' })).status).toBe(422)
  expect(await rows()).toEqual([])
})

test.each([
  ['basic', { note: ' ', email: 'vera' }, ['email', 'note']],
  ['basic', { first_name: 'V'.repeat(101) }, ['first_name']],
  ['appointment', { date: '' }, ['date']],
  ['appointment', { date: '2027-02-28' }, ['date']],
  ['appointment', { date: '2027-02-30' }, ['date']],
  ['appointment', { start_time: '09:00' }, ['end_time']],
  ['callback', { phone: '', start_time: '' }, ['start_time', 'phone']],
  ['callback', { date: '' }, ['date']],
  ['callback', { date: '2027-02-28' }, ['date']],
  ['callback', { end_time: '08:30' }, ['end_time']],
  ['callback', { end_time: '11:45' }, ['end_time']]
] as const)('kind %s with %o has an error at each field, and the input stays', async (kind, wrong, fields) => {
  const answer = await send(kind, { ...wrong, last_name: '"><script>alert(1)</script>' })
  expect(answer.status).toBe(422)
  const named = [...answer.text.matchAll(/<a href="#(\w+)">[^<]+</g)].map(([, field]) => field)
  expect(named).toEqual(fields)
  for (const field of fields) expect(answer.text).toMatch(new RegExp(`id="${field}"[^>]*aria-invalid="true"`))
  expect(answer.text).toMatch(/<title>Fehler: /)
  expect(answer.text).toContain('value="&quot;>&lt;script>alert(1)&lt;/script>"')
  expect(answer.text).not.toMatch(/<advisor-contact-form|embed\.js/)
  expect(await rows()).toEqual([])
})

test('a missing time is asked for in a sentence of its own', async () => {
  const { text } = await send('callback', { start_time: '', end_time: '' })
  expect(text).toContain('Bitte geben Sie an, ab wann.')
  expect(text).toContain('Bitte geben Sie an, bis wann.')
  expect((await send('appointment', { date: '' })).text).toContain('Bitte wählen Sie einen Tag.')
})

test('a GET changes nothing, and the pages are neither indexed nor cached', async () => {
  for (const at of [path(), path('appointment'), path('callback'), `${path()}?sent`]) {
    const { status, headers } = await get(at)
    expect([status, headers['x-robots-tag'], headers['cache-control']]).toEqual([200, 'noindex', 'no-store'])
  }
  expect(await office.knex('rate_limits')).toEqual([])
})

test('each kind has the fields of the widget, and is inside its tag', async () => {
  const names = ({ text }: TestResponse) =>
    [
      ...(/<form[^>]*visitor-form.*?<\/form>/s.exec(text)?.[0] ?? '').matchAll(
        /<(?:input|select|textarea)[^>]* name="(\w+)"/g
      )
    ].map(([, name]) => name)
  const visitor = ['first_name', 'last_name', 'email', 'phone', 'note', 'website']
  expect(names(await get())).toEqual(['ticket', ...visitor])
  expect(names(await get(path('appointment')))).toEqual(['ticket', 'date', 'start_time', 'end_time', ...visitor])
  const call = await get(path('callback'))
  expect(names(call)).toEqual(['ticket', 'date', 'start_time', 'end_time', ...visitor])
  expect(call.text).toContain('Zeitzone der Filiale: Mitteleuropäische Zeit')
  expect(call.text).toMatch(/<advisor-contact-form [^>]*kind="callback"/)
})

test.each(['basic', 'appointment', 'callback'] as const)(
  'a request of kind %s is mailed to both sides',
  async (kind) => {
    const answer = await send(kind, { note: 'Erste Zeile\r\nzweite' })
    expect([answer.status, answer.headers.location]).toEqual([
      303,
      expect.stringMatching(`^${path(kind)}\\?sent=[\\w.-]+$`)
    ])
    const [row] = await rows()
    const { date = null, start_time = null, end_time = null } = FIELDS[kind]
    expect([row.kind, row.note, row.date, row.start_time || null, row.end_time || null]).toEqual([
      kind,
      'Erste Zeile\nzweite',
      date,
      start_time || null,
      end_time || null
    ])
    await deliver(office.site)
    const to = (address: string) => mailbox.mails.find(({ recipients }) => recipients.includes(address))
    expect(to('vera@visitor.example')?.subject).toMatch(/^Ihre? (Anfrage|Rückrufwunsch) ist bei uns eingelangt$/)
    expect(to('anna.gruber@demo.example')?.text).toContain('Erste Zeile')
    const done = await get(answer.headers.location)
    expect(done.text).toContain('Danke, Ihre Anfrage ist eingelangt')
    // who gets the link later sees the form
    pass(office, 6)
    for (const at of [answer.headers.location, `${path(kind)}?sent`])
      expect((await get(at)).text).not.toContain('ist eingelangt')
  }
)

test('a callback is offered only when the advisor works, and a Sunday is refused at its field', async () => {
  const { text } = await get(path('callback'))
  expect(text).toContain('<option value="2027-03-05">Freitag, 5. März 2027</option>')
  expect(text).not.toMatch(/2027-03-07|>07:00</)
  const refused = await send('callback', { date: '2027-03-07' })
  expect(refused.status).toBe(422)
  expect(refused.text).toMatch(/href="#date"[^>]*>An diesem Tag können wir nicht anrufen/)
})

test('pages are in the tenant’s language and form of address', async () => {
  const { text } = await get(path('callback', office.foreignAlias), { host: 'nordbank.localhost' })
  expect(text).toContain('When can we call you?')
  const tenant = () => office.knex('tenants').where({ id: office.tenantId })
  await tenant().update({ language: 'de-AT-informal' })
  const informal = await get(path('callback'))
  await tenant().update({ language: 'de-AT' })
  expect(informal.text).toContain('Sag uns, wann du erreichbar bist')
})
