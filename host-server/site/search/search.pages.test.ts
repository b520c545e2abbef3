import { afterAll, beforeAll, expect, test } from 'vitest'
import { request } from '../../testing/client.ts'
import { NORDBANK, startDemoSite } from '../../testing/demo-site.ts'
import type { Site } from '../../testing/site.ts'
import { flush } from './search-log.queue.ts'

let site: Site
beforeAll(async () => {
  site = await startDemoSite()
})
afterAll(() => site.stop())

const open = (query = '', host = 'localhost') =>
  request(site, 'GET', `/search${query}`, { host, headers: { accept: 'text/html', 'user-agent': 'Firefox' } })

test('with the module off there is no page', async () => {
  const row = site.app.knex('tenant_modules').where({ module_name: 'searchengine' })
  await row.clone().update({ effective_state: false })
  expect((await open()).status).toBe(404)
  await row.clone().update({ effective_state: true })
})

test('an unknown form has no page', async () => {
  expect((await open('?form=nothing')).status).toBe(404)
})

test('invalid parameters are ignored', async () => {
  const { status, text } = await open('?topic=x&language=xx&branch=!&page=0&name=Gruber&name=Hofer&cookie=1')
  expect(status).toBe(200)
  expect(text).toContain('12 Personen gefunden')
})

test('the links to book keep the topic that is searched for', async () => {
  const uuid = /<option value="([\da-f-]{36})"/.exec((await open()).text)?.[1]
  const { text } = await open(`?topic=${uuid}`)
  const links = [...text.matchAll(/<a href="(\/book\/[^"]*)"/g)].map(([, href = '']) => href)
  expect(links.length).toBeGreaterThan(0)
  for (const href of links) expect(href).toMatch(new RegExp(`^/book/[^?]+\\?topic=${uuid}$`))
  expect((await open()).text).not.toMatch(/href="\/book\/[^"]*topic/)
})

test('the query is printed as text', async () => {
  const { text } = await open(`?name=${encodeURIComponent('"><script>alert(1)</script>')}`)
  expect(text).not.toContain('<script>alert')
})

test('without a query all advisors are listed below the form, and nothing is logged', async () => {
  await flush(site.app)
  await site.app.knex('search_log').delete()
  const { status, text, headers } = await open()
  expect(status).toBe(200)
  expect(text).toContain('name="place"')
  expect(text).toContain('Alle Themen')
  expect(text).toContain('12 Personen gefunden')
  expect(text.match(/class="found"/g)).toHaveLength(12)
  await flush(site.app)
  expect(await site.app.knex('search_log')).toEqual([])
  expect(headers['cache-control']).toBe('no-cache')
})

test.each(['?name=Gruber', '?page=2', '?form='])('search engines list no results (%s)', async (query) => {
  expect((await open(query)).headers['x-robots-tag']).toBe('noindex')
})

test('results are cards with links to profile and booking, and the query stays in the form', async () => {
  const { text } = await open('?name=grubr&language=de')
  expect(text).toContain('1 Person gefunden')
  expect(text).toContain('href="/app/profile/anna-gruber?ref=searchName"')
  expect(text).toContain('href="/book/anna-gruber"')
  expect(text).toMatch(/name="name"[^>]*value="grubr"/)
})

test('only a search by name marks its links to profiles', async () => {
  const { text } = await open('?place=Wien')
  expect(text).toContain('href="/app/profile/anna-gruber"')
  expect(text).toContain('Filialen in der Nähe')
})

test('an empty result gives advice', async () => {
  const { text } = await open('?name=Xylophon')
  expect(text).toContain('niemanden gefunden')
  expect(text).toContain('href="/search"')
})

test('further pages are plain URLs that keep the query', async () => {
  const { text } = await open('?branch=wien-innere-stadt&place=Wien')
  const next = /rel="next" href="([^"]+)"/.exec(text)?.[1]
  if (next) expect((await open(next.replaceAll('&amp;', '&').replace('/search', ''))).text).toContain('rel="prev"')
})

test('title and meta tags are those of the setting for search pages, else the defaults', async () => {
  expect((await open()).text).toContain('<title>Beraterin oder Berater finden | Alpenbank</title>')
  const { knex } = site.app
  const row = knex('tenant_settings').where({ name: 'meta_tags' })
  const before = await row.clone().first('value')
  const entry = { controller: 'search', name: 'index', title: 'Suche – [TENANT]', description: 'Bei [NAME]' }
  await row.clone().update({ value: JSON.stringify([{ ...entry, og_title: '', og_description: '' }]) })
  const { text } = await open()
  expect(text).toContain('<title>Suche – Alpenbank | Alpenbank</title>')
  expect(text).toContain('content="Bei Alpenbank"')
  await row.clone().update(before)
})

test('the other institution’s page is in its language and finds its people', async () => {
  const { text } = await open('?name=Whitcomb', NORDBANK.host)
  expect(text).toContain('1 person found')
  expect(text).toContain('/app/profile/eleanor-whitcombe')
})

test('a search on the page is logged as such', async () => {
  await flush(site.app)
  await site.app.knex('search_log').delete()
  await open('?name=Gruber&place=Wien')
  await flush(site.app)
  const [row] = await site.app.knex('search_log')
  expect(row).toMatchObject({ source: 'page', searched_by: 'name,place', words: 'gruber wien', hits: 1 })
})
