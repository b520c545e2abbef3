import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ASSIGNABLE_ROLES, type Role } from '#contract/access'
import { runningErasure } from '../../ops/deletion-tool/testing/running-erasure.ts'
import { request, signIn } from '../../testing/client.ts'
import { startDemoSite } from '../../testing/demo-site.ts'
import type { Site } from '../../testing/site.ts'
import { connect, type Send } from './testing/provider.ts'

let site: Site
let send: Send
let admin: string
let tenant: string
let person: string

beforeAll(async () => {
  site = await startDemoSite()
  send = await connect(site)
  admin = await signIn(site, 'admin@demo.example')
  tenant = (await site.app.knex('tenant_domains').where({ host: 'localhost' }).first('tenant_id')).tenant_id
  person = await add('person')
})
afterAll(() => site.stop())

async function add(name: string): Promise<string> {
  const userName = `${name}@bank.example`
  return (await send('POST', '/Users', { userName, name: { givenName: 'Eva', familyName: 'Moser' } })).body.id
}

const map = (mapping: Record<string, Role | Role[]>) =>
  request(site, 'PATCH', '/api/v1/settings', { cookie: admin, body: { scim_roles: JSON.stringify(mapping) } })

const group = async (displayName: string, members: string[] = [], externalId?: string): Promise<string> =>
  (await send('POST', '/Groups', { displayName, externalId, members: members.map((value) => ({ value })) })).body.id

const change = (id: string, op: 'add' | 'remove', ...members: string[]) =>
  send('PATCH', `/Groups/${id}`, { Operations: [{ op, path: 'members', value: members.map((value) => ({ value })) }] })

const rolesOf = (user_uuid: string): Promise<Role[]> =>
  site.app.knex('user_roles').where({ user_uuid }).orderBy('role').pluck('role')

const byHand = (user_uuid: string, role: Role) =>
  site.app.knex('user_roles').insert({ tenant_id: tenant, user_uuid, role })

const adminUuid = async () =>
  (await site.app.knex('users').where({ tenant_id: tenant, email_address: 'admin@demo.example' }).first('uuid')).uuid

describe.each(ASSIGNABLE_ROLES)('the role %s', (role) => {
  test('is given by a group and taken with it, and the log has both', async () => {
    expect((await map({ [`Group ${role}`]: [role] })).status).toBe(200)
    const id = await group(`Group ${role}`)
    expect(await rolesOf(person)).toEqual([])
    expect((await change(id, 'add', person)).status).toBe(204)
    expect(await rolesOf(person)).toEqual([role])
    expect((await change(id, 'remove', person)).status).toBe(204)
    expect(await rolesOf(person)).toEqual([])
    const rows = await site.app
      .knex('audit_log')
      .where({ object: 'user', object_id: person })
      .orderBy('uuid', 'desc')
      .limit(2)
    const changes = rows.map((row) => JSON.parse(row.changes))
    expect(changes).toEqual([
      [{ field: 'roles', before: role, after: '' }],
      [{ field: 'roles', before: '', after: role }]
    ])
    await send('DELETE', `/Groups/${id}`)
  })

  test('stays when it was given by hand', async () => {
    const hand = await add(`hand-${role.toLowerCase()}`)
    await map({ [`Group ${role}`]: role })
    await byHand(hand, role)
    const id = await group(`Group ${role}`, [hand])
    expect(await rolesOf(hand)).toEqual([role])
    await send('DELETE', `/Groups/${id}`)
    expect(await rolesOf(hand)).toEqual([role])
    await site.app.knex('user_roles').where({ user_uuid: hand }).delete()
  })
})

test('who is being erased gets no role and no entry, and the others of the group do', async () => {
  const [gone, stays] = [await add('gone-for-good'), await add('stays')]
  await map({ Erasing: 'analyst' })
  await site.app.knex('erasures').insert(runningErasure(tenant, gone))
  const before = await site.app.knex('audit_log').where({ object_id: gone }).pluck('uuid')
  const id = await group('Erasing', [gone, stays])
  expect([await rolesOf(gone), await rolesOf(stays)]).toEqual([[], ['analyst']])
  expect(await site.app.knex('audit_log').where({ object_id: gone }).pluck('uuid')).toEqual(before)
  await site.app.knex('erasures').where({ uuid: gone }).delete()
  await send('DELETE', `/Groups/${id}`)
})

test('a group is named by its name in any case, by its ID here or by its ID in the directory', async () => {
  const [one, two, three] = [await group('By name'), await group('By ID'), await group('By directory', [], 'OBJECT-1')]
  await map({ 'BY NAME': 'analyst', [two as string]: 'content-manager', 'object-1': ['marketing-manager'] })
  for (const id of [one, two, three]) await change(id as string, 'add', person)
  expect(await rolesOf(person)).toEqual(['analyst', 'content-manager', 'marketing-manager'])
  for (const id of [one, two, three]) await send('DELETE', `/Groups/${id}`)
  expect(await rolesOf(person)).toEqual([])
})

test('a role that two groups give goes with the last of them', async () => {
  await map({ First: 'analyst', Second: 'analyst' })
  const [first, second] = [await group('First', [person]), await group('Second', [person])]
  await send('DELETE', `/Groups/${first}`)
  expect(await rolesOf(person)).toEqual(['analyst'])
  await send('DELETE', `/Groups/${second}`)
  expect(await rolesOf(person)).toEqual([])
})

test('roles follow a changed setting and a renamed group, for everybody', async () => {
  const other = await add('other')
  const id = await group('Team', [person, other])
  await map({ Team: 'analyst' })
  for (const uuid of [person, other]) expect(await rolesOf(uuid)).toEqual(['analyst'])
  await map({ Team: 'content-manager' })
  for (const uuid of [person, other]) expect(await rolesOf(uuid)).toEqual(['content-manager'])
  await send('PATCH', `/Groups/${id}`, { Operations: [{ op: 'replace', path: 'displayName', value: 'Crew' }] })
  for (const uuid of [person, other]) expect(await rolesOf(uuid)).toEqual([])
  await send('DELETE', `/Groups/${id}`)
})

test('who is deleted by the directory leaves the groups and loses their roles', async () => {
  await map({ Leavers: 'analyst' })
  const leaver = await add('leaver')
  const id = await group('Leavers', [leaver])
  await send('DELETE', `/Users/${leaver}`)
  expect(await rolesOf(leaver)).toEqual([])
  expect((await send('GET', `/Groups/${id}`)).body.members).toEqual([])
  await send('DELETE', `/Groups/${id}`)
})

test('the last administrator stays one, whatever groups and setting say', async () => {
  await map({ Chiefs: 'accountadmin' })
  const chief = await adminUuid()
  await site.app.knex('user_roles').where({ user_uuid: chief, role: 'accountadmin' }).delete()
  const id = await group('Chiefs', [chief])
  expect(await rolesOf(chief)).toContain('accountadmin')
  const answers = [
    await change(id, 'remove', chief),
    await send('PUT', `/Groups/${id}`, { displayName: 'Chiefs', members: [] }),
    await send('PATCH', `/Groups/${id}`, { Operations: [{ op: 'replace', path: 'displayName', value: 'Others' }] }),
    await send('DELETE', `/Groups/${id}`)
  ]
  for (const { status, body } of answers) expect([status, body.scimType]).toEqual([409, 'mutability'])
  const refused = await map({ Chiefs: 'analyst' })
  expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['scim_roles']])
  expect(await rolesOf(chief)).toContain('accountadmin')
  // with another one who can sign in, they may go
  await byHand(person, 'accountadmin')
  await site.app.knex('users').where({ uuid: person }).update({ password_hash: 'x' })
  expect((await change(id, 'remove', chief)).status).toBe(204)
  expect(await rolesOf(chief)).not.toContain('accountadmin')
})

test('the overview shows groups with their members and roles', async () => {
  await site.app.knex('user_roles').insert({ tenant_id: tenant, user_uuid: await adminUuid(), role: 'accountadmin' })
  await map({ Shown: ['analyst'] })
  await group('Shown', [person])
  await group('Without roles')
  const { body } = await request(site, 'GET', '/api/v1/scim', { cookie: admin })
  expect(body.groups).toEqual(
    expect.arrayContaining([
      { uuid: expect.any(String), name: 'Shown', members: 1, roles: ['analyst'] },
      { uuid: expect.any(String), name: 'Without roles', members: 0, roles: [] }
    ])
  )
})
