import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Departure } from '#contract/people'
import { request, signIn } from '../../testing/client.ts'
import { startWalletSite, type WalletSite } from '../../wallet/wallet/testing/wallet-site.ts'

let walletSite: WalletSite
let anna: string
let lukas: string

beforeAll(async () => {
  walletSite = await startWalletSite()
  anna = (await walletSite.row('users', { email_address: 'advisor@demo.example' }).first('uuid')).uuid
  lukas = (await walletSite.row('users', { email_address: 'second@demo.example' }).first('uuid')).uuid
})
afterEach(async () => {
  await ask('DELETE', 'deactivation')
  await walletSite.clear()
})
afterAll(() => walletSite.stop())

const ask = async (method: string, rest: string, body?: Partial<Departure>) =>
  request(walletSite.site, method, `/api/v1/people/${anna}/${rest}`, {
    ...(body && { body }),
    cookie: await signIn(walletSite.site, 'admin@demo.example')
  })

test('wallet cards are counted, and show the successor afterwards', async () => {
  const { phone, name } = await walletSite.holder()
  expect((await ask('GET', 'hand-over')).body.cards).toBe(1)
  expect((await ask('POST', 'deactivation', { successor_uuid: lukas, cards: 'hand-over' })).status).toBe(200)
  await walletSite.deliver()
  await phone.wake()
  expect(name()).toContain('Hofer')
})

test('wallet cards can be voided although their advisor has left', async () => {
  const { phone, pass } = await walletSite.holder()
  expect((await ask('POST', 'deactivation', { cards: 'revoke' })).status).toBe(200)
  await walletSite.deliver()
  await phone.wake()
  expect(pass()?.voided).toBe(true)
})

test('wallet cards that are kept stay valid, and no further ones are issued', async () => {
  const { phone, pass, name } = await walletSite.holder()
  await ask('POST', 'deactivation', {})
  await walletSite.deliver()
  await phone.wake()
  expect([pass()?.voided, name()]).toEqual([undefined, expect.stringContaining('Gruber')])
  expect((await request(walletSite.site, 'GET', '/wallet-card/anna-gruber')).status).toBe(404)
})
