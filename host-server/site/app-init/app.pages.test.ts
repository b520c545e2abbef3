import { afterAll, beforeAll, expect, test } from 'vitest'
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
  const missing = await open('/app/404', 'nordbank.localhost')
  expect(missing.status).toBe(404)
  for (const text of ['Whoops!', 'Technical informations', 'Not found (#404)', 'Page not found']) {
    expect(missing.text).toContain(text)
  }
})

test('the root redirects to the app', async () => {
  for (const path of ['/', '/app']) expect((await open(path)).headers.location).toBe('/app/')
})
