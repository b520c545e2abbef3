import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type RequestOptions, request, type TestResponse } from '../../testing/client.ts'
import { submit } from '../../testing/form.ts'
import { deliver, type Mailbox, openMailbox } from '../../testing/mailbox.ts'
import { MONDAY, type Office, openOffice, pass, TUESDAY } from '../appointments/testing/office.ts'
import { confirmFor, emptyWaitlist, fillWaitlist } from './testing/waiting.ts'

let office: Office
let mailbox: Mailbox

beforeAll(async () => {
  mailbox = await openMailbox()
  office = await openOffice({ TRUST_PROXY: '1', SMTP_URL: mailbox.url })
})
beforeEach(async () => {
  office.site.clock.time = new Date(MONDAY)
  mailbox.mails.length = 0
  await emptyWaitlist(office)
  for (const table of ['rate_limits', 'spent_proofs']) await office.knex(table).delete()
})
afterAll(async () => {
  await office.site.stop()
  await mailbox.stop()
})

const query = (rest: Record<string, string> = {}) =>
  new URLSearchParams({ topic: office.topics.short, type: 'in-branch', ...rest })
const path = (rest: Record<string, string> = {}, alias = office.alias) => `/book/${alias}/waitlist?${query(rest)}`
const get = (at = path(), asked: RequestOptions = {}) =>
  request(office.site, 'GET', at, { ...asked, headers: { accept: 'text/html', ...asked.headers } })
const ticketIn = ({ text }: TestResponse) => /name="ticket" value="([^"]*)"/.exec(text)?.[1] ?? ''
const problemIn = ({ text }: TestResponse) => /<p [^>]*role="alert"[^>]*>([^<]*)/.exec(text)?.[1]
const rows = () => office.knex('waitlist_entries')

const WILLI = {
  ...{ 'weekday-1': 'on', 'weekday-3': 'on', start_time: '09:00', end_time: '' },
  ...{ from_date: '2027-03-01', until_date: '2027-03-12' },
  ...{ first_name: 'Willi', last_name: 'Wartet', email: 'willi@visitor.example', phone: '', note: 'Servus' }
}

/** Sends a form that has been open for a minute, unless `fields` has a ticket. */
async function send(fields: Record<string, string> = {}, at = path(), asked: RequestOptions = {}) {
  const ticket = fields.ticket ?? ticketIn(await get(at))
  if (!fields.ticket) pass(office, 1)
  return submit(office.site, at, { step: 'join', ...WILLI, ...fields, ticket }, asked)
}

const switched = (module_name: string, effective_state: boolean) =>
  office.knex('tenant_modules').where({ tenant_id: office.tenantId, module_name }).update({ effective_state })

describe('what is refused', () => {
  test.each([
    ['an unknown advisor', () => path({}, 'nobody')],
    ['an invalid alias', () => path({}, 'A%0d%0aB')],
    ['another institution’s advisor', () => path({}, office.foreignAlias)],
    ['an unknown branch', () => path({}, 'branch/nowhere')]
  ])('%s has neither a page nor a form', async (_who, at) => {
    const answers = [await get(at()), await submit(office.site, at(), { ...WILLI, step: 'join', ticket: 'x' })]
    expect(answers.map(({ status }) => status)).toEqual([404, 404])
  })

  test.each(['waitlist', 'online-appointments'])('without the module %s nobody joins or is led there', async (name) => {
    const times = () => get(`/book/${office.alias}?${query()}`)
    expect((await times()).text).toContain(`/book/${office.alias}/waitlist?`)
    await switched(name, false)
    const answers = [await get(), await submit(office.site, path(), { ...WILLI, step: 'join', ticket: 'x' })]
    const { text } = await times()
    await switched(name, true)
    expect(answers.map(({ status }) => status)).toEqual([404, 404])
    expect(text).not.toContain('/waitlist')
  })

  test('topic and type that are missing or not offered are asked for by the booking', async () => {
    const asked: Record<string, string>[] = [
      { topic: '', type: '' },
      { type: '' },
      { topic: office.topics.foreign },
      { type: 'online' }
    ]
    for (const rest of asked) {
      const answers = [await get(path(rest)), await submit(office.site, path(rest), { step: 'join', ...WILLI })]
      for (const { status, headers } of answers)
        expect([status, headers.location?.split('?')[0]]).toEqual([303, `/book/${office.alias}`])
    }
    expect(await rows()).toEqual([])
  })

  test('what is wrong is said at its field, and nothing that was typed is lost', async () => {
    const answer = await send({ 'weekday-1': '', 'weekday-3': '', end_time: '08:00', last_name: ' ', email: 'willi' })
    expect(answer.status).toBe(422)
    const named = [...answer.text.matchAll(/<a href="#([\w-]+)">/g)].map(([, name]) => name)
    expect(named).toEqual(['weekdays', 'end_time', 'last_name', 'email'])
    for (const name of named) expect(answer.text).toContain(`id="${name}"`)
    expect(answer.text).toMatch(/<title>Fehler: /)
    expect(answer.text).toContain('value="Willi"')
    expect(answer.text).toMatch(/<option [^>]*selected[^>]*>09:00/)
    expect(answer.text).toContain('>Servus</textarea>')
    expect(await rows()).toEqual([])
  })

  test.each([
    ['a day that is none', { from_date: '2027-04-31', until_date: '2027-05-12' }],
    ['an hour that is none', { start_time: '9 Uhr' }],
    ['a day too far away', { until_date: '2028-03-01' }],
    ['days among which no chosen one is', { until_date: '2027-03-02', 'weekday-1': '' }],
    ['a name that is too long', { first_name: 'x'.repeat(101) }],
    ['a filled honeypot', { website: 'https://spam.example' }]
  ])('%s', async (_what, fields) => {
    const answer = await send(fields)
    expect([answer.status, answer.text.includes('role="alert"')]).toEqual([422, true])
    expect(await rows()).toEqual([])
  })

  test('a call without a number, at its field', async () => {
    const answer = await send({}, path({ type: 'by-phone' }))
    expect([answer.status, answer.text.includes('href="#phone"')]).toEqual([422, true])
  })

  test('a ticket that is forged, too new or too old', async () => {
    const forged = await send({ ticket: `${office.site.clock.time.getTime()}.${'a'.repeat(43)}.${'b'.repeat(43)}` })
    expect([forged.status, problemIn(forged)]).toEqual([422, expect.stringMatching(/erneuert/)])
    const ticket = ticketIn(await get())
    const early = await send({ ticket })
    expect([early.status, problemIn(early), ticketIn(early)]).toEqual([422, expect.stringMatching(/schnell/), ticket])
    pass(office, 61)
    expect((await send({ ticket })).status).toBe(422)
    expect(await rows()).toEqual([])
  })

  test('a full list, and keeps what was typed', async () => {
    await send()
    await confirmFor(office, 'willi@visitor.example')
    await fillWaitlist(office)
    const answer = await send({ email: 'new@visitor.example' })
    expect([answer.status, problemIn(answer)]).toEqual([409, expect.stringMatching(/^Die Warteliste ist voll\./)])
    expect(answer.text).toContain('>Servus</textarea>')
  })

  test('a sixth form an hour from one address', async () => {
    const headers = { 'x-forwarded-for': '192.0.2.1' }
    const statuses: number[] = []
    for (let nth = 0; nth < 6; nth += 1)
      statuses.push((await send({ email: `${nth}@visitor.example` }, path(), { headers })).status)
    expect(statuses).toEqual([303, 303, 303, 303, 303, 429])
  })
})

test('a visitor without script is asked to confirm by page and mail, and once however often the form is sent', async () => {
  const shown = await get()
  expect([shown.status, shown.headers['x-robots-tag'], shown.headers['cache-control']]).toEqual([
    200,
    'noindex',
    'no-store'
  ])
  expect(shown.text).toContain('Zeitzone der Filiale: Mitteleuropäische Zeit')
  expect(shown.text).not.toContain('embed.js')
  const ticket = ticketIn(shown)
  pass(office, 1)
  const sent = await Promise.all([1, 2, 3].map(() => send({ ticket })))
  expect(sent.map(({ status }) => status)).toEqual([303, 303, 303])
  const [row, ...others] = await rows()
  expect([others, row]).toMatchObject([
    [],
    {
      ...{ advisor_uuid: office.advisorUuid, organization_uuid: null, topic_uuid: office.topics.short },
      ...{ type: 'in-branch', weekdays: '13', start_time: '09:00', end_time: '', until_date: '2027-03-12' },
      ...{ email: 'willi@visitor.example', note: 'Servus', visitor_time_zone: 'Europe/Vienna' }
    }
  ])
  const done = await get(sent[0]?.headers.location)
  expect([done.status, done.text.includes('<h1>Noch ein Schritt</h1>')]).toEqual([200, true])
  expect(done.text).not.toContain('willi@')
  expect((await get(`${path()}&joined`)).text).not.toContain('Noch ein Schritt')
  await deliver(office.site)
  expect(mailbox.mails.map(({ recipients, subject }) => [recipients, subject])).toEqual([
    [['willi@visitor.example'], expect.stringMatching(/^Noch zu bestätigen: Warteliste für /)]
  ])
  const other = await send({ ticket, note: 'Something else' })
  expect([other.status, problemIn(other)]).toEqual([422, expect.stringMatching(/erneuert/)])
})

test('who takes anyone joins at the branch', async () => {
  const { alias } = await office.knex('organizations').where({ uuid: office.organizationUuid }).first('alias')
  const at = path({}, `branch/${alias}`)
  expect((await get(`/book/branch/${alias}?${query()}`)).text).toContain(`/book/branch/${alias}/waitlist?`)
  expect((await send({}, at)).status).toBe(303)
  expect(await rows()).toMatchObject([{ advisor_uuid: null, organization_uuid: office.organizationUuid }])
})

test('what was typed in the booking comes along, and back again', async () => {
  const booking = `/book/${office.alias}?${query({ starts_at: TUESDAY })}`
  const typed = { first_name: 'Willi', last_name: '', email: 'willi@visitor.example', phone: '', note: 'Servus' }
  const ticket = ticketIn(await get(booking))
  const times = await submit(office.site, `/book/${office.alias}?${query()}`, { step: 'look', ...typed, ticket })
  expect(times.text).toMatch(/<button [^>]*formaction="[^"]*\/waitlist\?[^>]*>/i)
  const form = await submit(office.site, path(), { step: 'look', ...typed, ticket })
  expect([form.status, ticketIn(form), form.text.includes('value="Willi"')]).toEqual([200, ticket, true])
  expect(form.text).not.toContain('error-summary')
  const back = await submit(office.site, `/book/${office.alias}?${query()}`, { ...WILLI, step: 'look', ticket })
  expect(back.text).toContain('name="first_name" value="Willi"')
})
