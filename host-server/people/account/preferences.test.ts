import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { OwnSession } from '#contract/preferences'
import { instant, MINUTE } from '../../core/base/clock.ts'
import { hashToken } from '../../core/security/tokens.ts'
import { request, signIn, type TestResponse } from '../../testing/client.ts'
import { NORDBANK, startDemoSite } from '../../testing/demo-site.ts'
import type { Site } from '../../testing/site.ts'

const PREFERENCES = '/api/v1/me/preferences'
const SESSIONS = '/api/v1/me/sessions'
const ADVISOR = 'advisor@demo.example'

let site: Site
let cookie: string
beforeAll(async () => {
  site = await startDemoSite()
  cookie = await signIn(site, ADVISOR)
})
afterAll(() => site.stop())

const patch = (body: unknown, asked = {}) => request(site, 'PATCH', PREFERENCES, { cookie, body, ...asked })
const me = async () => (await request(site, 'GET', '/api/v1/me', { cookie })).body
const chosen = async () => {
  const { language, appearance } = await me()
  return { language, appearance }
}
const pageFor = async (asked: object) =>
  (await request(site, 'GET', '/app/403', { headers: { accept: 'text/html' }, ...asked })).text
const endOne = (id: string, asked: object = { cookie }) => request(site, 'DELETE', `${SESSIONS}/${id}`, asked)
const sessions = async (asked: object = { cookie }) => request(site, 'GET', SESSIONS, asked)

test('a guest, and a session of the other tenant, have no preferences and no sessions', async () => {
  const foreign = await signIn(site, 'advisor@nordbank.example', NORDBANK)
  for (const other of [undefined, foreign]) {
    expect((await patch({ language: 'en' }, { cookie: other })).status).toBe(401)
    expect((await sessions({ cookie: other })).status).toBe(401)
    expect((await request(site, 'DELETE', SESSIONS, { cookie: other })).status).toBe(401)
    expect((await endOne('a'.repeat(64), { cookie: other })).status).toBe(401)
  }
  expect(await chosen()).toEqual({ language: null, appearance: 'system' })
})

test.each([
  { language: 'fr' },
  { language: null },
  { appearance: 'blue' },
  { roles: ['accountadmin'] },
  { language: 'en', email_address: 'x@demo.example' }
])('%j is refused', async (body) => {
  expect((await patch(body)).status).toBe(422)
  expect(await chosen()).toEqual({ language: null, appearance: 'system' })
})

test('pages for staff speak the language and have the look that the user has chosen, and nobody else’s', async () => {
  expect(await pageFor({ cookie })).toContain('<html lang="de-AT">')
  expect((await patch({ language: 'en' })).status).toBe(204)
  expect((await patch({ appearance: 'dark' })).status).toBe(204)
  expect(await chosen()).toEqual({ language: 'en', appearance: 'dark' })
  expect(await pageFor({ cookie })).toContain('<html lang="en-GB" data-appearance="dark">')
  expect(await pageFor({})).toContain('<html lang="de-AT">')
  const colleague = await signIn(site, 'second@demo.example')
  expect(await pageFor({ cookie: colleague })).toContain('<html lang="de-AT">')
  expect((await patch({})).status).toBe(204)
  expect(await chosen()).toEqual({ language: 'en', appearance: 'dark' })
})

test('the login page keeps to what was chosen in this browser, also after signing out', async () => {
  const login = async (sent = '') => (await request(site, 'GET', '/account/login', { cookie: sent })).text
  const lookIn = ({ headers }: TestResponse) => headers['set-cookie']?.find((one) => one.startsWith('staff-look='))
  const own = await signIn(site, ADVISOR)
  const kept = lookIn(await request(site, 'POST', '/account/logout', { cookie: own }))?.split(';')[0]
  expect(kept).toBe('staff-look=en.dark')
  expect(await login(kept)).toContain('<html lang="en-GB" data-appearance="dark">')
  expect(await login()).toContain('<html lang="de-AT">')
  expect(await login('staff-look=fr.blue')).toContain('<html lang="de-AT">')
  expect(lookIn(await patch({ appearance: 'light' }))).toContain('staff-look=en.light;')
  await patch({ appearance: 'dark' })
})

test('the institution’s own form of German stays', async () => {
  const tenant = site.app.knex('tenants').where({ name: 'Alpenbank' })
  await tenant.clone().update({ language: 'de-AT-informal' })
  await patch({ language: 'de' })
  expect(await pageFor({ cookie })).toContain('Du hast keinen Zugriff auf diese Seite.')
  await tenant.clone().update({ language: 'de-AT' })
})

test('lists the user’s own sessions alone, and ends all but this one', async () => {
  const agent = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'
  const headers = { 'user-agent': agent }
  await site.app.knex('sessions').delete()
  const other = await signIn(site, ADVISOR)
  const colleague = await signIn(site, 'second@demo.example')
  cookie = await signIn(site, ADVISOR)
  await site.app.knex('sessions').where({ device: '' }).update({ device: 'Firefox, Windows' })
  // a minute later than the present one, which still comes first
  const later = instant(site.app.clock.now().getTime() + MINUTE)
  await site.app
    .knex('sessions')
    .where({ id_hash: hashToken(other.split('=')[1] ?? '') })
    .update({ seen_at: later })
  const listed = (await sessions({ cookie, headers })).body
  expect(listed).toHaveLength(2)
  expect(listed.map((one: { is_this: boolean }) => one.is_this)).toEqual([true, false])
  expect(Object.keys(listed[0]).toSorted()).toEqual(['device', 'id', 'is_this', 'seen_at', 'signed_in_at'])
  expect((await request(site, 'DELETE', SESSIONS, { cookie })).status).toBe(204)
  expect((await sessions({ cookie: other })).status).toBe(401)
  expect((await sessions({ cookie: colleague })).status).toBe(200)
  expect((await sessions()).body).toMatchObject([{ is_this: true }])
})

describe('one session is ended', () => {
  let lost: string
  let kept: string
  const idOf = async (asked: object = { cookie }) =>
    ((await sessions(asked)).body as OwnSession[]).find(({ is_this }) => is_this)?.id as string
  const ends = () =>
    site.app.knex('audit_log').where({ object: 'session', action: 'deleted' }).select('actor_name', 'changes')

  beforeAll(async () => {
    await site.app.knex('sessions').delete()
    lost = await signIn(site, ADVISOR)
    kept = await signIn(site, ADVISOR)
    cookie = await signIn(site, ADVISOR)
    await site.app
      .knex('sessions')
      .where({ id_hash: hashToken(lost.split('=')[1] ?? '') })
      .update({ device: 'Firefox, Windows' })
    await site.app.knex('audit_log').where({ object: 'session', action: 'deleted' }).delete()
  })

  test('not that of a colleague or of another tenant, none by its hash, and not the present one', async () => {
    const colleague = await signIn(site, 'second@demo.example')
    const foreign = await signIn(site, 'advisor@nordbank.example', NORDBANK)
    expect((await endOne(await idOf({ cookie: colleague }))).status).toBe(404)
    expect((await endOne(await idOf({ cookie: foreign, ...NORDBANK }))).status).toBe(404)
    expect((await endOne(await idOf({ cookie: lost }), { cookie: colleague })).status).toBe(404)
    for (const { id_hash } of await site.app.knex('sessions').select('id_hash')) {
      expect((await endOne(id_hash)).status).toBe(404)
    }
    for (const id of ['x', 'A'.repeat(64), `${'a'.repeat(64)}0`]) expect((await endOne(id)).status).toBe(404)
    const { status, body } = await endOne(await idOf())
    expect([status, body.message]).toEqual([409, expect.stringContaining('in Ihrem Menü')])
    expect((await sessions()).body).toHaveLength(3)
    expect((await sessions({ cookie: colleague })).status).toBe(200)
    expect((await sessions({ cookie: foreign, ...NORDBANK })).status).toBe(200)
    expect(await ends()).toEqual([])
  })

  test('ends at the next request there, and is in the audit log with its device', async () => {
    expect((await endOne(await idOf({ cookie: lost }))).status).toBe(204)
    expect((await sessions({ cookie: lost })).status).toBe(401)
    expect((await sessions({ cookie: kept })).status).toBe(200)
    const [entry, ...further] = await ends()
    expect(further).toEqual([])
    expect(JSON.parse(entry.changes)).toEqual([{ field: 'device', before: 'Firefox, Windows', after: null }])
    expect(entry.actor_name).toContain('Anna Gruber')
    expect((await request(site, 'DELETE', SESSIONS, { cookie })).status).toBe(204)
    expect(await ends()).toHaveLength(2)
  })
})

test('a session that has ended by itself is not listed', async () => {
  await signIn(site, ADVISOR)
  expect((await sessions()).body).toHaveLength(2)
  await site.app
    .knex('sessions')
    .whereNot({ seen_at: '2000-01-01T00:00:00Z' })
    .orderBy('created_at')
    .update({ seen_at: '2000-01-01T00:00:00Z' })
  expect((await sessions()).status).toBe(401)
})

test('the form for a new password knows the address of who is signed in', async () => {
  cookie = await signIn(site, ADVISOR)
  const { text } = await request(site, 'GET', '/account/password-reset', { cookie })
  expect(text).toContain(`value="${ADVISOR}"`)
  expect((await me()).has_passwords).toBe(true)
})
