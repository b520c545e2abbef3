import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type RequestOptions, request, signIn } from '../../testing/client.ts'
import { NORDBANK } from '../../testing/demo-site.ts'
import { submit } from '../../testing/form.ts'
import { startWalletSite, type WalletSite } from './testing/wallet-site.ts'

const ANNA = '/api/v1/advisors/anna-gruber/wallet-cards'

let walletSite: WalletSite
beforeAll(async () => {
  walletSite = await startWalletSite()
})
afterEach(() => walletSite.clear())
afterAll(() => walletSite.stop())

const cookieOf = (account: string, asked = {}) => signIn(walletSite.site, account, asked)
async function post(path: string, body?: object, asked: RequestOptions = {}) {
  const cookie = asked.cookie ?? (await cookieOf('admin@demo.example'))
  return request(walletSite.site, 'POST', path, { ...(body && { body }), ...asked, cookie })
}
const handOver = (successor: string, asked?: RequestOptions) => post(`${ANNA}/hand-over`, { successor }, asked)
const revoke = (asked?: RequestOptions) => post(`${ANNA}/revocation`, undefined, asked)
const passes = () => walletSite.row('wallet_passes').orderBy('serial')
const uuidOf = async (alias: string) => (await walletSite.row('advisors', { alias }).first('uuid')).uuid
const send = async (advisors: string[]) => {
  const cookie = await cookieOf('marketing@demo.example')
  const body = { text: 'Neue Zinsen', advisors }
  expect((await post('/api/v1/wallet-cards/notifications', body, { cookie })).status).toBe(201)
  await walletSite.deliver()
}

test.each([
  ['a guest', '', 401],
  ['the advisor', 'advisor@demo.example', 403],
  ['a marketing manager', 'marketing@demo.example', 403]
])('%s can neither hand over cards nor revoke them', async (_who, account, status) => {
  await walletSite.holder()
  const before = await passes()
  const cookie = account && (await cookieOf(account))
  const answers = [await handOver('lukas-hofer', { cookie }), await revoke({ cookie })]
  expect(answers.map((answer) => answer.status)).toEqual([status, status])
  await walletSite.deliver()
  expect([await passes(), await walletSite.row('wallet_transfers')]).toEqual([before, []])
})

test('another institution’s administrator cannot, nor can cards go to its advisors', async () => {
  await walletSite.holder()
  const before = await passes()
  await walletSite.site.app
    .knex('tenant_modules')
    .where({ module_name: 'wallet-cards' })
    .update({ effective_state: true })
  const asked = { ...NORDBANK, cookie: await cookieOf('admin@nordbank.example', NORDBANK) }
  expect([(await handOver('lukas-hofer', asked)).status, (await revoke(asked)).status]).toEqual([404, 404])
  const { knex } = walletSite.site.app
  const [foreign] = await knex('advisors').whereNot({ tenant_id: walletSite.tenant_id }).pluck('alias')
  expect((await handOver(foreign)).body.errors).toHaveProperty('successor')
  await walletSite.deliver()
  expect([await passes(), await knex('wallet_transfers')]).toEqual([before, []])
})

test.each(['nobody', 'anna-gruber', 'Anna', '', null])('cards are not handed over to %j', async (successor) => {
  const { status, body } = await post(`${ANNA}/hand-over`, { successor })
  expect([status, Object.keys(body.errors)]).toEqual([422, ['successor']])
})

test('handed-over cards show the successor, keep their consent, and the transfer is recorded with its author', async () => {
  const [agreed, silent, other] = [
    await walletSite.holder(),
    await walletSite.holder('anna-gruber', {}),
    await walletSite.holder('emre-yildiz')
  ]
  const consents = await walletSite.row('wallet_passes').orderBy('serial').select('serial', 'notifications_at')
  const { status, body } = await handOver('lukas-hofer')
  expect([status, body]).toEqual([202, { uuid: expect.any(String), cards: 2 }])
  await walletSite.deliver()
  expect(walletSite.woken()).toEqual([agreed, silent].map(({ phone }) => phone.pushToken).sort())
  for (const { phone } of [agreed, silent, other]) await phone.wake()
  const lukas = expect.stringContaining('Hofer')
  expect([agreed, silent, other].map(({ name }) => name())).toEqual([
    lukas,
    lukas,
    expect.not.stringContaining('Hofer')
  ])
  expect([agreed, silent, other].flatMap(({ phone }) => phone.alerts)).toEqual([])
  expect(await walletSite.row('wallet_passes').orderBy('serial').select('serial', 'notifications_at')).toEqual(consents)
  expect(await walletSite.row('wallet_transfers')).toMatchObject([
    {
      advisor_uuid: await uuidOf('anna-gruber'),
      advisor_alias: 'anna-gruber',
      successor_alias: 'lukas-hofer',
      user_uuid: (await walletSite.row('users', { email_address: 'admin@demo.example' }).first('uuid')).uuid,
      cards: 2
    }
  ])
  await send(['lukas-hofer'])
  for (const { phone } of [agreed, silent]) await phone.wake()
  expect([agreed, silent].map(({ phone }) => phone.alerts.length)).toEqual([1, 0])
})

test('afterwards the cards follow the successor’s changes', async () => {
  const { phone, name } = await walletSite.holder()
  await handOver('lukas-hofer')
  await walletSite.deliver()
  const lukas = () => walletSite.row('advisors', { alias: 'lukas-hofer' })
  const before = await lukas().first('last_name')
  await lukas().update({ last_name: 'Hofer-Lang' })
  await walletSite.live()
  await phone.wake()
  expect(name()).toContain('Hofer-Lang')
  await lukas().update(before)
})

test('a revoked card is void, gets no notifications, and its holder cannot consent to any', async () => {
  const [revoked, other] = [await walletSite.holder(), await walletSite.holder('lukas-hofer')]
  const manage = revoked.phone.back(revoked.serial).manage ?? ''
  expect((await revoke()).body.cards).toBe(1)
  await walletSite.deliver()
  expect(walletSite.woken()).toEqual([revoked.phone.pushToken])
  for (const { phone } of [revoked, other]) await phone.wake()
  expect([revoked.pass()?.voided, other.pass()?.voided]).toEqual([true, undefined])
  expect((await submit(walletSite.site, new URL(manage).pathname, { notify: 'yes' })).status).toBe(404)
  await send(['anna-gruber'])
  await revoked.phone.wake()
  expect([revoked.phone.alerts, revoked.phone.back(revoked.serial).news]).toEqual([[], 'Noch keine Nachricht'])
  expect(walletSite.woken()).toHaveLength(1)
  expect((await handOver('lukas-hofer')).body.cards).toBe(0)
})
