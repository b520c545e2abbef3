import { afterAll, beforeAll, expect, test } from 'vitest'
import { EXPERIENCE_PLACES } from '#contract/advisors'
import { CERTIFICATE_MAX, CERTIFICATES_MAX, type KnownExperience } from '#contract/experience'
import { EXPERIENCE, type TextType } from '#contract/profile-layout'
import { down, up } from '../../../migrations/20261128_150000_experience_place.ts'
import { request, signIn } from '../../testing/client.ts'
import { NORDBANK, startDemoSite } from '../../testing/demo-site.ts'
import type { Site } from '../../testing/site.ts'

const CARD = '/api/v1/advisors/anna-gruber'
const PATH = `${CARD}/experience`
const PAGE = '/app/profile/anna-gruber'
const NONE: KnownExperience = { since: null, certificates: [] }

let site: Site
let anna: string
let admin: string

beforeAll(async () => {
  site = await startDemoSite()
  anna = await signIn(site, 'advisor@demo.example')
  admin = await signIn(site, 'admin@demo.example')
})
afterAll(() => site.stop())

const read = async () => (await request(site, 'GET', PATH, { cookie: anna })).body
const write = (body: object, cookie = anna, host = 'localhost') => request(site, 'PUT', PATH, { body, cookie, host })
const onCard = async () => (await request(site, 'GET', `${CARD}?with=experience`)).body.experience
const page = async () => (await request(site, 'GET', `${PAGE}?lang=en`, { headers: { accept: 'text/html' } })).text

test.each([
  ['a guest', undefined, 401],
  ['another advisor', 'second@demo.example', 403],
  ['a branch manager', 'branch@demo.example', 403],
  ['an administrator of another institution', 'admin@nordbank.example', 404]
])('%s neither reads nor writes it', async (_who, account, status) => {
  const host = account?.endsWith('nordbank.example') ? NORDBANK.host : 'localhost'
  const cookie = account ? await signIn(site, account, { host }) : ''
  const before = await read()
  const answers = [await request(site, 'GET', PATH, { cookie, host }), await write(NONE, cookie, host)]
  expect(answers.map((one) => one.status)).toEqual([status, status])
  expect(await read()).toEqual(before)
})

const named = (name: string, year: unknown = null) => ({ ...NONE, certificates: [{ name, year }] })

test.each([
  ['a year before 1950', { ...NONE, since: 1949 }, 'since', '1950'],
  ['a year that has not come', { ...NONE, since: 2027 }, 'since', '1950'],
  ['no whole year', { ...NONE, since: 2012.5 }, 'since', '1950'],
  ['a year as text', { ...NONE, since: '2012' }, 'since', '1950'],
  ['a certificate of next year', named('CFP', 2027), 'certificates.0.year', '1950'],
  ['a certificate before 1950', named('CFP', 1949), 'certificates.0.year', '1950'],
  ['what is no year', named('CFP', 0), 'certificates.0.year', '1950'],
  ['an empty certificate', named(' '), 'certificates.0.name', ''],
  ['a certificate with a line break', named('C\nFP'), 'certificates.0.name', ''],
  ['one that is too long', named('x'.repeat(CERTIFICATE_MAX + 1)), 'certificates.0.name', 'ist zu lang'],
  [
    'one too many',
    { ...NONE, certificates: Array.from({ length: CERTIFICATES_MAX + 1 }, () => ({ name: 'CFP', year: null })) },
    'certificates',
    '6'
  ]
])('%s is refused, and nothing is written', async (_what, body, field, text) => {
  const before = await read()
  const answer = await write(body)
  expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, [field]])
  expect(answer.body.errors[field][0]).toContain(text)
  expect(await read()).toEqual(before)
})

test('as many and as long ones as allowed are on the card, in their order', async () => {
  const certificates = Array.from({ length: CERTIFICATES_MAX }, (_, at) => ({
    name: `${at}${'ß'.repeat(CERTIFICATE_MAX - 1)}`,
    year: at % 2 ? 2000 + at : null
  }))
  expect((await write({ since: 2026, certificates })).body).toEqual({ since: 2026, certificates })
  expect(await onCard()).toMatchObject({ since: 2026, certificates, place: 'default' })
})

test('the card says it as text and for machines, and nothing where nothing was entered', async () => {
  await write({ since: 2012, certificates: [{ name: 'CFP & <b>', year: 2014 }] })
  const text = await page()
  expect(text).toContain('<p>Advisor since 2012</p>')
  expect(text).toContain('<li>CFP &amp; &lt;b> (2014)</li>')
  const [, json = ''] = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(text) ?? []
  expect(JSON.parse(json).hasCredential).toEqual([
    { '@type': 'EducationalOccupationalCredential', name: 'CFP & <b>', dateCreated: '2014' }
  ])
  await write(NONE)
  expect(await onCard()).toBeNull()
  expect(await page()).not.toMatch(/Experience|hasCredential/)
})

const TYPES = '/api/v1/text-description-types'

test.each(EXPERIENCE_PLACES)(
  'the layout chooses where it is printed: %s, before or after the texts there',
  async (place) => {
    await write({ since: 2012, certificates: [] })
    const types = async (): Promise<TextType[]> => (await request(site, 'GET', TYPES, { cookie: admin })).body
    const put = async (rows: readonly object[]) => {
      const answer = await request(site, 'PUT', TYPES, { cookie: admin, body: { was: await types(), put: rows } })
      expect(answer.status).toBe(200)
    }
    const before = (await types()).map(({ uuid, title, place: at }) => ({ uuid, title, place: at }))
    const texts = before.filter(({ uuid }) => uuid !== EXPERIENCE).map((one) => ({ ...one, place }))
    const experience = { uuid: EXPERIENCE, title: '', place }
    /** The headings of the texts at the place that are on the card, and experience, in their order. */
    const printed = async () => {
      const text = await page()
      const headings = [...text.matchAll(/<h2>([^<]+)<\/h2>/g)].map(([, heading = '']) => heading)
      return headings.filter((one) => one === 'Experience' || texts.some(({ title }) => title === one))
    }
    await put([...texts, experience])
    const [last = '', ...others] = (await printed()).toReversed()
    expect([last, others.length]).toEqual(['Experience', 3])
    const [first, ...rest] = texts as [(typeof texts)[number], ...typeof texts]
    await put([experience, first, ...rest])
    expect(await printed()).toEqual(['Experience', ...others.toReversed()])
    await put([first, experience, ...rest])
    expect((await printed())[1]).toBe('Experience')
    expect(await page()).toContain('<p>Advisor since 2012</p>')
    await put(before)
  }
)

test('an institution that had it on top by the former setting keeps it there, and back again', async () => {
  const { knex } = site.app
  const { tenant_id } = await knex('tenant_domains').where({ host: 'localhost' }).first('tenant_id')
  const setting = { tenant_id, name: 'experience_on_top' }
  await knex('profile_layouts').where({ tenant_id, element: EXPERIENCE }).delete()
  await knex('tenant_settings').insert({ ...setting, value: 'true' })
  await up(knex)
  const row = { tenant_id, element: EXPERIENCE }
  expect(await knex('profile_layouts').where(row).first('section', 'position')).toEqual({
    section: 'featured',
    position: 0
  })
  expect(await knex('tenant_settings').where(setting)).toEqual([])
  await down(knex)
  expect(await knex('profile_layouts').where(row)).toEqual([])
  expect(await knex('tenant_settings').where(setting).first('value')).toEqual({ value: 'true' })
  await knex('tenant_settings').where(setting).delete()
})

test('the search finds the advisor by a certificate, as it stands after each change', async () => {
  const slugs = async (name: string) =>
    (await request(site, 'GET', `/api/v1/search/advisors?name=${name}`)).body.advisors.map(
      ({ slug }: { slug: string }) => slug
    )
  await write({ since: null, certificates: [{ name: 'Stiftungsexpertin', year: 2019 }] })
  expect(await slugs('stiftungsexpertin')).toEqual(['anna-gruber'])
  await write(NONE)
  expect(await slugs('stiftungsexpertin')).toEqual([])
})

test('what an administrator changes for an advisor is in the audit log', async () => {
  await write({ since: 2012, certificates: [{ name: 'CFP', year: 2014 }] }, admin)
  const { entries } = (await request(site, 'GET', '/api/v1/audit-log?object=advisor', { cookie: admin })).body
  expect(entries[0].changes).toEqual([
    { field: 'advising_since', before: '', after: '2012' },
    { field: 'certificates', before: '', after: 'CFP, 2014' }
  ])
})

test('the present year is that of the branch, by the server’s clock', async () => {
  site.clock.time = new Date('2026-12-31T23:30:00Z')
  const late = await signIn(site, 'advisor@demo.example')
  expect((await write({ since: 2027, certificates: [{ name: 'CFP', year: 2027 }] }, late)).status).toBe(200)
  expect((await write({ since: 2028, certificates: [] }, late)).body.errors).toHaveProperty('since')
})
