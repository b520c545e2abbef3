import { afterEach, beforeEach, expect, test } from 'vitest'
import { formOfPerson } from '#contract/people'
import { book, MONDAY, type Office, openOffice, TUESDAY } from '../../booking/appointments/testing/office.ts'
import { record } from '../../core/events/audit-record.ts'
import { readLedger } from '../../core/jobs/erasure-ledger.ts'
import type { StaffEraser } from '../../core/jobs/staff-erasing.ts'
import { request, signIn } from '../../testing/client.ts'
import { NORDBANK } from '../../testing/demo-site.ts'
import { replayErasures } from './replay.ts'

let office: Office
let cookie: string
let tenant_id: string
let advisor: Record<'uuid' | 'alias' | 'first_name' | 'last_name' | 'organization_uuid', string>

async function giveRole(email: string) {
  const { uuid, tenant_id } = await office.knex('users').where({ email_address: email }).first('uuid', 'tenant_id')
  await office.knex('user_roles').insert({ tenant_id, user_uuid: uuid, role: 'profile-delete-manager' })
  return tenant_id
}

beforeEach(async () => {
  office = await openOffice()
  tenant_id = await giveRole('admin@demo.example')
  cookie = await signIn(office.site, 'admin@demo.example')
  advisor = await office.knex('advisors').where({ tenant_id, alias: office.alias }).first()
})
afterEach(() => office.site.stop())

const ask = (method: string, path: string, body?: object, asked = {}) =>
  request(office.site, method, `/api/v1/${path}`, { cookie, ...(body && { body }), ...asked })
const find = async (q: string, asked = {}) => (await ask('POST', 'deletion-tool/search', { q }, asked)).body.people
const begin = (value = advisor.uuid, confirmation = `${advisor.first_name} ${advisor.last_name}`, asked = {}) =>
  ask('POST', 'deletion-tool/erasures', { by: 'staff', value, confirmation }, asked)
const drain = async () => {
  while (await office.site.drain());
}
const page = (path: string) => request(office.site, 'GET', path)
const row = () => office.knex('advisors').where({ uuid: advisor.uuid }).first()
const account = (email: string) => office.knex('users').where({ tenant_id, email_address: email }).first()

async function leave(departure: object = {}) {
  const user = await office.knex('users').where({ advisor_uuid: advisor.uuid }).first('uuid')
  const left = await ask('POST', `people/${user?.uuid ?? advisor.uuid}/deactivation`, departure)
  expect(left.status).toBe(200)
  await drain()
}

test('an advisor is found by name, alias, address and number, and by no part of them', async () => {
  const { email_address, phone_number } = await row()
  for (const q of [advisor.last_name, advisor.alias, ` ${email_address.toUpperCase()} `, phone_number]) {
    expect([q, (await find(q)).map(({ value }: { value: string }) => value)]).toEqual([q, [advisor.uuid]])
  }
  for (const q of [email_address.slice(1), advisor.alias.slice(1), phone_number.slice(0, -1)]) {
    expect([q, await find(q)]).toEqual([q, []])
  }
})

test('another institution finds no colleague here, and erases none', async () => {
  await leave()
  await giveRole('admin@nordbank.example')
  const other = { cookie: await signIn(office.site, 'admin@nordbank.example', NORDBANK), host: NORDBANK.host }
  expect(await find(advisor.alias, other)).toEqual([])
  expect((await begin(undefined, undefined, other)).status).toBe(409)
  expect((await row()).last_name).toBe(advisor.last_name)
})

test('who works here is deactivated first, and nobody erases themselves', async () => {
  const [found] = await find(advisor.alias)
  expect(found).toMatchObject({ by: 'staff', obstacle: 'active' })
  expect(await begin()).toMatchObject({ status: 409 })
  const admin = await account('admin@demo.example')
  expect((await find('admin@demo.example'))[0].obstacle).toBe('oneself')
  const own = await begin(admin.uuid, admin.full_name)
  expect([own.status, own.body.message]).toEqual([
    409,
    'Das eigene Konto lässt sich nicht löschen. Das muss jemand anderes mit der Rolle Löschungen tun.'
  ])
  expect(await account('admin@demo.example')).toBeTruthy()
})

test('who is being erased can be neither changed nor reactivated; while it waits for approval they can', async () => {
  await leave()
  await ask('PATCH', 'settings', { erasure_approval: 'true' })
  const { uuid } = (await begin()).body
  const state = () => office.knex('erasures').where({ uuid }).first('state')
  expect(await state()).toEqual({ state: 'waiting' })
  const user = await office.knex('users').where({ advisor_uuid: advisor.uuid }).first('uuid')
  const path = `people/${user?.uuid ?? advisor.uuid}`
  const comeBack = () => ask('DELETE', `${path}/deactivation`)
  const change = async (position: string) => {
    const { body: person } = await ask('GET', path)
    return ask('PUT', path, { ...formOfPerson(person), position, revision: person.revision })
  }
  expect((await comeBack()).status).toBe(200)
  await giveRole('branch@demo.example')
  const approver = { cookie: await signIn(office.site, 'branch@demo.example') }
  const approved = () => ask('POST', `deletion-tool/erasures/${uuid}/approval`, undefined, approver)
  expect((await approved()).status).toBe(409)
  await leave()
  expect((await change('Leitung')).body.position).toBe('Leitung')
  expect((await approved()).status).toBe(200)
  for (const refused of [await comeBack(), await change('Vorstand')]) {
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'Diese Person wird gerade gelöscht und lässt sich weder ändern noch reaktivieren. Legen Sie sie neu an, falls sie zurückkommt.'
    ])
  }
  expect(await row()).toMatchObject({ position: 'Leitung', deactivated_at: expect.any(String) })
})

test('appointments ahead are handed over or cancelled first', async () => {
  await book(office, TUESDAY)
  await leave({ appointments: 'keep' })
  expect((await find(advisor.alias))[0]).toMatchObject({ obstacle: 'ahead', ahead: 1 })
  expect((await begin()).status).toBe(409)
  await office.knex('appointments').update({ state: 'cancelled' })
  expect((await begin(undefined, 'Jemand Anderer')).status).toBe(422)
  expect((await begin()).status).toBe(201)
})

test('the card is gone with a sentence, its appointments stay without the name, and nothing brings it back', async () => {
  const booked = (await book(office, TUESDAY)).body.uuid
  await office.knex('appointments').where({ uuid: booked }).update({ starts_at: MONDAY, ends_at: MONDAY })
  await leave()
  expect((await page(`/app/profile/${advisor.alias}`)).status).toBe(404)
  const kinds = (await find(advisor.alias))[0].kinds
  expect(kinds).toContainEqual({ kind: 'talk', removed: 0, retained: 1 })
  expect((await begin()).status).toBe(201)
  await drain()
  const left = await row()
  expect(left).toMatchObject({ first_name: '', email_address: '', phone_number: '', photo: null })
  expect(left.last_name).toMatch(/^Ehemals hier [\dA-F]{8}$/)
  expect(left.alias).toMatch(/^former-[\da-f]{8}$/)
  expect(await find(advisor.alias)).toEqual([])
  expect((await office.knex('appointments').where({ uuid: booked }).first()).advisor_uuid).toBe(advisor.uuid)
  for (const path of [`/app/profile/${advisor.alias}`, `/book/${advisor.alias}`]) {
    const gone = await page(path)
    expect([path, gone.status]).toEqual([path, 410])
    expect(gone.text).toContain('Diese Visitenkarte gilt nicht mehr')
  }
  expect((await ask('DELETE', `people/${advisor.uuid}/deactivation`)).status).toBe(404)
  const { body } = await ask('GET', 'people?status=all')
  expect(JSON.stringify(body)).not.toContain(left.alias)
  expect((await ask('GET', 'deletion-tool/erasures')).body[0]).toMatchObject({ state: 'done', person: null })
})

test('where somebody followed, the address leads to them', async () => {
  const next = await office
    .knex('advisors')
    .where({ tenant_id, organization_uuid: advisor.organization_uuid })
    .whereNot({ uuid: advisor.uuid })
    .first()
  const user = await office.knex('users').where({ advisor_uuid: next.uuid }).first('uuid')
  await leave({ successor_uuid: user?.uuid ?? next.uuid, appointments: 'hand-over' })
  await begin()
  await drain()
  const led = await page(`/app/profile/${advisor.alias}`)
  expect([led.status, led.headers.location]).toEqual([301, `/app/profile/${next.alias}`])
})

test('cards in wallets are void, and names in what others keep are a pseudonym', async () => {
  const serial = 'f'.repeat(32)
  const pass = { serial, advisor_uuid: advisor.uuid, kind: 'google', token_hash: 'g'.repeat(64), revision: 0 }
  await office.knex('wallet_passes').insert({ tenant_id, ...pass, changed_at: MONDAY, created_at: MONDAY })
  await leave({ cards: 'keep' })
  await begin()
  await drain()
  expect((await office.knex('wallet_passes').where({ serial }).first()).revoked_at).toBe(MONDAY)
  const log = await office.knex('audit_log').where({ tenant_id })
  expect(JSON.stringify(log)).not.toContain(advisor.last_name)
  const left = log.find(({ changes }) => changes.includes('deactivated'))
  expect(left).toMatchObject({ object: 'user', action: 'changed', object_name: (await row()).last_name })
})

test('what others write of somebody until the account goes is rewritten with it', async () => {
  await leave()
  const { app } = office.site
  const late = ({ name, erase, ...rest }: StaffEraser): StaffEraser => ({
    ...rest,
    name,
    async erase(context, member) {
      if (name === 'advisors') {
        const subject = { object: 'user', id: member.user_uuid ?? '', name: member.names[0] ?? '' } as const
        await record(context.db, { app }, subject, { roles: '' }, { roles: 'analyst' })
      }
      return (await erase?.(context, member)) ?? { done: true }
    }
  })
  app.staffErasers = app.staffErasers.map(late)
  await begin()
  await drain()
  const log = await office.knex('audit_log').where({ tenant_id })
  expect(log.some(({ changes }) => changes.includes('analyst'))).toBe(true)
  expect(JSON.stringify(log)).not.toContain(advisor.last_name)
})

test('what a backup brings back is erased again, and everybody else stays', async () => {
  const user = await office.knex('users').where({ advisor_uuid: advisor.uuid }).first()
  const card = await row()
  const others = await office
    .knex('users')
    .where({ tenant_id })
    .whereNot({ uuid: user?.uuid ?? '' })
    .pluck('uuid')
  await leave()
  await begin()
  await drain()
  const ledger = await readLedger(`${office.site.app.config.DATA_DIR}/erasures.jsonl`)
  expect(ledger?.entries.map(({ by }) => by)).toEqual(['staff'])
  expect(JSON.stringify(ledger)).not.toContain(advisor.uuid)
  // as in a backup: the card is active again, with its account
  await office.knex('erased_aliases').delete()
  await office.knex('advisors').where({ uuid: advisor.uuid }).update(card)
  if (user) await office.knex('users').insert(user)
  expect(await replayErasures(office.site.app)).toBe(1)
  const again = await row()
  expect([again.first_name, again.email_address, again.deactivated_at]).toEqual(['', '', MONDAY])
  expect(await office.knex('users').where({ tenant_id }).pluck('uuid')).toEqual(expect.arrayContaining(others))
  expect(await office.knex('users').where({ advisor_uuid: advisor.uuid })).toEqual([])
  expect((await page(`/app/profile/${advisor.alias}`)).status).toBe(410)
  expect(await replayErasures(office.site.app)).toBe(0)
})

test('searches are in the audit log by kind and author, and not for whom', async () => {
  const typed = ['Vera Visitor', 'vera@visitor.example', '+43 660 1234567', 'x'.repeat(43)]
  for (const q of typed) await find(q)
  const rows = await office.knex('audit_log').where({ tenant_id, object: 'person-search' }).orderBy('uuid')
  expect(rows.map(({ object_id, action }) => [object_id, action])).toEqual(
    ['name', 'email', 'phone', 'token'].map((kind) => [kind, 'searched'])
  )
  for (const q of ['isitor', '1234567', 'xxx']) expect(JSON.stringify(rows)).not.toContain(q)
  const { actor_name } = rows[0]
  expect((await account('admin@demo.example')).full_name).toBe(actor_name)
})

test('a chat without an address is found by the name in it, and erased alone', async () => {
  const chat = (uuid: string, name: string) => ({
    ...{ tenant_id, uuid, token_hash: uuid.replaceAll('-', '').repeat(2), advisor_uuid: advisor.uuid, campaign: '' },
    ...{ created_at: MONDAY, last_at: MONDAY, changed_at: MONDAY, revision: 1, last_seq: 0, last_seq_visitor: 0 },
    ...{ last_seq_staff: 0, seen_visitor: 0, seen_staff: 0, language: '', email: '', name },
    search_words: name.toLowerCase()
  })
  const [one, other] = ['11111111-1111-4111-8111-111111111111', '22222222-2222-4222-8222-222222222222']
  await office.knex('conversations').insert([chat(one, 'Nora Namenlos'), chat(other, 'Nora Namenlos')])
  const found = await find('namenlos')
  expect(found.map(({ by, contact }: { by: string; contact: string }) => [by, contact])).toEqual([
    ['chat', ''],
    ['chat', '']
  ])
  const body = { by: 'chat', value: one, confirmation: 'Nora Namenlos' }
  expect((await ask('POST', 'deletion-tool/erasures', { ...body, confirmation: 'Nora' })).status).toBe(422)
  expect((await ask('POST', 'deletion-tool/erasures', body)).body.person).toEqual({ name: 'Nora Namenlos', value: '' })
  await drain()
  expect(await office.knex('conversations').where({ tenant_id, email: '' }).pluck('uuid')).toContain(other)
  expect(await office.knex('conversations').where({ uuid: one })).toEqual([])
})

test('a colleague of the same name is told of', async () => {
  const uuid = '33333333-3333-4333-8333-333333333333'
  const { first_name, last_name } = advisor
  const twin = { uuid, first_name, last_name, phone_number: '', email_address: '' }
  await office.knex('assistants').insert({ tenant_id, ...twin, photo: null })
  expect((await find(advisor.alias))[0].has_namesake).toBe(true)
})
