import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { CardOptions } from '#contract/card-options'
import { CONTACT_OPTIONS, type ContactOption } from '#contract/contact-options'
import { request, signIn } from '../../testing/client.ts'
import { NORDBANK, startDemoSite } from '../../testing/demo-site.ts'
import type { Site } from '../../testing/site.ts'

const CARD = '/api/v1/advisors/anna-gruber'
const PATH = `${CARD}/contact-options`

let site: Site
let anna: string
let admin: string

beforeAll(async () => {
  site = await startDemoSite()
  anna = await signIn(site, 'advisor@demo.example')
  admin = await signIn(site, 'admin@demo.example')
})
afterEach(async () => {
  await allow(true)
  await write([...CONTACT_OPTIONS], admin)
})
afterAll(() => site.stop())

const allow = (isAllowed: boolean) =>
  request(site, 'PUT', '/api/v1/settings', {
    cookie: admin,
    body: { advisors_set_contact_options: String(isAllowed) }
  })
const turn = (module_name: string, effective_state: boolean) =>
  request(site, 'PUT', '/api/v1/modules', { cookie: admin, body: { module_name, effective_state } })
const read = async (cookie = anna): Promise<CardOptions> => (await request(site, 'GET', PATH, { cookie })).body
const write = (contact_options: readonly string[], cookie = anna, host = 'localhost') =>
  request(site, 'PUT', PATH, { cookie, host, body: { contact_options } })
const on = async () => (await read()).options.flatMap(({ name, is_on }) => (is_on ? [name] : []))
const onCard = async () => (await request(site, 'GET', `${CARD}?with=offers`)).body.offers.contact as ContactOption[]

test.each([
  ['a guest', '', 401],
  ['another advisor', 'second@demo.example', 403],
  ['a branch manager', 'branch@demo.example', 403],
  ['an administrator of another institution', 'admin@nordbank.example', 404]
])('%s neither reads nor changes them', async (_who, account, status) => {
  const host = account.endsWith('nordbank.example') ? NORDBANK.host : 'localhost'
  const cookie = account && (await signIn(site, account, { host }))
  const before = await read()
  const answers = [await request(site, 'GET', PATH, { cookie, host }), await write([], cookie, host)]
  expect(answers.map((one) => one.status)).toEqual([status, status])
  expect(await read()).toEqual(before)
})

test.each([[['smoke-signals']], [['vcard', 1]]])('%j is refused', async (options) => {
  expect((await write(options as string[])).status).toBe(422)
})

test('advisors see theirs and cannot change them where the institution does not allow it', async () => {
  await allow(false)
  const before = await read()
  expect(before.may_change).toBe(false)
  expect(before.options.map(({ name }) => name)).toEqual(CONTACT_OPTIONS)
  const { status, body } = await write(['vcard'])
  expect([status, body.message]).toEqual([
    403,
    'Welche Kontaktmöglichkeiten eingeschaltet sind, legt Ihr Institut fest. Änderungen macht die Administration.'
  ])
  expect(await read()).toEqual(before)
})

test('an option whose module is off is neither listed nor changed', async () => {
  await turn('wallet-cards', false)
  expect((await read()).options.map(({ name }) => name)).not.toContain('wallet_cards')
  const refused = await write(['wallet_cards'])
  expect([refused.status, refused.body.errors]).toEqual([
    422,
    { contact_options: ['Wallet-Karte ist für das ganze Institut ausgeschaltet.'] }
  ])
  await write(['vcard'])
  await turn('wallet-cards', true)
  expect(await on()).toEqual(['vcard', 'wallet_cards'])
})

test.each([...CONTACT_OPTIONS])('an advisor turns %s off and on again, and the card follows', async (option) => {
  await site.app.knex('advisors').where({ alias: 'anna-gruber' }).update({ whatsapp_enable: true, whatsapp_id: 'A1' })
  const rest = CONTACT_OPTIONS.filter((one) => one !== option)
  const { status, body } = await write(rest)
  expect([status, body]).toEqual([200, await read()])
  expect([await on(), await onCard()]).toEqual([rest, expect.not.arrayContaining([option])])
  await write([...rest, option])
  expect([await on(), await onCard()]).toEqual([[...CONTACT_OPTIONS], expect.arrayContaining([option])])
})

test('WhatsApp without a code is on, but not offered yet', async () => {
  await site.app.knex('advisors').where({ alias: 'anna-gruber' }).update({ whatsapp_enable: false })
  const { options } = await read()
  expect(options.find(({ name }) => name === 'whatsapp')).toMatchObject({ is_on: true, is_offered: false })
})

test('an administrator changes them where advisors may not, and the audit log names who and what', async () => {
  await allow(false)
  expect((await write(['vcard', 'email_address'], admin)).body.may_change).toBe(true)
  const { entries } = (await request(site, 'GET', '/api/v1/audit-log?object=advisor', { cookie: admin })).body
  const { full_name } = (await request(site, 'GET', '/api/v1/me', { cookie: admin })).body
  const mine = entries.filter(({ actor_name }: { actor_name: string }) => actor_name === full_name)
  expect(mine).toContainEqual(
    expect.objectContaining({
      object_name: 'Mag. Anna Gruber',
      changes: [expect.objectContaining({ field: 'contact_options', after: 'email_address, vcard' })]
    })
  )
})
