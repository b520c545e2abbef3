import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { LAYOUT_SECTIONS } from '#contract/advisors'
import { CONTACT_OPTIONS } from '#contract/contact-options'
import { EXPERIENCE, type LayoutEditor, TEXT_ROWS_MAX, type TextType } from '#contract/profile-layout'
import { request, signIn } from '../../testing/client.ts'
import { NORDBANK, startDemoSite } from '../../testing/demo-site.ts'
import type { Site } from '../../testing/site.ts'

const LAYOUT = '/api/v1/advisors-profiles/layout'
const TYPES = '/api/v1/text-description-types'

let site: Site
let cookie: string

const editor = async (asked = {}): Promise<LayoutEditor> =>
  (await request(site, 'GET', `${LAYOUT}/editor`, { cookie, ...asked })).body
const put = (sections: unknown, asked = {}) => request(site, 'PUT', LAYOUT, { cookie, body: { sections }, ...asked })
const types = async (asked = {}): Promise<TextType[]> => (await request(site, 'GET', TYPES, { cookie, ...asked })).body
const change = (was: unknown, put: unknown, asked = {}) =>
  request(site, 'PUT', TYPES, { cookie, body: { was, put }, ...asked })
const putTypes = async (put: unknown) => change(await types(), put)
const given = ({ uuid, title, place }: TextType) => ({ uuid, title, place })
const elementsOf = ({ sections }: LayoutEditor, name: string) =>
  sections.find((section) => section.name === name)?.elements ?? []
const idsOf = (layout: LayoutEditor, name: string) => elementsOf(layout, name).map(({ id }) => id)
const bodyOf = ({ sections }: LayoutEditor) =>
  sections.map(({ name, elements }) => ({
    name,
    elements: elements.map(({ id, is_visible }, order) => ({ id, order, is_visible }))
  }))
const offers = async () =>
  (await request(site, 'GET', '/api/v1/advisors/anna-gruber?with=offers,text_descriptions')).body.offers
const log = async (object: string) =>
  (await request(site, 'GET', `/api/v1/audit-log?object=${object}`, { cookie })).body.entries

beforeAll(async () => {
  site = await startDemoSite()
  cookie = await signIn(site, 'admin@demo.example')
})
afterAll(() => site.stop())

test.each([undefined, 'advisor', 'branch', 'marketing'])(
  '%s changes no layout and no kinds of texts',
  async (account) => {
    const other = account && (await signIn(site, `${account}@demo.example`))
    const status = account ? 403 : 401
    const before = [await editor(), await types()]
    expect((await request(site, 'GET', `${LAYOUT}/editor`, { cookie: other })).status).toBe(status)
    expect((await request(site, 'GET', TYPES, { cookie: other })).status).toBe(status)
    expect((await put([], { cookie: other })).status).toBe(status)
    expect((await change(await types(), [], { cookie: other })).status).toBe(status)
    expect([await editor(), await types()]).toEqual(before)
  }
)

test("another institution's links and kinds of texts are not found, and stay unchanged", async () => {
  const foreign = { cookie: await signIn(site, 'admin@nordbank.example', NORDBANK), ...NORDBANK }
  const before = [await editor(foreign), await types(foreign)]
  const [link] = idsOf(await editor(foreign), 'networking')
  const [type] = await types(foreign)
  expect((await put([{ name: 'networking', elements: [{ id: link, order: 0 }] }])).status).toBe(404)
  expect((await putTypes([{ uuid: type?.uuid, title: 'Theirs', place: 'default' }])).status).toBe(404)
  expect((await put([{ name: 'networking', elements: [{ id: randomUUID(), order: 0 }] }])).status).toBe(404)
  expect([await editor(foreign), await types(foreign)]).toEqual(before)
})

test.each([
  ['a contact option among the links', [{ name: 'networking', elements: [{ id: 'whatsapp', order: 0 }] }]],
  ['a contact option twice', [{ name: 'quick-contact', elements: [0, 1].map((order) => ({ id: 'vcard', order })) }]],
  ['a section that cards do not have', [{ name: 'sidebar', elements: [] }]],
  ['an unknown contact option', [{ name: 'quick-contact', elements: [{ id: 'fax', order: 0 }] }]],
  ['a broken order', [{ name: 'quick-contact', elements: [{ id: 'vcard', order: 1.5 }] }]],
  ['no list', { name: 'quick-contact' }]
])('%s is refused', async (_what, sections) => {
  const before = await editor()
  expect((await put(sections)).status).toBe(422)
  expect(await editor()).toEqual(before)
})

test('the editor lists every contact option and every link, in its section', async () => {
  const layout = await editor()
  expect(layout.sections.map(({ name }) => name)).toEqual([...LAYOUT_SECTIONS])
  expect(idsOf(layout, 'quick-contact').toSorted()).toEqual([...CONTACT_OPTIONS].toSorted())
  expect(elementsOf(layout, 'social-media').map(({ label }) => label)).toContain('LinkedIn')
})

test('cards show the contact options in the order of the layout, without hidden ones', async () => {
  const layout = await editor()
  const turned = layout.sections.map(({ name, elements }) => ({ name, elements: elements.toReversed() }))
  const hidden = (await offers()).contact[0]
  const sections = turned.map(({ name, elements }) => ({
    name,
    elements: elements.map((one) => ({ ...one, is_visible: one.id !== hidden }))
  }))
  const before = (await offers()).contact
  expect((await put(bodyOf({ sections }))).status).toBe(204)
  const { contact } = await offers()
  expect(contact).not.toContain(hidden)
  expect(contact).toEqual(before.filter((name: string) => name !== hidden).toReversed())
  expect(await editor()).toEqual({ sections })
  const [entry] = await log('layout')
  expect(entry).toMatchObject({ action: 'changed', object_name: 'contact-options' })
  expect(entry.changes.find(({ field }: { field: string }) => field === 'quick-contact').after).toContain(`(${hidden})`)
  expect((await put(bodyOf(layout))).status).toBe(204)
  expect((await offers()).contact).toEqual(before)
})

test('a link moves from one section of the card to another', async () => {
  const before = await editor()
  const [moved] = elementsOf(before, 'social-media')
  const sections = before.sections.map(({ name, elements }) => {
    if (name === 'social-media') return { name, elements: elements.filter((one) => one !== moved) }
    return name === 'networking'
      ? { name, elements: [...elements, moved as NonNullable<typeof moved>] }
      : { name, elements }
  })
  expect((await put(bodyOf({ sections }))).status).toBe(204)
  const uuids = (links: { uuid: string }[]) => links.map(({ uuid }) => uuid)
  const { networking, social } = await offers()
  expect(uuids(networking)).toContain(moved?.id)
  expect(uuids(social)).not.toContain(moved?.id)
  await put(bodyOf(before))
})

test.each([
  ['no heading', [{ title: ' ', place: 'default' }]],
  ['a place that cards do not have', [{ title: 'Motto', place: 'footer' }]],
  ['experience as a motto', [{ uuid: EXPERIENCE, title: '', place: 'header_top' }]],
  ['too many', Array.from({ length: TEXT_ROWS_MAX + 1 }, (_, at) => ({ title: `Text ${at}`, place: 'default' }))]
])('kinds of texts with %s are refused', async (_what, body) => {
  const before = await types()
  expect((await putTypes(body)).status).toBe(422)
  expect(await types()).toEqual(before)
})

test('a kind of text twice is refused', async () => {
  const [one] = await types()
  const same = { uuid: one?.uuid, title: 'Motto', place: 'default' }
  expect((await putTypes([same, same])).status).toBe(422)
  const experience = { uuid: EXPERIENCE, title: '', place: 'default' }
  expect((await putTypes([experience, experience])).status).toBe(422)
})

test('a list based on an outdated read overwrites nothing, whatever it contains', async () => {
  const read = await types()
  const added = (await putTypes([...read.map(given), { title: 'Sprachen', place: 'default' }])).body
  for (const put of [read.map(given), read.map(given).toReversed(), []]) {
    const { status, body } = await change(read, put, { headers: { 'accept-language': 'de-AT' } })
    expect([status, body.message]).toEqual([
      409,
      'Nicht gespeichert: Diese Liste wurde inzwischen an anderer Stelle geändert.'
    ])
  }
  expect(await types()).toEqual(added)
  const renamed = added.map((type: TextType) => (type.title === 'Sprachen' ? { ...type, title: 'Languages' } : type))
  expect((await change(added, renamed.map(given))).status).toBe(200)
  expect((await change(added, added.map(given))).status).toBe(409)
  expect((await putTypes(read.map(given))).status).toBe(200)
})

test('a kind that has got more texts since it was read is not deleted', async () => {
  const read = (await putTypes([...(await types()).map(given), { title: 'Hobbys', place: 'default' }])).body
  const { uuid } = read.at(-1)
  const body = [{ uuid, value: 'Berge' }]
  expect((await request(site, 'PUT', '/api/v1/advisors/anna-gruber/text-descriptions', { cookie, body })).status).toBe(
    200
  )
  const put = read.slice(0, -1).map(given)
  expect((await change(read, put)).status).toBe(409)
  expect((await types()).at(-1)).toMatchObject({ title: 'Hobbys', texts: 1 })
  expect((await putTypes(put)).status).toBe(200)
  expect(await types()).toEqual(read.slice(0, -1))
})

test('a repeated change is idempotent', async () => {
  const read = await types()
  const put = [...read.map(given), { title: 'Sprachen', place: 'default' }]
  const [once, twice] = [await change(read, put), await change(read, put)]
  expect([twice.status, twice.body]).toEqual([200, once.body])
  expect((await putTypes(read.map(given))).body).toEqual(read)
})

test('kinds of texts are renamed, moved, added and removed, and each change is in the audit log', async () => {
  const before = await types()
  const [motto, featured, about] = before as [TextType, TextType, TextType]
  const experience = { uuid: EXPERIENCE, title: '', place: 'featured' }
  const body = [
    given(about),
    experience,
    { ...given(motto), title: 'Leitsatz' },
    { title: 'Sprachen', place: 'default' }
  ]
  const { status, body: after } = await putTypes(body)
  expect(status).toBe(200)
  expect(after.map(({ title }: TextType) => title)).toEqual([about.title, '', 'Leitsatz', 'Sprachen'])
  expect(after[1]).toEqual({ ...experience, texts: 0 })
  expect(after[2]).toMatchObject({ uuid: motto.uuid, texts: motto.texts })
  expect(after[3].texts).toBe(0)
  expect(await types()).toEqual(after)
  const shown = (await request(site, 'GET', '/api/v1/advisors/anna-gruber?with=text_descriptions')).body
    .text_descriptions
  expect(shown.map(({ type }: { type: { title: string } }) => type.title)).toEqual([about.title, 'Leitsatz'])
  const actions = (await log('text-description')).map(({ action, object_name }: Record<string, string>) => [
    object_name,
    action
  ])
  expect(actions).toEqual(
    expect.arrayContaining([
      [featured.title, 'deleted'],
      ['Leitsatz', 'changed'],
      ['Erfahrung', 'changed'],
      ['Sprachen', 'created']
    ])
  )
})

test('GET returns the sections with ids and orders as PUT accepted them, to visitors too', async () => {
  const elements = ['vcard', 'whatsapp', 'messenger'].map((id, at) => ({ id, order: 2 - at, is_visible: at > 0 }))
  expect((await put([{ name: 'quick-contact', elements }])).status).toBe(204)
  const { status, body } = await request(site, 'GET', LAYOUT)
  expect(status).toBe(200)
  expect(body).toEqual({
    sections: [
      { name: 'quick-contact', elements: elements.toReversed() },
      { name: 'networking', elements: [] },
      { name: 'social-media', elements: [] }
    ]
  })
})

test('experience keeps its place when ways of contact are saved, or other programs leave it out', async () => {
  const placed = (
    await putTypes([
      { uuid: EXPERIENCE, title: '', place: 'social-media' },
      { title: 'Motto', place: 'default' }
    ])
  ).body
  expect(placed[0]).toMatchObject({ uuid: EXPERIENCE, place: 'social-media' })
  expect((await put(bodyOf(await editor()))).status).toBe(204)
  expect((await putTypes([{ title: 'Leitsatz', place: 'default' }])).body[0]).toEqual(placed[0])
  const moved = [
    { title: 'Leitsatz', place: 'default' },
    { ...given(placed[0]), place: 'default' }
  ]
  expect((await change(placed, moved)).status).toBe(409)
  const read = await types()
  expect((await change(read, read.map(given).toReversed())).body.map(({ uuid }: TextType) => uuid)).toEqual(
    read.map(({ uuid }) => uuid).toReversed()
  )
  // others have moved it since this was read
  expect(
    (
      await change(
        read,
        read.map((one) => ({ ...given(one), place: 'featured' }))
      )
    ).status
  ).toBe(409)
})
