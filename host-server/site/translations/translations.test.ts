import { afterAll, beforeAll, expect, test } from 'vitest'
import { request } from '../../testing/client.ts'
import { startDemoSite } from '../../testing/demo-site.ts'
import type { Site } from '../../testing/site.ts'

let site: Site
beforeAll(async () => {
  site = await startDemoSite()
})
afterAll(() => site.stop())

test('a scope that is not a list of nouns is refused', async () => {
  const { status } = await request(site, 'GET', '/api/v1/translations?scope=../etc')
  expect(status).toBe(422)
})

test('an unknown scope is empty, even if it is called like an inherited property', async () => {
  const { body } = await request(site, 'GET', '/api/v1/translations?scope=constructor')
  expect(body).toEqual({})
})

test.each([
  ['', 'de-AT'],
  ['de', 'de-AT'],
  ['de-DE', 'de-AT'],
  ['de-AT-informal', 'de-AT-informal'],
  ['en-US', 'en'],
  ['fr', 'de-AT']
])('for "%s", the German bank answers in %s', async (locale, chosen) => {
  const { headers, body } = await request(site, 'GET', `/api/v1/translations?locale=${locale}`)
  expect(headers['content-language']).toBe(chosen)
  expect(body['ui.save']).toBe(chosen === 'en' ? 'Save' : 'Speichern')
})

test('HEAD returns the time of the last change, GET the texts', async () => {
  const head = await request(site, 'HEAD', '/api/v1/translations')
  const get = await request(site, 'GET', '/api/v1/translations')
  expect(head.text).toBe('')
  expect(head.headers['last-modified']).toBe(get.headers['last-modified'])
  expect(Date.parse(get.headers['last-modified'] ?? '')).not.toBeNaN()
  expect(get.headers['access-control-expose-headers']).toContain('Last-Modified')
})

test('a subscope contains some texts of its noun', async () => {
  const { body } = await request(site, 'GET', '/api/v1/translations?scope=booking-reschedule,ui-duration')
  expect(body).toHaveProperty(['booking.move'])
  expect(body).toHaveProperty(['ui.duration'])
  expect(body).not.toHaveProperty(['booking.book'])
})

test('a scope contains its own texts only', async () => {
  const { body } = await request(site, 'GET', '/api/v1/translations?scope=whatsapp')
  expect(Object.keys(body).every((id) => id.startsWith('whatsapp.'))).toBe(true)
})
