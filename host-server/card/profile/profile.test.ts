import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { TEXT_PLACES } from '#contract/advisors'
import { request } from '../../testing/client.ts'
import { MONDAY, NORDBANK, startDemoSite } from '../../testing/demo-site.ts'
import type { Site } from '../../testing/site.ts'

let site: Site
beforeAll(async () => {
  site = await startDemoSite()
})
afterAll(() => site.stop())

const PAGE = '/app/profile/anna-gruber'
const open = (path = PAGE, asked = {}) => request(site, 'GET', path, { headers: { accept: 'text/html' }, ...asked })
const card = (query = '') => request(site, 'GET', `/api/v1/advisors/anna-gruber${query}`)
const knex = () => site.app.knex
const annaUuid = async () => (await knex()('advisors').where({ alias: 'anna-gruber' }).first('uuid')).uuid

test.each(['/app/profile/nobody', '/app/profile/Anna-Gruber', `/app/profile/${'x'.repeat(80)}`])(
  '%s is not found',
  async (path) => {
    expect((await open(path)).status).toBe(404)
  }
)

test("another tenant's advisor has no card here", async () => {
  expect((await open(PAGE, { host: NORDBANK.host })).status).toBe(404)
  expect((await request(site, 'GET', '/api/v1/advisors/anna-gruber', { host: NORDBANK.host })).status).toBe(404)
})

test('unknown parts are refused', async () => {
  expect((await card('?with=password')).status).toBe(422)
})

test.each([
  '/advisor/email-hit',
  '/advisor/email-hit?advisorAlias=nobody',
  '/advisor/phone-hit?advisorAlias=..%2f',
  '/advisor/email-hit?advisorAlias=anna-gruber&advisorAlias=lukas-hofer'
])('%s leads nowhere', async (path) => {
  expect((await open(path)).status).toBe(404)
})

test('a card has the requested parts', async () => {
  const { body: bare } = await card()
  expect(bare).toMatchObject({ slug: 'anna-gruber', full_name: 'Mag. Anna Gruber' })
  expect(bare).not.toHaveProperty('organization')
  const { body } = await card('?with=organization,tags,assistant,text_descriptions')
  expect(body.organization.address).toMatchObject({ zip: '1010', city: 'Wien' })
  expect(body.assistant).toMatchObject({ last_name: 'Wallner' })
  expect(body.text_descriptions.map(({ type }: { type: { place: string } }) => type.place)).toContain('featured')
  expect(body.contact_options).toMatchObject({ online_appointment: true, messenger: true })
  // a link without a value is dropped
  expect(body.custom_links.map(({ icon }: { icon: string }) => icon)).toEqual(['linkedin', 'home'])
})

test('the logo comes after the first paint of a card, and at once with pages that wait for their style sheets', async () => {
  const logo = async (path: string) =>
    /<img src="[^"]+" alt[^>]+class="brand-logo"[^>]*>/.exec((await open(path)).text)?.[0]
  expect(await logo(PAGE)).toContain('loading="lazy"')
  expect(await logo('/account/login')).toMatch(/^<img (?!.*lazy)/)
})

test('every text of every place is on the card, several of one place too', async () => {
  const advisor_uuid = await annaUuid()
  const { tenant_id } = await knex()('advisors').where({ uuid: advisor_uuid }).first('tenant_id')
  const kinds = TEXT_PLACES.flatMap((place, index) =>
    ['one', 'two'].map((which) => ({
      tenant_id,
      uuid: randomUUID(),
      title: `Title ${which} at ${place}`,
      place,
      position: 100 + index
    }))
  )
  await knex()('text_description_types').insert(kinds)
  await knex()('text_descriptions').insert(
    kinds.map(({ uuid, title }) => ({ tenant_id, advisor_uuid, type_uuid: uuid, value: `Text of ${title}.` }))
  )
  const { text } = await open()
  const uuids = kinds.map(({ uuid }) => uuid)
  await knex()('text_descriptions').whereIn('type_uuid', uuids).delete()
  await knex()('text_description_types').whereIn('uuid', uuids).delete()
  expect(kinds.filter(({ title }) => !text.includes(`Text of ${title}.`))).toEqual([])
})

test('the page is complete without script, with the metadata for search engines and messengers', async () => {
  const { status, text, headers } = await open()
  expect(status).toBe(200)
  expect(headers['x-robots-tag']).toBeUndefined()
  expect(text).not.toContain('name="robots"')
  expect(text).toContain('>Mag. Anna Gruber</h1>')
  expect(text).toMatch(/<title>[^<]*Mag. Anna Gruber/)
  expect(text).toMatch(/<meta property="og:image" content="http[^"]+\/app\/profile\/anna-gruber\/share\.png\?v=\w+"/)
  expect(text).toMatch(/"image":"http[^"]+\/media\/anna-gruber\.svg\.png"/)
  expect(text).toContain('href="/book/anna-gruber"')
  expect(text).toContain('href="/account/login"')
  expect(text).not.toMatch(/\[(NAME|TENANT|BRANCH)\]/)
})

test('a card has what the advisor speaks and offers, and when the branch is open', async () => {
  const { tenant_id, uuid: advisor_uuid } = await knex()('advisors').where({ alias: 'anna-gruber' }).first()
  await knex()('advisor_settings')
    .insert({ tenant_id, advisor_uuid, languages: 'de,en' })
    .onConflict(['tenant_id', 'advisor_uuid'])
    .merge(['languages'])
  const { body } = await card('?with=languages,open_today,bookable')
  expect(body.languages).toEqual(['Deutsch', 'Englisch'])
  expect(body.open_today[0]).toEqual({
    start_time: expect.stringMatching(/^\d\d:\d\d$/),
    end_time: expect.any(String),
    has_begun: expect.any(Boolean)
  })
  expect(body.bookable.topics.map(({ topic }: { topic: string }) => topic)).toContain('Kontoeröffnung')
  const { text } = await open()
  expect(text).toContain('Deutsch, Englisch')
  expect(text).toMatch(/Heute geöffnet: \d\d:\d\d–/)
  expect(text).toMatch(/href="\/book\/anna-gruber\?topic=[\w-]+"[^>]*>Kontoeröffnung</)
})

test('the branch is closed today on a holiday, and has no hours if none are known', async () => {
  const { tenant_id, organization_uuid } = await knex()('advisors').where({ alias: 'anna-gruber' }).first()
  const date = site.clock.time.toISOString().slice(0, 10)
  const holiday = { tenant_id, uuid: randomUUID(), date, label: 'Umbau', organization_uuid }
  const today = async () => (await card('?with=open_today')).body.open_today
  await knex()('holidays').insert(holiday)
  expect(await today()).toEqual([])
  expect((await open()).text).toContain('Jetzt geschlossen')
  await knex()('holidays').where({ uuid: holiday.uuid }).delete()
  const hours = await knex()('opening_hours').where({ organization_uuid })
  await knex()('opening_hours').where({ organization_uuid }).delete()
  expect(await today()).toBeNull()
  await knex()('opening_hours').insert(hours)
})

test('hours that are over are not on the card, which marks the branch as open only while it is', async () => {
  const at = async (time: string) => {
    site.clock.time = new Date(`2026-11-23T${time}Z`)
    const { body } = await card('?with=open_today')
    const { text } = await open()
    const [, mark, hours] = /class="card-today([^"]*)">([^<]*)</.exec(text) ?? []
    return [body.open_today, mark === ' open', hours]
  }
  const { organization_uuid } = await knex()('advisors').where({ alias: 'anna-gruber' }).first()
  const hours = await knex()('opening_hours').where({ organization_uuid })
  const [one] = hours
  await knex()('opening_hours').where({ organization_uuid }).delete()
  const spans = [
    { start_time: '08:00', end_time: '12:00' },
    { start_time: '13:00', end_time: '16:00' }
  ]
  await knex()('opening_hours').insert(spans.map((span) => ({ ...one, day: 1, ...span })))
  const [morning, afternoon] = spans
  const both = 'Heute geöffnet: 08:00–12:00, 13:00–16:00'
  const later = { ...afternoon, has_begun: false }
  expect(await at('06:30')).toEqual([[{ ...morning, has_begun: false }, later], false, both])
  expect(await at('07:00')).toEqual([[{ ...morning, has_begun: true }, later], true, both])
  expect(await at('11:30')).toEqual([[later], false, 'Heute geöffnet: 13:00–16:00'])
  expect(await at('15:00')).toEqual([[], false, 'Jetzt geschlossen'])
  await knex()('opening_hours').where({ organization_uuid }).delete()
  await knex()('opening_hours').insert(hours)
  site.clock.time = MONDAY
})

test('the average of the reviews is on the card while the module is on, and there are enough', async () => {
  const rated = async () => /class="card-rating help"><a [^>]*>([^<]*)</.exec((await open()).text)?.[1]
  const advisor = knex()('advisors').where({ alias: 'anna-gruber' })
  const module = knex()('tenant_modules').where({ module_name: 'profiles-reviews' })
  const before = await advisor.clone().first('reviews_count', 'reviews_stars')
  const modules = await module.clone().select('tenant_id', 'effective_state')
  await module.clone().update({ effective_state: true })
  await advisor.clone().update({ reviews_count: 4, reviews_stars: 20 })
  expect(await rated()).toBeUndefined()
  await advisor.clone().update({ reviews_count: 6, reviews_stars: 28 })
  expect(await rated()).toBe('4,7 von 5 Sternen, 6 Bewertungen')
  await module.clone().update({ effective_state: false })
  expect(await rated()).toBeUndefined()
  await advisor.clone().update(before)
  for (const { tenant_id, effective_state } of modules)
    await module.clone().where({ tenant_id }).update({ effective_state })
})

test('previews of links get a drawn photo as PNG', async () => {
  const { headers, bytes } = await request(site, 'GET', '/media/anna-gruber.svg.png')
  expect(headers['content-type']).toBe('image/png')
  expect(bytes.toString('latin1', 1, 4)).toBe('PNG')
  expect((await request(site, 'GET', '/media/nobody.svg.png')).status).toBe(404)
})

test('phone and e-mail are written on the card, also for paper, as far as it offers them', async () => {
  const printed = async () =>
    /<p class="card-direct">(.*?)<\/p>/
      .exec((await open()).text)?.[1]
      ?.replaceAll('<wbr/>', '')
      .replace(/<[^>]+>/g, ' ')
  const {
    tenant_id,
    uuid: advisor_uuid,
    phone_number
  } = await knex()('advisors').where({ alias: 'anna-gruber' }).first()
  expect(await printed()).toBe(` ${phone_number}  anna.gruber@demo.example `)
  const option = { tenant_id, advisor_uuid, name: 'email_address' }
  await knex()('advisor_contact_options').where(option).delete()
  expect(await printed()).toBe(` ${phone_number} `)
  await knex()('advisor_contact_options').insert(option)
})

test.each(['/search', PAGE, '/app/filiale/wien-innere-stadt'])(
  'search engines may list %s, unless the institution has turned that off',
  async (path) => {
    const { tenant_id } = await knex()('advisors').where({ alias: 'anna-gruber' }).first('tenant_id')
    const setting = { tenant_id, name: 'search_engines' }
    const said = async () => {
      const { status, headers } = await open(path)
      return [status, headers['x-robots-tag']]
    }
    await knex()('tenant_settings').insert({ ...setting, value: 'false' })
    expect(await said()).toEqual([200, 'noindex'])
    await knex()('tenant_settings').where(setting).delete()
    expect(await said()).toEqual([200, undefined])
  }
)

test('the branch is a link if it has a public page', async () => {
  const link = async () => /<a href="(\/app\/f\/[^"]+)">Alpenbank Wien Innere Stadt/.exec((await open()).text)?.[1]
  const page = (await link()) ?? ''
  expect((await open(page)).status).toBe(200)
  const branch = knex()('organizations').where({ alias: page.split('/').at(-1) })
  await branch.clone().update({ public_profile_enabled: false })
  expect(await link()).toBeUndefined()
  await branch.clone().update({ public_profile_enabled: true })
  const module = knex()('tenant_modules').where({ module_name: 'organizations-profiles' })
  await module.clone().update({ effective_state: false })
  expect(await link()).toBeUndefined()
  await module.clone().update({ effective_state: true })
  expect(await link()).toBe(page)
})

test.each([
  ['?topic=42&type=by-phone&src=flyer', '?topic=42&amp;type=by-phone&amp;src=flyer'],
  ['?src=a%26b%22%3E&utm=x', '?src=a%26b%22%3E'],
  ['?topic=1&topic=2&type=', '']
])('of the query %s, the booking link keeps what the booking reads', async (asked, expected) => {
  expect(/href="\/book\/anna-gruber([^"]*)"/.exec((await open(PAGE + asked)).text)?.[1]).toBe(expected)
})

test('clicks lead to e-mail and phone, and are counted', async () => {
  const mail = await open('/advisor/email-hit?advisorAlias=anna-gruber')
  expect([mail.status, mail.headers.location]).toEqual([302, 'mailto:anna.gruber@demo.example'])
  const phone = await open('/advisor/phone-hit?advisorAlias=anna-gruber')
  expect(phone.headers.location).toMatch(/^tel:\+43\d+$/)
})

const HOSTILE = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '</script><script>alert(1)</script>',
  "';alert(1)//",
  '[TENANT]<svg/onload=alert(1)>',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '\u2028alert(1)',
  '{{constructor.constructor("alert(1)")()}}'
]

test.each(HOSTILE)('%s is rendered as plain text in every field of a card', async (value) => {
  const advisor_uuid = await annaUuid()
  const before = await knex()('advisors').where({ alias: 'anna-gruber' }).first('position', 'last_name')
  await knex()('text_descriptions').where({ advisor_uuid }).update({ value })
  await knex()('advisors').where({ alias: 'anna-gruber' }).update({ position: value, last_name: value })
  const { text } = await open()
  await knex()('advisors').where({ alias: 'anna-gruber' }).update(before)
  const scripts = text.match(/<script\b[^>]*>/g) ?? []
  expect(scripts.filter((tag) => !/ld\+json|src="\//.test(tag))).toEqual([])
  expect(text).not.toMatch(/<(img src=x|svg\/onload)/)
  const [, json = ''] = text.match(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s) ?? []
  expect(JSON.parse(json).jobTitle).toBe(value)
})

test.each(['javascript:alert(1)', 'data:text/html,<script>alert(1)</script>', '//evil.example', 'vbscript:x', ' '])(
  'a link to %s is not shown',
  async (value) => {
    await knex()('advisor_custom_links')
      .where({ advisor_uuid: await annaUuid() })
      .update({ value })
    expect((await card()).body.custom_links).toEqual([])
    expect((await open()).text).not.toContain(value.trim() || 'www.linkedin.example')
  }
)
