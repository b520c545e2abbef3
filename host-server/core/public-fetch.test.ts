import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Fetching, fetchPublic, isPublic } from './public-fetch.ts'

let canary: Server
let port: number
let asked = 0

beforeAll(async () => {
  canary = createServer(({ url }, response) => {
    asked += 1
    if (url === '/away') return response.writeHead(302, { location: `http://localhost:${port}/` }).end()
    if (url === '/half') return void response.writeHead(200, { 'content-length': '100' }).write('x')
    response.end('x'.repeat(100))
  })
  await new Promise<void>((done) => canary.listen(0, '127.0.0.1', done))
  port = (canary.address() as AddressInfo).port
})
afterAll(() => {
  canary.closeAllConnections()
  canary.close()
})

const take = (url: string, options: Partial<Fetching> = {}) =>
  fetchPublic(url, { internalHosts: [], mostBytes: 100, signal: AbortSignal.timeout(5000), headers: {}, ...options })
const allowed = () => ({ internalHosts: [`127.0.0.1:${port}`] })

// biome-ignore format: a list to read
test.each([
  '0.0.0.0', '10.1.2.3', '100.64.0.1', '127.0.0.1', '127.1.2.3', '169.254.169.254', '172.16.0.1', '172.31.255.255',
  '192.0.0.8', '192.168.1.1', '198.18.0.1', '224.0.0.1', '240.0.0.1', '255.255.255.255', '::', '::1', 'fe80::1', 'fc00::1',
  'fd12:3456::1', 'ff02::1', '::ffff:127.0.0.1', '::ffff:10.0.0.1', '64:ff9b::7f00:1', '2002:7f00:1::', '2001:db8::1',
  '2001::1', 'fec0::1', 'no address', ''
])('%s is not public', (address) => expect(isPublic(address)).toBe(false))

test.each(['8.8.8.8', '172.32.0.1', '100.128.0.1', '193.171.255.1', '2a00:1450:4001::200e', '2606:4700::1111'])(
  '%s is public',
  (address) => expect(isPublic(address)).toBe(true)
)

test('no way of writing a place of our own leads there', async () => {
  const hosts = [
    '127.0.0.1',
    '127.1',
    '0x7f.1',
    '2130706433',
    '017700000001',
    'localhost',
    '[::1]',
    '[::ffff:127.0.0.1]'
  ]
  hosts.push(
    '0.0.0.0',
    '0',
    '127.0.0.1.',
    'localhost.',
    '127。0。0。1',
    '[::ffff:7f00:1]',
    'user@127.0.0.1',
    'a:b@localhost'
  )
  for (const host of hosts) {
    for (const scheme of ['http', 'https']) {
      await expect(take(`${scheme}://${host}:${port}/`), host).rejects.toThrow()
      await expect(take(`${scheme}://${host}/`), host).rejects.toThrow()
    }
  }
  for (const url of ['file:///etc/passwd', 'ftp://localhost/', 'data:text/plain,x', `http://example.org:${port}/`, 'x'])
    await expect(take(url), url).rejects.toThrow()
  expect(asked).toBe(0)
})

test('a name that leads to our own machine is refused when it is looked up', async () => {
  await expect(take('https://localhost/')).rejects.toThrow('not public')
})

test('a host that the operator allows is asked, on that port alone', async () => {
  await expect(take(`http://localhost:${port}/`, allowed())).rejects.toThrow('not public')
  expect((await take(`http://127.0.0.1:${port}/`, allowed())).length).toBe(100)
})

test('nobody is followed anywhere, waited for without end, or taken more from than was said', async () => {
  const before = asked
  await expect(take(`http://127.0.0.1:${port}/away`, allowed())).rejects.toThrow('answered 302')
  expect(asked).toBe(before + 1)
  await expect(take(`http://127.0.0.1:${port}/`, { ...allowed(), mostBytes: 99 })).rejects.toThrow('too large')
  const signal = AbortSignal.timeout(100)
  await expect(take(`http://127.0.0.1:${port}/half`, { ...allowed(), signal })).rejects.toThrow()
})
