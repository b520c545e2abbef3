import { once } from 'node:events'
import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Asking, ask } from './http-client.ts'

let server: Server
let host: string
const asked: { method: string; at: number }[] = []
/** What is answered, one after the other; 200 when there are no more. */
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
const take = async (asking: Partial<Asking> = {}) => {
  const answer = await ask(`http://${host}/`, { within: 30_000, ...asking })
  return [answer.status, await answer.text(), asked.length]
}

test.each([
  ['in the open', () => ({})],
  ['with a guard', () => ({ guard: guard() })]
])('a server that is busy is asked once more, after the time that it names, %s', async (_how, asking) => {
  answers = [busy('1')]
  expect(await take(asking())).toEqual([200, 'done', 2])
  expect((asked[1]?.at ?? 0) - (asked[0]?.at ?? 0)).toBeGreaterThan(950)
})

test('one that stays busy is not asked a third time, and its answer handed over', async () => {
  answers = [busy(), busy(), busy()]
  expect(await take()).toEqual([503, 'busy', 2])
})

test.each<[string, Partial<Asking>]>([
  ['that writes', { method: 'POST', body: 'x' }],
  ['whose caller comes again by itself', { retry: 0 }]
])('a request %s is made once', async (_what, asking) => {
  answers = [busy()]
  expect(await take(asking)).toEqual([503, 'busy', 1])
})

test.each([
  ['says nothing', () => {}],
  [
    'stops in the middle',
    (response: ServerResponse) => void response.writeHead(200, { 'content-length': '9' }).write('x')
  ]
])('a server that %s is waited for no longer than was said, and not asked again', async (_what, answer) => {
  for (const asking of [{}, { guard: guard() }]) {
    answers = [answer]
    asked.length = 0
    await expect(take({ ...asking, within: 1000 })).rejects.toThrow(/timed out/i)
    // a machine may be too slow to reach it at all
    expect(asked.length).toBeLessThan(2)
  }
})

test('a connection that is refused is not tried again, and its reason stays', async () => {
  const gone = createServer().listen(0, '127.0.0.1')
  await once(gone, 'listening')
  const { port } = gone.address() as AddressInfo
  gone.close()
  await once(gone, 'close')
  await expect(ask(`http://127.0.0.1:${port}/`, { within: 30_000 })).rejects.toMatchObject({
    cause: { code: 'ECONNREFUSED' }
  })
})

test('a login in the address is refused, and stands in no failure', async () => {
  const refused = ask(`http://me:secret@${host}/`, { within: 30_000 })
  await expect(refused).rejects.toThrow(/^(?!.*secret)/)
  expect(asked).toEqual([])
})

test('method, headers and body arrive as they were given', async () => {
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
