import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { MINUTE } from '../../core/base/clock.ts'
import { checkCards } from './pass-updates.ts'
import { startWalletSite, type WalletSite } from './testing/wallet-site.ts'

let walletSite: WalletSite
beforeAll(async () => {
  walletSite = await startWalletSite()
})
afterEach(() => walletSite.clear())
afterAll(() => walletSite.stop())

const row = (table: string, where = {}) => walletSite.row(table, where)
const holder = (alias?: string, fields?: Record<string, string>) => walletSite.holder(alias, fields)
const live = () => walletSite.live()
const woken = () => walletSite.woken()
const anna = () => row('advisors', { alias: 'anna-gruber' })

test('if nothing printed has changed, no phone is woken', async () => {
  await holder()
  await anna().update({ whatsapp_id: 'OTHER' })
  await live()
  expect([woken(), await row('wallet_passes').pluck('revision')]).toEqual([[], [0]])
  expect(await row('outbox')).toEqual([])
})

test('a changed name is on the advisor’s cards within a minute, without an alert, and on no others', async () => {
  const [one, silent, other] = [await holder(), await holder('anna-gruber', {}), await holder('lukas-hofer')]
  const before = await anna().first('last_name')
  await anna().update({ last_name: 'Gruber-Mayr' })
  await live()
  expect(woken()).toEqual([one.phone.pushToken, silent.phone.pushToken].sort())
  for (const { phone } of [one, silent, other]) await phone.wake()
  expect([one, silent, other].map(({ name }) => name())).toEqual([
    'Mag. Anna Gruber-Mayr',
    'Mag. Anna Gruber-Mayr',
    expect.stringContaining('Hofer')
  ])
  expect([one, silent, other].flatMap(({ phone }) => phone.alerts)).toEqual([])
  await anna().update(before)
})

test.each<[what: string, table: string, where: object, change: object]>([
  ['the title', 'advisors', { alias: 'anna-gruber' }, { title_prefix: 'Dr.' }],
  ['the position', 'advisors', { alias: 'anna-gruber' }, { position: 'Filialleiterin' }],
  ['the photo', 'advisors', { alias: 'anna-gruber' }, { photo: null }],
  ['the telephone', 'advisors', { alias: 'anna-gruber' }, { phone_number: '+43 1 5550199' }],
  ['the e-mail', 'advisors', { alias: 'anna-gruber' }, { email_address: 'anna@bank.example' }],
  ['the branch', 'organizations', {}, { public_name: 'Filiale am Platz' }],
  ["the branch's address", 'organizations', {}, { street: 'Neue Gasse 1' }],
  ["the institution's name", 'tenants', {}, { name: 'Neue Alpenbank' }],
  ["the institution's colour", 'tenant_settings', { name: 'primary_color' }, { value: '#123456' }],
  ["the institution's logo", 'tenant_settings', { name: 'images.tenantLogo' }, { value: '/media/other.png' }]
])('%s changes the card, once', async (_what, table, where, change) => {
  const { phone } = await holder()
  const own = () =>
    table === 'tenants' ? walletSite.site.app.knex(table).where({ id: walletSite.tenant_id }) : row(table, where)
  const before = await own()
  await own().update(change)
  await live()
  await live()
  expect(woken()).toEqual([phone.pushToken])
  expect([await phone.wake(), phone.alerts]).toEqual([1, []])
  const columns = Object.keys(change)
  for (const old of before) {
    const mine = own().where(table === 'organizations' ? { uuid: old.uuid } : {})
    expect(await mine.update(Object.fromEntries(columns.map((column) => [column, old[column]])))).toBe(1)
  }
})

test('more cards than fit one batch are all updated', async () => {
  const { serial } = await holder()
  const pass = await row('wallet_passes', { serial }).first()
  const others = Array.from({ length: 250 }, (_, index) => {
    const name = index.toString(16).padStart(32, '0')
    return { ...pass, serial: name, token_hash: name }
  })
  await walletSite.site.app.knex.batchInsert('wallet_passes', others, 100)
  const before = await anna().first('phone_number')
  await anna().update({ phone_number: '+43 1 5550102' })
  await live()
  expect(await row('wallet_passes', { revision: 0 })).toEqual([])
  expect(await row('outbox', { kind: 'wallet-refresh' })).toHaveLength(3)
  await anna().update(before)
})

test('a change noticed by two nodes at the same time is one change', async () => {
  const { phone } = await holder()
  const before = await anna().first('phone_number')
  await anna().update({ phone_number: '+43 1 5550100' })
  await Promise.all([checkCards(walletSite.site.app), checkCards(walletSite.site.app)])
  await live()
  expect(await row('wallet_passes').pluck('revision')).toEqual([
    await row('wallet_revisions')
      .first('revision')
      .then((one) => one.revision)
  ])
  expect(await row('outbox', { kind: 'wallet-refresh' })).toHaveLength(1)
  expect(woken()).toEqual([phone.pushToken])
  await anna().update(before)
})

test('a phone that could not be woken is woken later, and one that was is not woken again', async () => {
  const [one, other] = [await holder(), await holder()]
  walletSite.apple.treat(({ token }) => ({ status: token === one.phone.pushToken ? 200 : 503 }))
  const before = await anna().first('phone_number')
  await anna().update({ phone_number: '+43 1 5550101' })
  await live()
  const reached = await row('wallet_registrations').where('woken_revision', '>', 0).pluck('push_token')
  walletSite.apple.clear()
  const { clock } = walletSite.site
  clock.time = new Date(clock.time.getTime() + 60 * MINUTE)
  await live()
  expect(woken()).toEqual(
    [one, other]
      .map(({ phone }) => phone.pushToken)
      .filter((token) => !reached.includes(token))
      .sort()
  )
  expect(await row('wallet_registrations').where('woken_revision', 0)).toEqual([])
  await anna().update(before)
})
