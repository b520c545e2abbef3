import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type RequestOptions, request, signIn } from '../../testing/client.ts'
import { NORDBANK, startDemoSite } from '../../testing/demo-site.ts'
import type { Site } from '../../testing/site.ts'

const ANALYSTS = '/api/v1/external-analysts'
const ASSIGNMENTS = '/api/v1/external-analyst-assignments'
const UNKNOWN = '00000000-0000-4000-8000-000000000000'

let site: Site
let admin: string
let manager: string
let own: string
let other: string
let foreign: string
let analyst: { uuid: string; tenant_id: string; full_name: string }
let foreignAnalyst: string

const knex = () => site.app.knex
const uuidOf = async (alias: string) => (await knex()('organizations').where({ alias }).first('uuid')).uuid as string
const userOf = (email_address: string) =>
  knex()('users').where({ email_address }).first('uuid', 'tenant_id', 'full_name')
const ask = (method: string, path: string, asked: RequestOptions = {}) =>
  request(site, method, path, { cookie: manager, ...asked })
const read = (organization_uuid = own, asked: RequestOptions = {}) =>
  ask('GET', `${ASSIGNMENTS}?organization_uuid=${organization_uuid}`, asked)
const assign = (organization_uuid = own, external_analyst_alias = analyst.uuid, asked: RequestOptions = {}) =>
  ask('POST', ASSIGNMENTS, { body: { external_analyst_alias, organization_uuid }, ...asked })
const dismiss = (uuid: string, asked: RequestOptions = {}) => ask('DELETE', `${ASSIGNMENTS}/${uuid}`, asked)
const rows = () => knex()('external_analyst_assignments')
const log = async () =>
  (await ask('GET', '/api/v1/audit-log?object=external-analyst', { cookie: admin })).body.entries as object[]

beforeAll(async () => {
  site = await startDemoSite()
  const cookies = await Promise.all(['admin', 'branch'].map((account) => signIn(site, `${account}@demo.example`)))
  ;[admin = '', manager = ''] = cookies
  own = await uuidOf('wien-innere-stadt')
  other = await uuidOf('graz-herrengasse')
  foreign = await uuidOf('lisboa-chiado')
  analyst = await userOf('analyst@demo.example')
  foreignAnalyst = (await userOf('analyst@nordbank.example')).uuid
})
beforeEach(async () => {
  await rows().delete()
  await knex()('audit_log').delete()
})
afterAll(() => site.stop())

test.each([
  ['a guest', undefined, 401],
  ['an advisor', 'advisor@demo.example', 403],
  ['an analyst', 'analyst@demo.example', 403]
])('%s neither sees nor changes who receives reports', async (_who, account, status) => {
  const { body } = await assign()
  const cookie = { cookie: account && (await signIn(site, account)) }
  const answers = [
    await ask('GET', ANALYSTS, cookie),
    await read(own, cookie),
    await assign(own, analyst.uuid, cookie),
    await dismiss(body.uuid, cookie)
  ]
  expect(answers.map((one) => one.status)).toEqual([status, status, status, status])
  expect(await rows()).toHaveLength(1)
})

test('for a branch manager, recipients of other branches look as if they did not exist', async () => {
  const { body } = await assign(other, analyst.uuid, { cookie: admin })
  const unknown = [await read(UNKNOWN), await assign(UNKNOWN), await dismiss(UNKNOWN)].map(({ text }) => text)
  for (const branch of [other, foreign]) {
    const answers = [await read(branch), await assign(branch), await dismiss(body.uuid)]
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404])
    expect(answers.map(({ text }) => text)).toEqual(unknown)
  }
  expect(await rows()).toHaveLength(1)
})

test('an administrator cannot access assignments of another tenant', async () => {
  const cookie = await signIn(site, 'admin@nordbank.example', NORDBANK)
  const { body, status } = await assign(foreign, foreignAnalyst, { ...NORDBANK, cookie })
  expect(status).toBe(201)
  expect((await dismiss(body.uuid, { cookie: admin })).status).toBe(404)
  expect(await rows()).toHaveLength(1)
})

test.each([
  ['a user without the role analyst', () => 'anna-gruber'],
  ['a user of another tenant', () => foreignAnalyst],
  ['an unknown user', () => UNKNOWN]
])('%s cannot receive reports', async (_who, alias) => {
  const { status, body } = await assign(own, alias())
  expect([status, body.errors]).toEqual([
    422,
    { external_analyst_alias: ['Dieses Benutzerkonto kann keine Berichte erhalten.'] }
  ])
})

test.each([
  ['GET', `${ASSIGNMENTS}`, undefined, 422],
  ['GET', `${ASSIGNMENTS}?organization_uuid=x`, undefined, 422],
  ['POST', ASSIGNMENTS, { organization_uuid: UNKNOWN }, 422],
  ['POST', ASSIGNMENTS, { organization_uuid: UNKNOWN, external_analyst_alias: 'A B' }, 422],
  ['DELETE', `${ASSIGNMENTS}/x`, undefined, 404]
])('%s %s with %j is refused', async (method, path, body, status) => {
  expect((await ask(method, path, { body })).status).toBe(status)
})

test('the candidates are the users with the analyst role, by name', async () => {
  const { tenant_id } = analyst
  const advisor = await knex()('users').where({ tenant_id, email_address: 'advisor@demo.example' }).first('uuid')
  const role = { tenant_id, user_uuid: advisor.uuid, role: 'analyst' }
  await knex()('user_roles').insert(role)
  const { body } = await ask('GET', ANALYSTS)
  await knex()('user_roles').where(role).delete()
  expect(body).toHaveLength(2)
  expect(body).toContainEqual({
    full_name: analyst.full_name,
    email_address: 'analyst@demo.example',
    alias: analyst.uuid,
    profile_picture_url: null,
    branch: ''
  })
  // an analyst who is an advisor has the advisor's alias
  expect(body).toContainEqual({
    full_name: expect.any(String),
    email_address: 'advisor@demo.example',
    alias: 'anna-gruber',
    profile_picture_url: expect.stringContaining('/media/'),
    branch: 'Filiale Wien Innere Stadt'
  })
})

test('a recipient is assigned, listed and removed, and the audit log records it', async () => {
  const { status, body } = await assign()
  expect(status).toBe(201)
  expect((await read()).body).toEqual([
    {
      uuid: body.uuid,
      external_analyst_alias: analyst.uuid,
      organization_uuid: own,
      full_name: analyst.full_name,
      email_address: 'analyst@demo.example',
      stopped_on: null
    }
  ])
  expect((await dismiss(body.uuid)).status).toBe(204)
  expect((await read()).body).toEqual([])
  expect((await dismiss(body.uuid)).status).toBe(404)
  const entries = await log()
  expect(entries).toHaveLength(2)
  const about = { object: 'external-analyst', object_id: body.uuid, object_name: analyst.full_name }
  expect(entries).toContainEqual(
    expect.objectContaining({
      ...about,
      action: 'created',
      changes: [{ field: 'organization', before: null, after: 'Filiale Wien Innere Stadt' }]
    })
  )
  expect(entries).toContainEqual(expect.objectContaining({ ...about, action: 'deleted' }))
})

test('an unsubscription from the weekly report is shown with its day in the branch’s time zone', async () => {
  await assign()
  await rows().update({ stopped_at: '2026-11-16T23:30:00Z' })
  expect((await read()).body).toEqual([expect.objectContaining({ stopped_on: '2026-11-17' })])
})

test('an unsubscription survives removal and reassignment', async () => {
  const { body } = await assign()
  await rows().update({ stopped_at: '2026-11-16T23:30:00Z' })
  expect((await dismiss(body.uuid)).status).toBe(204)
  expect((await read()).body).toEqual([])
  const answers = await Promise.all([assign(), assign(own, analyst.uuid, { cookie: admin })])
  expect(answers.map(({ status }) => status)).toEqual([201, 201])
  expect((await read()).body).toEqual([expect.objectContaining({ stopped_on: '2026-11-17' })])
  expect((await log()).map((entry) => (entry as { action: string }).action).toSorted()).toEqual([
    ...['created', 'created', 'deleted']
  ])
})

test('assigning twice, also concurrently, leaves one assignment and one audit entry', async () => {
  const answers = await Promise.all([assign(), assign(own, analyst.uuid, { cookie: admin }), assign()])
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
  expect(new Set(answers.map(({ body }) => body.uuid)).size).toBe(1)
  expect(await log()).toHaveLength(1)
})

test('a recipient who has lost the role is still listed, so that they can be removed', async () => {
  const { tenant_id } = analyst
  const user_uuid = randomUUID()
  await knex()('users').insert({
    tenant_id,
    uuid: user_uuid,
    email_address: 'former@demo.example',
    full_name: 'Former',
    password_hash: '-'
  })
  const role = { tenant_id, user_uuid, role: 'analyst' }
  await knex()('user_roles').insert(role)
  await assign(own, user_uuid)
  await knex()('user_roles').where(role).delete()
  expect((await read()).body).toEqual([expect.objectContaining({ full_name: 'Former' })])
  expect((await assign(own, user_uuid)).status).toBe(422)
  await knex()('users').where({ uuid: user_uuid }).delete()
  expect((await read()).body).toEqual([])
})
