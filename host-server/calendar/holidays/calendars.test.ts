import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CalendarDay, CalendarRegion } from '#contract/holidays'
import { request, signIn } from '../../testing/client.ts'
import { startDemoSite } from '../../testing/demo-site.ts'
import type { Site } from '../../testing/site.ts'

const PLACES = '/api/v1/holiday-calendars'

let site: Site
let cookie: string

const ask = (path: string, language = 'de') =>
  request(site, 'GET', path, { cookie, headers: { 'accept-language': language } })
const days = (query: Record<string, string>) =>
  ask(`${PLACES}/days?${new URLSearchParams({ year: '2027', language: 'de', ...query })}`)
const textsOf = ({ body }: { body: CalendarDay[] }) =>
  body.map(({ date, start_time, label }) => [date.slice(5), start_time, label].filter(Boolean).join(' '))

beforeAll(async () => {
  site = await startDemoSite()
  cookie = await signIn(site, 'branch@demo.example')
})
afterAll(() => site.stop())

test('a guest and an advisor cannot read holiday calendars', async () => {
  const advisor = await signIn(site, 'advisor@demo.example')
  expect((await request(site, 'GET', PLACES)).status).toBe(401)
  expect((await request(site, 'GET', PLACES, { cookie: advisor })).status).toBe(403)
})

test.each([
  ['an unknown country', { country: 'XX' }, 'country'],
  ['a name instead of a country code', { country: 'Austria' }, 'country'],
  ['a state of another country', { country: 'AT', state: 'BY' }, 'state'],
  ['a region of another state', { country: 'DE', state: 'BE', region: 'A' }, 'region'],
  ['a region without its state', { country: 'DE', region: 'A' }, 'region'],
  ['a built-in of JavaScript', { country: 'DE', state: 'constructor' }, 'state'],
  ['another language', { country: 'AT', language: 'fr' }, 'language'],
  ['another century', { country: 'AT', year: '1999' }, 'year'],
  ['too many years', { country: 'AT', years: '6' }, 'years']
])('%s is refused', async (_what, query, field) => {
  const { status, body } = await days(query)
  expect([status, Object.keys(body.errors)]).toEqual([422, [field]])
})

test('countries, states and regions have names in the user’s language', async () => {
  const german: CalendarRegion[] = (await ask(PLACES)).body
  const at = german.find(({ code }) => code === 'AT')
  expect(at?.name).toBe('Österreich')
  expect(at?.states.map(({ name }) => name)).toContain('Steiermark')
  const de = german.find(({ code }) => code === 'DE')
  expect(de?.states.find(({ code }) => code === 'BY')?.regions.map(({ code }) => code)).toContain('A')
  const names = german.map(({ name }) => name)
  expect(names).toEqual(names.toSorted(new Intl.Collator('de').compare))
  const english: CalendarRegion[] = (await ask(PLACES, 'en')).body
  expect(english.find(({ code }) => code === 'AT')?.name).toBe('Austria')
})

test('the public holidays of Austria have their Austrian names', async () => {
  expect(textsOf(await days({ country: 'AT' }))).toEqual([
    '01-01 Neujahr',
    '01-06 Heilige Drei Könige',
    '03-29 Ostermontag',
    '05-01 Staatsfeiertag',
    '05-06 Christi Himmelfahrt',
    '05-17 Pfingstmontag',
    '05-27 Fronleichnam',
    '08-15 Mariä Himmelfahrt',
    '10-26 Nationalfeiertag',
    '11-01 Allerheiligen',
    '12-08 Mariä Empfängnis',
    '12-25 Christtag',
    '12-26 Stefanitag'
  ])
})

test('bank holidays are included on request only', async () => {
  const before = textsOf(await days({ country: 'AT' }))
  const all = textsOf(await days({ country: 'AT', banks: 'true' }))
  expect(all.filter((one) => !before.includes(one))).toEqual(['12-24 14:00 Heiliger Abend', '12-31 14:00 Silvester'])
})

test('states and regions have days of their own, and several years can be requested', async () => {
  const bavaria = textsOf(await days({ country: 'DE', state: 'BY', region: 'A' }))
  expect(bavaria).toEqual(expect.arrayContaining(['08-08 Augsburger Friedensfest', '05-27 Fronleichnam']))
  expect(textsOf(await days({ country: 'DE', state: 'BE' }))).not.toContain('05-27 Fronleichnam')
  const one = (await days({ country: 'AT' })).body
  expect((await days({ country: 'AT', years: '3' })).body).toHaveLength(3 * one.length)
  expect(textsOf(await days({ country: 'AT', language: 'en' }))).toContain("01-01 New Year's Day")
})
