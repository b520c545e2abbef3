import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { LayoutEditor } from '#contract/profile-layout'
import { CHANGED_MEANWHILE } from '#contract/refusals'
import { routes } from '../api.ts'
import { request, signIn, type TestResponse } from '../testing/client.ts'
import { NORDBANK, startDemoSite } from '../testing/demo-site.ts'
import type { AuditedWrites, Written } from '../testing/samples.ts'
import type { Site } from '../testing/site.ts'

const ANNA = '/api/v1/advisors/anna-gruber'
const [ADVISOR, ADMIN] = ['advisor@demo.example', 'admin@demo.example']

type Body = object
interface Whole {
  /** Of the endpoint, as declared. */
  path: string
  address: string
  /** Where it is read, if elsewhere. */
  read?: string
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

/** The first contact option shown or hidden. */
const layouts = ({ sections }: LayoutEditor): [Body, Body] => {
  const layout = (isShown: boolean) => ({
    sections: sections.map(({ name, elements }, section) => ({
      name,
      elements: elements.map(({ id }, order) => ({ id, order, is_visible: section > 0 || order > 0 || isShown }))
    }))
  })
  return [layout(true), layout(false)]
}

const ofInstitution = (path: string, states: Whole['states']): Whole => ({
  path,
  address: path,
  account: ADMIN,
  other: ADMIN,
  states
})

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
  ofInstitution('/api/v1/default-hours', weeks),
  ofInstitution('/api/v1/institution', () => [
    { name: 'Eins', language: 'de-AT' },
    { name: 'Zwei', language: 'de-AT' }
  ]),
  { ...ofInstitution('/api/v1/advisors-profiles/layout', layouts), read: '/api/v1/advisors-profiles/layout/editor' },
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

/** What replaces something without a revision, each with the reason. */
const WITHOUT_REVISION: Record<string, readonly string[]> = {
  'only what was changed is sent': [
    'PATCH /api/v1/appointment-topics/:uuid',
    'PATCH /api/v1/appointment-topics/:uuid/advisors',
    'PATCH /api/v1/settings'
  ],
  'one value, which is set as it was seen beside': [
    'PUT /api/v1/advisors/:alias/appointments/:uuid/meeting-url',
    'PUT /api/v1/advisors/:alias/appointments/:uuid/no-show',
    'PUT /api/v1/appointment-topics/:uuid/place',
    'PUT /api/v1/appointment-topics/:uuid/retirement',
    'PUT /api/v1/branch-events/:uuid/registrations/:registration/attendance',
    'PUT /api/v1/contact-requests/:uuid/appointment',
    'PUT /api/v1/contact-requests/:uuid/done',
    'PUT /api/v1/contact-requests/done',
    'PUT /api/v1/content-pages/:uuid/path',
    'PUT /api/v1/content-pages/:uuid/start-page',
    'PUT /api/v1/conversations/:uuid/block',
    'PUT /api/v1/custom-links-order',
    'PUT /api/v1/deletion-tool/retention/:kind',
    'PUT /api/v1/modules',
    'PUT /api/v1/organizations/:uuid/public-profile',
    'PUT /api/v1/reviews/:uuid/decision',
    'PUT /api/v1/reviews/:uuid/reply',
    'PUT /api/v1/settings',
    'PUT /api/v1/waitlist/:uuid/pause'
  ],
  'somebody or something is put in a place': [
    'PATCH /api/v1/advisors/:alias/appointments/:uuid',
    'PATCH /api/v1/appointments/:token',
    'PUT /api/v1/contact-requests/:uuid/advisor',
    'PUT /api/v1/contact-requests/advisor',
    'PUT /api/v1/conversations/:uuid/advisor',
    'PUT /api/v1/organizations/:uuid/managers/:person'
  ],
  'a new file or secret takes the place of the old one': [
    'PUT /api/v1/advisors/:alias/calendar-feed',
    'PUT /api/v1/advisors/:alias/photo',
    'PUT /api/v1/assistants/:uuid/photo',
    'PUT /api/v1/organizations/:uuid/photo',
    'PUT /api/v1/tenant/header-image',
    'PUT /api/v1/tenant/logo',
    'PUT /api/v1/webhooks/:uuid/secret'
  ],
  'the user’s own': [
    'PATCH /api/v1/me/preferences',
    'PUT /api/v1/advisors/:alias/smm-calendar/settings',
    'PUT /api/v1/conversation/seen',
    'PUT /api/v1/conversations/:uuid/seen',
    'PUT /api/v1/conversations/presence',
    'PUT /api/v1/me/notified-devices/:id/session',
    'PUT /api/v1/me/saved-filters'
  ]
}

const endpoints = routes.map(({ endpoint }) => endpoint)
const takesRevision = ({ shape }: (typeof endpoints)[number]) =>
  Boolean(shape.query && 'revision' in shape.query.entries)
const fieldsOf = ({ shape }: (typeof endpoints)[number]) =>
  Object.keys((shape.body as { entries?: object } | undefined)?.entries ?? {})

const files = import.meta.glob<AuditedWrites>('../**/*.samples.ts', { eager: true, import: 'audited' })
const writes = new Map(Object.values(files).flatMap((audited) => audited ?? []))
/** What the samples send. */
const bodyOf = (key: string) => writes.get(key)?.({ answer: () => ({ uuid: '' }) } as unknown as Written).body as Body

// those of a branch have a test of their own
const taking = endpoints
  .filter(takesRevision)
  .map(({ path }) => path)
  .filter((path) => !/^\/api\/v1\/organizations\/:uuid(?!\/default-hours)/.test(path))
/** Lists whose items are replaced one by one, each with a revision of its own. */
const LISTS = taking.flatMap((path) => /^\/api\/v1\/[a-z-]+(?=\/:uuid$)/.exec(path) ?? [])

test('every endpoint that takes a revision for what it replaces as a whole is among these', () => {
  const wholes = taking.filter((path) => !LISTS.includes(path.replace(/\/:uuid$/, '')))
  expect(wholes.toSorted()).toEqual(WHOLES.map(({ path }) => path).toSorted())
})

test('whatever else is replaced says what was seen of it in another way, or need not', () => {
  const seen = ['revision', 'version', 'known', 'was']
  const rest = endpoints
    .filter(({ method }) => method === 'PUT' || method === 'PATCH')
    .filter((endpoint) => !takesRevision(endpoint) && !fieldsOf(endpoint).some((field) => seen.includes(field)))
  expect(rest.map(({ method, path }) => `${method} ${path}`).toSorted()).toEqual(
    Object.values(WITHOUT_REVISION).flat().toSorted()
  )
})

const named = WHOLES.map((whole) => [whole.path, whole] as const)

test.each(named)('%s is not replaced where somebody else has changed it since', async (_path, whole) => {
  const { address } = whole
  const [cookie, colleague] = [await signIn(site, whole.account), await signIn(site, whole.other)]
  const read = () => request(site, 'GET', whole.read ?? address, { cookie })
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

test.each(LISTS)('an item of %s is not replaced where somebody else has changed it since', async (address) => {
  const [mine, theirs] = [bodyOf(`POST ${address}`), bodyOf(`PUT ${address}/:uuid`)]
  const cookie = await signIn(site, ADMIN)
  const { uuid, revision } = (await request(site, 'POST', address, { cookie, body: mine })).body
  const listed = async () => {
    const { body } = await request(site, 'GET', address, { cookie })
    const lists: { uuid?: string; revision: string }[][] = [body, ...Object.values(body)].filter(Array.isArray)
    return lists.flat().find((item) => item.uuid === uuid)
  }
  const put = (body: Body, seen?: string) =>
    request(site, 'PUT', `${address}/${uuid}${seen === undefined ? '' : `?revision=${seen}`}`, { cookie, body })
  expect((await listed())?.revision).toBe(revision)
  const saved = await put(theirs, revision)
  const present = await listed()
  expect([saved.status, saved.body.revision]).toEqual([200, present?.revision])
  expect(present?.revision).not.toBe(revision)

  const refused = await put(mine, revision)
  expect([refused.status, refused.body.code]).toEqual([409, CHANGED_MEANWHILE])
  expect(refused.body.present).toEqual(present)
  expect(await listed()).toEqual(present)
  // the answer to a first attempt may have been lost
  expect((await put(theirs, revision)).status).toBe(200)
  expect((await put(mine, present?.revision)).status).toBe(200)
  // who has seen nothing replaces whatever is there
  expect((await put(theirs)).status).toBe(200)
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

describe('of several who save over the same revision at the same moment, one saves:', () => {
  const NAMES = ['Eins', 'Zwei', 'Drei', 'Vier', 'Fünf']
  const race = async (address: string, seen: string, bodies: Body[]) => {
    const cookie = await signIn(site, ADMIN)
    const put = (body: Body) => request(site, 'PUT', `${address}?revision=${seen}`, { cookie, body })
    const statuses = (await Promise.all(bodies.map(put))).map(({ status }) => status)
    expect(statuses.toSorted()).toEqual([expect.toSatisfy((status) => status < 300), 409, 409, 409, 409])
  }

  test.each([
    [`${ANNA}/tags`, (name: string) => ({ tags: [name] })],
    [`${ANNA}/working-hours`, (name: string) => [on(NAMES.indexOf(name) + 1 || 6)]],
    ['/api/v1/institution', (name: string) => ({ name, language: 'de-AT' })]
  ])('%s', async (address, body) => {
    const cookie = await signIn(site, ADMIN)
    await request(site, 'PUT', address, { cookie, body: body(NAMES[0] ?? '') })
    const seen = revisionOf(await request(site, 'GET', address, { cookie }))
    // what is there already would be accepted
    await race(
      address,
      seen,
      ['Sechs', ...NAMES.slice(1)].map((name) => body(name))
    )
  })

  test('an item of a list', async () => {
    const cookie = await signIn(site, ADMIN)
    const address = '/api/v1/reply-templates'
    const body = (name: string) => ({ ...(bodyOf(`POST ${address}`) as object), name })
    const { uuid, revision } = (await request(site, 'POST', address, { cookie, body: body('Null') })).body
    await race(`${address}/${uuid}`, revision, NAMES.map(body))
  })
})
