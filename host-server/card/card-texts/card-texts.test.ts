import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CARD_TEXT_MAX, type CardText } from '#contract/card-texts'
import { request, signIn } from '../../testing/client.ts'
import { NORDBANK, startDemoSite } from '../../testing/demo-site.ts'
import type { Site } from '../../testing/site.ts'

const PATH = '/api/v1/advisors/anna-gruber/text-descriptions'

let site: Site
let anna: string
let admin: string
let motto: string

beforeAll(async () => {
  site = await startDemoSite()
  anna = await signIn(site, 'advisor@demo.example')
  admin = await signIn(site, 'admin@demo.example')
  motto = (await read()).find(({ place }) => place === 'header_top')?.uuid as string
})
afterAll(() => site.stop())

const read = async (cookie = anna): Promise<CardText[]> => (await request(site, 'GET', PATH, { cookie })).body
const write = (body: unknown, cookie: string | undefined = anna, host = 'localhost') =>
  request(site, 'PUT', PATH, { body, cookie, host })
const mottoNow = async (uuid = motto) => (await read()).find((one) => one.uuid === uuid)?.value
const entries = async () =>
  (await request(site, 'GET', '/api/v1/audit-log?object=advisor', { cookie: admin })).body.entries

test.each([
  ['a guest', undefined, 401],
  ['another advisor', 'second@demo.example', 403],
  ['a branch manager', 'branch@demo.example', 403],
  ['an administrator of another institution', 'admin@nordbank.example', 404]
])('%s neither reads nor writes them', async (_who, account, status) => {
  const host = account?.endsWith('nordbank.example') ? NORDBANK.host : 'localhost'
  const cookie = account ? await signIn(site, account, { host }) : ''
  const before = await read()
  const answers = [
    await request(site, 'GET', PATH, { cookie, host }),
    await write([{ uuid: motto, value: 'x' }], cookie, host)
  ]
  expect(answers.map((one) => one.status)).toEqual([status, status])
  expect(await read()).toEqual(before)
})

test.each([
  ['too long', 'x'.repeat(CARD_TEXT_MAX + 1)],
  ['a control character', 'a\u0007b']
])('%s is refused at its kind, and nothing of the request is written', async (_what, value) => {
  const before = await read()
  const other = before.find(({ uuid }) => uuid !== motto)?.uuid
  const answer = await write([
    { uuid: other, value: 'would do' },
    { uuid: motto, value }
  ])
  expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, [motto]])
  expect(await read()).toEqual(before)
})

test('an unknown kind, or another institution’s, is refused', async () => {
  const nordbank = await site.app
    .knex('text_description_types as t')
    .join('tenant_domains as d', 'd.tenant_id', 't.tenant_id')
    .where({ host: NORDBANK.host })
    .first('t.uuid')
  for (const uuid of [randomUUID(), nordbank.uuid]) {
    const { status, body } = await write([{ uuid, value: 'x' }])
    expect([status, Object.keys(body.errors)]).toEqual([422, [uuid]])
  }
})

test('an advisor’s text is on the card with its line breaks; an empty one is not', async () => {
  const { status, body } = await write([{ uuid: motto, value: ' Zuhören,\ndann rechnen. ' }])
  expect([status, body]).toEqual([200, await read()])
  expect(await mottoNow()).toBe('Zuhören,\ndann rechnen.')
  const card = async () =>
    (await request(site, 'GET', '/api/v1/advisors/anna-gruber?with=text_descriptions')).body.text_descriptions.map(
      ({ type }: { type: { place: string } }) => type.place
    )
  expect(await card()).toContain('header_top')
  await write([{ uuid: motto, value: ' ' }])
  expect(await mottoNow()).toBe('')
  expect(await card()).not.toContain('header_top')
})

test('what advisors change on their own cards is in the audit log', async () => {
  const before = await entries()
  await write([{ uuid: motto, value: 'Ich rechne gern.' }])
  await write([{ uuid: motto, value: '' }])
  const known = new Set(before.map(({ uuid }: { uuid: string }) => uuid))
  const after = (await entries()).filter(({ uuid }: { uuid: string }) => !known.has(uuid))
  expect(after.map(({ actor_name }: { actor_name: string }) => actor_name)).toEqual(['Anna Gruber', 'Anna Gruber'])
})

test('a text that an administrator writes for an advisor is in the audit log', async () => {
  await write([{ uuid: motto, value: 'Für Sie da.' }], admin)
  expect(await mottoNow()).toBe('Für Sie da.')
  const { full_name } = (await request(site, 'GET', '/api/v1/me', { cookie: admin })).body
  const entry = (await entries()).find((one: { actor_name: string }) => one.actor_name === full_name)
  expect(entry.changes).toEqual([expect.objectContaining({ before: '', after: 'Für Sie da.' })])
})
