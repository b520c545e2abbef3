import { afterAll, beforeAll, expect, test } from 'vitest'
import { TAG_MAX, TAGS_MAX } from '#contract/card-tags'
import { request, signIn } from '../../testing/client.ts'
import { NORDBANK, startDemoSite } from '../../testing/demo-site.ts'
import type { Site } from '../../testing/site.ts'

const CARD = '/api/v1/advisors/anna-gruber'
const PATH = `${CARD}/tags`

let site: Site
let anna: string
let admin: string

beforeAll(async () => {
  site = await startDemoSite()
  anna = await signIn(site, 'advisor@demo.example')
  admin = await signIn(site, 'admin@demo.example')
})
afterAll(() => site.stop())

const read = async (): Promise<string[]> => (await request(site, 'GET', PATH, { cookie: anna })).body.tags
const write = (tags: unknown, cookie = anna, host = 'localhost') =>
  request(site, 'PUT', PATH, { body: { tags }, cookie, host })
const onCard = async () => (await request(site, 'GET', `${CARD}?with=tags`)).body.tags
const found = async (name: string) =>
  (await request(site, 'GET', `/api/v1/search/advisors?name=${encodeURIComponent(name)}`)).body.advisors
const slugs = async (name: string) => (await found(name)).map(({ slug }: { slug: string }) => slug)

test.each([
  ['a guest', undefined, 401],
  ['another advisor', 'second@demo.example', 403],
  ['a branch manager', 'branch@demo.example', 403],
  ['an administrator of another institution', 'admin@nordbank.example', 404]
])('%s neither reads nor writes them', async (_who, account, status) => {
  const host = account?.endsWith('nordbank.example') ? NORDBANK.host : 'localhost'
  const cookie = account ? await signIn(site, account, { host }) : ''
  const before = await read()
  const answers = [await request(site, 'GET', PATH, { cookie, host }), await write(['x'], cookie, host)]
  expect(answers.map((one) => one.status)).toEqual([status, status])
  expect(await read()).toEqual(before)
})

test.each([
  ['an empty one', ['Wohnbau', ' '], 'tags.1', 'Dieses Feld'],
  ['one that is too long', ['Wohnbau', 'x'.repeat(TAG_MAX + 1)], 'tags.1', `„${'x'.repeat(TAG_MAX + 1)}“ ist zu lang`],
  ['one with a comma', ['Wohnbau, Sanierung'], 'tags.0', 'Komma'],
  ['one with a line break', ['Wohn\nbau'], 'tags.0', ''],
  ['one too many', Array.from({ length: TAGS_MAX + 1 }, (_, at) => `Wort ${at}`), 'tags', `${TAGS_MAX}`]
])('%s is refused, and nothing is written', async (_what, tags, field, text) => {
  const before = await read()
  const { status, body } = await write(tags)
  expect([status, Object.keys(body.errors)]).toEqual([422, [field]])
  expect(body.errors[field][0]).toContain(text)
  expect(await read()).toEqual(before)
})

test('as many and as long ones as allowed are on the card, in their order and without duplicates', async () => {
  const long = Array.from({ length: TAGS_MAX }, (_, at) => `${at}${'ß'.repeat(TAG_MAX - 1)}`)
  expect((await write(long)).body).toEqual({ tags: long })
  expect(await onCard()).toEqual(long)
  const { status, body } = await write([' Wohnbau ', 'Sanierung', 'WOHNBAU'])
  expect([status, body]).toEqual([200, { tags: ['Wohnbau', 'Sanierung'] }])
  expect([await read(), await onCard()]).toEqual([body.tags, body.tags])
  expect((await request(site, 'GET', '/app/profile/anna-gruber')).text).toContain('<li>Wohnbau</li><li>Sanierung</li>')
})

test('the search finds the advisor by a tag, as it stands after each change, and names the tags', async () => {
  await write(['Fotovoltaik', 'Neue Heizung'])
  expect(await slugs('fotovoltaik')).toEqual(['anna-gruber'])
  expect(await slugs('Gruber Heizung')).toEqual(['anna-gruber'])
  expect((await found('heizung'))[0].tags).toEqual(['Fotovoltaik', 'Neue Heizung'])
  expect((await request(site, 'GET', '/search?name=Fotovoltaik')).text).toContain('Fotovoltaik · Neue Heizung')
  await write([])
  expect(await slugs('fotovoltaik')).toEqual([])
  expect(await onCard()).toEqual([])
  expect((await request(site, 'GET', '/app/profile/anna-gruber')).text).not.toContain('card-tags"')
})

test('what an administrator changes for an advisor is in the audit log', async () => {
  await write(['Wohnbau', 'Sanierung'], admin)
  expect(await read()).toEqual(['Wohnbau', 'Sanierung'])
  const { entries } = (await request(site, 'GET', '/api/v1/audit-log?object=advisor', { cookie: admin })).body
  const { full_name } = (await request(site, 'GET', '/api/v1/me', { cookie: admin })).body
  const entry = entries.find(({ actor_name }: { actor_name: string }) => actor_name === full_name)
  expect(entry.changes).toEqual([{ field: 'tags', before: '', after: 'Wohnbau, Sanierung' }])
})
