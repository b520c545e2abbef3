import { expect, test, vi } from 'vitest'
import { getAdvisorList, listQuery } from '#contract/advisor-list'
import { getAdvisor, getAdvisors } from '#contract/advisors'
import { getAvailability } from '#contract/availability'
import { postLog } from '#contract/frontend-logs'
import { answer, json, requests } from '../../testing/network.ts'
import { caller } from './api.ts'

const call = caller(location.origin)
const log = { body: { action: 'client_error' as const } }

test('rejects with the response when it is not OK', async () => {
  answer('GET /api/v1/advisors', { message: 'no' }, 403)
  const failure = await call(getAdvisors, {}).catch((one) => one)
  expect(failure).toBeInstanceOf(Response)
  expect(failure.status).toBe(403)
})

test('never repeats a write', async () => {
  answer('POST /frontend-logs/log', {}, 503)
  await expect(call(postLog, log)).rejects.toBeInstanceOf(Response)
  expect(requests).toHaveLength(1)
})

test('retries reads while the server is unavailable', async () => {
  let tries = 0
  answer('GET /api/v1/advisors', () => {
    tries += 1
    return tries < 3 ? json({}, 503) : json([])
  })
  expect(await call(getAdvisors, {})).toEqual([])
  expect(tries).toBe(3)
})

test('respects a long Retry-After', async () => {
  answer('GET /api/v1/advisors', () => json({}, 503, { 'retry-after': '60' }))
  await expect(call(getAdvisors, {})).rejects.toHaveProperty('status', 503)
  expect(requests).toHaveLength(1)
})

test('encodes path and query, leaving out undefined values', async () => {
  answer('GET /api/v1/advisors/a%2Fb/availability', { days: {} })
  const query = { topic: 'x&y', type: 'online', from: '2027-01-01', to: '2027-01-02', token: undefined } as const
  await call(getAvailability, { params: { alias: 'a/b' }, query })
  expect(new URL(requests[0]?.url ?? '').search).toBe('?topic=x%26y&type=online&from=2027-01-01&to=2027-01-02')
})

test('sends the session from our own pages only', async () => {
  await call(postLog, log)
  expect(requests[0]?.credentials).toBe('include')
  await caller('https://host.example')(postLog, log)
  expect(requests[1]?.credentials).toBe('omit')
})

test('warns the page’s developers once of an alias that does not exist, with its elements', async () => {
  // warned of once in a page, and other files share this one: aliases of this test's own
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  // what the page of an earlier file still has to say is not counted
  const warnings = () => warn.mock.calls.filter(([text]) => String(text).includes('misspelt'))
  const holder = document.createElement('div')
  holder.innerHTML = '<i alias="misspelt"></i><i branch="misspelt"></i><i alias="forbidden"></i>'
  document.body.append(holder)
  const ask = (alias: string) => call(getAdvisor, { params: { alias } }).catch(() => undefined)
  answer('GET /api/v1/advisors/forbidden', {}, 403)
  for (const alias of ['misspelt', 'forbidden', 'misspelt']) await ask(alias)
  await expect.poll(() => warnings().length).toBe(1)
  await import('./unknown-values.ts')
  expect(warnings()).toEqual([
    [
      `${location.origin} has no public advisor or branch “misspelt”. Check the alias or branch of`,
      holder.children[0],
      holder.children[1]
    ]
  ])
  holder.remove()
  warn.mockRestore()
})

test('warns the page’s developers of values that a list does not take, with its elements', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const holder = document.createElement('div')
  holder.innerHTML = '<i topic="house" language="tr"></i><i topic="house"></i><i language="tr"></i>'
  document.body.append(holder)
  answer('GET /api/v1/advisor-list', {}, 422)
  const ask = (asked: Parameters<typeof listQuery>[0]) =>
    call(getAdvisorList, { query: listQuery(asked) }).catch(() => undefined)
  await ask({ topic: 'house', language: 'tr' })
  const text = `${location.origin} does not accept topic="house" language="tr". Check the attributes of`
  await expect.poll(() => warn.mock.calls).toContainEqual([text, holder.children[0]])
  // what names no element of the page is not worth a word
  await ask({ topic: 'garden' })
  await ask({})
  await import('./unknown-values.ts')
  expect(warn.mock.calls.filter(([said]) => String(said).includes('does not accept'))).toHaveLength(1)
  holder.remove()
  warn.mockRestore()
})
