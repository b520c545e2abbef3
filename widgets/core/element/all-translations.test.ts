import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { TRANSLATIONS_KEY } from '#contract/translations'
import { answer, json, requests } from '../../testing/network.ts'
import { loadAllTranslations } from './all-translations.ts'
import type { Host } from './host.ts'

const host: Host = {
  origin: '',
  root: document,
  preloaded: () => Promise.reject(new Error('Not for pages of the app')),
  emit: () => true,
  log: async () => {}
}
const OLD = 'Fri, 20 Nov 2026 00:00:00 GMT'
const NEW = 'Sat, 21 Nov 2026 00:00:00 GMT'

function serve(messages: Record<string, string>, lastModified: string, locale = 'en') {
  const reply = () => json(messages, 200, { 'last-modified': lastModified, 'content-language': locale })
  answer('HEAD /api/v1/translations', reply)
  answer('GET /api/v1/translations', reply)
}
const asked = () => requests.map(({ method }) => method)
const cached = () => JSON.parse(localStorage.getItem(TRANSLATIONS_KEY) ?? 'null')

beforeEach(() => localStorage.clear())
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

test('loads the texts although the storage is full', async () => {
  serve({ greeting: 'Hello' }, OLD)
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  expect((await loadAllTranslations(host)).messages).toEqual({ greeting: 'Hello' })
})

test('loads the texts although storage is not allowed', async () => {
  serve({ greeting: 'Hello' }, OLD)
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError')
  })
  expect((await loadAllTranslations(host)).messages).toEqual({ greeting: 'Hello' })
})

test('fetches again when the cached texts are broken', async () => {
  localStorage.setItem(TRANSLATIONS_KEY, '{"messages":')
  serve({ greeting: 'Hello' }, OLD)
  expect((await loadAllTranslations(host)).messages).toEqual({ greeting: 'Hello' })
})

test('keeps the cached texts when the server does not answer', async () => {
  serve({ greeting: 'Hello' }, OLD)
  await loadAllTranslations(host)
  answer('HEAD /api/v1/translations', {}, 500)
  expect((await loadAllTranslations(host)).messages).toEqual({ greeting: 'Hello' })
})

test('retries until texts have arrived', async () => {
  vi.useFakeTimers()
  answer('GET /api/v1/translations', {}, 503)
  const loading = loadAllTranslations(host)
  await vi.advanceTimersByTimeAsync(500)
  expect(asked()).toEqual(['GET'])
  serve({ greeting: 'Hello' }, OLD)
  await vi.advanceTimersByTimeAsync(1000)
  expect((await loading).messages).toEqual({ greeting: 'Hello' })
})

test('fetches and caches the texts with date and language at the first start', async () => {
  serve({ greeting: 'Servus' }, OLD, 'de-AT-informal')
  expect(await loadAllTranslations(host)).toEqual({
    locale: 'de-AT-informal',
    tag: 'de-AT',
    messages: { greeting: 'Servus' }
  })
  expect(asked()).toEqual(['GET'])
  expect(cached()).toEqual({ lastModified: OLD, locale: 'de-AT-informal', messages: { greeting: 'Servus' } })
})

test('does not fetch unchanged texts again', async () => {
  serve({ greeting: 'Hello' }, OLD)
  await loadAllTranslations(host)
  requests.length = 0
  expect((await loadAllTranslations(host)).messages).toEqual({ greeting: 'Hello' })
  expect(asked()).toEqual(['HEAD'])
})

test('fetches and caches changed texts', async () => {
  serve({ greeting: 'Hello' }, OLD)
  await loadAllTranslations(host)
  serve({ greeting: 'Good day' }, NEW)
  requests.length = 0
  expect((await loadAllTranslations(host)).messages).toEqual({ greeting: 'Good day' })
  expect(asked()).toEqual(['HEAD', 'GET'])
  expect(cached().lastModified).toBe(NEW)
})

test('treats a change of the tenant’s language as a change', async () => {
  serve({ greeting: 'Hello' }, OLD)
  await loadAllTranslations(host)
  serve({ greeting: 'Grüß Gott' }, OLD, 'de-AT')
  expect((await loadAllTranslations(host)).tag).toBe('de-AT')
})
