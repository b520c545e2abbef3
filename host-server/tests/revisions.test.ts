import { afterAll, beforeAll, expect, test } from 'vitest'
import { CHANGED_MEANWHILE } from '#contract/refusals'
import { routes } from '../api.ts'
import { request, signIn, type TestResponse } from '../testing/client.ts'
import { NORDBANK, startDemoSite } from '../testing/demo-site.ts'
import type { Site } from '../testing/site.ts'

const ANNA = '/api/v1/advisors/anna-gruber'
const [ADVISOR, ADMIN] = ['advisor@demo.example', 'admin@demo.example']

type Body = object
interface Whole {
  /** Of the endpoint, as declared. */
  path: string
  address: string
  account: string
  /** Another one who may save it, too. */
  other: string
  /** Two states, made of what is there. */
  states(present: TestResponse['body']): Promise<[Body, Body]> | [Body, Body]
}

let site: Site
let branch: string

const on = (day: number) => ({ day, start_time: '09:00', end_time: '17:00' })
const weeks = (): [Body, Body] => [[on(1)], [on(2)]]
const written = (present: { uuid: string }[]): [Body, Body] => {
  const all = (value: string) => present.map(({ uuid }) => ({ uuid, value }))
  return [all('eins'), all('zwei')]
}
const since = (year: number) => ({ since: year, certificates: [] })
const whatsApp = (whatsapp_id: string) => ({ whatsapp_enable: true, whatsapp_id })
/** Of the links that take more than an address. */
const links = (present: { uuid: string; pattern: string }[]) =>
  written(present.filter(({ pattern }) => pattern !== '{value}'))
const topics = async (): Promise<[Body, Body]> => {
  const { body } = await request(site, 'GET', '/api/v1/appointment-topics')
  return [[{ uuid: body[0].uuid }], [{ uuid: body[1].uuid }]]
}

const WHOLES: Whole[] = [
  ...(
    [
      ['working-hours', weeks, ADMIN],
      ['appointment-topics', topics, ADMIN],
      ['appointment-types', () => [[{ type: 'in-branch' }], [{ type: 'online' }]], ADVISOR],
      ['text-descriptions', written, ADMIN],
      ['custom-links', links, ADMIN],
      ['tags', () => [{ tags: ['Eins'] }, { tags: ['Zwei'] }], ADMIN],
      ['experience', () => [since(2001), since(2002)], ADMIN],
      ['whatsapp/settings', () => [whatsApp('EINS'), whatsApp('ZWEI')], ADVISOR],
      ['settings', () => [{ notice_minutes: 60 }, { notice_minutes: 120 }], ADVISOR]
    ] as [string, Whole['states'], string][]
  ).map(([name, states, other]) => ({
    path: `/api/v1/advisors/:alias/${name}`,
    address: `${ANNA}/${name}`,
    account: ADVISOR,
    other,
    states
  })),
  {
    path: '/api/v1/advisors/:alias/contact-options',
    address: `${ANNA}/contact-options`,
    account: ADMIN,
    other: ADMIN,
    states: () => [{ contact_options: ['vcard'] }, { contact_options: ['email_address'] }]
  },
  { path: '/api/v1/default-hours', address: '/api/v1/default-hours', account: ADMIN, other: ADMIN, states: weeks },
  {
    path: '/api/v1/organizations/:uuid/default-hours',
    get address() {
      return `/api/v1/organizations/${branch}/default-hours`
    },
    account: ADMIN,
    other: 'branch@demo.example',
    states: weeks
  }
]

beforeAll(async () => {
  site = await startDemoSite()
  const found = await site.app.knex('advisors').where({ alias: 'anna-gruber' }).first('organization_uuid')
  branch = found.organization_uuid
})
afterAll(() => site.stop())

/** Of a list it is the answer's tag, of an object a field. */
const revisionOf = ({ headers, body }: TestResponse): string =>
  body?.revision ?? String(headers.etag).replaceAll('"', '')

/** What is replaced, without what depends on other rows. */
const contentOf = ({ body }: TestResponse) => body.hours ?? body

test('every endpoint that takes a revision for what it replaces as a whole is among these', () => {
  const taking = routes
    .map(({ endpoint }) => endpoint)
    .filter(({ shape }) => shape.query && 'revision' in shape.query.entries)
  // those of a branch have a test of their own
  const rest = taking.filter(({ path }) => !/^\/api\/v1\/organizations\/:uuid(?!\/default-hours)/.test(path))
  expect(rest.map(({ path }) => path).toSorted()).toEqual(WHOLES.map(({ path }) => path).toSorted())
})

const named = WHOLES.map((whole) => [whole.path, whole] as const)

test.each(named)('%s is not replaced where somebody else has changed it since', async (_path, whole) => {
  const { address } = whole
  const [cookie, colleague] = [await signIn(site, whole.account), await signIn(site, whole.other)]
  const read = () => request(site, 'GET', address, { cookie })
  const put = (body: Body, revision?: string, by = cookie) =>
    request(site, 'PUT', `${address}${revision === undefined ? '' : `?revision=${revision}`}`, { cookie: by, body })
  const [one, two] = await whole.states((await read()).body)
  // who has seen nothing replaces whatever is there
  expect((await put(two)).status).toBeLessThan(300)
  const seen = revisionOf(await read())
  const saved = await put(one, seen, colleague)
  const present = await read()
  expect(saved.status).toBeLessThan(300)
  expect(String(saved.headers.etag).replaceAll('"', '')).toBe(revisionOf(present))

  const refused = await put(two, seen)
  expect([refused.status, refused.body.code]).toEqual([409, CHANGED_MEANWHILE])
  expect(contentOf(await read())).toEqual(contentOf(present))
  // the answer to a first attempt may have been lost
  expect((await put(one, seen)).status).toBeLessThan(300)
  expect((await put(two, revisionOf(present))).status).toBeLessThan(300)
  expect((await put(one, '')).status).toBeLessThan(300)
})

test('a change at another institution makes nothing outdated', async () => {
  const cookie = await signIn(site, ADMIN)
  const other = await signIn(site, 'admin@nordbank.example', NORDBANK)
  const read = () => request(site, 'GET', '/api/v1/default-hours', { cookie })
  const seen = revisionOf(await read())
  const put = { cookie: other, body: [on(5)], ...NORDBANK }
  expect((await request(site, 'PUT', '/api/v1/default-hours', put)).status).toBe(204)
  const saved = await request(site, 'PUT', `/api/v1/default-hours?revision=${seen}`, { cookie, body: [on(3)] })
  expect(saved.status).toBe(204)
})

test('an advisor who has given their own week up goes on from there', async () => {
  const cookie = await signIn(site, ADVISOR)
  const address = `${ANNA}/working-hours`
  await request(site, 'PUT', address, { cookie, body: [on(1)] })
  const left = await request(site, 'DELETE', address, { cookie })
  const again = `${address}?revision=${revisionOf(left)}`
  expect((await request(site, 'PUT', again, { cookie, body: [on(4)] })).status).toBe(204)
})
