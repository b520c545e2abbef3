import { once } from 'node:events'
import { Agent, request as send } from 'node:http'
import { connect } from 'node:net'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { request } from '../testing/client.ts'
import { startDemoSite } from '../testing/demo-site.ts'
import type { Site } from '../testing/site.ts'

let site: Site
beforeAll(async () => {
  site = await startDemoSite()
})
afterAll(() => site.stop())

const log = (body: unknown, headers = {}) => request(site, 'POST', '/frontend-logs/log', { body, headers })

test.each(['constructor', 'toString', 'hasOwnProperty'])(
  'an unknown field called %s is named in the error',
  async (name) => {
    const { status, body } = await log(`{"action":"client_error","${name}":{"admin":true}}`)
    expect([status, Object.keys(body.errors)]).toEqual([422, [name]])
  }
)

test('a body that would change prototypes is refused', async () => {
  expect((await log('{"action":"client_error","__proto__":{"admin":true}}')).status).toBe(400)
})

test.each(['%00', 'anna-gruber%00', '%F0%9F%98%80', 'Anna-Gruber', "'%20or%201=1"])(
  'no advisor is called %s',
  async (alias) => {
    const { status, body } = await request(site, 'GET', `/api/v1/advisors/${alias}/appointment-types`)
    expect([status, body]).toEqual([404, { message: 'Nicht gefunden' }])
  }
)

test.each([
  ['br', 'not packed at all'],
  ['gzip', 'not packed at all'],
  ['deflate', 'not packed at all'],
  ['br', brotliCompressSync('{"action":"client_error"}').subarray(0, 8).toString('latin1')],
  ['gzip', gzipSync('{"action":"client_error"}').subarray(0, 20).toString('latin1')]
])('a body that is not %s is refused', async (coding, body) => {
  const { status } = await log(body, { 'content-encoding': coding, 'content-length': undefined })
  expect(status).toBe(400)
})

/** What is kept compressed, and what is compressed on the way. */
const COMPRESSED = ['/app/profile/anna-gruber', '/media/anna-gruber.svg']

test.each(['identity;q=0', '*;q=0', 'gzip;q=0, identity;q=0', 'zstd, identity;q=0'])(
  'a client that refuses every encoding (%s) gets a plain response',
  async (accepted) => {
    for (const path of ['/api/v1/translations', ...COMPRESSED]) {
      const { status, headers } = await request(site, 'GET', path, { headers: { 'accept-encoding': accepted } })
      expect([path, status, headers['content-encoding']]).toEqual([path, 200, undefined])
    }
  }
)

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, br;q=1.0', 'br'],
  ['br;q=0.5, gzip', 'gzip'],
  ['gzip, br;q=0', 'gzip']
])('a client that accepts %s gets %s', async (accepted, coding) => {
  for (const path of COMPRESSED) {
    const { headers } = await request(site, 'GET', path, { headers: { 'accept-encoding': accepted } })
    expect([path, headers['content-encoding']]).toEqual([path, coding])
  }
})

/** The first line of the response to bytes that no client library would send. */
function answerTo(text: string): Promise<string> {
  const { hostname, port } = new URL(site.origin)
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => socket.write(text, 'latin1'))
    let answer = ''
    socket.on('data', (chunk) => {
      answer += chunk
    })
    socket.on('error', reject)
    socket.on('close', () => resolve(answer.split('\r\n')[0] ?? ''))
  })
}

const HOST = 'Host: localhost\r\nConnection: close\r\n'
const BAD = 'HTTP/1.1 400 Bad Request'
const asked = (head: string, rest = '') => `${head} HTTP/1.1\r\n${HOST}${rest}\r\n`

describe('on the wire', () => {
  test.each([
    ['that is not compressed as its header says', { 'content-encoding': 'deflate' }, 400],
    ['over the limit, without Content-Length', {}, 413]
  ])('after a body %s, the next request on the connection is answered', async (_name, coding, status) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    const { port } = new URL(site.origin)
    const asked = async (method: string, path: string, headers: object, body?: string) => {
      const out = send({ agent, port, method, path, headers: { host: 'localhost', ...headers } }).end(body)
      const [answer] = await once(out, 'response')
      await once(answer.resume(), 'end')
      return [answer.statusCode, out.reusedSocket]
    }
    const headers = { 'content-type': 'application/json', 'transfer-encoding': 'chunked', ...coding }
    const [refused] = await asked('POST', '/frontend-logs/log', headers, `{"a":"${'x'.repeat(3_000_000)}"}`)
    expect(refused).toBe(status)
    expect(await asked('GET', '/readyz', {})).toEqual([200, true])
    agent.destroy()
  })
  test.each([
    ['no host', 'GET /api/v1/me HTTP/1.1\r\n\r\n', BAD],
    ['a line that is no request', 'hello\r\n\r\n', BAD],
    ['a version that there is not', `GET / HTTP/9.9\r\n${HOST}\r\n`, BAD],
    ['a method that there is not', asked('GRAB /'), BAD],
    ['two lengths', asked('POST /frontend-logs/log', 'Content-Length: 1\r\nContent-Length: 2\r\n'), BAD],
    ['a length that is no number', asked('POST /frontend-logs/log', 'Content-Length: -1\r\n'), BAD],
    [
      'a length beside chunks',
      asked('POST /frontend-logs/log', 'Content-Length: 4\r\nTransfer-Encoding: chunked\r\n'),
      BAD
    ],
    ['a chunk that has no size', `${asked('POST /frontend-logs/log', 'Transfer-Encoding: chunked\r\n')}zz\r\n`, BAD],
    ['a NUL in a header', asked('GET /api/v1/me', 'Accept-Language: d\0e\r\n'), BAD],
    ['a folded header', asked('GET /api/v1/me', 'X-A: b\r\n c\r\n'), BAD],
    ['a header without a name', asked('GET /api/v1/me', ': b\r\n'), BAD],
    ['bytes that are no address', asked('GET /\xff\xfe'), BAD],
    [
      'headers without end',
      asked('GET /api/v1/me', `X-A: ${'b'.repeat(20_000)}\r\n`),
      'HTTP/1.1 431 Request Header Fields Too Large'
    ],
    ['another host in the address', asked('GET http://evil.example/api/v1/no'), 'HTTP/1.1 421 Misdirected Request'],
    ['an address that is only slashes', asked('GET //////'), 'HTTP/1.1 404 Not Found'],
    ['a star for an address', asked('OPTIONS *'), BAD],
    ['a tunnel', asked('CONNECT evil.example:443'), '']
  ])('%s', async (_name, text, answer) => {
    expect(await answerTo(text)).toBe(answer)
    expect((await request(site, 'GET', '/readyz')).status).toBe(200)
  })
})
