import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { book, later, MONDAY, type Office, openOffice, TUESDAY } from '../../booking/appointments/testing/office.ts'
import { request } from '../../testing/client.ts'
import { startSite } from '../../testing/site.ts'
import { until } from '../../testing/until.ts'
import { enqueue } from '../jobs/outbox.ts'
import { TenantDb } from '../tenancy/tenant-db.ts'

let office: Office

beforeAll(async () => {
  office = await openOffice({ LOAD_TEST: '1', METRICS_PORT: '0' })
})
afterAll(() => office.site.stop())

const scrape = async () => (await fetch(`http://127.0.0.1:${office.site.metricsPort}/metrics`)).text()
const figure = (text: string, name: string) =>
  Number(
    text
      .split('\n')
      .find((line) => line.startsWith(`${name} `))
      ?.split(' ')
      .at(-1)
  )

test('without a port nothing is measured or served', async () => {
  const site = await startSite()
  expect([site.app.metrics, site.metricsPort]).toEqual([undefined, undefined])
  await site.stop()
})

test('the public port serves no metrics', async () => {
  expect((await request(office.site, 'GET', '/metrics')).status).toBe(404)
})

test('the metrics port serves nothing else', async () => {
  const answer = await fetch(`http://127.0.0.1:${office.site.metricsPort}/api/v1/app-init`)
  expect(answer.status).toBe(404)
})

test('requests are counted by declared route, never by URL', async () => {
  const strange = 'x'.repeat(43)
  await request(office.site, 'GET', `/api/v1/appointments/${strange}`)
  await request(office.site, 'GET', `/${strange}`)
  await request(office.site, 'PROPFIND', '/api/v1/app-init')
  const text = await scrape()
  expect(text).toContain(
    'http_request_duration_seconds_count{method="GET",route="/api/v1/appointments/:token",status="4xx"} 1'
  )
  expect(text).toContain('route="none",status="4xx"')
  expect(text).toContain('method="other"')
  expect(text).not.toContain(strange)
})

test('answers that are kept count for their route, whether compressed already or asked whether they are new', async () => {
  const { site } = office
  await until(() => site.app.tenants.canCache)
  const ask = (headers: Record<string, string>) => request(site, 'GET', '/app/profile/anna-gruber', { headers })
  const { headers } = await ask({ accept: 'text/html', 'accept-encoding': 'br' })
  const others: Record<string, string>[] = [
    { 'accept-encoding': 'br' },
    { 'accept-encoding': 'gzip' },
    { 'if-none-match': String(headers.etag) }
  ]
  for (const other of others) await ask({ accept: 'text/html', ...other })
  const text = await scrape()
  const route = 'http_request_duration_seconds_count{method="GET",route="/app/profile/:slug"'
  expect(figure(text, `${route},status="2xx"}`)).toBe(3)
  expect(figure(text, `${route},status="3xx"}`)).toBe(1)
})

test('bookings are counted by outcome, without personal data', async () => {
  await book(office, TUESDAY)
  await book(office, TUESDAY)
  await book(office, later(TUESDAY, 60), { email: 'nobody' })
  const text = await scrape()
  for (const status of [201, 409, 422]) expect(text).toContain(`advisor_widgets_bookings_total{status="${status}"} 1`)
  expect(text).not.toMatch(/vera|visitor|gruber|alpenbank/i)
})

test('the outbox reports due jobs and their age', async () => {
  const { knex } = office.site.app
  await knex('outbox').delete()
  await enqueue(new TenantDb(knex, office.tenantId), new Date(MONDAY), { kind: 'x', dedupe_key: 'x', payload: {} })
  await enqueue(new TenantDb(knex, office.tenantId), new Date(MONDAY), {
    kind: 'x',
    dedupe_key: 'not due',
    payload: {},
    at: later(MONDAY, 600)
  })
  office.site.clock.time = new Date(later(MONDAY, 2))
  const text = await scrape()
  expect(figure(text, 'advisor_widgets_outbox_waiting')).toBe(1)
  expect(figure(text, 'advisor_widgets_outbox_oldest_seconds')).toBe(120)
  expect(figure(text, 'advisor_widgets_outbox_dead')).toBe(0)
})

test('the process reports heap, event loop and pool', async () => {
  const text = await scrape()
  expect(figure(text, 'nodejs_heap_size_used_bytes')).toBeGreaterThan(1e6)
  expect(text).toContain('nodejs_eventloop_lag_p99_seconds')
  expect(figure(text, 'advisor_widgets_db_pool_waiting')).toBe(0)
})

test('without the database the other metrics are still reported, and refusals are counted', async () => {
  const site = await startSite({ METRICS_PORT: '0' })
  const { client } = site.app.knex
  const taken = []
  for (let free = client.pool.max; free > 0; free -= 1) taken.push(await client.acquireConnection())
  const refused = request(site, 'GET', '/api/v1/app-init')
  await vi.waitUntil(() => client.pool.numPendingAcquires() > 0)
  const text = await (await fetch(`http://127.0.0.1:${site.metricsPort}/metrics`)).text()
  expect(figure(text, 'advisor_widgets_db_pool_used')).toBe(taken.length)
  expect(figure(text, 'advisor_widgets_db_pool_waiting')).toBeGreaterThan(0)
  expect(text).toContain('advisor_widgets_outbox_waiting Nan')
  expect((await refused).status).toBe(503)
  for (const one of taken) client.releaseConnection(one)
  const later = await (await fetch(`http://127.0.0.1:${site.metricsPort}/metrics`)).text()
  expect(figure(later, 'advisor_widgets_unavailable_total')).toBe(1)
  await site.stop()
})
