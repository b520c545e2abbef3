import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { request, signIn } from '../../testing/client.ts'
import { NORDBANK } from '../../testing/demo-site.ts'
import { submit } from '../../testing/form.ts'
import { startWalletSite, type WalletSite } from './testing/wallet-site.ts'

const PAGE = '/wallet-card/anna-gruber'

let walletSite: WalletSite
beforeAll(async () => {
  walletSite = await startWalletSite()
})
afterEach(() => walletSite.clear())
afterAll(() => walletSite.stop())

const get = (path: string, asked = {}) =>
  request(walletSite.site, 'GET', path, { ...asked, headers: { accept: 'text/html' } })
const say = (path: string, notify: string, asked = {}) => submit(walletSite.site, path, { notify }, asked)
const consents = () => walletSite.row('wallet_passes').orderBy('serial').pluck('notifications_at')
const own = 'Ihre Karte'

/** A phone with a card, and the URL on its back. */
async function holder(fields?: Record<string, string>) {
  const held = await walletSite.holder('anna-gruber', fields)
  return { ...held, manage: new URL(held.phone.back(held.serial).manage ?? '').pathname }
}

async function send() {
  const cookie = await signIn(walletSite.site, 'marketing@demo.example')
  const body = { text: 'Neue Zinsen', advisors: ['anna-gruber'] }
  const { status } = await request(walletSite.site, 'POST', '/api/v1/wallet-cards/notifications', { cookie, body })
  expect(status).toBe(201)
}

test('a wrong key, that of another card, and that of the file or the pass itself are not accepted', async () => {
  const [one, other] = [await holder(), await holder()]
  const key = other.manage.split('/').at(-1) ?? ''
  const token = one.pass()?.authenticationToken ?? ''
  const wrong = [key, token, `${'ä'.repeat(43)}`, 'x'.repeat(43), 'constructor', key.slice(1)]
  const paths = wrong.map((part) => `${PAGE}/${one.serial}/${encodeURIComponent(part)}`)
  paths.push(`${PAGE}/${'0'.repeat(32)}/${key}`)
  const before = await consents()
  for (const path of paths) {
    expect([(await get(path)).status, (await say(path, 'no')).status], path).toEqual([404, 404])
  }
  expect(await consents()).toEqual(before)
})

test('another institution’s host does not find the card, neither by key nor by cookie', async () => {
  const { manage, serial } = await holder()
  const before = await consents()
  await walletSite.site.app
    .knex('tenant_modules')
    .where({ module_name: 'wallet-cards' })
    .update({ effective_state: true })
  expect([(await get(manage, NORDBANK)).status, (await say(manage, 'no', NORDBANK)).status]).toEqual([404, 404])
  const key = manage.split('/').at(-1)
  const alias = (
    await walletSite.site.app.knex('advisors').whereNot({ tenant_id: walletSite.tenant_id }).first('alias')
  ).alias
  const { text } = await get(`/wallet-card/${alias}`, { ...NORDBANK, cookie: `wallet-card=${serial}.${key}` })
  expect(text).not.toContain('name="notify" value="no"')
  expect(await consents()).toEqual(before)
})

test.each<[what: string, notify: string, origin: string, status: number]>([
  ['a foreign page', 'no', 'https://evil.example', 403],
  ['a page without a name', 'no', 'null', 403]
])('%s changes nothing', async (_what, notify, origin, status) => {
  const { manage } = await holder()
  const before = await consents()
  expect((await say(manage, notify, { headers: { origin } })).status).toBe(status)
  expect(await consents()).toEqual(before)
})

test('an invalid answer changes nothing, and neither does viewing the page', async () => {
  const { manage } = await holder()
  const before = await consents()
  for (const answer of ['', 'maybe', 'YES']) expect((await say(manage, answer)).status).toBe(400)
  expect((await get(manage)).status).toBe(200)
  expect(await consents()).toEqual(before)
})

test('with the module off, the page is not available', async () => {
  const { manage } = await holder()
  const module = walletSite.row('tenant_modules', { module_name: 'wallet-cards' })
  await module.clone().update({ effective_state: false })
  expect([(await get(manage)).status, (await say(manage, 'no')).status]).toEqual([403, 403])
  await module.update({ effective_state: true })
})

test('consent can be withdrawn and given again from the back of the card', async () => {
  const { manage } = await holder()
  const { text, headers } = await get(manage)
  expect(text).toContain('Mitteilungen sind eingeschaltet: Alpenbank darf an Ihre Karte schreiben.')
  expect([headers['referrer-policy'], headers['cache-control']]).toEqual(['no-referrer', 'no-store'])
  const answer = await say(manage, 'no')
  expect([answer.status, answer.headers.location]).toEqual([303, manage])
  expect((await get(manage)).text).toContain('Mitteilungen sind ausgeschaltet')
  expect(await consents()).toEqual([null])
  await say(manage, 'yes')
  expect(await consents()).toEqual([expect.any(String)])
})

test('the browser that took a card recognises it, on that page only and not in scripts', async () => {
  expect((await get(PAGE)).text).not.toContain(own)
  const taken = await submit(walletSite.site, PAGE, { kind: 'apple', notify: 'yes' })
  const [line = ''] = taken.headers['set-cookie'] ?? []
  const scope = 'Path=/wallet-card/anna-gruber; Max-Age=31536000; SameSite=Lax; HttpOnly; Secure'
  expect(line.split(/; (.*)/)).toEqual([expect.stringMatching(/^wallet-card=[\da-f]{32}\.[\w-]{43}$/), scope, ''])
  const cookie = line.split(';')[0]
  const { text } = await get(PAGE, { cookie })
  expect(text).toContain(own)
  expect(text).toContain('Mitteilungen ausschalten')
  const action = /<form method="post" action="([^"]*)"[^>]*><button[^>]*value="no"/.exec(text)?.[1] ?? ''
  expect((await say(action, 'no')).status).toBe(303)
  expect((await get(PAGE, { cookie })).text).toContain('Mitteilungen erlauben')
})

test.each(['x', '.', 'constructor.constructor', `${'0'.repeat(32)}.${'x'.repeat(43)}`])(
  'a forged cookie, %s, shows no card',
  async (value) => {
    const { status, text } = await get(PAGE, { cookie: `wallet-card=${value}` })
    expect([status, text.includes(own)]).toEqual([200, false])
  }
)

test('a withdrawal between confirmation and delivery is respected', async () => {
  const [stays, leaves] = [await holder(), await holder()]
  await send()
  await say(leaves.manage, 'no')
  await walletSite.deliver()
  expect(walletSite.woken()).toEqual([stays.phone.pushToken])
  for (const { phone } of [stays, leaves]) await phone.wake()
  expect([stays, leaves].map(({ phone }) => phone.alerts.length)).toEqual([1, 0])
  expect(leaves.phone.back(leaves.serial).news).toBe('Noch keine Nachricht')
})

test('the same applies if Apple was unreachable at first', async () => {
  const { manage, phone } = await holder()
  walletSite.apple.treat(() => ({ status: 503 }))
  await send()
  await walletSite.deliver()
  await say(manage, 'no')
  walletSite.apple.clear()
  const { clock } = walletSite.site
  clock.time = new Date(clock.time.getTime() + 3_600_000)
  await walletSite.deliver()
  expect(walletSite.woken()).toEqual([])
  await phone.wake()
  expect(phone.alerts).toEqual([])
})
