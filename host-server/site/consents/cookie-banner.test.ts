import { afterAll, beforeAll, expect, test } from 'vitest'
import { exampleCookieConfig } from '#contract/examples/consents.example'
import { COOKIES } from '../../core/http/cookies.ts'
import { request, signIn } from '../../testing/client.ts'
import { startDemoSite } from '../../testing/demo-site.ts'
import type { Site } from '../../testing/site.ts'

const PAGES = ['/search', '/book/anna-gruber', '/app/profile/anna-gruber', '/advisors']
/** Of staff, who are not visitors. */
const STAFFS = ['/account/login', '/account/password-reset', '/app/']
const EVIL = `"'></script><script>alert(1)</script><img src=x onerror=alert(1)>`

let site: Site
beforeAll(async () => {
  site = await startDemoSite()
})
afterAll(() => site.stop())

const open = async (path: string, { host = 'localhost', cookie = '' } = {}) =>
  request(site, 'GET', path, { host, cookie, headers: { accept: 'text/html' } })

async function set(name: string, value: string) {
  const { knex } = site.app
  const { tenant_id } = await knex('tenant_domains').where({ host: 'localhost' }).first('tenant_id')
  await knex('tenant_settings').insert({ tenant_id, name, value }).onConflict(['tenant_id', 'name']).merge()
}

test.each(PAGES)('%s shows no banner for a tenant without cookies', async (path) => {
  const { text } = await open(path, { host: 'nordbank.localhost' })
  expect(text).toContain('<html')
  expect(text).not.toMatch(/cookie-banner\.js|<advisor-cookie-banner|id="cookiesActivator/)
})

test.each(STAFFS)('%s, a page for staff, has no banner', async (path) => {
  const { text, headers } = await open(path)
  expect(text).toContain('<html')
  expect(text).not.toMatch(/cookie-banner\.js|<advisor-cookie-banner|id="cookiesActivator/)
  expect(headers['content-security-policy']).toContain("script-src 'self';")
})

test('signed-in users are not asked', async () => {
  const { text } = await open('/search', { cookie: await signIn(site, 'advisor@demo.example') })
  expect(text).not.toContain('<advisor-cookie-banner')
})

test.each(PAGES)('%s includes the banner, hidden until the script has run', async (path) => {
  const { text } = await open(path)
  expect(text).toMatch(/<advisor-cookie-banner version="[\da-f]{12}" hidden/)
  expect(text).toContain('<script type="module" async src="/cdn/cookie-banner.js">')
  expect(text).toContain('value="statistics" data-cookies="_pk_id* _pk_ses*"')
  expect(text).not.toMatch(/checked[^>]*name="category"|name="category"[^>]*checked/)
})

test('the banner’s text is in the language of its page, like its buttons', async () => {
  const inLanguage = async (lang: string) => (await open(`/search?lang=${lang}`)).text
  const [german, english] = [await inLanguage('de'), await inLanguage('en')]
  expect(german).toContain('Mit Ihrer Zustimmung setzen wir Cookies')
  expect(english).toContain('With your consent, this site also uses optional cookies.')
  expect(english).not.toContain('Mit Ihrer Zustimmung')
})

test('the banner names every cookie of the product, in the reader’s language, and no other as necessary', async () => {
  const named = (text: string) => /data-essential="([^"]*)"/.exec(text)?.[1]?.split(' ') ?? []
  const german = (await open('/search')).text
  expect(named(german)).toEqual([...COOKIES])
  for (const name of COOKIES) expect(german).toContain(`<dd>${name}</dd>`)
  expect(german).toContain('Merkt sich, auf welche Sprache Sie umschalten.')
  expect(german).not.toMatch(/pages\.cookie-|csrf|spam_guard/)
  expect((await open('/search?lang=en')).text).toContain('Remembers the language that you switch to.')
})

test('what an institution has declared under the name of our cookie is not listed twice', async () => {
  await set('cookies_alert_config', JSON.stringify(exampleCookieConfig))
  const { text } = await open('/search')
  expect(text.match(/<dd>session<\/dd>/g)).toHaveLength(1)
})

test('everything in a configuration is escaped, and its scripts wait for consent', async () => {
  const evil = { name: EVIL, provider: EVIL, purpose: EVIL, cookieName: `"'><script>`, lifetime: EVIL }
  const script = 'https://stats.example/count.js'
  const entries = { [EVIL.slice(0, 40)]: [{ ...evil, privacyPolicy: `https://stats.example/${EVIL}`, script }] }
  await set('cookies_alert_config', JSON.stringify({ text: EVIL, essentialKey: 'essential', entries }))
  const { text } = await open('/search')
  expect(text).toContain('&lt;script>alert(1)')
  expect(text).not.toMatch(/<script>|<img src=x/)
  expect(text).toMatch(
    /<script type="text\/plain" data-cookie-category="[^"]+" data-src="https:\/\/stats\.example\/count\.js">/
  )
})

test('an invalid configuration leaves the page intact and offers nothing', async () => {
  await set('cookies_alert_config', '{"text": 1}')
  const { status, text } = await open('/search')
  expect(status).toBe(200)
  expect(text).toContain('nur Cookies, die für ihren Betrieb nötig sind')
  expect(text).not.toContain('name="category"')
})

test('scripts come from our own origin, and from those in a setting', async () => {
  await set('cookies_alert_config', JSON.stringify(exampleCookieConfig))
  const policy = async (path: string) => String((await open(path)).headers['content-security-policy'])
  expect(await policy('/contact/anna-gruber/basic')).toContain("script-src 'self';")
  await set(
    'cookie_sources',
    "https://stats.example 'unsafe-inline' * http://plain.example https://a.example/path ;img-src https://a;frame-ancestors"
  )
  for (const path of ['/contact/anna-gruber/basic', '/messenger', '/messenger']) {
    expect(await policy(path)).toContain("script-src 'self' https://stats.example;style-src 'self';")
    expect(await policy(path)).toContain("connect-src 'self' https://stats.example;")
  }
  const own = await open('/messenger', { cookie: await signIn(site, 'advisor@demo.example') })
  expect(own.headers['content-security-policy']).toContain("script-src 'self';")
})
