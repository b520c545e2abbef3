import ICAL from 'ical.js'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type RequestOptions, request } from '../../testing/client.ts'
import { submit } from '../../testing/form.ts'
import { book, later, MONDAY, type Office, openOffice, TUESDAY } from './testing/office.ts'

const start = later(TUESDAY, 120)
let office: Office
let token: string

beforeAll(async () => {
  office = await openOffice()
})
beforeEach(async () => {
  office.site.clock.time = new Date(MONDAY)
  for (const table of ['outbox', 'booking_claims', 'appointments', 'rate_limits']) await office.knex(table).delete()
  token = (await book(office, start)).body.token
})
afterAll(() => office.site.stop())

const get = (rest = '', asked: RequestOptions = {}) =>
  request(office.site, 'GET', `/appointments/${token}${rest}`, {
    ...asked,
    headers: { accept: 'text/html', ...asked.headers }
  })
const post = (rest: string, fields: Record<string, string>, asked?: RequestOptions) =>
  submit(office.site, `/appointments/${token}${rest}`, fields, asked)
const row = () => office.knex('appointments').first('state', 'starts_at', 'sequence', 'cancel_reason')

const guessed = 'x'.repeat(43)

test.each(['unknown', guessed, '%00', '..%2f', `${guessed}x`])('an unknown token (%s) opens nothing', async (path) => {
  const answer = await request(office.site, 'GET', `/appointments/${path}`, { headers: { accept: 'text/html' } })
  expect([404, 400]).toContain(answer.status)
  for (const action of ['cancel', 'reschedule']) {
    expect([404, 400]).toContain((await submit(office.site, `/appointments/${path}/${action}`, {})).status)
  }
  expect(await row()).toMatchObject({ state: 'booked', sequence: 0 })
})

test('an unknown appointment leads on by phone', async () => {
  const answer = await request(office.site, 'GET', `/appointments/${guessed}`, { headers: { accept: 'text/html' } })
  expect(answer.text).toMatch(/href="tel:\+43/)
})

test('an unknown appointment leads on to the search and to the institution’s website', async () => {
  const setting = { tenant_id: office.tenantId, name: 'home_page' }
  await office.knex('tenant_settings').where(setting).delete()
  await office.knex('tenant_settings').insert({ ...setting, value: 'https://www.alpenbank.example/' })
  const answer = await request(office.site, 'GET', `/appointments/${guessed}`, { headers: { accept: 'text/html' } })
  await office.knex('tenant_settings').where(setting).delete()
  expect(answer.status).toBe(404)
  const ways = [...answer.text.matchAll(/<a href="([^"]+)" class="button(?: primary)?">/g)].map(([, href]) => href)
  expect(ways).toEqual(['/search', 'https://www.alpenbank.example/'])
})

test('the page shows the advisor’s photo, the way there, what to bring, and links for calendars', async () => {
  await office.knex('appointment_topics').where({ uuid: office.topics.short }).update({ comment: 'Lichtbildausweis' })
  const { text } = await get()
  expect(text).toMatch(
    /<dd class="person"><img src="\/media\/[^"]+" alt width="56" height="56"\/><div><div>Mag. Anna Gruber</
  )
  expect(text).toMatch(/<a href="https:\/\/www\.google\.com\/maps\/[^"]+">Kärntner Straße 21, 1010 Wien</)
  expect(text).toContain('Lichtbildausweis')
  const links = Object.fromEntries(
    [...text.matchAll(/<a href="([^"]+)" target="_blank" rel="noopener noreferrer" class="button">([^<]+)/g)].map(
      ([, href = '', label]) => [label, href.replaceAll('&amp;', '&')]
    )
  )
  expect(Object.keys(links)).toEqual(['Datei (.ics)', 'Google', 'Outlook'])
  expect(links['Datei (.ics)']).toMatch(new RegExp(`/appointments/${token}/calendar\\.ics$`))
  expect(new URL(links.Outlook ?? '').searchParams.get('startdt')).toBe(start)
  for (const calendar of [links.Google, links.Outlook]) expect(calendar).not.toContain(token)
  for (const state of ['requested', 'cancelled']) {
    await office.knex('appointments').update({ state })
    expect((await get()).text).not.toContain('calendar.google.com')
  }
})

const HIDDEN = /<dd hidden[^>]*>[^<]*<\/dd>/g

test('the zone’s name is there for those who open the page elsewhere, for a script to show', async () => {
  expect((await get()).text.match(HIDDEN)).toEqual([
    `<dd hidden data-zone="Europe/Vienna" data-moment="${start}">Mitteleuropäische Zeit</dd>`
  ])
})

test('the zone is named only where visitor, branch or institution have another time', async () => {
  const isNamed = async () => (await get()).text.replace(HIDDEN, '').match(/Mitteleuropäische Zeit/g)?.length
  expect(await isNamed()).toBeUndefined()
  await office.knex('appointments').update({ visitor_time_zone: 'Europe/London' })
  expect(await isNamed()).toBe(2)
  await office.knex('appointments').update({ visitor_time_zone: 'Europe/Berlin' })
  expect(await isNamed()).toBeUndefined()
  const tenant = office.knex('tenants').where({ id: office.tenantId })
  await tenant.clone().update({ time_zone: 'Europe/London' })
  expect(await isNamed()).toBe(2)
  await tenant.clone().update({ time_zone: 'Europe/Vienna' })
})

test("the token is unknown on another tenant's host", async () => {
  expect((await get('', { host: 'nordbank.localhost' })).status).toBe(404)
  expect((await post('/cancel', {}, { host: 'nordbank.localhost' })).status).toBe(404)
})

test('with the module turned off there is no page', async () => {
  const module = office.knex('tenant_modules').where({ tenant_id: office.tenantId, module_name: 'online-appointments' })
  await module.clone().update({ effective_state: false })
  expect((await get()).status).toBe(404)
  await module.clone().update({ effective_state: true })
})

test('the page confirms only what has happened', async () => {
  const said = async (done: string) => /role="status"[^>]*>([^<]*)/.exec((await get(`?done=${done}`)).text)?.[1]
  expect(await said('moved')).toBeUndefined()
  expect(await said('cancelled')).toBeUndefined()
  expect(await said('booked')).toMatch(/gebucht/)
  await office.knex('appointments').update({ state: 'requested' })
  expect(await said('booked')).toMatch(/angefragt/)
  await office.knex('appointments').update({ state: 'cancelled' })
  for (const done of ['booked', 'moved']) expect(await said(done)).toBeUndefined()
  await office.knex('appointments').update({ state: 'booked' })
  office.site.clock.time = new Date(later(start, 24 * 60))
  expect(await said('booked')).toBeUndefined()
})

test('a form posted from another origin, allowed to embed or not, changes nothing', async () => {
  const { knex, tenantId } = office
  await knex('tenant_settings')
    .where({ tenant_id: tenantId, name: 'embed_origins' })
    .update({ value: 'https://cms.example' })
  for (const origin of ['https://evil.example', 'https://cms.example', 'null']) {
    expect((await post('/cancel', {}, { headers: { origin } })).status).toBe(403)
  }
  expect(await row()).toMatchObject({ state: 'booked' })
})

test.each(['/cancel', '/reschedule', '/cancel?reason=x', '/cancellation'])(
  'a GET of %s changes nothing',
  async (path) => {
    for (const method of ['GET', 'HEAD', 'OPTIONS']) await request(office.site, method, `/appointments/${token}${path}`)
    expect(await row()).toMatchObject({ state: 'booked', sequence: 0 })
  }
)

test.each(['cancel', 'reschedule'])('the link to %s in a mail leads to its form, which is open', async (form) => {
  const { status, headers } = await get(`/${form}`)
  expect([status, headers.location]).toEqual([303, `/appointments/${token}?form=${form}#${form}`])
  const { text } = await get(`?form=${form}`)
  expect([...text.matchAll(/<details id="(\w+)"[^>]* open/g)].map(([, id]) => id)).toEqual([form])
})

test('the page does not leak its address', async () => {
  const { status, headers, text } = await get()
  expect(status).toBe(200)
  expect(headers['referrer-policy']).toBe('no-referrer')
  expect(headers['cache-control']).toBe('no-store')
  expect(headers['x-robots-tag']).toBe('noindex')
  expect(text).toContain(`<advisor-reschedule token="${token}">`)
  expect(text).not.toContain('vera@visitor.example')
})

test.each(['', 'soon', '2027-03-02', '2027-02-30T08:00:00Z', "2027-03-02T08:00:00Z' or 1=1"])(
  'an invalid time (%j) is asked for again',
  async (starts_at) => {
    const { status, text } = await post('/reschedule', { starts_at })
    expect([status, text.includes('Wählen Sie eine neue Zeit')]).toEqual([422, true])
    expect(await row()).toMatchObject({ starts_at: start })
  }
)

test('a time that is not free is refused on the page, with others to choose from', async () => {
  await book(office, TUESDAY)
  const { status, text } = await post('/reschedule', { starts_at: TUESDAY })
  expect(status).toBe(409)
  expect(text).toContain('id="move-error"')
  expect(text).toContain('<details id="reschedule" open ')
  expect(text).not.toContain(`value="${TUESDAY}"`)
  expect(text).toContain(`value="${later(TUESDAY, 30)}"`)
})

test('the page offers free times, and choosing one reschedules the appointment', async () => {
  const { text } = await get()
  expect(text).toContain('Dienstag, 2. März 2027')
  expect(text).not.toContain(`value="${start}"`)
  const chosen = later(start, 60)
  expect(text).toContain(`value="${chosen}"`)
  const answer = await post('/reschedule', { starts_at: chosen })
  expect([answer.status, answer.headers.location]).toEqual([303, `/appointments/${token}?done=moved`])
  expect(await row()).toMatchObject({ starts_at: chosen, sequence: 1 })
  expect((await get('?done=moved')).text).toContain('Ihr Termin wurde verschoben.')
})

test('the page has the script that confirms a change made in its element', async () => {
  const { text } = await get()
  const sources = [...text.matchAll(/<script type="module"(?: async)? src="([^"]+)"/g)].map(
    ([, source]) => source as string
  )
  // no banner, which could load scripts that send the secret address to others
  expect(sources).toEqual(['/embed.js', '/pages.js'])
  expect((await request(office.site, 'GET', '/pages.js')).text).toContain('advisor-rescheduled')
})

test('later days are a link away', async () => {
  const [, from] = (await get()).text.match(/href="\?from=([\d-]+)"/) ?? []
  const { text } = await get(`?from=${from}`)
  expect(text).not.toContain('Dienstag, 2. März 2027</legend>')
  expect(text).toContain('<details id="reschedule" open')
  for (const evil of ['?from=x', '?from=2027-02-31', '?from[]=1', '?from=2099-01-01', '?done=__proto__']) {
    expect((await get(evil)).status).toBe(200)
  }
})

test('cancelling frees the time, is confirmed, and can be repeated', async () => {
  const answer = await post('/cancel', { reason: 'Krank <b>\r\nseit gestern' })
  expect([answer.status, answer.headers.location]).toEqual([303, `/appointments/${token}?done=cancelled`])
  expect(await row()).toMatchObject({ state: 'cancelled', cancel_reason: 'Krank <b>\nseit gestern' })
  expect((await post('/cancel', {})).status).toBe(303)
  const { text } = await get('?done=cancelled')
  expect(text).toContain('Dieser Termin wurde abgesagt.')
  expect(text).toContain(`href="/book/${office.alias}"`)
  expect(text).not.toContain('action="')
  expect((await post('/reschedule', { starts_at: TUESDAY })).status).toBe(409)
  expect((await book(office, start)).status).toBe(201)
})

test('a cancelled appointment by phone no longer promises a call', async () => {
  await office.knex('appointments').update({ type: 'by-phone' })
  expect((await get()).text).toContain('Wir rufen Sie')
  await post('/cancel', {})
  expect((await get()).text).not.toContain('Wir rufen Sie')
})

test('a cancellation that did not happen is not confirmed', async () => {
  expect((await get('?done=cancelled')).text).not.toContain('abgesagt.')
})

test('a reason that is too long or has control characters stays in the form', async () => {
  const reason = 'ä'.repeat(2001)
  const { status, text } = await post('/cancel', { reason })
  expect([status, text.includes(reason)]).toEqual([422, true])
  expect(text).toContain('Dieser Text hat 2001 Zeichen, höchstens 2000 sind möglich.')
  // browsers cut what is pasted without a word
  expect(text).not.toContain('maxlength')
  expect((await post('/cancel', { reason: 'a\u0000b' })).status).toBe(422)
  expect(await row()).toMatchObject({ state: 'booked' })
})

test('an appointment that has begun cannot be changed', async () => {
  office.site.clock.time = new Date(later(start, 5))
  expect((await get()).text).toContain('hat begonnen')
  for (const [path, fields] of [
    ['/cancel', {}],
    ['/reschedule', { starts_at: later(start, 60) }]
  ] as const) {
    expect((await post(path, fields)).status).toBe(409)
  }
  office.site.clock.time = new Date(later(start, 60))
  expect((await get()).text).toContain('ist vorbei')
})

test('the calendar file is valid and has CRLF line ends only', async () => {
  const { headers, text } = await get('/calendar.ics')
  expect(headers['content-type']).toMatch(/^text\/calendar/)
  expect(headers['content-disposition']).toContain('appointment.ics')
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  const event = new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vevent')
  expect(event?.getFirstPropertyValue('dtstart')?.toString()).toBe(start)
  expect(event?.getFirstPropertyValue('description')).toContain(token)
})
