import { afterAll, beforeAll, expect, test } from 'vitest'
import { request, signIn } from '../testing/client.ts'
import { startDemoSite } from '../testing/demo-site.ts'
import type { Site } from '../testing/site.ts'

const ROUNDS = 3
const OWN = '/api/v1/advisors/anna-gruber'

let site: Site
let cookie: string
let admin: string
let uuids: string[]

beforeAll(async () => {
  site = await startDemoSite()
  cookie = await signIn(site, 'advisor@demo.example')
  admin = await signIn(site, 'admin@demo.example')
  const { body } = await request(site, 'GET', '/api/v1/appointment-topics')
  uuids = body.map(({ uuid }: { uuid: string }) => uuid)
})
afterAll(() => site.stop())

const on = (day: number, start_time: string, end_time: string) => ({ day, start_time, end_time })
const named = (...indexes: number[]) => indexes.map((index) => ({ uuid: uuids[index] }))

test.each([
  [
    'weeks',
    'working-hours',
    () => [
      [on(1, '09:00', '12:00'), on(1, '13:00', '17:00'), on(2, '09:00', '17:00')],
      [on(1, '10:00', '18:00'), on(4, '08:00', '12:00')]
    ]
  ],
  ['sets of topics', 'appointment-topics', () => [named(0, 1, 2), named(2, 4, 5, 6)]],
  ['sets of types', 'appointment-types', () => [[{ type: 'by-phone' }, { type: 'in-branch' }], [{ type: 'online' }]]]
])('of fifty concurrent %s, one remains, completely, every time', async (_what, path, choices: () => unknown[][]) => {
  const sets = choices()
  for (let round = 0; round < ROUNDS; round += 1) {
    const puts = Array.from({ length: 50 }, (_, turn) =>
      request(site, 'PUT', `${OWN}/${path}`, { cookie, body: sets[turn % 2] })
    )
    expect(new Set((await Promise.all(puts)).map(({ status }) => status))).toEqual(new Set([204]))
    expect(sets).toContainEqual((await request(site, 'GET', `${OWN}/${path}`, { cookie })).body)
  }
})

const ask = (method: string, path: string, body?: unknown, by = admin) =>
  request(site, method, path, { cookie: by, body })
const times = <T>(count: number, work: (turn: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, turn) => work(turn)))
const statuses = (answers: readonly { status: number }[]) =>
  [...new Set(answers.map(({ status }) => status))].toSorted()

const LAYOUT = '/api/v1/advisors-profiles/layout'
const KINDS = '/api/v1/text-description-types'
const LINKS = '/api/v1/custom-links'

test('of twenty concurrent layouts, one remains', async () => {
  const contact = (...ids: string[]) => ({
    sections: [
      { name: 'quick-contact', elements: ids.map((id, order) => ({ id, order, is_visible: true })) },
      { name: 'networking', elements: [] },
      { name: 'social-media', elements: [] }
    ]
  })
  const choices = [contact('vcard', 'whatsapp', 'messenger'), contact('messenger', 'vcard', 'wallet_cards')]
  for (let round = 0; round < ROUNDS; round += 1) {
    expect(statuses(await times(20, (turn) => ask('PUT', LAYOUT, choices[turn % 2])))).toEqual([204])
    expect(choices).toContainEqual((await ask('GET', LAYOUT)).body)
  }
})

test('if two users add a kind of text to the same list concurrently, one is told to reload', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const was = (await ask('GET', KINDS)).body
    const given = was.map(({ uuid, title, place: index }: Record<string, string>) => ({ uuid, title, place: index }))
    const add = (turn: number) =>
      ask('PUT', KINDS, { was, put: [...given, { title: `Added ${round}.${turn}`, place: 'default' }] })
    const answers = await times(2, add)
    expect(statuses(answers)).toEqual([200, 409])
    expect((await ask('GET', KINDS)).body).toHaveLength(was.length + 1)
  }
})

/** The audit entries of an object, each with old and new value. */
const linesOf = async (object: string, field: string): Promise<[string | null, string | null][]> => {
  const rows: { changes: string }[] = await site.app.knex('audit_log').where({ object }).select('changes')
  const changes = rows.flatMap(({ changes }) => JSON.parse(changes) as Record<string, string>[])
  return changes.filter((one) => one.field === field).map(({ before = null, after = null }) => [before, after])
}

/** Expects each change to start from the value that another one left. */
function isChain(lines: readonly [string | null, string | null][], first: string | null): boolean {
  const left = new Map(lines)
  if (left.size < lines.length) return false
  let at = first
  for (; left.has(at); ) {
    const next = left.get(at) as string
    left.delete(at)
    at = next
  }
  return !left.size
}

const DAY_WEEK = (hour: number) => [on(1, `${String(hour).padStart(2, '0')}:00`, '18:00')]

test.each<[string, string, string, string, (turn: number) => unknown]>([
  ['settings', '/api/v1/settings', 'setting', 'value', (turn) => ({ map_attribution: `© ${turn}` })],
  ['names', '/api/v1/institution', 'tenant', 'name', (turn) => ({ name: `Bank ${turn}`, language: 'de-AT' })],
  ['default weeks', '/api/v1/default-hours', 'working-hours', 'monday', (turn) => DAY_WEEK(6 + turn)]
])('the log has old and new values of concurrent %s', async (_what, path, object, field, body) => {
  for (let round = 0; round < ROUNDS; round += 1) {
    await ask('PUT', path, body(0))
    await site.app.knex('audit_log').delete()
    const answers = await times(8, (turn) => ask('PUT', path, body(turn + 1)))
    expect(statuses(answers)).toEqual([204])
    const lines = await linesOf(object, field)
    const starts = lines.map(([before]) => before)
    const [first] = starts.filter((before) => !lines.some(([, after]) => after === before))
    expect([lines.length, isChain(lines, first ?? null)]).toEqual([8, true])
  }
})

test('a module that is switched off twice concurrently is in the log once', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    await ask('PUT', '/api/v1/modules', { module_name: 'v-cards', effective_state: true })
    await site.app.knex('audit_log').delete()
    await times(8, () => ask('PUT', '/api/v1/modules', { module_name: 'v-cards', effective_state: false }))
    expect(await linesOf('module', 'effective_state')).toEqual([['true', 'false']])
  }
})

test('a closure that is removed twice concurrently is removed once, and is in the log once', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { uuid } = (await ask('POST', '/api/v1/holidays', { date: `2027-03-1${round}`, label: 'Umbau' })).body
    await site.app.knex('audit_log').delete()
    const answers = await times(4, () => ask('DELETE', `/api/v1/holidays/${uuid}`))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 404, 404, 404])
    expect(await site.app.knex('audit_log').where({ object: 'holiday' })).toHaveLength(1)
  }
})

const LINK = { icon: 'star', label: 'Ratings', pattern: 'https://www.ratings.example/{value}' }
const enter = (uuid: string, value: string) => ask('PUT', `${OWN}/custom-links`, [{ uuid, value }], cookie)

test('of twenty concurrent saves of an advisor’s own links, one remains', async () => {
  const { uuid } = (await ask('POST', LINKS, LINK)).body
  const values = ['anna', 'gruber']
  for (let round = 0; round < ROUNDS; round += 1) {
    expect(statuses(await times(20, (turn) => enter(uuid, values[turn % 2] as string)))).toEqual([200])
    const own = (await ask('GET', `${OWN}/custom-links`, undefined, cookie)).body
    expect(values).toContain(own.find((link: { uuid: string }) => link.uuid === uuid).value)
  }
})

test('an own link that is saved while its kind is deleted is either saved before or refused', async () => {
  for (let round = 0; round < 3 * ROUNDS; round += 1) {
    const { uuid } = (await ask('POST', LINKS, LINK)).body
    const [gone, ...saved] = await Promise.all([
      ask('DELETE', `${LINKS}/${uuid}`),
      ...['a', 'b', 'c', 'd'].map((value) => enter(uuid, value))
    ])
    expect(gone.status).toBe(204)
    for (const { status } of saved) expect([200, 422]).toContain(status)
  }
})
