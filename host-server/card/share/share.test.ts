import { afterAll, beforeAll, expect, test } from 'vitest'
import { request } from '../../testing/client.ts'
import { NORDBANK, startDemoSite } from '../../testing/demo-site.ts'
import type { Site } from '../../testing/site.ts'

const PATH = '/share-buttons/redirect/button-click'
const PROFILE = 'http://localhost:8080/app/profile/anna-gruber'

let site: Site
beforeAll(async () => {
  site = await startDemoSite({}, { BASE_URL: 'http://localhost:8080' })
})
afterAll(() => site.stop())

const ask = (query: string, asked = {}) => request(site, 'GET', `${PATH}?${query}`, asked)
const switchModule = (effective_state: boolean) =>
  site.app.knex('tenant_modules').where({ module_name: 'share-buttons' }).update({ effective_state })

test('with the module off, sharing is refused', async () => {
  await switchModule(false)
  expect((await ask('advisorAlias=anna-gruber&socialMediaType=email')).status).toBe(403)
  await switchModule(true)
})

test.each([
  'advisorAlias=nobody&socialMediaType=email',
  'advisorAlias=anna-gruber&socialMediaType=facebook',
  'advisorAlias=anna-gruber&socialMediaType=constructor',
  'advisorAlias=anna-gruber',
  'socialMediaType=email',
  '',
  'advisorAlias=anna-gruber&advisorAlias=x&socialMediaType=email',
  'advisorAlias=anna-gruber&socialMediaType=email&socialMediaType=email',
  'advisorAlias=//evil.example&socialMediaType=email',
  'advisorAlias=anna-gruber%0d%0aLocation:%20x&socialMediaType=whatsapp'
])('nothing is found at ?%s', async (query) => {
  const { status, headers } = await ask(query)
  expect([status, headers.location]).toEqual([404, undefined])
})

test("another tenant's advisor is not found", async () => {
  await switchModule(true)
  expect((await ask('advisorAlias=anna-gruber&socialMediaType=email', NORDBANK)).status).toBe(404)
})

test.each([
  ['whatsapp', 'https://wa.me', 'text'],
  ['email', 'mailto:', 'body']
])(
  'sharing by %s leads to its own app only, with the profile, whatever else the URL says',
  async (medium, to, field) => {
    const more = '&url=https://evil.example&next=//evil.example'
    const { status, headers } = await ask(`advisorAlias=anna-gruber&socialMediaType=${medium}${more}`)
    const target = new URL(String(headers.location))
    expect([status, headers['cache-control']]).toEqual([302, 'no-store'])
    expect(target.href.startsWith(to)).toBe(true)
    expect(target.searchParams.get(field)).toBe(`Mag. Anna Gruber, Alpenbank: ${PROFILE}`)
    expect(target.href).not.toContain('evil')
  }
)

test('a name with characters reserved in URLs arrives intact, and adds no parameters', async () => {
  const advisor = () => site.app.knex('advisors').where({ alias: 'anna-gruber' })
  const last_name = 'Köstler & Söhne?bcc=x@evil.example#; 100 % 👩‍👩‍👧‍👦'
  await advisor().update({ last_name })
  const { headers } = await ask('advisorAlias=anna-gruber&socialMediaType=email')
  const target = new URL(String(headers.location))
  expect([...target.searchParams.keys()]).toEqual(['subject', 'body'])
  expect(target.searchParams.get('subject')).toBe(`Mag. Anna ${last_name}, Alpenbank`)
  expect(target.hash).toBe('')
  await advisor().update({ last_name: 'Gruber' })
})
