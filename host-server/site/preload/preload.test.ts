import * as v from 'valibot'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { PRELOAD_TAGS_MAX, Preload, preloads, scopesOf, Tags } from '#contract/preload'
import { FOREIGN_ORIGIN } from '#contract/refusals'
import { type RequestOptions, request, signIn } from '../../testing/client.ts'
import { NORDBANK, startDemoSite } from '../../testing/demo-site.ts'
import type { Site } from '../../testing/site.ts'

let site: Site
let advisor: string
beforeAll(async () => {
  site = await startDemoSite()
  advisor = await signIn(site, 'advisor@demo.example')
})
afterAll(() => site.stop())

const FOREIGN = { headers: { origin: 'https://bank.example' } }
/** As a browser reads from its own page. */
const OWN = { headers: { origin: undefined } }
const ask = (tags: string, { locale = '', ...asked }: RequestOptions & { locale?: string } = {}) =>
  request(site, 'GET', `/api/v1/preload?locale=${locale}&tags=${tags}`, asked)
const addresses = async (tags: string, asked?: RequestOptions) => Object.keys((await ask(tags, asked)).body.answers)

describe('refused', () => {
  test.each([
    ['no tag', ''],
    ['a tag that does not exist', 'carousel'],
    ['one called like an inherited property', 'constructor'],
    ['an attribute that does not matter', 'card;class=a'],
    ['a list with a gap', 'card,,search'],
    [
      'more tags than one preload has',
      Array.from({ length: PRELOAD_TAGS_MAX + 1 }, (_, i) => `card;alias=a-${i}`).join()
    ]
  ])('%s', async (_what, tags) => {
    expect((await ask(tags)).status).toBe(422)
  })

  test('everything on a foreign page, while embedding is off', async () => {
    const { tenant_id } = await site.app.knex('tenant_domains').where({ host: 'localhost' }).first('tenant_id')
    const row = site.app.knex('tenant_modules').where({ tenant_id, module_name: 'embed' })
    await row.clone().update({ effective_state: false })
    const { status } = await ask('whatsapp-button;alias=anna-gruber', FOREIGN)
    await row.clone().update({ effective_state: true })
    expect(status).toBe(403)
  })
})

describe('what is refused by itself is left out', () => {
  test.each([
    ['an unknown advisor', 'whatsapp-button;alias=nobody', {}],
    ['an advisor of another tenant', 'whatsapp-button;alias=anna-gruber', NORDBANK],
    ['an alias that cannot be', 'whatsapp-button;alias={{alias}}', {}],
    ['an unknown appointment', 'reschedule;token=unknown', {}],
    ['settings of an advisor, for a guest', 'whatsapp-settings;alias=anna-gruber', {}],
    ['settings of an advisor, on a foreign page', 'whatsapp-settings;alias=anna-gruber', FOREIGN]
  ])('%s', async (_what, tags, asked) => {
    const { status, body } = await ask(tags, asked)
    expect(status).toBe(200)
    expect(body.answers).toEqual({})
    expect(Object.keys(body.messages)).not.toEqual([])
  })

  test('settings of another advisor', async () => {
    expect(await addresses('whatsapp-settings;alias=lukas-hofer', { cookie: advisor })).toEqual([])
    expect(await addresses('whatsapp-settings;alias=anna-gruber', { cookie: advisor })).toHaveLength(1)
  })
})

const ATTRIBUTES: Record<string, string[]> = {
  booking: [';alias=anna-gruber', ';branch=wien-innere-stadt', ';alias=anna-gruber;mode=popup'],
  'contact-form': [';alias=anna-gruber', ';alias=anna-gruber;kind=callback', ';alias=anna-gruber;mode=popup']
}
const CASES = Object.keys(preloads).flatMap((name) =>
  (ATTRIBUTES[name] ?? [';alias=anna-gruber']).map((attributes) => `${name}${attributes}`)
)

describe.each([
  ['a guest', ''],
  ['an advisor', 'advisor']
])('for %s', (_who, signedIn) => {
  test.each(CASES)('the parts of %s are what separate requests answer', async (tags) => {
    const asked = signedIn ? { cookie: advisor } : {}
    for (const locale of ['de', 'en']) {
      const { body } = await ask(tags, { ...asked, locale })
      const { answers, messages, locale: chosen } = v.parse(Preload, body)
      expect(chosen).toBe(locale === 'de' ? 'de-AT' : 'en')
      for (const [address, answer] of Object.entries(answers)) {
        const alone = await request(site, 'GET', address, { ...asked, headers: { 'accept-language': chosen } })
        expect({ address, answer }).toEqual({ address, answer: alone.body })
      }
      const scopes = v.parse(Tags, tags).flatMap(({ name, attributes }) => scopesOf(preloads[name], attributes))
      const texts = await request(site, 'GET', `/api/v1/translations?locale=${locale}&scope=${scopes}`)
      expect(messages).toEqual(texts.body)
    }
  })
})

test('several tags share what they have in common', async () => {
  const all = await addresses('vcard-button;alias=anna-gruber,share-button;alias=lukas-hofer,card;alias=anna-gruber')
  expect(new Set(all).size).toBe(all.length)
  expect(all.filter((address) => address === '/api/v1/modules')).toHaveLength(1)
})

describe('a page that may not send learns it with the first picture', () => {
  const [BANK, OTHER] = ['https://bank.example', 'https://other.example']
  const register = async (embed_origins: string) => {
    const cookie = await signIn(site, 'admin@demo.example')
    expect((await request(site, 'PATCH', '/api/v1/settings', { cookie, body: { embed_origins } })).status).toBe(200)
  }
  beforeEach(() => register(''))
  afterAll(() => register(''))

  test.each(['booking;branch=wien-innere-stadt', 'messenger-button;alias=anna-gruber'])(
    '%s, whatever site asked before',
    async (tags) => {
      const refusalAt = async (origin: string | undefined) => (await ask(tags, { headers: { origin } })).body.refusal
      // a preview has no origin
      for (const origin of [undefined, 'null']) expect(await refusalAt(origin)).toBeUndefined()
      for (const origin of [BANK, OTHER]) expect(await refusalAt(origin)).toBe(FOREIGN_ORIGIN)
      await register(BANK)
      await expect.poll(() => refusalAt(BANK)).toBeUndefined()
      expect(await refusalAt(OTHER)).toBe(FOREIGN_ORIGIN)
      for (const origin of [undefined, 'null', BANK]) expect(await refusalAt(origin)).toBeUndefined()
    }
  )
})

describe('cached', () => {
  const cacheOf = async (tags: string, asked?: RequestOptions) => (await ask(tags, asked)).headers['cache-control']
  const BUTTON = 'whatsapp-button;alias=anna-gruber'

  test.each([
    ['a button on a foreign page may be shown once more', BUTTON, FOREIGN, /stale-while-revalidate/],
    ['a button on a page of the host is asked for again', BUTTON, OWN, /^no-cache$/],
    ['a card, with who is away today, is asked for again', 'card;alias=anna-gruber', FOREIGN, /^no-cache$/],
    ['a button and a card are asked for again', `${BUTTON},card;alias=anna-gruber`, FOREIGN, /^no-cache$/],
    ['a button without an answer may be shown once more', 'whatsapp-button;alias=nobody', FOREIGN, /stale-while/]
  ])('%s', async (_what, tags, asked, expected) => {
    expect(await cacheOf(`${tags}&v=-3fa9c01b.js`, asked)).toMatch(expected)
  })

  test('without a release, whose texts it knows, nothing is shown once more', async () => {
    expect(await cacheOf(BUTTON, FOREIGN)).toMatch(/^no-cache$/)
  })

  test('an answer without a module that is off is kept, too', async () => {
    const { tenant_id } = await site.app.knex('tenant_domains').where({ host: 'localhost' }).first('tenant_id')
    const row = site.app.knex('tenant_modules').where({ tenant_id, module_name: 'whats-app' })
    await row.clone().update({ effective_state: false })
    await expect.poll(() => addresses('card;alias=anna-gruber')).toHaveLength(2)
    const { tenants } = site.app
    const tenant = await tenants.find('localhost')
    const kept = vi.spyOn(tenants.answers, 'set')
    await ask('card;alias=anna-gruber', { locale: 'en' })
    expect(tenant && kept.mock.calls.length).toBe(1)
    kept.mockRestore()
    await row.clone().update({ effective_state: true })
    await expect.poll(() => addresses('card;alias=anna-gruber')).toHaveLength(3)
  })

  test('what belongs to somebody is not kept', async () => {
    expect(await cacheOf('whatsapp-settings;alias=anna-gruber', { cookie: advisor })).toMatch(/private, no-store/)
  })

  test('an advisor’s change reaches the next page of the host', async () => {
    const settings = '/api/v1/advisors/anna-gruber/whatsapp/settings'
    const isOn = async () =>
      Object.values((await ask(BUTTON)).body.answers as Record<string, { isEnabled: boolean }>)[0]?.isEnabled
    const { whatsapp_enable, whatsapp_id } = (await request(site, 'GET', settings, { cookie: advisor })).body
    const body = { whatsapp_enable, whatsapp_id }
    expect(await isOn()).toBe(true)
    await request(site, 'PUT', settings, { cookie: advisor, body: { ...body, whatsapp_enable: false } })
    await expect.poll(isOn).toBe(false)
    await request(site, 'PUT', settings, { cookie: advisor, body })
    await expect.poll(isOn).toBe(true)
  })
})
