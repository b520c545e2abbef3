import { afterAll, beforeAll, expect, test } from 'vitest'
import { request } from '../../testing/client.ts'
import { NORDBANK, startDemoSite } from '../../testing/demo-site.ts'
import type { Site } from '../../testing/site.ts'

let site: Site
let tenant_id: string
beforeAll(async () => {
  site = await startDemoSite()
  ;({ tenant_id } = await knex('tenant_domains').where({ host: 'localhost' }).first('tenant_id'))
})
afterAll(() => site.stop())

const knex = (table: string) => site.app.knex(table)
const own = (table: string, where = {}) => knex(table).where({ tenant_id, ...where })
const ask = (path: string, host = 'localhost') => request(site, 'GET', path, { host })

/** The pages that the sitemap lists, without their host. */
async function listed(host?: string) {
  const { text } = await ask('/sitemap.xml', host)
  return [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
}

/** Does something while a column has another value. */
async function whileSet(table: string, where: object, column: string, value: unknown, act: () => Promise<unknown>) {
  const before = await own(table, where).first(column)
  await own(table, where).update({ [column]: value })
  await act()
  await own(table, where).update(before)
}
const without = (module_name: string, act: () => Promise<unknown>) =>
  whileSet('tenant_modules', { module_name }, 'effective_state', false, act)

test('without the module there is no sitemap, and nothing leads to it', () =>
  without('sitemap', async () => {
    expect((await ask('/sitemap.xml')).status).toBe(404)
    expect((await ask('/robots.txt')).text).toBe(
      'User-agent: *\nDisallow: /account/\nDisallow: /appointments/\nDisallow: /event-registrations/\n'
    )
  }))

test('an institution that search engines must not list has no sitemap, but its pages may be read', async () => {
  await own('tenant_settings', { name: 'search_engines' }).delete()
  await knex('tenant_settings').insert({ tenant_id, name: 'search_engines', value: 'false' })
  expect((await ask('/sitemap.xml')).status).toBe(404)
  expect((await ask('/robots.txt')).text).not.toContain('Sitemap')
  expect((await ask('/app/profile/anna-gruber')).headers['x-robots-tag']).toBe('noindex')
  await own('tenant_settings', { name: 'search_engines' }).delete()
})

test('an unknown host has neither', async () => {
  for (const path of ['/sitemap.xml', '/robots.txt']) {
    expect((await ask(path, 'nobody.example')).status).toBeGreaterThanOrEqual(400)
  }
})

test('robots.txt names the sitemap, and keeps crawlers from personal links', async () => {
  const { status, text, headers } = await ask('/robots.txt')
  expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
  expect(text).toMatch(
    /\nDisallow: \/account\/\nDisallow: \/appointments\/\nDisallow: \/event-registrations\/\n\nSitemap: http:\/\/\S+\/sitemap\.xml\n$/
  )
})

test('every listed page is there in each language, and may be indexed', async () => {
  const paths = await listed()
  expect(paths).toContain('/app/profile/anna-gruber')
  expect(paths.some((path) => path.startsWith('/app/filiale/'))).toBe(true)
  for (const path of paths.flatMap((one) => [one, `${one}?lang=de`, `${one}?lang=en`])) {
    const { status, headers } = await ask(path)
    expect([path, status, headers['x-robots-tag']]).toEqual([path, 200, undefined])
  }
})

test('an entry has the addresses of the page in each language, which the page confirms', async () => {
  const { text, headers } = await ask('/sitemap.xml')
  expect(headers['content-type']).toBe('application/xml')
  const entry = /<url><loc>([^<]*anna-gruber)<\/loc>(.*?)<\/url>/.exec(text)
  const [address = '', links = ''] = entry?.slice(1) ?? []
  const named = [...links.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(([, language, href]) => [language, href])
  const expected = [
    ['de', `${address}?lang=de`],
    ['en', `${address}?lang=en`],
    ['x-default', address]
  ]
  expect(named).toEqual(expected)
  for (const [language, href = ''] of expected) {
    const { text: html } = await ask(href.slice(new URL(href).origin.length))
    const alternates = [...html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/gi)]
    expect(alternates.map(([, tag, at]) => [tag, at])).toEqual(expected)
    expect(/<link rel="canonical" href="([^"]+)"/.exec(html)?.[1]).toBe(href)
    if (language !== 'x-default') expect(html).toMatch(new RegExp(`<html lang="${language}`))
  }
})

test('what has no public page is not listed', async () => {
  const [branch] = (await listed()).filter((path) => path.startsWith('/app/filiale/'))
  const alias = branch?.split('/').at(-1) ?? ''
  const now = '2026-11-23T07:00:00Z'
  await whileSet('advisors', { alias: 'anna-gruber' }, 'deactivated_at', now, async () =>
    expect(await listed()).not.toContain('/app/profile/anna-gruber')
  )
  for (const [column, value] of [['public_profile_enabled', false] as const, ['closed_at', now] as const]) {
    await whileSet('organizations', { alias }, column, value, async () => expect(await listed()).not.toContain(branch))
  }
  await without('searchengine', async () => expect(await listed()).not.toContain('/search'))
  await without('organizations-profiles', async () =>
    expect((await listed()).filter((path) => path.startsWith('/app/filiale/'))).toEqual([])
  )
})

test('another institution has its own', async () => {
  const [ours, theirs] = [await listed(), await listed(NORDBANK.host)]
  expect(theirs.length).toBeGreaterThan(1)
  expect(theirs.filter((path) => path.startsWith('/app/') && ours.includes(path))).toEqual([])
})
