import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runningErasure } from '../../ops/deletion-tool/testing/running-erasure.ts'
import { request, signIn } from '../../testing/client.ts'
import { NORDBANK, startDemoSite } from '../../testing/demo-site.ts'
import type { Site } from '../../testing/site.ts'
import { withRedCorner } from '../photos/testing/pictures.ts'

const PATH = '/api/v1/assistants'
const FORM = {
  first_name: 'Noor',
  last_name: 'Haddad',
  phone_number: '+43 1 99999',
  email_address: 'noor@demo.example'
}

let site: Site
let admin: string

beforeAll(async () => {
  site = await startDemoSite()
  admin = await signIn(site, 'admin@demo.example')
  await site.app.knex('tenant_modules').where({ module_name: 'assistant' }).update({ effective_state: true })
})
afterAll(() => site.stop())

const ask = (method: string, path = PATH, body?: unknown, cookie: string | undefined = admin, host = 'localhost') =>
  request(site, method, path, { cookie, body, host })
const add = async (): Promise<string> => (await ask('POST', PATH, FORM)).body.uuid
const rows = () => site.app.knex('assistants').orderBy('uuid')

test.each([
  ['a guest', undefined, 401],
  ['an advisor', 'advisor@demo.example', 403],
  ['a branch manager', 'branch@demo.example', 403],
  ['an administrator of another institution', 'admin@nordbank.example', 404]
])('%s changes none', async (_who, account, status) => {
  const uuid = await add()
  const before = await rows()
  const host = account?.endsWith('nordbank.example') ? NORDBANK.host : 'localhost'
  const cookie = account ? await signIn(site, account, { host }) : ''
  const as = async (method: string, rest = '') =>
    (await ask(method, `${PATH}/${uuid}${rest}`, FORM, cookie, host)).status
  expect([await as('PUT'), await as('DELETE')]).toEqual([status, status])
  expect([await as('PUT', '/photo'), await as('DELETE', '/photo')]).toEqual([status, status])
  expect(await rows()).toEqual(before)
})

test.each([
  ['no first name', { first_name: ' ' }, 'first_name'],
  ['no last name', { last_name: '' }, 'last_name'],
  ['an invalid e-mail address', { email_address: 'noor' }, 'email_address'],
  ['an invalid phone number', { phone_number: 'call me' }, 'phone_number']
])('%s is refused at its field', async (_what, change, field) => {
  const before = await rows()
  const { status, body } = await ask('POST', PATH, { ...FORM, ...change })
  expect([status, Object.keys(body.errors)]).toEqual([422, [field]])
  expect(await rows()).toEqual(before)
})

test('with the module off, assistants cannot be managed', async () => {
  const { tenant_id } = await site.app.knex('tenant_domains').where({ host: 'localhost' }).first('tenant_id')
  const modules = () => site.app.knex('tenant_modules').where({ tenant_id, module_name: 'assistant' })
  await modules().update({ effective_state: false })
  expect((await ask('GET')).status).toBe(403)
  await modules().update({ effective_state: true })
})

test('an unknown assistant is neither changed nor deleted', async () => {
  const path = `${PATH}/${randomUUID()}`
  expect([(await ask('PUT', path, FORM)).status, (await ask('DELETE', path)).status]).toEqual([404, 404])
  const photo = `${path}/photo`
  expect([(await ask('PUT', photo, FORM)).status, (await ask('DELETE', photo)).status]).toEqual([404, 404])
})

const putPhoto = (uuid: string, body: Buffer | string) =>
  request(site, 'PUT', `${PATH}/${uuid}/photo`, { cookie: admin, body, headers: { 'content-type': 'image/jpeg' } })
const files = (): Promise<string[]> => site.app.knex('media').orderBy('name').pluck('name')

test('a file that is not a picture is refused, and the photo stays', async () => {
  const uuid = await add()
  const before = [await rows(), await files()]
  expect((await putPhoto(uuid, 'no picture')).status).toBe(415)
  expect([await rows(), await files()]).toEqual(before)
})

test('a photo is listed and served, and its files are deleted when it is replaced or the assistant deleted', async () => {
  const uuid = await add()
  const before = await files()
  const picture = async (edge: number) => (await withRedCorner(300, 300, edge)).jpeg().toBuffer()
  const { body } = await putPhoto(uuid, await picture(100))
  expect(body.profile_pictures).toHaveLength(4)
  const listed = (await ask('GET')).body.find((one: { uuid: string }) => one.uuid === uuid)
  expect(listed).toMatchObject(body)
  expect((await request(site, 'GET', body.profile_picture_url)).status).toBe(200)
  const first = await files()
  await putPhoto(uuid, await picture(150))
  expect([(await files()).length, first.length]).toEqual([before.length + 4, before.length + 4])
  expect(await files()).not.toEqual(first)
  expect((await ask('DELETE', `${PATH}/${uuid}/photo`)).status).toBe(204)
  expect(await files()).toEqual(before)
  await putPhoto(uuid, await picture(100))
  await ask('DELETE', `${PATH}/${uuid}`)
  expect(await files()).toEqual(before)
  const { entries } = (await ask('GET', `/api/v1/audit-log?object=assistant&object_id=${uuid}`)).body
  const photos = entries.filter(({ changes }: { changes: { field: string }[] }) =>
    changes.some(({ field }) => field === 'photo')
  )
  expect(photos).toHaveLength(4)
})

test('who is being erased is neither changed nor deleted by hand, and gets no photo', async () => {
  const uuid = await add()
  const { tenant_id } = await site.app.knex('assistants').where({ uuid }).first('tenant_id')
  await site.app.knex('erasures').insert(runningErasure(tenant_id, uuid))
  const before = [await rows(), await files()]
  const path = `${PATH}/${uuid}`
  const picture = await (await withRedCorner(300, 300, 100)).jpeg().toBuffer()
  for (const { status, body } of [
    await ask('PUT', path, { ...FORM, last_name: 'Nasser' }),
    await ask('DELETE', path),
    await putPhoto(uuid, picture),
    await ask('DELETE', `${path}/photo`)
  ]) {
    expect([status, body.message]).toEqual([409, expect.stringContaining('wird gerade gelöscht')])
  }
  expect([await rows(), await files()]).toEqual(before)
  await site.app.knex('erasures').delete()
})

test('an assistant is added, assigned to an advisor, shown on the card with later changes, and gone from it when deleted', async () => {
  const { status, body } = await ask('POST', PATH, FORM)
  const none = { profile_picture_url: null, profile_pictures: [] }
  const { uuid, revision } = body
  expect([status, body]).toEqual([201, { ...FORM, ...none, uuid, revision, advisors: [] }])
  const { knex } = site.app
  const advisor = await knex('advisors').where({ alias: 'anna-gruber' }).first('uuid', 'tenant_id')
  await knex('advisor_assistants').where({ advisor_uuid: advisor.uuid }).delete()
  const { tenant_id, uuid: advisor_uuid } = advisor
  await knex('advisor_assistants').insert({ tenant_id, advisor_uuid, assistant_uuid: body.uuid })
  const card = async () => (await request(site, 'GET', '/api/v1/advisors/anna-gruber?with=assistant')).body.assistant
  const changed = await ask('PUT', `${PATH}/${body.uuid}`, { ...FORM, last_name: 'Nasser' })
  expect(changed.body).toMatchObject({ last_name: 'Nasser', advisors: [expect.stringContaining('Anna Gruber')] })
  expect(await card()).toMatchObject({ first_name: 'Noor', last_name: 'Nasser' })
  expect((await ask('GET')).body).toContainEqual(changed.body)
  expect((await ask('DELETE', `${PATH}/${body.uuid}`)).status).toBe(204)
  expect(await card()).toBeNull()
  const { entries } = (await ask('GET', `/api/v1/audit-log?object=assistant&object_id=${body.uuid}`)).body
  expect(entries.map(({ action }: { action: string }) => action).toSorted()).toEqual(['changed', 'created', 'deleted'])
})
