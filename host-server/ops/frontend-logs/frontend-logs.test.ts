import { afterAll, beforeAll, expect, test } from 'vitest'
import { request } from '../../testing/client.ts'
import { startDemoSite } from '../../testing/demo-site.ts'
import type { Site } from '../../testing/site.ts'
import { flush } from './frontend-logs.queue.ts'

let site: Site
beforeAll(async () => {
  site = await startDemoSite()
})
afterAll(() => site.stop())

const log = (body: unknown) => request(site, 'POST', '/frontend-logs/log', { body })
const entry = { action: 'whatsapp_button_click', advisorAlias: 'anna-gruber' }

test.each([
  ['an action that is not known', { ...entry, action: 'drop_table' }, 422],
  ['an unknown key', { ...entry, cookie: 'x' }, 422],
  ['an unknown advisor', { ...entry, advisorAlias: 'nobody' }, 404],
  ['a long text', { action: 'client_error', data: { message: 'x'.repeat(300) } }, 422]
])('%s is refused', async (_name, body, status) => {
  expect((await log(body)).status).toBe(status)
})

test('a body that is not JSON is refused', async () => {
  expect((await log('{oops')).status).toBe(400)
})

test('an entry is accepted immediately and written soon, under its tenant', async () => {
  expect((await log(entry)).status).toBe(202)
  await flush(site.app)
  const rows = await site.app.knex('frontend_logs').where({ action: entry.action })
  expect(rows).toHaveLength(1)
  expect(rows[0]).toMatchObject({ advisor_alias: 'anna-gruber' })
})

test('requests are limited', async () => {
  const answers = await Promise.all(Array.from({ length: 140 }, () => log(entry)))
  const refused = answers.filter(({ status }) => status === 429)
  expect(refused.length).toBeGreaterThan(10)
  expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0)
})
