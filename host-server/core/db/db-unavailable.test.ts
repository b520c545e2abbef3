import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { IncomingMessage } from 'node:http'
import { connect as openSocket } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startDemoSite } from '../../testing/demo-site.ts'
import type { Site } from '../../testing/site.ts'
import { until } from '../../testing/until.ts'
import { asUnavailable } from './db-unavailable.ts'

/** A diagnostics channel of Node, which reports each request as it begins. */
const REQUESTS = 'http.server.request.start'

let site: Site
let failures: unknown[]
let statuses: number[]

beforeEach(async () => {
  site = await startDemoSite()
  failures = []
  statuses = []
  const { log } = site.app
  log.error = (...said: unknown[]) => void failures.push(said)
  log.info = ({ status }: { status: number }) => void statuses.push(status)
})
afterEach(() => site.stop())

const HEAD = ['POST /login HTTP/1.1', 'Content-Type: application/x-www-form-urlencoded', 'Content-Length: 1000']

/** Announces more bytes than it sends, and disconnects while the server is reading. */
async function breakOff() {
  let read: IncomingMessage | undefined
  const begin = (message: unknown) => {
    read = (message as { request: IncomingMessage }).request
  }
  subscribe(REQUESTS, begin)
  const { hostname, port } = new URL(site.origin)
  const head = [...HEAD, `Host: localhost:${port}`, `Origin: http://localhost:${port}`, '', 'email=']
  const socket = openSocket(Number(port), hostname)
  socket.write(head.join('\r\n'))
  await until(() => Boolean(read?.readableFlowing))
  unsubscribe(REQUESTS, begin)
  socket.destroy()
}

test('a client that disconnects during a request does not count as an outage', async () => {
  await breakOff()
  await until(() => statuses.length > 0)
  expect({ statuses, failures }).toEqual({ statuses: [400], failures: [] })
})

test.each([
  ['a host name that nobody knows for the moment', 'EAI_AGAIN'],
  ['a machine that is gone', 'EHOSTUNREACH'],
  ['a network that is gone', 'ENETUNREACH'],
  ['a primary that became a standby', '25006'],
  ['a server that is shutting down', '57P01'],
  ['a server that is starting', '57P03'],
  ['a pooler without a server', '08P01']
])('%s counts as an outage, and not as our fault', (_what, code) => {
  expect(asUnavailable(Object.assign(new Error(), { code }))).toMatch(/^the database /)
})
