import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { formOfPerson } from '#contract/people'
import { request, signIn } from '../../testing/client.ts'
import { startDemoSite } from '../../testing/demo-site.ts'
import { deliver } from '../../testing/mailbox.ts'
import type { Site } from '../../testing/site.ts'

let site: Site
let admin: string
let branch: string
let nth = 0

beforeAll(async () => {
  site = await startDemoSite()
  admin = await signIn(site, 'admin@demo.example')
  branch = (await site.app.knex('organizations').where({ alias: 'wien-innere-stadt' }).first('uuid')).uuid
})
afterEach(async () => {
  await choose('online_appointment whatsapp email_address vcard wallet_cards')
  await turnWhatsApp(true)
})
afterAll(() => site.stop())

const ask = (method: string, path: string, body?: unknown) =>
  request(site, method, `/api/v1${path}`, { cookie: admin, ...(body !== undefined && { body }) })
const choose = (default_contact_options: string) => ask('PUT', '/settings', { default_contact_options })
const turnWhatsApp = (isOn: boolean) => ask('PUT', '/modules', { module_name: 'whats-app', effective_state: isOn })
const address = () => {
  nth += 1
  return `neu-${nth}@bank.example`
}
const find = async (email: string) => {
  const { uuid } = (await ask('GET', `/people?status=all&q=${encodeURIComponent(email)}`)).body.people[0]
  return (await ask('GET', `/people/${uuid}`)).body
}
const names = (email_address: string) => ({ first_name: 'Eva', last_name: 'Neu', email_address })

/** Every way in which a person gets a card without anybody naming the contact options. */
const WAYS: Record<string, (email: string) => Promise<unknown>> = {
  'the form': async (email) => {
    const { contact_options } = (await ask('GET', '/people/choices')).body
    return ask('POST', '/people', { ...names(email), organization_uuid: branch, has_card: true, contact_options })
  },
  'the API': (email) => ask('POST', '/people', { ...names(email), organization_uuid: branch, has_card: true }),
  'a card for an account that has none, as sign-in services create it': async (email) => {
    await ask('POST', '/people', names(email))
    const { uuid, revision, contact_options } = await find(email)
    const body = { ...names(email), organization_uuid: branch, has_card: true, contact_options, revision }
    return ask('PUT', `/people/${uuid}`, body)
  },
  'such a card by the API': async (email) => {
    await ask('POST', '/people', names(email))
    const { uuid, revision } = await find(email)
    return ask('PUT', `/people/${uuid}`, { ...names(email), organization_uuid: branch, has_card: true, revision })
  },
  'an import': (email) => importFile(`E-Mail-Adresse;Vorname;Nachname;Filiale\n${email};Eva;Neu;wien-innere-stadt`),
  'an import for an account without a card': async (email) => {
    await ask('POST', '/people', names(email))
    await importFile(`E-Mail-Adresse;Filiale;Karte\n${email};wien-innere-stadt;ja`)
  }
}

async function importFile(text: string) {
  const upload = { cookie: admin, body: Buffer.from(text), headers: { 'content-type': 'text/csv' } }
  const { uuid } = (await request(site, 'POST', '/api/v1/people-imports?file_name=neu.csv', upload)).body
  await deliver(site)
  await ask('POST', `/people-imports/${uuid}/start`)
  await deliver(site)
}

test.each(['wallet', 'online_appointment, vcard'])('“%s” is refused as the default', async (value) => {
  expect((await choose(value)).status).toBe(422)
})

test.each(Object.entries(WAYS))('by %s a card starts with the default of the institution', async (_way, make) => {
  await choose('whatsapp messenger vcard')
  const email = address()
  await make(email)
  expect(await find(email)).toMatchObject({ has_card: true, contact_options: ['messenger', 'vcard', 'whatsapp'] })
})

test.each(Object.entries(WAYS))(
  'by %s a card can be booked at the branch, until its owner chooses otherwise',
  async (_way, make) => {
    const email = address()
    await make(email)
    const person = await find(email)
    const { alias, uuid, revision } = person
    const types = async () => (await request(site, 'GET', `/api/v1/advisors/${alias}/appointment-types`)).body
    expect(await types()).toEqual([{ type: 'in-branch' }])
    const { advisor_uuid } = await site.app.knex('users').where({ email_address: email }).first('advisor_uuid')
    await site.app.knex('advisor_appointment_types').where({ advisor_uuid }).update({ type: 'online' })
    const { status } = await ask('PUT', `/people/${uuid}`, { ...formOfPerson(person), position: 'Beratung', revision })
    expect([status, await types()]).toEqual([200, [{ type: 'online' }]])
  }
)

test.each(Object.entries(WAYS))('by %s a card has WhatsApp only if its module is on', async (_way, make) => {
  await turnWhatsApp(false)
  const [without, withIt] = [address(), address()]
  await make(without)
  await turnWhatsApp(true)
  await make(withIt)
  const rest = ['email_address', 'online_appointment', 'vcard', 'wallet_cards']
  expect((await find(without)).contact_options).toEqual(rest)
  expect((await find(withIt)).contact_options).toEqual([...rest, 'whatsapp'])
})

test('no options at all can be the default, and can be chosen', async () => {
  await choose('')
  const [first, second] = [address(), address()]
  await WAYS['the API']?.(first)
  await choose('vcard')
  await ask('POST', '/people', { ...names(second), organization_uuid: branch, has_card: true, contact_options: [] })
  expect([(await find(first)).contact_options, (await find(second)).contact_options]).toEqual([[], []])
})

test('a change without contact options leaves those of the card', async () => {
  const email = address()
  await WAYS['the API']?.(email)
  await choose('vcard')
  const { uuid, revision, contact_options } = await find(email)
  const body = { ...names(email), organization_uuid: branch, has_card: true, position: 'Leitung', revision }
  expect((await ask('PUT', `/people/${uuid}`, body)).status).toBe(200)
  expect(await find(email)).toMatchObject({ position: 'Leitung', contact_options })
})

test('a change of the default does not make a person outdated', async () => {
  const email = address()
  await ask('POST', '/people', names(email))
  const { uuid, revision } = await find(email)
  await choose('vcard')
  expect((await find(email)).revision).toBe(revision)
  expect((await ask('PUT', `/people/${uuid}`, { ...names(email), revision })).status).toBe(200)
})
