import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Departure } from '#contract/people'
import { request, signIn } from '../../testing/client.ts'
import { type LivingSite, startLivingSite } from '../../wallet/wallet/testing/living-site.ts'

let living: LivingSite
let anna: string
let lukas: string

beforeAll(async () => {
  living = await startLivingSite()
  anna = (await living.row('users', { email_address: 'advisor@demo.example' }).first('uuid')).uuid
  lukas = (await living.row('users', { email_address: 'second@demo.example' }).first('uuid')).uuid
})
afterEach(async () => {
  await ask('DELETE', 'deactivation')
  await living.clear()
})
afterAll(() => living.stop())

const ask = async (method: string, rest: string, body?: Partial<Departure>) =>
  request(living.site, method, `/api/v1/people/${anna}/${rest}`, {
    ...(body && { body }),
    cookie: await signIn(living.site, 'admin@demo.example')
  })

test('wallet cards are counted, and show the successor afterwards', async () => {
  const { phone, name } = await living.holder()
  expect((await ask('GET', 'hand-over')).body.cards).toBe(1)
  expect((await ask('POST', 'deactivation', { successor_uuid: lukas, cards: 'hand-over' })).status).toBe(200)
  await living.deliver()
  await phone.wake()
  expect(name()).toContain('Hofer')
})

test('wallet cards can be voided although their advisor has left', async () => {
  const { phone, pass } = await living.holder()
  expect((await ask('POST', 'deactivation', { cards: 'revoke' })).status).toBe(200)
  await living.deliver()
  await phone.wake()
  expect(pass()?.voided).toBe(true)
})

test('wallet cards that are kept stay valid, and no further ones are issued', async () => {
  const { phone, pass, name } = await living.holder()
  await ask('POST', 'deactivation', {})
  await living.deliver()
  await phone.wake()
  expect([pass()?.voided, name()]).toEqual([undefined, expect.stringContaining('Gruber')])
  expect((await request(living.site, 'GET', '/wallet-card/anna-gruber')).status).toBe(404)
})
