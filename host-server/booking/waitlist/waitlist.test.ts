// @module-tag race
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { sweep } from '../../core/jobs/retention.ts'
import { request, signIn } from '../../testing/client.ts'
import { deliver, type Mailbox, openMailbox } from '../../testing/mailbox.ts'
import {
  audit,
  book,
  CONSISTENT,
  countStatuses,
  emptyCalendars,
  hold,
  later,
  MONDAY,
  type Office,
  openOffice,
  readAvailability,
  TUESDAY,
  times,
  visit
} from '../appointments/testing/office.ts'
import {
  acceptOffer,
  ask,
  confirmFor,
  emptyWaitlist,
  entryOf,
  fillWaitlist,
  join,
  openOffers,
  page,
  tokenFor,
  wishOf
} from './testing/waiting.ts'

// many concurrent requests take seconds where tests share two cores
vi.setConfig({ testTimeout: 60_000 })

let office: Office
let mailbox: Mailbox

beforeAll(async () => {
  mailbox = await openMailbox()
  office = await openOffice({ LOAD_TEST: '1', SMTP_URL: mailbox.url })
})
beforeEach(async () => {
  office.site.clock.time = new Date(MONDAY)
  await emptyWaitlist(office)
  await emptyCalendars(office)
  mailbox.mails.length = 0
})
afterAll(async () => {
  await office.site.stop()
  await mailbox.stop()
})

const at = (time: string) => {
  office.site.clock.time = new Date(time)
}
const switched = (effective_state: boolean) =>
  office
    .knex('tenant_modules')
    .where({ tenant_id: office.tenantId, module_name: 'waitlist' })
    .update({ effective_state })

/** Books the slot, lets people wait for it, and frees it. */
async function freed(emails: readonly string[], start = TUESDAY, rest: object = {}) {
  const { body } = await book(office, start)
  for (const [index, email] of emails.entries()) {
    at(later(MONDAY, index))
    expect((await join(office, { email, ...rest })).status).toBe(201)
  }
  expect((await visit(office, 'POST', body.token, { reason: '' })).status).toBe(204)
  await deliver(office.site)
  return body
}

const mailedTo = (subject: RegExp) =>
  mailbox.mails.filter((mail) => subject.test(mail.subject ?? '')).flatMap(({ recipients }) => recipients)
const OFFER = /^Für Sie frei: /
const stateOf = async (email: string) => (await entryOf(office, email)).state

describe('what is refused', () => {
  test.each([
    ['no day of the week', { weekdays: [] }, 'weekdays'],
    ['a day of the week twice', { weekdays: [1, 1] }, 'weekdays'],
    ['hours that end before they start', { start_time: '14:00', end_time: '12:00' }, 'end_time'],
    ['an hour that is none', { start_time: '25:00' }, 'start_time'],
    ['days that end before they start', { from_date: '2027-03-09', until_date: '2027-03-08' }, 'until_date'],
    ['days that are over', { from_date: '2027-02-01', until_date: '2027-02-10' }, 'until_date'],
    ['days among which no chosen day of the week is', { weekdays: [6], until_date: '2027-03-05' }, 'weekdays'],
    ['days that are too far away', { until_date: '2028-01-01' }, 'until_date'],
    ['a day that does not exist', { from_date: '2027-02-30' }, 'from_date'],
    ['no name', { last_name: ' ' }, 'last_name'],
    ['an address that is none', { email: 'willi' }, 'email'],
    ['a call without a number', { type: 'by-phone' }, 'phone'],
    ['a bot', { website: 'https://bot.example' }, 'website'],
    ['a key that nobody knows', { place: 1 }, 'place']
  ])('%s', async (_what, rest, field) => {
    const { status, body } = await join(office, rest)
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]])
    expect(await office.knex('waitlist_entries')).toEqual([])
  })

  test('days that end before they start are called by the names of their fields', async () => {
    const { body } = await join(office, { from_date: '2027-03-09', until_date: '2027-03-08' })
    expect(body.errors.until_date).toEqual(['Der letzte Tag darf nicht vor dem ersten liegen.'])
  })

  test('a topic that the advisor does not offer, one of another institution, a type that nobody offers', async () => {
    const { unoffered, foreign } = office.topics
    const answers = [{ topic: unoffered }, { topic: foreign }, { type: 'online' }].map((rest) => join(office, rest))
    expect(countStatuses(await Promise.all(answers))).toEqual({ 404: 3 })
  })

  test('a visitor who joins a full list, even one who waits on it, until somebody leaves; not one who takes anyone of the branch', async () => {
    await join(office)
    await fillWaitlist(office)
    const newcomer = { email: 'new@visitor.example' }
    for (const refused of [await join(office, newcomer), await join(office)]) {
      expect([refused.status, refused.body.message]).toEqual([
        409,
        'Die Warteliste ist voll. Bitte wählen Sie eine der freien Zeiten oder versuchen Sie es in einigen Tagen.'
      ])
    }
    const atBranch = '/api/v1/branches/wien-innere-stadt/waitlist'
    expect((await request(office.site, 'POST', atBranch, { body: wishOf(office, newcomer) })).status).toBe(201)
    await page(office, `/waitlist/${await tokenFor(office, 'willi@visitor.example')}/leave`, {})
    expect((await join(office, newcomer)).status).toBe(201)
  })

  test('an advisor of another institution', async () => {
    const foreign = { ...office, alias: office.foreignAlias }
    expect((await join(foreign)).status).toBe(404)
    expect((await join(office, {}, { host: 'nordbank.localhost' })).status).toBe(404)
  })

  test('who wants to join while the module is off; who waits keeps what was offered, and can leave', async () => {
    await freed(['first@visitor.example', 'second@visitor.example'])
    const [first, second] = [
      await tokenFor(office, 'first@visitor.example'),
      await tokenFor(office, 'second@visitor.example')
    ]
    const booked = (await book(office, later(TUESDAY, 60))).body.token
    expect((await readAvailability(office)).body.waitlist).toBe(true)
    await switched(false)
    expect((await readAvailability(office)).body.waitlist).toBeUndefined()
    expect((await join(office)).status).toBe(403)
    expect((await page(office, `/appointments/${booked}/waitlist`)).status).toBe(404)
    const { status, text } = await page(office, `/waitlist/${first}`)
    expect([status, text.includes('Zeit annehmen')]).toEqual([200, true])
    expect((await page(office, `/waitlist/${second}`)).text).toContain('keine weiteren Zeiten')
    expect((await page(office, `/waitlist/${second}/leave`, {})).status).toBe(200)
    expect((await acceptOffer(office, 'first@visitor.example')).status).toBe(303)
    await switched(true)
    expect([await stateOf('first@visitor.example'), await stateOf('second@visitor.example')]).toEqual([
      'booked',
      'left'
    ])
    expect(await audit(office)).toEqual(CONSISTENT)
  })

  test('a link that nobody was given, one of another institution, an offer that is somebody else’s', async () => {
    await freed(['first@visitor.example', 'second@visitor.example'])
    const [offer] = await openOffers(office)
    const [first, second] = [
      await tokenFor(office, 'first@visitor.example'),
      await tokenFor(office, 'second@visitor.example')
    ]
    const unknown = 'x'.repeat(43)
    expect((await page(office, `/waitlist/${unknown}`)).status).toBe(404)
    expect((await page(office, `/waitlist/${unknown}/accept`, { offer: offer.uuid })).status).toBe(404)
    const abroad = { host: 'nordbank.localhost' }
    expect((await page(office, `/waitlist/${first}`, undefined, abroad)).status).toBe(404)
    expect((await page(office, `/waitlist/${first}/accept`, { offer: offer.uuid }, abroad)).status).toBe(404)
    for (const what of ['accept', 'decline']) {
      const { status, text } = await page(office, `/waitlist/${second}/${what}`, { offer: offer.uuid })
      expect([status, text.includes('Dieses Angebot gilt nicht mehr')]).toEqual([409, true])
    }
    expect((await openOffers(office)).map(({ uuid }) => uuid)).toEqual([offer.uuid])
    expect(await office.knex('appointments').where({ state: 'booked' })).toEqual([])
  })
})

test('who joins is told the place by mail, and once more instead of waiting twice', async () => {
  await book(office, TUESDAY)
  await join(office, { email: 'first@visitor.example' })
  at(later(MONDAY, 1))
  const sent = await join(office)
  expect([sent.status, sent.body]).toEqual([201, { until_date: '2027-03-12' }])
  await deliver(office.site)
  const mail = mailbox.mails.find(({ recipients }) => recipients.includes('willi@visitor.example'))
  expect(mail?.subject).toMatch(/^Sie stehen auf der Warteliste für /)
  expect(mail?.text).toMatch(/Platz\W+2/)
  expect(mail?.text).toContain(`/waitlist/${await tokenFor(office, 'willi@visitor.example')}`)
  expect(mail?.headers.find(({ key }) => key === 'list-unsubscribe-post')?.value).toBe('List-Unsubscribe=One-Click')
  expect((await join(office, { email: 'Willi@Visitor.example' })).body).toEqual(sent.body)
  await deliver(office.site)
  expect(await office.knex('waitlist_entries')).toHaveLength(2)
  expect(mailedTo(/^Sie stehen auf der Warteliste/)).toHaveLength(3)
})

describe('an entry that nobody has confirmed', () => {
  const EMAIL = 'willi@visitor.example'
  const listed = async (show: string) => {
    const cookie = await signIn(office.site, 'admin@demo.example')
    return (await request(office.site, 'GET', `/api/v1/waitlist?show=${show}`, { cookie })).body.total
  }

  test('is offered nothing, has no place, and is not shown to staff', async () => {
    const { token } = (await book(office, TUESDAY)).body
    await ask(office, { email: 'made-up@visitor.example' })
    at(later(MONDAY, 1))
    await join(office)
    await visit(office, 'POST', token, { reason: '' })
    await deliver(office.site)
    expect(mailedTo(OFFER)).toEqual([EMAIL])
    expect(mailedTo(/^Noch zu bestätigen: Warteliste für /)).toEqual(['made-up@visitor.example'])
    expect(mailbox.mails.find(({ subject }) => /^Sie stehen/.test(subject ?? ''))?.text).toMatch(/Platz\W+1/)
    expect([await listed('waiting'), await listed('ended')]).toEqual([1, 0])
    const { uuid } = await entryOf(office, 'made-up@visitor.example')
    const cookie = await signIn(office.site, 'admin@demo.example')
    const of = (method: string, path: string, body?: object) =>
      request(office.site, method, `/api/v1/waitlist/${uuid}${path}`, { cookie, ...(body && { body }) })
    expect((await of('GET', '/starts')).status).toBe(404)
    expect((await of('PUT', '/pause', { is_paused: true })).status).toBe(404)
    expect((await of('DELETE', '')).status).toBe(404)
  })

  test('does not fill the list, however many there are', async () => {
    await ask(office)
    await fillWaitlist(office)
    expect((await join(office, { email: 'new@visitor.example' })).status).toBe(201)
    expect(await stateOf('new@visitor.example')).toBe('waiting')
  })

  test('stays off a list that has become full meanwhile, and is told so', async () => {
    await join(office)
    await ask(office, { email: 'new@visitor.example' })
    await fillWaitlist(office)
    const path = `/waitlist/${await tokenFor(office, 'new@visitor.example')}`
    const refused = await page(office, `${path}/confirm`, {})
    expect([refused.status, refused.text.includes('Die Warteliste ist voll.')]).toEqual([409, true])
    expect(await stateOf('new@visitor.example')).toBe('unconfirmed')
    await page(office, `/waitlist/${await tokenFor(office, EMAIL)}/leave`, {})
    await page(office, `${path}/confirm`, {})
    expect(await stateOf('new@visitor.example')).toBe('waiting')
  })

  test('is on the list after a press on its page, which opening does not replace', async () => {
    await ask(office)
    const path = `/waitlist/${await tokenFor(office, EMAIL)}`
    for (const opened of [path, `${path}/confirm`])
      expect((await page(office, opened)).text).toContain('Möchten Sie warten?')
    expect(await stateOf(EMAIL)).toBe('unconfirmed')
    expect((await page(office, `${path}/confirm`, {}, { host: 'nordbank.localhost' })).status).toBe(404)
    await Promise.all(times(3).map(() => page(office, `${path}/confirm`, {})))
    expect(await stateOf(EMAIL)).toBe('waiting')
    expect((await page(office, path)).text).toContain('Sie stehen auf Platz 1')
    await deliver(office.site)
    expect(mailedTo(/^Sie stehen auf der Warteliste/)).toEqual([EMAIL])
  })

  test('can be confirmed for a day, and be asked for again', async () => {
    await ask(office)
    const path = `/waitlist/${await tokenFor(office, EMAIL)}`
    at(later(MONDAY, 24 * 60 - 1))
    expect((await page(office, path)).text).toContain('Möchten Sie warten?')
    at(later(MONDAY, 24 * 60))
    expect((await page(office, path)).text).toContain('Dieser Link galt 24 Stunden')
    await page(office, `${path}/confirm`, {})
    expect(await stateOf(EMAIL)).toBe('unconfirmed')
    await join(office)
    expect(await stateOf(EMAIL)).toBe('waiting')
  })

  test('is one, and can be confirmed for a day more, when it is asked for twice', async () => {
    await ask(office)
    await deliver(office.site)
    at(later(MONDAY, 60))
    expect((await ask(office, { weekdays: [6], until_date: '2027-03-20' })).status).toBe(201)
    await deliver(office.site)
    expect(mailedTo(/^Noch zu bestätigen/)).toEqual([EMAIL, EMAIL])
    at(later(MONDAY, 24 * 60 + 30))
    await page(office, `/waitlist/${await tokenFor(office, EMAIL)}/confirm`, {})
    expect(await office.knex('waitlist_entries')).toMatchObject([{ state: 'waiting', weekdays: '6' }])
  })

  test('is refused with one press', async () => {
    await ask(office)
    const path = `/waitlist/${await tokenFor(office, EMAIL)}`
    await page(office, `${path}/leave`, {})
    await page(office, `${path}/confirm`, {})
    expect(await stateOf(EMAIL)).toBe('left')
  })

  test('is deleted after a week', async () => {
    await ask(office, { until_date: '2027-06-01' })
    await join(office, { email: 'first@visitor.example', until_date: '2027-06-01' })
    at(later(MONDAY, 7 * 24 * 60))
    await sweep(office.site.app)
    expect(await office.knex('waitlist_entries').pluck('email')).toEqual(['first@visitor.example'])
  })
})

test('an address with other dots or a plus waits on its own', async () => {
  for (const email of ['max.muster@firma.example', 'maxmuster@firma.example', 'maxmuster+1@firma.example'])
    await join(office, { email })
  await deliver(office.site)
  expect(await office.knex('waitlist_entries')).toHaveLength(3)
  expect(mailbox.mails).toHaveLength(3)
})

test('who joins again keeps the place with the new wishes, which the mail says', async () => {
  await join(office)
  const { uuid, created_at } = await entryOf(office, 'willi@visitor.example')
  at(later(MONDAY, 1))
  const sent = await join(office, { weekdays: [6], start_time: '09:00', until_date: '2027-03-20' })
  expect([sent.status, sent.body]).toEqual([201, { until_date: '2027-03-20' }])
  const [entry, ...others] = await office.knex('waitlist_entries')
  expect(others).toEqual([])
  expect(entry).toMatchObject({ uuid, created_at, weekdays: '6', start_time: '09:00', until_date: '2027-03-20' })
  await deliver(office.site)
  expect(mailbox.mails.at(-1)?.text).toContain('Samstag')
})

test.each([
  ['number', { phone: '+43 666 666' }],
  ['message', { note: 'Bitte nicht anrufen' }],
  ['name', { last_name: 'Andere' }]
])('with another %s an address has an entry of its own: nobody has verified it', async (_what, other) => {
  const own = { phone: '+43 1 111111', note: 'Mit Unterlagen' }
  await join(office, own)
  const first = await entryOf(office, 'willi@visitor.example')
  at(later(MONDAY, 1))
  expect((await join(office, { ...own, ...other, weekdays: [6] })).status).toBe(201)
  const entries = await office.knex('waitlist_entries').orderBy('created_at')
  expect(entries).toMatchObject([first, { ...own, ...other }])
  // each page says what the advisor reads
  const { text } = await page(office, `/waitlist/${await tokenFor(office, 'willi@visitor.example')}`)
  const { phone, note } = { ...own, ...other }
  for (const typed of [phone, note]) expect(text).toContain(typed)
})

test('times are said on the clock of who waits, with zones where they differ, and with the date unless it is today', async () => {
  const rest = { type: 'by-phone', phone: '+43 1 2345678', time_zone: 'America/New_York', start_time: '09:00' }
  await freed(['willi@visitor.example'], TUESDAY, rest)
  const mail = mailbox.mails.find(({ subject }) => OFFER.test(subject ?? ''))
  const said = [
    mail?.text ?? '',
    (await page(office, `/waitlist/${await tokenFor(office, 'willi@visitor.example')}`)).text
  ]
  for (const text of said) {
    expect(text).toMatch(/Dienstag, 2\. März 2027, 03:00–03:30/)
    expect(text).toContain('Nordamerikanische Ostküstenzeit')
    expect(text).toMatch(/09:00–09:30/)
  }
  expect(mail?.text).toMatch(/bis Montag, 1\. März 2027, \d\d:\d\d \(/)
  expect(said[1]).toMatch(/bis \d\d:\d\d \(/)
  expect(said[1]).toContain('Ab 09:00 (Mitteleuropäische Zeit)')
  expect(mail?.text).not.toContain('verschieben')
})

test('an attempt that is repeated with its key joins once', async () => {
  const headers = { 'idempotency-key': 'a'.repeat(20) }
  const answers = await Promise.all(times(5).map(() => join(office, {}, { headers })))
  expect(answers.every(({ status }) => status === 201 || status === 409)).toBe(true)
  expect(await office.knex('waitlist_entries')).toHaveLength(1)
})

test('of fifty who wait, a freed time is offered to the first alone, and held from everybody else', async () => {
  const emails = times(50).map((client) => `${client}@waiting.example`)
  await freed(emails)
  expect(mailedTo(OFFER)).toEqual(['0@waiting.example'])
  const [offer, ...others] = await openOffers(office)
  expect([others.length, offer.starts_at, offer.expires_at]).toEqual([
    0,
    TUESDAY,
    later(office.site.clock.time.toISOString(), 15)
  ])
  expect((await readAvailability(office)).body.days['2027-03-02']).not.toContain(TUESDAY)
  const strangers = await Promise.all([book(office, TUESDAY), hold(office, TUESDAY)])
  expect(countStatuses(strangers)).toEqual({ 409: 2 })
  const accepted = await Promise.all(times(10).map(() => acceptOffer(office, '0@waiting.example')))
  expect(countStatuses(accepted)).toEqual({ 303: 10 })
  const booked = await office.knex('appointments').where({ state: 'booked' })
  expect(booked.map(({ email, starts_at, language, booked_by }) => [email, starts_at, language, booked_by])).toEqual([
    ['0@waiting.example', TUESDAY, 'de', 'visitor']
  ])
  expect(new Set(accepted.map(({ headers }) => headers.location)).size).toBe(1)
  expect((await page(office, String(accepted[0]?.headers.location))).status).toBe(200)
  await deliver(office.site)
  expect(mailedTo(OFFER)).toEqual(['0@waiting.example'])
  expect(await stateOf('0@waiting.example')).toBe('booked')
  expect(await audit(office)).toEqual(CONSISTENT)
})

test('opening the link of the mail changes nothing', async () => {
  await freed(['willi@visitor.example'])
  const token = await tokenFor(office, 'willi@visitor.example')
  const { status, text, headers } = await page(office, `/waitlist/${token}`)
  expect([status, headers['referrer-policy'], headers['cache-control']]).toEqual([200, 'no-referrer', 'no-store'])
  expect(text).toContain('Zeit annehmen')
  for (const form of ['accept', 'decline', 'leave'])
    expect((await page(office, `/waitlist/${token}/${form}`)).status).toBe(200)
  expect([await stateOf('willi@visitor.example'), await openOffers(office)]).toMatchObject(['offered', { length: 1 }])
})

test('what is not accepted within a quarter of an hour goes to the next, and is held without a gap', async () => {
  const emails = ['first@visitor.example', 'second@visitor.example']
  await freed(emails)
  const [{ uuid: missed, expires_at }] = await openOffers(office)
  at(later(expires_at, -1))
  await deliver(office.site)
  expect(mailedTo(OFFER)).toEqual([emails[0]])
  at(expires_at)
  expect((await acceptOffer(office, emails[0] ?? '')).status).toBe(409)
  expect((await book(office, TUESDAY)).status).toBe(409)
  await deliver(office.site)
  expect(mailedTo(OFFER)).toEqual(emails)
  expect((await office.knex('waitlist_offers').where({ uuid: missed }).first()).state).toBe('expired')
  expect([await stateOf(emails[0] ?? ''), await stateOf(emails[1] ?? '')]).toEqual(['waiting', 'offered'])
  const { text } = await page(office, `/waitlist/${await tokenFor(office, emails[0] ?? '')}`)
  expect(text).toContain('ist an die Nächsten gegangen')
  expect((await acceptOffer(office, emails[1] ?? '')).status).toBe(303)
  expect(await audit(office)).toEqual(CONSISTENT)
})

test('after everybody has let it go, the time is free for all', async () => {
  const emails = ['first@visitor.example', 'second@visitor.example']
  await freed(emails)
  for (const email of emails) {
    expect(await stateOf(email)).toBe('offered')
    const [{ expires_at }] = await openOffers(office)
    at(expires_at)
    await deliver(office.site)
  }
  expect(await openOffers(office)).toEqual([])
  expect((await book(office, TUESDAY)).status).toBe(201)
  expect(await audit(office)).toEqual(CONSISTENT)
})

test('who declines stays in place, and the next is asked', async () => {
  await freed(['first@visitor.example', 'second@visitor.example'])
  const token = await tokenFor(office, 'first@visitor.example')
  const [offer] = await openOffers(office)
  expect((await page(office, `/waitlist/${token}/decline`, { offer: offer.uuid })).status).toBe(303)
  expect((await page(office, `/waitlist/${token}`)).text).toContain('Platz 1')
  await deliver(office.site)
  expect(mailedTo(OFFER)).toEqual(['first@visitor.example', 'second@visitor.example'])
})

test('who declines in another tab what was accepted is told so, and led to the appointment', async () => {
  await freed(['willi@visitor.example'])
  const token = await tokenFor(office, 'willi@visitor.example')
  const [{ uuid: offer }] = await openOffers(office)
  const { headers } = await acceptOffer(office, 'willi@visitor.example')
  const { status, text } = await page(office, `/waitlist/${token}/decline`, { offer })
  const [path = ''] = String(headers.location).split('?')
  expect([status, text.includes('schon angenommen'), text.includes(path)]).toEqual([409, true, true])
})

test('who leaves with one press is asked no more, and what was kept goes to the next', async () => {
  await freed(['first@visitor.example', 'second@visitor.example'])
  const token = await tokenFor(office, 'first@visitor.example')
  for (const turn of times(2)) {
    // as mail programs do it (RFC 8058)
    const { status, text } = await page(
      office,
      `/waitlist/${token}/leave`,
      { 'List-Unsubscribe': 'One-Click' },
      { headers: { origin: undefined } }
    )
    expect([turn, status, text.includes('Sie stehen nicht mehr auf der Warteliste')]).toEqual([turn, 200, true])
  }
  await deliver(office.site)
  expect(mailedTo(OFFER)).toEqual(['first@visitor.example', 'second@visitor.example'])
  expect([await stateOf('first@visitor.example'), await stateOf('second@visitor.example')]).toEqual(['left', 'offered'])
  expect((await acceptOffer(office, 'first@visitor.example')).status).toBe(409)
})

test.each([
  ['another day of the week', { weekdays: [1] }],
  ['an hour after it', { start_time: '10:00' }],
  ['an hour within it', { end_time: '09:00' }],
  ['days after it', { from_date: '2027-03-03' }],
  ['days before it', { until_date: '2027-03-01' }],
  ['a longer talk', { topic: 'long' }]
])('a time is not offered to whom it does not suit: %s', async (_what, rest: Record<string, unknown>) => {
  // the long talk needs more than what is freed
  await book(office, later(TUESDAY, 30))
  await freed(['willi@visitor.example'], TUESDAY, { ...rest, ...(rest.topic ? { topic: office.topics.long } : {}) })
  expect(await office.knex('waitlist_offers')).toEqual([])
})

test('a long time is offered to several, each a part of it', async () => {
  const { body } = await book(office, later(TUESDAY, 60), { topic: office.topics.long })
  await join(office, { email: 'first@visitor.example' })
  at(later(MONDAY, 1))
  await join(office, { email: 'second@visitor.example' })
  await visit(office, 'POST', body.token, { reason: '' })
  await deliver(office.site)
  const offers = await openOffers(office).orderBy('starts_at')
  expect(offers.map(({ starts_at }) => starts_at)).toEqual([later(TUESDAY, 60), later(TUESDAY, 90)])
  expect(mailedTo(OFFER)).toHaveLength(2)
  expect(await audit(office)).toEqual(CONSISTENT)
})

test('what is freed in the evening is kept over night, and offered in the morning', async () => {
  const { body } = await book(office, later(TUESDAY, 120))
  await join(office)
  // half past five: the office has closed
  at(later(MONDAY, 510))
  await visit(office, 'POST', body.token, { reason: '' })
  await deliver(office.site)
  expect(mailedTo(OFFER)).toEqual([])
  expect((await book(office, later(TUESDAY, 120))).status).toBe(409)
  at(later(TUESDAY, -1))
  await deliver(office.site)
  expect(mailedTo(OFFER)).toEqual([])
  at(TUESDAY)
  await deliver(office.site)
  expect(mailedTo(OFFER)).toEqual(['willi@visitor.example'])
  expect((await openOffers(office))[0].expires_at).toBe(later(TUESDAY, 15))
})

test('minutes after the office has closed do not count', async () => {
  const { body } = await book(office, later(TUESDAY, 120))
  await join(office)
  // five minutes before it closes
  at(later(MONDAY, 475))
  await visit(office, 'POST', body.token, { reason: '' })
  await deliver(office.site)
  expect(mailedTo(OFFER)).toEqual(['willi@visitor.example'])
  expect((await openOffers(office))[0].expires_at).toBe(later(TUESDAY, 10))
})

test('what could not be accepted in time any more is offered to nobody', async () => {
  const { body } = await book(office, later(TUESDAY, 60))
  await join(office)
  // the topic wants an hour's notice, and the quarter of an hour would end after it
  at(later(TUESDAY, -10))
  await visit(office, 'POST', body.token, { reason: '' })
  await deliver(office.site)
  expect(await office.knex('waitlist_offers')).toEqual([])
})

test('a time that is moved away from is offered, too', async () => {
  const { body } = await book(office, TUESDAY)
  await join(office)
  expect((await visit(office, 'PATCH', body.token, { starts_at: later(TUESDAY, 90) })).status).toBe(200)
  await deliver(office.site)
  expect((await openOffers(office)).map(({ starts_at }) => starts_at)).toEqual([TUESDAY])
})

describe('an earlier appointment', () => {
  const wish = { 'weekday-2': 'on', 'weekday-3': 'on', start_time: '', end_time: '', from_date: '2027-03-01' }
  const WEDNESDAY = later(TUESDAY, 24 * 60)
  const wait = async (token: string, form: Record<string, string> = wish) =>
    page(office, `/appointments/${token}/waitlist`, form)

  test('is refused without days, from a day after it, for an unknown link, and once it is cancelled', async () => {
    const { token } = (await book(office, WEDNESDAY)).body
    const { 'weekday-2': _, 'weekday-3': __, ...noDay } = wish
    const none = await wait(token, noDay)
    expect([none.status, none.text.includes('Dieses Feld darf nicht leer sein')]).toEqual([422, true])
    expect((await wait(token, { ...wish, from_date: '2027-03-04' })).status).toBe(422)
    for (const from_date of ['soon', '2027-04-31']) expect((await wait(token, { ...wish, from_date })).status).toBe(422)
    expect((await wait(token, { ...wish, start_time: '12:00', end_time: '10:00' })).status).toBe(422)
    expect((await wait('x'.repeat(43))).status).toBe(404)
    // nothing on its day is both from its time on and earlier
    const sameDay = await wait(token, { ...wish, from_date: '2027-03-03', start_time: '12:00' })
    expect([sameDay.status, sameDay.text.includes('Keine dieser Zeiten liegt vor')]).toEqual([422, true])
    await visit(office, 'POST', token, { reason: '' })
    const cancelled = await wait(token)
    expect([cancelled.status, cancelled.text.includes('bleibt, bis')]).toEqual([409, false])
    expect(await office.knex('waitlist_entries')).toEqual([])
  })

  test('says in place that the list is full', async () => {
    const { token } = (await book(office, WEDNESDAY)).body
    await join(office)
    await fillWaitlist(office)
    const { status, text } = await wait(token)
    expect([status, text.includes('Die Warteliste ist voll.'), text.includes('weekday-2')]).toEqual([409, true, false])
  })

  test('a refused form keeps the hours that were chosen, among them those in order', async () => {
    const { token } = (await book(office, WEDNESDAY)).body
    const { status, text } = await wait(token, { ...wish, from_date: 'soon', start_time: '09:00', end_time: '11:30' })
    const chosen = [...text.matchAll(/<option [^>]*selected[^>]*>([\d:]+)/g)].map(([, hour]) => hour)
    expect([status, chosen]).toEqual([422, ['09:00', '11:30']])
  })

  test('replaces the old one when it is accepted, which stays until then', async () => {
    const taken = (await book(office, TUESDAY, { email: 'other@visitor.example' })).body
    const { token, uuid } = (await book(office, WEDNESDAY)).body
    expect((await page(office, `/appointments/${token}`)).text).toContain(`/appointments/${token}/waitlist`)
    expect((await page(office, `/appointments/${token}/waitlist`)).text).toContain(
      'bleibt, bis Sie eine frühere Zeit annehmen'
    )
    const joined = await wait(token)
    expect(joined.status).toBe(303)
    const place = String(joined.headers.location)
    expect((await page(office, place)).text).toContain('Platz 1')
    await visit(office, 'POST', taken.token, { reason: '' })
    await deliver(office.site)
    expect(mailedTo(OFFER)).toEqual(['vera@visitor.example'])
    expect((await page(office, place)).text).toContain('Ihr Termin am Mittwoch')
    expect((await visit(office, 'GET', token)).body).toMatchObject({ state: 'booked', starts_at: WEDNESDAY })
    const accepted = await Promise.all(times(3).map(() => acceptOffer(office, 'vera@visitor.example')))
    expect(accepted.map(({ headers }) => headers.location)).toEqual(
      times(3).map(() => `/appointments/${token}?done=moved`)
    )
    expect((await visit(office, 'GET', token)).body).toMatchObject({ uuid, state: 'booked', starts_at: TUESDAY })
    expect(await office.knex('appointments').where({ state: 'booked' })).toHaveLength(1)
    expect(await audit(office)).toEqual(CONSISTENT)
    // the list says what it was moved from
    const { body } = await request(office.site, 'GET', '/api/v1/waitlist?show=ended', {
      cookie: await signIn(office.site, 'admin@demo.example')
    })
    expect(body.entries).toMatchObject([{ state: 'booked', earlier_than: WEDNESDAY }])
  })

  test('is not offered at or after the time of the old one', async () => {
    const taken = (await book(office, later(WEDNESDAY, 60))).body
    const { token } = (await book(office, WEDNESDAY, { email: 'willi@visitor.example' })).body
    await wait(token)
    await visit(office, 'POST', taken.token, { reason: '' })
    await deliver(office.site)
    expect(await office.knex('waitlist_offers')).toEqual([])
  })

  test('that is accepted frees the old time for the next who waits', async () => {
    const taken = (await book(office, TUESDAY)).body
    const { token } = (await book(office, WEDNESDAY, { email: 'willi@visitor.example' })).body
    await wait(token)
    at(later(MONDAY, 1))
    await join(office, { email: 'next@visitor.example', from_date: '2027-03-03' })
    await visit(office, 'POST', taken.token, { reason: '' })
    await deliver(office.site)
    await acceptOffer(office, 'willi@visitor.example')
    await deliver(office.site)
    expect(mailedTo(OFFER)).toEqual(['willi@visitor.example', 'next@visitor.example'])
    expect((await openOffers(office)).map(({ starts_at }) => starts_at)).toEqual([WEDNESDAY])
  })

  test('takes no place on the list once the old one is cancelled', async () => {
    const { token } = (await book(office, WEDNESDAY)).body
    await wait(token)
    await fillWaitlist(office)
    const newcomer = { email: 'new@visitor.example' }
    expect((await join(office, newcomer)).status).toBe(409)
    await visit(office, 'POST', token, { reason: '' })
    expect((await join(office, newcomer)).status).toBe(201)
  })

  test('waits no more once the old one is cancelled', async () => {
    const { token } = (await book(office, WEDNESDAY, { email: 'willi@visitor.example' })).body
    await wait(token)
    await visit(office, 'POST', token, { reason: '' })
    const { text } = await page(office, `/waitlist/${await tokenFor(office, 'willi@visitor.example')}`)
    expect(text).toContain('wollten, wurde abgesagt')
    expect(text).not.toContain('sind vorbei')
  })
})

test('who takes anyone of the branch is offered the time of any, and an offer at a time', async () => {
  const { alias } = await office.knex('organizations').where({ uuid: office.organizationUuid }).first('alias')
  const { body } = await book(office, TUESDAY)
  const sent = await request(office.site, 'POST', `/api/v1/branches/${alias}/waitlist`, { body: wishOf(office) })
  expect(sent.status).toBe(201)
  await confirmFor(office, 'willi@visitor.example')
  const second = (await book(office, later(TUESDAY, 60))).body
  await Promise.all([body, second].map(({ token }) => visit(office, 'POST', token, { reason: '' })))
  await Promise.all(times(4).map(() => office.site.drain()))
  await deliver(office.site)
  expect(await openOffers(office)).toHaveLength(1)
  expect((await acceptOffer(office, 'willi@visitor.example')).status).toBe(303)
  expect(await audit(office)).toEqual(CONSISTENT)
})

test('many freed times and many who wait, all at once: nobody has two offers, and no time is offered twice', async () => {
  const starts = times(10).map((nth) => later(TUESDAY, nth * 30))
  const booked = []
  for (const start of starts) booked.push((await book(office, start)).body.token)
  for (const client of times(14)) {
    at(later(MONDAY, client))
    await join(office, { email: `${client}@waiting.example` })
  }
  const strangers = starts.map((start) => book(office, start, { email: 'stranger@visitor.example' }))
  const cancelled = booked.map((token) => visit(office, 'POST', token, { reason: '' }))
  await Promise.all([...cancelled, ...strangers, ...times(6).map(() => office.site.drain())])
  await Promise.all(times(6).map(() => deliver(office.site)))
  const offers = await openOffers(office)
  expect(new Set(offers.map(({ starts_at }) => starts_at)).size).toBe(offers.length)
  expect(new Set(offers.map(({ entry_uuid }) => entry_uuid)).size).toBe(offers.length)
  const taken = await office.knex('appointments').where({ state: 'booked' })
  expect(offers.length + taken.length).toBe(10)
  const waiting = times(14).map((client) => `${client}@waiting.example`)
  const answers = await Promise.all(waiting.map((email) => acceptOffer(office, email)))
  expect(answers.filter(({ status }) => status === 303)).toHaveLength(offers.length)
  expect(await audit(office)).toEqual(CONSISTENT)
})
