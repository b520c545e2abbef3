import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Guard, guardedFetch, isPublic, type ResolveName } from './public-fetch.ts'

let canary: Server
let twin: Server
let port: number
let asked = 0
/** A server that need not speak HTTP. */
let met = 0
let gone: Promise<void>

beforeAll(async () => {
  canary = createServer(({ url }, response) => {
    asked += 1
    if (url === '/away') return response.writeHead(302, { location: `http://localhost:${port}/` }).end()
    if (url === '/flood') {
      gone = new Promise((done) => response.on('close', done))
      return void response.writeHead(200, { 'content-length': '101' }).flushHeaders()
    }
    if (url === '/half') return void response.writeHead(200, { 'content-length': '100' }).write('x')
    response.end('x'.repeat(100))
  })
  twin = createServer((_request, response) => response.end())
  await new Promise<void>((done) => canary.listen(0, '127.0.0.1', done))
  port = (canary.address() as AddressInfo).port
  for (const server of [canary, twin]) server.on('connection', () => (met += 1))
  // a machine without IPv6 cannot reach this address
  await new Promise((done) => twin.on('error', done).listen(port, '::1', () => done(undefined)))
})
afterAll(() => {
  canary.closeAllConnections()
  canary.close()
  twin.close()
})

async function take(url: string, options: Partial<Guard> = {}): Promise<Buffer> {
  const guard = { internalHosts: [], mostBytes: 100, signal: AbortSignal.timeout(5000), ...options }
  const answer = await guardedFetch(url, {}, guard)
  if (answer.status !== 200) throw new Error(`answered ${answer.status}`)
  return Buffer.from(await answer.arrayBuffer())
}
const allowed = () => ({ internalHosts: [`127.0.0.1:${port}`] })

// biome-ignore format: a list to read
test.each([
  '0.0.0.0', '10.1.2.3', '100.64.0.1', '127.0.0.1', '127.1.2.3', '169.254.169.254', '172.16.0.1', '172.31.255.255',
  '192.0.0.8', '192.0.0.192', '168.63.129.16', '192.168.1.1', '198.18.0.1', '224.0.0.1', '240.0.0.1', '255.255.255.255', '::', '::1', 'fe80::1', 'fc00::1',
  'fd12:3456::1', 'ff02::1', '::ffff:127.0.0.1', '::ffff:10.0.0.1', '::ffff:0:7f00:1', '64:ff9b::7f00:1', '64:ff9b:1::7f00:1', '2002:7f00:1::', '2001:db8::1',
  '2001::1', 'fec0::1', 'no address', ''
])('%s is not public', (address) => expect(isPublic(address)).toBe(false))

test.each(['8.8.8.8', '172.32.0.1', '100.128.0.1', '193.171.255.1', '2a00:1450:4001::200e', '2606:4700::1111'])(
  '%s is public',
  (address) => expect(isPublic(address)).toBe(true)
)

test('no spelling of an internal address is fetched', async () => {
  // biome-ignore format: a list to read
  const hosts = [
    '127.0.0.1', '127.1', '127.0.1', '127.255.255.254', '0x7f.1', '0x7f000001', '0x7f.0x0.0x0.0x1', '0X7F.1',
    '2130706433', '017700000001', '0177.1', '0177.0.0.01', '00000177.1', '127.0.0.1.', '127。0。0。1', '127．0．0．1',
    '①②⑦.⓪.⓪.①', '１２７.１', '%31%32%37.1', '0.0.0.0', '0', '0x0', 'localhost', 'LOCALHOST', 'lo%63alhost',
    '[::1]', '[0:0:0:0:0:0:0:1]', '[::]', '[::ffff:127.0.0.1]', '[::ffff:7f00:1]', '[::127.0.0.1]', '[64:ff9b::7f00:1]',
    '[::ffff:0:7f00:1]', '[64:ff9b:1::7f00:1]', '[::ffff:169.254.169.254]', '[::ffff:a9fe:a9fe]', '[fd20:ce::254]', '[fe80::1%25lo]',
    '[::1%lo]', '192.0.0.192', '168.63.129.16', '0xa9.254.43518', '0251.0376.0251.0376', '127.0.0.1%00.example.org',
    '127.0.0.1\\@example.org', '\t127.0.0.1', '127.0.0.1?@example.org', '[2002:7f00:1::]', '[fe80::1]', '[fd00::1]', '169.254.169.254', '0xa9fea9fe', '2852039166', '[fd00:ec2::254]', '10.0.0.1',
    '192.168.1.1', '100.100.100.200', 'user@127.0.0.1', 'a:b@localhost', 'example.org@127.0.0.1', '127.0.0.1#@example.org'
  ]
  for (const host of hosts) {
    for (const scheme of ['http', 'https']) {
      await expect(take(`${scheme}://${host}:${port}/`), host).rejects.toThrow(/not public|Invalid URL/)
      await expect(take(`${scheme}://${host}/`), host).rejects.toThrow(/not public|Invalid URL/)
    }
  }
  for (const url of ['file:///etc/passwd', 'ftp://localhost/', 'data:text/plain,x', `http://example.org:${port}/`, 'x'])
    await expect(take(url), url).rejects.toThrow(/not public|Invalid URL/)
  // some networks' name servers know this name
  await expect(take('https://localhost./')).rejects.toThrow()
  expect(met).toBe(0)
})

test('a name that resolves to our own machine is refused', async () => {
  await expect(take('https://localhost/')).rejects.toThrow('not public')
})

test('a host that the operator allows is fetched, on that port only', async () => {
  await expect(take(`http://localhost:${port}/`, allowed())).rejects.toThrow('not public')
  expect((await take(`http://127.0.0.1:${port}/`, allowed())).length).toBe(100)
})

test('redirects are not followed, and time and size are limited', async () => {
  const before = asked
  await expect(take(`http://127.0.0.1:${port}/away`, allowed())).rejects.toThrow('answered 302')
  expect(asked).toBe(before + 1)
  await expect(take(`http://127.0.0.1:${port}/`, { ...allowed(), mostBytes: 99 })).rejects.toThrow('too large')
  const signal = AbortSignal.timeout(100)
  await expect(take(`http://127.0.0.1:${port}/half`, { ...allowed(), signal })).rejects.toThrow()
})

test('a response announced as too large is aborted before its body', async () => {
  await expect(take(`http://127.0.0.1:${port}/flood`, allowed())).rejects.toThrow('too large')
  await gone
})

test('a name that resolves first to a public and then to a private address is fetched at neither', async () => {
  const before = met
  let looked = 0
  // each connection resolves again: an earlier public address is not trusted
  const find: ResolveName = (_name, _options, done) => {
    looked += 1
    done(null, [{ address: looked === 1 ? '127.0.0.1' : '::ffff:127.0.0.1', family: looked === 1 ? 4 : 6 }])
  }
  for (const url of ['https://rebind.example/', 'https://rebind.example/again'])
    await expect(take(url, { find })).rejects.toThrow('not public')
  // a public address does not excuse a private one
  const both: ResolveName = (_name, _options, done) =>
    done(null, [
      { address: '93.184.215.14', family: 4 },
      { address: '127.0.0.1', family: 4 }
    ])
  await expect(take('https://both.example/', { find: both })).rejects.toThrow('not public')
  expect([looked, met]).toEqual([2, before])
})
