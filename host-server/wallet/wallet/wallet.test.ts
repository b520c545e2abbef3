import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { instant } from '../../core/base/clock.ts'
import { flush } from '../../core/events/hits.queue.ts'
import { hashToken } from '../../core/security/tokens.ts'
import { request } from '../../testing/client.ts'
import { MONDAY, NORDBANK, startDemoSite } from '../../testing/demo-site.ts'
import { submit } from '../../testing/form.ts'
import type { Site } from '../../testing/site.ts'
import { download, filesOf, newPass, passJson, takePass } from './testing/pass-file.ts'

const PATH = '/wallet-card/anna-gruber'
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Version/18.1 Mobile Safari/604.1'
const ANDROID = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/131.0.0.0 Mobile Safari/537.36'

let site: Site
let tenantId: string

beforeAll(async () => {
  site = await startDemoSite({}, { BASE_URL: 'https://advisors.example' })
  tenantId = (await site.app.knex('tenant_domains').where({ host: 'localhost' }).first('tenant_id')).tenant_id
})
afterEach(async () => {
  site.clock.time = MONDAY
  await site.app.knex('rate_limits').delete()
})
afterAll(() => site.stop())

const get = (path: string, { agent = '', ...asked }: { agent?: string; host?: string } = {}) =>
  request(site, 'GET', path, { ...asked, headers: { accept: 'text/html', 'user-agent': agent } })
/** The page's own content, without the frame. */
const mainOf = (text: string) => /<main.*<\/main>/s.exec(text)?.[0] ?? ''
const take = (fields: Record<string, string>, path = PATH, asked = {}) => submit(site, path, fields, asked)
const passes = () => site.app.knex('wallet_passes')
const advisor = () => site.app.knex('advisors').where({ tenant_id: tenantId, alias: 'anna-gruber' })

test('with the module off there is neither page nor pass, nor a file that was issued before', async () => {
  const file = await takePass(site, 'anna-gruber')
  const module = site.app.knex('tenant_modules').where({ tenant_id: tenantId, module_name: 'wallet-cards' })
  await module.clone().update({ effective_state: false })
  const before = await passes()
  const answers = [await get(PATH), await get(file), await get(`${PATH}/photo.png`), await take({ kind: 'apple' })]
  expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403])
  expect(await passes()).toEqual(before)
  await module.update({ effective_state: true })
})

test('an advisor who offers no card has none', async () => {
  const file = await takePass(site, 'anna-gruber')
  const { uuid } = await advisor().first('uuid')
  const option = { tenant_id: tenantId, advisor_uuid: uuid, name: 'wallet_cards' }
  await site.app.knex('advisor_contact_options').where(option).delete()
  const answers = [await get(PATH), await get(file), await get(`${PATH}/photo.png`), await take({ kind: 'apple' })]
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404])
  await site.app.knex('advisor_contact_options').insert(option)
})

test.each([
  '/wallet-card/nobody',
  '/wallet-card/',
  '/wallet-card/Anna%0d%0aX',
  '/wallet-card/..%2fanna-gruber',
  `${PATH}/x`,
  `${PATH}/${'0'.repeat(32)}/${'x'.repeat(43)}.pkpass`,
  `${PATH}/${'0'.repeat(32)}/%F0%9F%8F%94.pkpass`,
  `${PATH}/__proto__/constructor.pkpass`
])('nothing is found at %s', async (path) => expect((await get(path)).status).toBe(404))

test('another institution’s advisor is not found, nor their files', async () => {
  await site.app.knex('tenant_modules').where({ module_name: 'wallet-cards' }).update({ effective_state: true })
  const file = await takePass(site, 'anna-gruber')
  const answers = [await get(PATH, NORDBANK), await get(file, NORDBANK), await take({ kind: 'apple' }, PATH, NORDBANK)]
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404])
})

test('a file is available at its own URL only, under its advisor, for an hour', async () => {
  const file = await takePass(site, 'anna-gruber')
  const [, , , serial = '', key = ''] = file.split('/')
  const other = (await takePass(site, 'anna-gruber')).split('/')[4]
  expect((await get(`${PATH}/${serial}/${other}`)).status).toBe(404)
  expect((await get(`/wallet-card/lukas-hofer/${serial}/${key}`)).status).toBe(404)
  const { authenticationToken } = passJson(filesOf(await download(site, file)))
  expect((await get(`${PATH}/${serial}/${authenticationToken}.pkpass`)).status).toBe(404)
  site.clock.time = new Date(MONDAY.getTime() + 59 * 60_000)
  expect((await get(file)).status).toBe(200)
  site.clock.time = new Date(MONDAY.getTime() + 61 * 60_000)
  expect((await get(file)).status).toBe(404)
})

test.each<Record<string, string>>([{}, { kind: 'google' }, { kind: 'constructor' }, { kind: 'Apple' }])(
  'nothing is issued for a wallet that is not offered: %j',
  async (fields) => {
    const before = await passes()
    expect((await take(fields)).status).toBe(404)
    expect(await passes()).toEqual(before)
  }
)

test('a form on a foreign page issues nothing, even where that page may book', async () => {
  const before = await passes()
  const origin = 'https://www.bank.example'
  await site.app.knex('tenant_settings').where({ tenant_id: tenantId, name: 'embed_origins' }).delete()
  await site.app.knex('tenant_settings').insert({ tenant_id: tenantId, name: 'embed_origins', value: origin })
  for (const headers of [{ origin }, { origin: 'https://evil.example' }, { origin: 'null' }]) {
    expect((await take({ kind: 'apple', notify: 'yes' }, PATH, { headers })).status).toBe(403)
  }
  expect(await passes()).toEqual(before)
})

test('an address gets at most twenty cards an hour', async () => {
  for (let count = 0; count < 20; count += 1) expect((await take({ kind: 'apple' })).status).toBe(303)
  const before = await passes()
  const { status, headers } = await take({ kind: 'apple' })
  expect([status, Number(headers['retry-after']) > 0]).toEqual([429, true])
  expect(await passes()).toEqual(before)
})

test('repeated requests for a file are limited', async () => {
  const file = await takePass(site, 'anna-gruber')
  await site.app.knex('rate_limits').whereLike('key', 'wallet-signature%').delete()
  const expire = MONDAY.getTime() + 60_000
  const key = `wallet-signature:${tenantId}:127.0.0.1`
  await site.app.knex('rate_limits').insert({ key, points: 60, expire })
  expect((await get(file)).status).toBe(429)
})

test('a visitor who does not agree is recorded as such, and viewing the page records nothing', async () => {
  await passes().delete()
  await get(PATH, { agent: IPHONE })
  expect(await passes()).toEqual([])
  await take({ kind: 'apple' })
  await take({ kind: 'apple', notify: 'no' })
  expect(await passes().pluck('notifications_at')).toEqual([null, null])
})

test('an issued pass stores the consent with its time, and only the token’s hash', async () => {
  await passes().delete()
  const pass = passJson(await newPass(site, 'anna-gruber', { notify: 'yes' }))
  const { uuid } = await advisor().first('uuid')
  expect(await passes()).toEqual([
    {
      tenant_id: tenantId,
      serial: pass.serialNumber,
      advisor_uuid: uuid,
      kind: 'apple',
      token_hash: hashToken(pass.authenticationToken),
      created_at: instant(MONDAY),
      changed_at: instant(MONDAY),
      notifications_at: instant(MONDAY),
      notification_uuid: null,
      revision: 0,
      revoked_at: null,
      appointment_uuid: null,
      follows_visitor: false,
      next_appointment: '',
      saved_at: null,
      google_word_until: null,
      owner_user_uuid: null
    }
  ])
})

test('no two passes share a serial or a token, and a repeated download is the same pass', async () => {
  const file = await takePass(site, 'anna-gruber')
  const [first, again] = [await download(site, file), await download(site, file)].map((one) => passJson(filesOf(one)))
  expect(again).toEqual(first)
  const other = passJson(await newPass(site, 'anna-gruber'))
  expect(other.serialNumber).not.toBe(first.serialNumber)
  expect(other.authenticationToken).not.toBe(first.authenticationToken)
})

test('the file opens in a phone’s wallet and is not cached', async () => {
  const { headers } = await get(await takePass(site, 'anna-gruber'))
  expect(headers).toMatchObject({
    'content-type': 'application/vnd.apple.pkpass',
    'content-disposition': 'attachment; filename="anna-gruber.pkpass"',
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex'
  })
})

test.each([
  ['an iPhone', IPHONE, ['Zu Apple Wallet hinzufügen'], false],
  ['an Android phone', ANDROID, ['Karte herunterladen'], false],
  ['an iPad, which has no wallet', 'Mozilla/5.0 (iPad; CPU OS 18_1 like Mac OS X)', ['Karte herunterladen'], true],
  ['a desk', 'Mozilla/5.0 (X11; Linux x86_64) Firefox/133.0', ['Karte herunterladen'], true],
  ['something that does not say', '', ['Karte herunterladen'], true]
])(
  '%s is offered the wallets it supports, and asked without a preselected answer',
  async (_what, agent, buttons, hasCode) => {
    const { status, text, headers } = await get(PATH, { agent })
    expect(status).toBe(200)
    expect([...mainOf(text).matchAll(/<button[^>]*>([^<]*)/g)].map(([, label]) => label)).toEqual(buttons)
    expect(text.includes('role="img" aria-label="QR-Code')).toBe(hasCode)
    const [box = ''] = /<input[^>]*type="checkbox"[^>]*>/.exec(mainOf(text)) ?? []
    expect(box).toContain('name="notify"')
    expect(box).not.toContain('checked')
    expect(text.includes('iPhone: Apple Wallet')).toBe(hasCode)
    expect(mainOf(text)).not.toMatch(/PKPass|iOS|Version/)
    expect([headers['cache-control'], headers['x-robots-tag']]).toEqual(['no-store', 'noindex'])
    expect(text).toContain('<meta name="robots" content="noindex"')
    expect(mainOf(text)).not.toContain('<script')
  }
)

test('a badge is its words, until the operator provides the artwork in the language of the page', async () => {
  const badge = '/wallet-badges/apple-de.svg'
  const main = async (agent: string) => mainOf((await get(PATH, { agent })).text)
  expect((await get(badge)).status).toBe(404)
  expect(await main(IPHONE)).toMatch(/<button[^>]*class="wallet-badge apple">Zu Apple Wallet hinzufügen</)
  const folder = join(site.app.config.DATA_DIR, 'wallet', 'badges')
  mkdirSync(folder, { recursive: true })
  for (const file of ['apple-de.svg', 'google-en.svg']) writeFileSync(join(folder, file), '<svg/>')
  const { status, headers, text } = await get(badge)
  expect([status, headers['content-type'], text]).toEqual([200, 'image/svg+xml', '<svg/>'])
  expect(await main(IPHONE)).toContain(`<img src="${badge}" alt="Zu Apple Wallet hinzufügen"`)
  expect(await main(ANDROID)).not.toContain('/wallet-badges/')
  for (const file of ['apple-fr.svg', '..%2fdevelopment-chain.json', 'apple-de.svg%00']) {
    expect((await get(`/wallet-badges/${file}`)).status).toBe(404)
  }
  rmSync(folder, { recursive: true })
})

test('a name with markup is printed as text', async () => {
  const before = await advisor().first('last_name')
  await advisor().update({ last_name: '"><script>alert(1)</script>' })
  const { text } = await get(PATH)
  expect(text).not.toContain('<script>')
  expect(text).toContain('&lt;script>alert(1)&lt;/script>')
  await advisor().update(before)
})

test('issued cards are counted for visitors, and not for bots', async () => {
  const counted = async (agent: string) => {
    await take({ kind: 'apple' }, PATH, { headers: { 'user-agent': agent } })
    await flush(site.app)
    return site.app.knex('advisor_hits').select('kind', 'advisor_alias', 'count')
  }
  expect(await counted('Googlebot/2.1')).toEqual([])
  expect(await counted(IPHONE)).toEqual([{ kind: 'wallet', advisor_alias: 'anna-gruber', count: 1 }])
})

test('anyone can load the photo', async () => {
  const { status, headers } = await get(`${PATH}/photo.png`)
  expect([status, headers['content-type']]).toEqual([200, 'image/png'])
})
