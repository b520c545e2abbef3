import { afterAll, beforeAll, expect, test } from 'vitest'
import { APP_PARENTS, APP_PATHS } from '#contract/app-paths'
import { request, signIn } from '../../testing/client.ts'
import { startDemoSite } from '../../testing/demo-site.ts'
import type { Site } from '../../testing/site.ts'

const EVIL = `</script><script>alert(1)</script><!--"'&`

let site: Site

beforeAll(async () => {
  site = await startDemoSite()
})
afterAll(() => site.stop())

const html = { accept: 'text/html' }
const open = (path: string, host = 'localhost', headers: Record<string, string> = html) =>
  request(site, 'GET', path, { host, headers })

const inlined = (text: string) =>
  JSON.parse(text.match(/<script type="application\/json" id="app-init">(.*?)<\/script>/)?.[1] as string)

test('a tenant’s name is escaped in the page', async () => {
  const { knex } = site.app
  const nordbank = () => knex('tenants').where({ name: 'Nordbank' })
  await nordbank().update({ name: EVIL })
  const answers = await Promise.all(
    ['/app/', '/account/login', '/book/anna', '/favicon.svg'].map((path) => open(path, 'nordbank.localhost'))
  )
  await knex('tenants').where({ name: EVIL }).update({ name: 'Nordbank' })
  for (const { text } of answers) expect(text).not.toMatch(/<script>|<!--/)
  expect(inlined(answers[0]?.text as string).tenant.name).toBe(EVIL)
})

test('pages contain no inline script and no inline style', async () => {
  for (const path of ['/app/', '/account/login', '/app/404', '/nowhere']) {
    const { text, headers } = await open(path)
    expect(headers['content-security-policy']).toContain("script-src 'self';style-src 'self'")
    expect(text).not.toMatch(/ style=| on\w+=|<style/)
    for (const [tag] of text.matchAll(/<script[^>]*>/g)) expect(tag).toMatch(/ src="\/|application\/json/)
  }
})

test('the URL in the page is the tenant’s own, regardless of the request', async () => {
  const headers = { ...html, 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' }
  const { text } = await open('/app/whatsapp/settings', 'localhost', headers)
  expect(text).toMatch(/property="og:url" content="http:\/\/localhost(:\d+)?\/app\/whatsapp\/settings"/)
  expect(text).not.toContain('evil')
})

test('the shell includes what the app requests first, for each user', async () => {
  const guest = await open('/app/')
  expect(inlined(guest.text).me).toEqual({})
  const cookie = await signIn(site, 'advisor@demo.example')
  const { text, headers } = await request(site, 'GET', '/app/', { cookie, headers: html })
  expect(inlined(text).me).toMatchObject({ email_address: 'advisor@demo.example' })
  expect(headers['cache-control']).toBe('no-store')
  expect(text).toContain('<meta name="robots" content="noindex"/>')
  expect(text).toMatch(/<script type="module" src="\/cdn\/app\/app-[\da-f]{8}\.js">/)
  expect(text).toContain('<html lang="de-AT">')
  for (const meta of ['og:type" content="website', 'og:site_name" content="Alpenbank', 'og:locale" content="de_AT']) {
    expect(text).toContain(meta)
  }
})

test('the app’s error pages are readable without the app', async () => {
  const forbidden = await open('/app/403')
  expect([forbidden.status, forbidden.text.includes('Hoppla!')]).toEqual([403, true])
  expect(forbidden.text).toContain('</h1><p class="lead">Sie haben keinen Zugriff auf diese Seite.</p>')
  const missing = await open('/app/404', 'nordbank.localhost')
  expect(missing.status).toBe(404)
  for (const text of ['Whoops!', 'Technical informations', 'Not found (#404)', 'Page not found']) {
    expect(missing.text).toContain(text)
  }
  expect(missing.text).toContain('</h1><p class="lead">There is nothing at this address.')
})

test('an unknown address of the app is 404, with the app’s error page', async () => {
  for (const path of ['/app/no-such-page', '/app/profile', '/app/account-admin/people/x', '/app/APP']) {
    const { status, text } = await open(path)
    expect([path, status, text.includes('Hoppla!'), text.includes('<advisor-app>')]).toEqual([path, 404, true, true])
  }
})

test('what stands behind a page, or is asked of an unknown address, makes no page of it', async () => {
  for (const path of APP_PATHS.map((known) => `/app${known}/no-such-page`))
    expect([path, (await open(path)).status]).toEqual([path, 404])
  expect((await open('/app/no-such-page?id=new')).status).toBe(404)
})

test.each(['/', '/reports', ...APP_PARENTS, ...APP_PATHS])(
  '/app%s is served, in any spelling that the app reads, and with parameters',
  async (path) => {
    const page = `/app${path}`
    const closed = `${page.replace(/\/$/, '')}/`
    for (const one of [page, `/app${path.toUpperCase()}`, closed, `${page}?id=new&q=a%20b`, `${page}?id=`])
      expect([one, (await open(one)).status]).toEqual([one, 200])
  }
)

test('the root leads visitors to the search, the list of advisors or the institution’s website, and staff to the app', async () => {
  const root = async (cookie = '') => (await request(site, 'GET', '/', { headers: html, cookie })).headers.location
  expect(await root()).toBe('/search')
  expect(await root(await signIn(site, 'advisor@demo.example'))).toBe('/app/')
  expect((await open('/app')).headers.location).toBe('/app/')
  const { knex } = site.app
  const { tenant_id } = await knex('tenant_domains').where({ host: 'localhost' }).first('tenant_id')
  const module = (module_name: string) => knex('tenant_modules').where({ tenant_id, module_name })
  await module('searchengine').update({ effective_state: false })
  expect(await root()).toBe('/advisors')
  await module('advisorlist').update({ effective_state: false })
  expect(await root()).toBe('/app/')
  await module('searchengine').update({ effective_state: true })
  await module('advisorlist').update({ effective_state: true })
  await knex('tenant_settings').insert({ tenant_id, name: 'home_page', value: 'https://www.bank.example/' })
  expect(await root()).toBe('https://www.bank.example/')
})

test('logos lead to the institution’s own address, which knows where visitors begin', async () => {
  const pages = ['/search', '/advisors', '/book/anna-gruber', '/contact/anna-gruber/basic', '/app/profile/anna-gruber']
  for (const path of [...pages, '/app/filiale/wien-innere-stadt']) {
    const { status, text } = await open(path)
    const [logo = ''] = /<a [^>]*aria-label="[^"]*, Startseite"[^>]*>/.exec(text) ?? []
    expect([path, status, / href="([^"]*)"/.exec(logo)?.[1]]).toEqual([path, 200, '/'])
  }
})
