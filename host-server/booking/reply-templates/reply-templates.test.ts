import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { REPLY_TEMPLATES_MAX } from '#contract/reply-templates'
import { request, signIn } from '../../testing/client.ts'
import { NORDBANK, startDemoSite } from '../../testing/demo-site.ts'
import type { Site } from '../../testing/site.ts'

const PATH = '/api/v1/reply-templates'
const FORM = { name: 'Unterlagen', text: 'Bitte bringen Sie einen Ausweis mit, {name}.\n\n{advisor}' }

let site: Site
let admin: string

beforeAll(async () => {
  site = await startDemoSite()
  admin = await signIn(site, 'admin@demo.example')
})
afterAll(() => site.stop())
beforeEach(async () => {
  for (const table of ['reply_templates', 'audit_log']) await site.app.knex(table).delete()
})

const ask = (method: string, path = PATH, body?: unknown, cookie: string | undefined = admin, host = 'localhost') =>
  request(site, method, path, { cookie, body, host })
const add = async (name = FORM.name): Promise<string> => (await ask('POST', PATH, { ...FORM, name })).body.uuid
const names = () => site.app.knex('reply_templates').orderBy('name').pluck('name')

test.each([
  ['a guest', undefined, 401],
  ['an advisor', 'advisor@demo.example', 403],
  ['a branch manager', 'branch@demo.example', 403],
  ['an administrator of another institution', 'admin@nordbank.example', 404]
])('%s changes none', async (_who, account, status) => {
  const path = `${PATH}/${await add()}`
  const host = account?.endsWith('nordbank.example') ? NORDBANK.host : 'localhost'
  const cookie = account ? await signIn(site, account, { host }) : ''
  expect((await ask('PUT', path, { ...FORM, name: 'Prater' }, cookie, host)).status).toBe(status)
  expect((await ask('DELETE', path, undefined, cookie, host)).status).toBe(status)
  expect(await names()).toEqual([FORM.name])
})

test('an administrator of another institution sees none of them', async () => {
  await add()
  const cookie = await signIn(site, 'admin@nordbank.example', { host: NORDBANK.host })
  expect((await ask('GET', PATH, undefined, cookie, NORDBANK.host)).body).toEqual([])
})

test.each([
  ['advisor', 200],
  ['branch', 200],
  ['analyst', 403],
  ['marketing', 403]
])('%s@ reads them to answer requests: %i', async (account, status) => {
  await add()
  const cookie = await signIn(site, `${account}@demo.example`)
  expect((await ask('GET', PATH, undefined, cookie)).status).toBe(status)
})

test.each([
  ['no name', { name: ' ' }],
  ['a name that is too long', { name: 'x'.repeat(101) }],
  ['no text', { text: ' \n' }],
  ['a text that is too long', { text: 'x'.repeat(2001) }],
  ['an unknown placeholder', { text: 'Dear {customer}' }]
])('%s is refused at its field', async (_what, change) => {
  const { status, body } = await ask('POST', PATH, { ...FORM, ...change })
  expect([status, Object.keys(body.errors)]).toEqual([422, Object.keys(change)])
  expect(await names()).toEqual([])
})

test('says which placeholders there are', async () => {
  const { body } = await ask('POST', PATH, { ...FORM, text: 'Guten Tag {Name}' })
  expect(body.errors.text).toEqual([expect.stringContaining('{name} und {advisor}')])
})

test('there are at most fifty', async () => {
  const { tenant_id } = await site.app.knex('tenant_domains').where({ host: 'localhost' }).first('tenant_id')
  const rows = Array.from({ length: REPLY_TEMPLATES_MAX }, (_, at) => ({
    ...FORM,
    tenant_id,
    uuid: randomUUID(),
    name: `${at}`
  }))
  await site.app.knex.batchInsert('reply_templates', rows, 50)
  const { status, body } = await ask('POST', PATH, FORM)
  expect([status, body.errors]).toEqual([422, { name: ['Höchstens 50 Antwortvorlagen sind möglich.'] }])
})

test('one that is not there is neither changed nor deleted', async () => {
  const path = `${PATH}/${randomUUID()}`
  expect([(await ask('PUT', path, FORM)).status, (await ask('DELETE', path)).status]).toEqual([404, 404])
})

test('they are listed by name', async () => {
  for (const name of ['Rückruf', 'Öffnungszeiten', 'Unterlagen']) await add(name)
  const { body } = await ask('GET')
  expect(body.map(({ name }: { name: string }) => name)).toEqual(['Öffnungszeiten', 'Rückruf', 'Unterlagen'])
  expect(body[0].text).toBe(FORM.text)
})

test('what is added, changed and deleted is written to the audit log', async () => {
  const uuid = await add()
  const changed = { ...FORM, text: 'Danke.' }
  expect((await ask('PUT', `${PATH}/${uuid}`, changed)).body).toEqual({
    uuid,
    revision: expect.any(String),
    ...changed
  })
  expect((await ask('DELETE', `${PATH}/${uuid}`)).status).toBe(204)
  expect(await names()).toEqual([])
  const entries = await site.app.knex('audit_log').where({ object: 'reply-template', object_id: uuid })
  const changes = new Map(entries.map(({ action, changes }) => [action, JSON.parse(changes)]))
  expect(changes.get('created')).toContainEqual({ field: 'name', before: null, after: FORM.name })
  expect(changes.get('changed')).toEqual([{ field: 'text', before: FORM.text, after: 'Danke.' }])
  expect(changes.get('deleted')).toContainEqual({ field: 'text', before: 'Danke.', after: null })
})
