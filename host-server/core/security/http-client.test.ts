import { once } from 'node:events'
import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type RequestOptions, sendRequest } from './http-client.ts'

let server: Server
let host: string
const asked: { method: string; at: number }[] = []
/** The answers in their order, then 200. */
let answers: ((response: ServerResponse) => void)[] = []

beforeAll(async () => {
  server = createServer(({ method = '' }, response) => {
    asked.push({ method, at: performance.now() })
    const answer = answers.shift() ?? ((one) => one.end('done'))
    answer(response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  host = `127.0.0.1:${(server.address() as AddressInfo).port}`
})
beforeEach(() => {
  asked.length = 0
  answers = []
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const busy = (after?: string) => (response: ServerResponse) =>
  response.writeHead(503, after ? { 'retry-after': after } : {}).end('busy')
const guard = () => ({ internalHosts: [host], mostBytes: 100 })
const take = async (asking: Partial<RequestOptions> = {}) => {
  const answer = await sendRequest(`http://${host}/`, { within: 30_000, ...asking })
  return [answer.status, await answer.text(), asked.length]
}

test.each([
  ['in the open', () => ({})],
  ['with a guard', () => ({ guard: guard() })]
])('a busy server is asked again after the time that it names, %s', async (_how, asking) => {
  answers = [busy('1')]
  expect(await take(asking())).toEqual([200, 'done', 2])
  expect((asked[1]?.at ?? 0) - (asked[0]?.at ?? 0)).toBeGreaterThan(950)
})

test('a server that stays busy is not asked a third time, and its response is returned', async () => {
  answers = [busy(), busy(), busy()]
  expect(await take()).toEqual([503, 'busy', 2])
})

test.each<[string, Partial<RequestOptions>]>([
  ['that writes', { method: 'POST', body: 'x' }],
  ['whose caller retries by itself', { retry: 0 }]
])('a request %s is sent once', async (_what, asking) => {
  answers = [busy()]
  expect(await take(asking)).toEqual([503, 'busy', 1])
})

test.each([
  ['says nothing', () => {}],
  [
    'stops in the middle',
    (response: ServerResponse) => void response.writeHead(200, { 'content-length': '9' }).write('x')
  ]
])('a server that %s is not waited for beyond the timeout, nor asked again', async (_what, answer) => {
  for (const asking of [{}, { guard: guard() }]) {
    answers = [answer]
    asked.length = 0
    await expect(take({ ...asking, within: 1000 })).rejects.toThrow(/timed out/i)
    // a slow machine may not reach it at all
    expect(asked.length).toBeLessThan(2)
  }
})

test('what times out is named without its query, in which somebody’s number may stand', async () => {
  answers = [() => {}]
  const failure = await sendRequest(`http://${host}/messages?To=%2B436641234567`, { within: 1000 }).catch(
    (error) => error
  )
  expect(failure.message).toBe(`Request timed out: GET http://${host}/messages`)
  expect(failure.stack).not.toContain('436641234567')
})

test('a refused connection is not retried, and its reason is passed on', async () => {
  const gone = createServer().listen(0, '127.0.0.1')
  await once(gone, 'listening')
  const { port } = gone.address() as AddressInfo
  gone.close()
  await once(gone, 'close')
  await expect(sendRequest(`http://127.0.0.1:${port}/`, { within: 30_000 })).rejects.toMatchObject({
    cause: { code: 'ECONNREFUSED' }
  })
})

test('credentials in the URL are refused, and do not appear in the error', async () => {
  const refused = sendRequest(`http://me:secret@${host}/`, { within: 30_000 })
  await expect(refused).rejects.toThrow(/^(?!.*secret)/)
  expect(asked).toEqual([])
})

test('method, headers and body arrive as given', async () => {
  const got = new Promise<unknown>((resolve) => {
    server.once('request', async (request) => {
      const body = await text(request)
      resolve([request.method, request.headers['content-type'], request.headers['x-own'], body])
    })
  })
  const headers = { 'content-type': 'text/calendar; charset=utf-8', 'x-own': 'yes' }
  await take({ method: 'REPORT', headers, body: 'Jänner', guard: guard() })
  expect(await got).toEqual(['REPORT', 'text/calendar; charset=utf-8', 'yes', 'Jänner'])
})
