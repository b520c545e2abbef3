import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { HOUR } from '../../core/base/clock.ts'
import { request, signIn } from '../../testing/client.ts'
import { MONDAY } from '../../testing/demo-site.ts'
import type { Site } from '../../testing/site.ts'
import type { Apple } from '../wallet/testing/apple.ts'
import type { Phone } from '../wallet/testing/phone.ts'
import { startWalletSite, type WalletSite } from '../wallet/testing/wallet-site.ts'

let walletSite: WalletSite
let apple: Apple
let site: Site
let deliver: WalletSite['deliver']

beforeAll(async () => {
  walletSite = await startWalletSite()
  ;({ apple, site, deliver } = walletSite)
})
afterEach(() => walletSite.clear())
afterAll(() => walletSite.stop())

const holder = async (alias = 'anna-gruber', notify: 'yes' | 'no' = 'yes') =>
  (await walletSite.holder(alias, { notify })).phone

async function send(text = 'Neue Zinsen') {
  const cookie = await signIn(site, 'marketing@demo.example')
  const body = { text, advisors: ['anna-gruber'] }
  expect((await request(site, 'POST', '/api/v1/wallet-cards/notifications', { cookie, body })).status).toBe(201)
}
/** Every phone that has been woken since fetches its changes. */
async function wakeWoken(all: readonly Phone[]) {
  const woken = new Set(apple.received.map(({ token }) => token))
  for (const phone of all) if (woken.has(phone.pushToken)) await phone.wake()
}
const tokensOf = (all: readonly Phone[]) => all.map(({ pushToken }) => pushToken).sort()
const alerts = (all: readonly Phone[]) => all.map((phone) => phone.alerts.length)

test('only phones with consent are woken and notified', async () => {
  const reached = [await holder(), await holder(), await holder()]
  const others = [await holder('lukas-hofer'), await holder('anna-gruber', 'no')]
  await send()
  await deliver()
  expect(walletSite.woken()).toEqual(tokensOf(reached))
  await wakeWoken([...reached, ...others])
  expect(alerts([...reached, ...others])).toEqual([1, 1, 1, 0, 0])
  expect((await site.app.knex('wallet_notifications').first('finished_at')).finished_at).toBeTruthy()
})

const counted = async (metric: string): Promise<number> =>
  Number((await site.app.knex('report_events').where({ metric }).sum('count as sum').first())?.sum ?? 0)

test('reports count the phones to which it was sent, once each, and none of those to whom it was not', async () => {
  const before = [await counted('push-sent'), await counted('push-reached')]
  const [unreached] = [await holder(), await holder(), await holder('anna-gruber', 'no')]
  apple.treat(({ token }) =>
    token === unreached.pushToken ? { status: 503, reason: 'ServiceUnavailable' } : { status: 200 }
  )
  await send()
  await deliver()
  const now = async () => [
    (await counted('push-sent')) - (before[0] ?? 0),
    (await counted('push-reached')) - (before[1] ?? 0)
  ]
  expect(await now()).toEqual([2, 1])
  apple.treat(() => ({ status: 200 }))
  site.clock.time = new Date(site.clock.time.getTime() + HOUR)
  await deliver()
  expect(await now()).toEqual([2, 2])
})

test('a phone that is gone is deleted, and the others are notified', async () => {
  const [gone, there] = [await holder(), await holder()]
  apple.treat(({ token }) => (token === gone.pushToken ? { status: 410, reason: 'Unregistered' } : { status: 200 }))
  await send()
  await deliver()
  expect(await site.app.knex('wallet_registrations').pluck('push_token')).toEqual([there.pushToken])
})

test.each<[what: string, answer: Parameters<Apple['treat']>[0]]>([
  ['that it is too busy', () => ({ status: 503, reason: 'ServiceUnavailable' })],
  ['that this was too often', () => ({ status: 429, reason: 'TooManyRequests' })],
  ['nothing, and cuts the line', () => 'cut']
])('when Apple answers %s, the phones not reached are woken later, and none twice', async (_what, answer) => {
  const all = [await holder(), await holder(), await holder()]
  const [first] = all
  apple.treat((push) => (push.token === first?.pushToken ? { status: 200 } : answer(push)))
  await send()
  await deliver()
  const woken = await site.app.knex('wallet_registrations').whereNotNull('woken_for').pluck('push_token')
  expect(await site.app.knex('outbox').where({ kind: 'wallet-notification' }).first('state')).toEqual({
    state: 'waiting'
  })
  apple.clear()
  site.clock.time = new Date(MONDAY.getTime() + HOUR)
  await deliver()
  expect(walletSite.woken()).toEqual(tokensOf(all.filter(({ pushToken }) => !woken.includes(pushToken))))
  expect(await site.app.knex('wallet_registrations').whereNull('woken_for')).toEqual([])
  for (const phone of all) await phone.wake()
  expect(alerts(all)).toEqual([1, 1, 1])
})
