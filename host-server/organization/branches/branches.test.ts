import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { storeEvent } from '../../booking/branch-events/testing/events.ts'
import { request } from '../../testing/client.ts'
import { NORDBANK, startDemoSite } from '../../testing/demo-site.ts'
import type { Site } from '../../testing/site.ts'

let site: Site
beforeAll(async () => {
  site = await startDemoSite()
})
afterAll(() => site.stop())

const PAGE = '/app/filiale/wien-innere-stadt'
const open = (path = PAGE, asked = {}) => request(site, 'GET', path, { headers: { accept: 'text/html' }, ...asked })
const knex = () => site.app.knex
const branch = (alias = 'wien-innere-stadt') => knex()('organizations').where({ alias })
const jsonLd = (text: string) =>
  JSON.parse(text.match(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s)?.[1] ?? '')
const names = (text: string) =>
  [...text.matchAll(/<h3><a href="\/app\/profile\/[^"]+">([^<]+)/g)].map(([, name]) => name)

/** Applies a change while `look` runs, then reverts it. */
async function withChange<T>(table: string, where: object, change: object, look: () => Promise<T>): Promise<T> {
  const before = await knex()(table)
    .where(where)
    .first(...Object.keys(change))
  await knex()(table).where(where).update(change)
  try {
    return await look()
  } finally {
    await knex()(table).where(where).update(before)
  }
}

test.each([
  '/app/filiale/nowhere',
  '/app/f/Wien-Innere-Stadt',
  `/app/f/${'x'.repeat(80)}`,
  '/app/filiale/anna-gruber',
  '/app/filiale/lisboa-chiado'
])('%s shows the error page', async (path) => {
  const { status, text } = await open(path)
  expect(status).toBe(404)
  expect(text).toContain('Seite nicht gefunden')
})

test("another tenant's branch has no page here", async () => {
  expect((await open(PAGE, { host: NORDBANK.host })).status).toBe(404)
})

test('a branch that is not public has no page, and with the module off none has', async () => {
  const look = async () => (await open()).status
  const { tenant_id } = await branch().first('tenant_id')
  expect(
    await withChange('organizations', { alias: 'wien-innere-stadt' }, { public_profile_enabled: false }, look)
  ).toBe(404)
  const module = { tenant_id, module_name: 'organizations-profiles' }
  expect(await withChange('tenant_modules', module, { effective_state: false }, look)).toBe(404)
  expect(await look()).toBe(200)
})

test.each(['/app/filiale/wien-innere-stadt', '/app/f/wien-innere-stadt'])(
  '%s is complete without script, under one canonical URL',
  async (path) => {
    const { status, text, headers } = await open(path)
    expect(status).toBe(200)
    expect(headers['x-robots-tag']).toBeUndefined()
    expect(text).toContain('<h1>Alpenbank Wien Innere Stadt</h1>')
    expect(text).toMatch(/<title>Alpenbank Wien Innere Stadt – Öffnungszeiten und Team/)
    expect(text).toMatch(/<link rel="canonical" href="http[^"]+\/app\/filiale\/wien-innere-stadt"/)
    expect(text).toContain('href="tel:+43123456780"')
    expect(text).not.toMatch(/\[(NAME|TENANT|BRANCH)\]/)
    expect(names(text)).toHaveLength(4)
  }
)

test('the hours are listed by weekday, with today marked in the branch’s time zone', async () => {
  const today = (text: string) => text.match(/<tr aria-current="date"><th scope="row">(\w+)/)?.[1]
  expect(today((await open()).text)).toBe('Montag')
  // Sunday evening in UTC is Monday in Vienna
  const before = site.clock.time
  site.clock.time = new Date('2026-11-22T23:30:00Z')
  const { text } = await open()
  site.clock.time = before
  expect(today(text)).toBe('Montag')
  expect(text.match(/<td><em>geschlossen<\/em>/g)).toHaveLength(2)
})

test.each([
  // Monday, in Vienna
  ['2026-11-23T06:59:00Z', 'Jetzt geschlossen, öffnet um 08:00 Uhr'],
  ['2026-11-23T07:00:00Z', 'Heute geöffnet: 08:00–17:00'],
  ['2026-11-23T16:00:00Z', 'Jetzt geschlossen, öffnet Dienstag um 08:00 Uhr'],
  ['2026-11-27T18:00:00Z', 'Jetzt geschlossen, öffnet Montag um 08:00 Uhr'],
  // before a holiday
  ['2026-12-07T17:00:00Z', 'Jetzt geschlossen, öffnet Mittwoch um 08:00 Uhr']
])('at %s the page says: %s', async (time, said) => {
  const before = site.clock.time
  site.clock.time = new Date(time)
  const { text } = await open()
  site.clock.time = before
  expect(/<p class="branch-today[^>]*>([^<]*)/.exec(text)?.[1]).toBe(said)
})

test('the next events are on the page, and where all of them are, while the module is on', async () => {
  const { knex } = site.app
  const { tenant_id, uuid: organization_uuid } = await knex('organizations')
    .where({ alias: 'wien-innere-stadt' })
    .first()
  const module = knex('tenant_modules').where({ tenant_id, module_name: 'branch-events' })
  // the page of each address is cached for a minute
  const events = async (campaign: string) => {
    const { text } = await open(`${PAGE}?src=${campaign}`)
    const section = /<section aria-labelledby="events".*?<\/section>/s.exec(text)
    return [...(section?.[0] ?? '').matchAll(/<a href="([^"]+)"[^>]*>([^<]+)/g)].map(([, href, text]) => [href, text])
  }
  await knex('branch_events').delete()
  expect(await events('none')).toEqual([])
  const store = (day: number) =>
    storeEvent(
      knex,
      { tenant_id, organization_uuid },
      { starts_at: `2030-02-0${day}T17:00:00Z`, ends_at: `2030-02-0${day}T18:00:00Z` }
    )
  const stored = [await store(1), await store(2), await store(3)]
  await storeEvent(knex, { tenant_id, organization_uuid }, { state: 'draft' })
  const path = '/events/wien-innere-stadt'
  const links = (campaign: string) => stored.map((uuid) => [`${path}/${uuid}?src=${campaign}`, 'Wohnen'])
  expect(await events('three')).toEqual(links('three'))
  await store(4)
  expect(await events('four')).toEqual([...links('four'), [`${path}?src=four`, 'Alle Veranstaltungen dieser Filiale']])
  await module.clone().update({ effective_state: false })
  expect(await events('off')).toEqual([])
  await module.clone().update({ effective_state: true })
  await knex('branch_events').delete()
})

test('a holiday closes the branch, and is announced ahead', async () => {
  const before = site.clock.time
  const { text } = await open()
  expect(text).toMatch(/Dienstag, 8. Dezember 2026: <em>geschlossen<\/em><span class="help"> Mariä Empfängnis/)
  expect(jsonLd(text).specialOpeningHoursSpecification).toContainEqual({
    '@type': 'OpeningHoursSpecification',
    validFrom: '2026-12-08',
    validThrough: '2026-12-08',
    opens: '00:00',
    closes: '00:00'
  })
  site.clock.time = new Date('2026-12-08T09:00:00Z')
  expect((await open()).text).toContain('Heute geschlossen: Mariä Empfängnis')
  site.clock.time = before
})

test('the structured data has the same hours, with the lunch break', async () => {
  const own = { organization_uuid: (await branch('salzburg-altstadt').first('uuid')).uuid }
  const weeks = knex()('opening_hours').where(own)
  const kept = await weeks.clone()
  const rowOf = (day: number, start_time: string, end_time: string) => ({ ...kept[0], day, start_time, end_time })
  const mornings = [1, 2].map((day) => rowOf(day, '08:30', '12:30'))
  await weeks.clone().delete()
  await knex()('opening_hours').insert([...mornings, rowOf(1, '13:30', '16:30')])
  const { openingHoursSpecification, address } = jsonLd((await open('/app/f/salzburg-altstadt')).text)
  await weeks.clone().delete()
  await knex()('opening_hours').insert(kept)
  const days = (...list: string[]) => list.map((day) => `https://schema.org/${day}`)
  const of = (opens: string, closes: string, ...dayOfWeek: string[]) => ({
    '@type': 'OpeningHoursSpecification',
    opens,
    closes,
    dayOfWeek: days(...dayOfWeek)
  })
  expect(openingHoursSpecification).toEqual([of('08:30', '12:30', 'Monday', 'Tuesday'), of('13:30', '16:30', 'Monday')])
  expect(address).toMatchObject({ postalCode: '5020', addressLocality: 'Salzburg' })
})

test('a branch in another time zone names it, in the tenant’s language', async () => {
  const { text } = await open('/app/f/lisboa-chiado', { host: NORDBANK.host })
  expect(text).toContain('Opening hours')
  expect(text).not.toContain('Local time')
  const helsinki = await open('/app/f/helsinki-esplanadi', { host: NORDBANK.host })
  expect(helsinki.text).toContain('Local time: Eastern European Time')
})

test.each([
  ['gruber', ['Mag. Anna Gruber']],
  ['  STEINER   waldhausl ', ['Dr. Katharina Steiner-Waldhäusl, MBA']],
  ['Yildiz', ['Emre Yıldız, MSc']],
  ['leiterin', ['Dr. Katharina Steiner-Waldhäusl, MBA']],
  ['nobody', []],
  ['%', []],
  ['\u0000', []]
])('a search for %o finds %j', async (query, found) => {
  const { status, text } = await open(`${PAGE}?q=${encodeURIComponent(query)}`)
  expect([status, names(text)]).toEqual([200, found])
})

test('the search term is repeated as plain text', async () => {
  const query = '"><script>alert(1)</script>'
  const { text } = await open(`${PAGE}?q=${encodeURIComponent(query)}`)
  expect(text).toContain('value="&quot;>&lt;script>alert(1)&lt;/script>"')
  expect(text).not.toContain('<script>alert')
})

test('advisors come in pages of twelve, and a page out of range is the last or the first', async () => {
  const { tenant_id, uuid } = await branch('graz-herrengasse').first('tenant_id', 'uuid')
  const rows = Array.from({ length: 22 }, (_, index) => ({
    tenant_id,
    uuid: randomUUID(),
    organization_uuid: uuid,
    alias: `more-${index}`,
    first_name: 'Eva',
    last_name: `Zeta ${String(index).padStart(2, '0')}`,
    email_address: 'eva@demo.example',
    position: 'Schalter'
  }))
  await knex()('advisors').insert(rows)
  const page = async (query: string) => (await open(`/app/filiale/graz-herrengasse${query}`)).text
  const counts = async (query: string) => names(await page(query)).length
  expect(await counts('')).toBe(12)
  expect(await counts('?page=3')).toBe(2)
  expect(await counts('?page=99')).toBe(2)
  for (const none of ['0', '-1', 'x', '1&page=2']) expect(await counts(`?page=${none}`)).toBe(12)
  expect(await page('?q=schalter&page=2')).toContain('href="/app/filiale/graz-herrengasse?q=schalter#team"')
  expect(await counts('?q=schalter&page=2')).toBe(10)
})

test.each([
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '</script><script>alert(1)</script>',
  '[TENANT]'
])('%o is rendered as plain text in every field of a branch', async (value) => {
  const texts = async () => (await open()).text
  const where = { alias: 'wien-innere-stadt' }
  const text = await withChange(
    'organizations',
    where,
    { public_name: value, street: value, phone_number: value },
    texts
  )
  const { uuid } = await branch().first('uuid')
  const metadata = await withChange(
    'organization_texts',
    { organization_uuid: uuid, position: 0 },
    { title: value, value },
    texts
  )
  for (const one of [text, metadata]) {
    expect((one.match(/<script\b[^>]*>/g) ?? []).filter((tag) => !/ld\+json|src="\//.test(tag))).toEqual([])
    expect(one).not.toContain('<img src=x')
  }
  expect(jsonLd(text).name).toBe(value)
})
