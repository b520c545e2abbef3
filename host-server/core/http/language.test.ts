import { afterAll, beforeAll, expect, test } from 'vitest'
import { request, signIn } from '../../testing/client.ts'
import { NORDBANK, startDemoSite } from '../../testing/demo-site.ts'
import type { Site } from '../../testing/site.ts'

let site: Site
beforeAll(async () => {
  site = await startDemoSite()
})
afterAll(() => site.stop())

const VISITORS = [
  '/app/profile/anna-gruber',
  '/app/filiale/wien-innere-stadt',
  '/search',
  '/book/anna-gruber',
  '/book/branch/wien-innere-stadt',
  '/contact/anna-gruber/basic',
  '/wallet-card/anna-gruber',
  '/messenger',
  '/appointments/nobody',
  '/nowhere'
]
const ENGLISH = { 'accept-language': 'en-US,en;q=0.9,de;q=0.5' }

const open = (path: string, { cookie = '', headers = {}, host = 'localhost' } = {}) =>
  request(site, 'GET', path, { host, cookie, headers: { accept: 'text/html', ...headers } })
const langOf = async (...asked: Parameters<typeof open>) => /<html lang="(..)/.exec((await open(...asked)).text)?.[1]

test.each(['/account/login', '/account/password-reset', '/app/', '/app/nowhere'])(
  '%s, a page for staff, keeps the institution’s language',
  async (path) => {
    for (const asked of [path, `${path}?lang=en`]) {
      const { text, headers } = await open(asked, { headers: ENGLISH, cookie: 'language=en' })
      expect([text.includes('<html lang="de-AT">'), text.includes('class="language"')]).toEqual([true, false])
      expect(headers['set-cookie']).toBeUndefined()
    }
  }
)

test.each(VISITORS)('%s speaks the institution’s language, unless the reader asks for another', async (path) => {
  expect(await langOf(path)).toBe('de')
  expect(await langOf(path, { headers: { 'accept-language': 'fr' } })).toBe('de')
  expect(await langOf(path, { headers: { 'accept-language': '*' } })).toBe('de')
  expect(await langOf(path, { headers: { 'accept-language': 'fr,en;q=0.4' } })).toBe('en')
  expect(await langOf(path, { headers: ENGLISH })).toBe('en')
  expect(await langOf(path, { headers: ENGLISH, cookie: 'a=b; language=de' })).toBe('de')
  expect(await langOf(path, { headers: ENGLISH, cookie: 'language=xx' })).toBe('en')
  expect(await langOf(`${path}?lang=en`, { cookie: 'language=de' })).toBe('en')
  expect(await langOf(`${path}?lang=fr`)).toBe('de')
})

test.each(VISITORS)('%s has a switch to the other language, and tells caches on what it depends', async (path) => {
  const { text, headers } = await open(`${path}?src=mail`)
  expect(text).toMatch(/<a href="\?src=mail&amp;lang=en" lang="en" hreflang="en"[^>]*>English<\/a>/)
  expect(headers.vary).toMatch(/Accept-Language/)
  expect(headers.vary).toMatch(/Cookie/)
  expect((await open(`${path}?lang=en`)).text).toMatch(/lang=de" lang="de" hreflang="de"[^>]*>Deutsch<\/a>/)
})

test('the language of an address is remembered for the pages that follow, and only that', async () => {
  const { headers } = await open('/search?lang=en')
  expect(headers['set-cookie']).toEqual(['language=en; path=/; samesite=lax; httponly'])
  expect((await open('/search?lang=fr')).headers['set-cookie']).toBeUndefined()
  expect((await open('/search', { headers: ENGLISH })).headers['set-cookie']).toBeUndefined()
})

test('a cached page is not answered in another visitor’s language', async () => {
  const path = '/app/profile/anna-gruber'
  for (const turn of [1, 2]) {
    expect([turn, await langOf(path)]).toEqual([turn, 'de'])
    expect([turn, await langOf(path, { cookie: 'language=en' })]).toEqual([turn, 'en'])
    expect([turn, await langOf(path, { headers: ENGLISH })]).toEqual([turn, 'en'])
    expect((await open(`${path}?lang=en`)).headers['set-cookie']).toHaveLength(1)
  }
})

test.each([
  ['a quoted cookie', { cookie: 'language="en"' }],
  ['a cookie after two spaces', { cookie: 'x=1;  language=en' }],
  ['a tab before a cookie', { cookie: '\tlanguage=en' }],
  ['a header that looks like two', { headers: { 'accept-language': 'de language=en' } }]
])('%s gives nobody else a page in another language', async (_what, asked) => {
  const path = '/app/filiale/graz'
  await open(path, asked)
  expect(await langOf(path)).toBe('de')
  expect(await langOf(path, { headers: { 'accept-language': 'de' } })).toBe('de')
  expect(await langOf(path, { cookie: 'language=en' })).toBe('en')
  expect(await langOf(path, { headers: { 'accept-language': 'de' }, cookie: 'language=en' })).toBe('en')
})

test('what the last user of a browser has chosen is for nobody else', async () => {
  const shell = async (cookie = '') => /<html [^>]*>/.exec((await open('/app/leads', { cookie })).text)?.[0]
  const plain = await shell('staff-look=de.light')
  expect(await shell('staff-look=en.dark')).not.toBe(plain)
  expect(await shell()).not.toContain('dark')
  expect(await shell()).toContain('lang="de-AT"')
})

test('files for visitors do not vary by language', async () => {
  for (const path of ['/theme.css', '/favicon.svg', '/robots.txt', '/media/logo.svg']) {
    expect([path, (await open(path)).headers.vary ?? '']).toEqual([path, expect.not.stringMatching(/Language|Cookie/)])
  }
})

test('the institution’s own form of address stays, and an English institution has a German page', async () => {
  const tenant = site.app.knex('tenants').where({ name: 'Alpenbank' })
  await tenant.clone().update({ language: 'de-AT-informal' })
  const { text } = await open('/search?lang=de')
  await tenant.clone().update({ language: 'de-AT' })
  expect(text).not.toMatch(/Ihre?n?\b/)
  expect(await langOf('/search?lang=de', NORDBANK)).toBe('de')
  expect(await langOf('/search', NORDBANK)).toBe('en')
})

test('staff who are signed in read public pages in the language that they asked for, too', async () => {
  const cookie = await signIn(site, 'advisor@demo.example')
  expect(await langOf('/search?lang=en', { cookie })).toBe('en')
})
