import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import Koa from 'koa'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { request } from '../../testing/client.ts'
import { startDemoSite } from '../../testing/demo-site.ts'
import type { Site } from '../../testing/site.ts'
import { BadRequest, Forbidden, ForeignOrigin, Refusal, TooMany, Unavailable } from '../base/failures.ts'
import { errors } from '../http/middleware.ts'
import { errorPage } from './error-page.tsx'

let site: Site

beforeAll(async () => {
  site = await startDemoSite()
})
afterAll(() => site.stop())

const html = { accept: 'text/html' }

/** The response of the error middleware to a failure before a tenant is known. */
async function answerTo(failure: Error, language = 'en') {
  const app = new Koa()
  app.silent = true
  app.use(errors(site.app, errorPage(site.app))).use(() => {
    throw failure
  })
  const server = createServer(app.callback()).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const answer = await fetch(`http://127.0.0.1:${port}/x`, { headers: { ...html, 'accept-language': language } })
  const text = await answer.text()
  server.close()
  return { status: answer.status, headers: answer.headers, text }
}

test('no internal details of a failure are revealed', async () => {
  const { status, text } = await answerTo(new Error('select * from users where password_hash at /srv/app/db.ts:1'))
  expect(status).toBe(500)
  expect(text).toContain('Something went wrong')
  expect(text).not.toMatch(/select|password|\.ts|Error:/)
})

test.each([
  [new BadRequest(), 400, 'This link does not work', 'The address is incomplete or damaged.'],
  [new Forbidden(), 403, 'No access', 'This page is not open to everyone.'],
  [new ForeignOrigin(), 403, 'No access', 'This page is not registered to send forms to this server.'],
  [new Refusal(404, 'errors.not-found'), 404, 'Page not found', 'There is nothing at this address.'],
  [new Refusal(421, 'errors.unknown-host'), 421, 'Page not found', 'There is no institution at this address.'],
  [new TooMany(60), 429, 'Too many attempts', 'Too many attempts.'],
  [new Unavailable(), 503, 'Not available at the moment', 'The service is not available at the moment.'],
  [new Refusal(503, 'errors.https-unseen'), 503, 'Not available at the moment', 'this connection is encrypted']
])('a refusal is a page of its own: %s', async (failure, code, title, sentence) => {
  const { status, headers, text } = await answerTo(failure)
  expect(status).toBe(code)
  expect(headers.get('cache-control')).toBe('no-store')
  expect(text).toContain(`<h1>${title}</h1>`)
  expect(text).toContain(sentence)
  expect(text).not.toContain('Whoops')
  if (code === 429) expect(headers.get('retry-after')).toBe('60')
})

test('without a tenant the page is in the browser’s language', async () => {
  expect((await answerTo(new Unavailable(), 'de-CH,de;q=0.9,en;q=0.5')).text).toContain('Derzeit nicht erreichbar')
  expect((await answerTo(new Unavailable(), 'fr')).text).toContain('Not available at the moment')
})

test('the ways on are for customers: the search and the institution’s website, never the login of staff', async () => {
  const { knex } = site.app
  const { tenant_id } = await knex('tenant_domains').where({ host: 'localhost' }).first('tenant_id')
  const ways = async () => {
    const { text } = await request(site, 'GET', '/nowhere', { headers: html })
    expect(text).not.toMatch(/href="(\/account|\/app)/)
    return [...text.matchAll(/<a href="([^"]+)" class="button/g)].map(([, href]) => href)
  }
  expect(await ways()).toEqual(['/search'])
  await knex('tenant_settings').insert({ tenant_id, name: 'home_page', value: 'https://www.bank.example/' })
  expect(await ways()).toEqual(['/search', 'https://www.bank.example/'])
  const module = (module_name: string) => knex('tenant_modules').where({ tenant_id, module_name })
  await module('searchengine').update({ effective_state: false })
  expect(await ways()).toEqual(['/advisors', 'https://www.bank.example/'])
  await module('advisorlist').update({ effective_state: false })
  expect(await ways()).toEqual(['https://www.bank.example/'])
  await knex('tenant_settings').where({ tenant_id, name: 'home_page' }).delete()
  expect(await ways()).toEqual([])
  await module('searchengine').update({ effective_state: true })
  await module('advisorlist').update({ effective_state: true })
})

test('an unknown host gets a page with working styles', async () => {
  const { status, text } = await request(site, 'GET', '/app/', { host: 'unknown.example', headers: html })
  expect(status).toBe(421)
  const sheets = [...text.matchAll(/rel="stylesheet" href="([^"]+)"/g)].map(([, href]) => href as string)
  expect(sheets).toHaveLength(1)
  const sheet = await request(site, 'GET', sheets[0] as string, { host: 'unknown.example' })
  expect([sheet.status, sheet.headers['content-type']]).toEqual([200, 'text/css; charset=utf-8'])
})

test('programs get JSON, people a page in their language', async () => {
  const page = await request(site, 'GET', '/nowhere', { headers: html })
  expect([page.status, page.text.includes('Seite nicht gefunden'), page.text.includes('/media/logo.svg')]).toEqual([
    404,
    true,
    true
  ])
  const json = await request(site, 'GET', '/nowhere', { headers: { accept: 'application/json' } })
  expect([json.status, Object.keys(json.body)]).toEqual([404, ['message']])
  const api = await request(site, 'GET', '/api/v1/nowhere', { headers: html })
  expect([api.status, Object.keys(api.body)]).toEqual([404, ['message']])
})

test('a path with markup in it is not printed', async () => {
  const { text } = await request(site, 'GET', '/%3Cscript%3Ealert(1)%3C/script%3E', { headers: html })
  expect(text).not.toContain('alert(1)')
})
