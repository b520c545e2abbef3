import { readFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDetachedOffice, type DetachedOffice } from '../booking/appointments/testing/detached-office.ts'
import { times } from '../booking/appointments/testing/office.ts'
import { request } from '../testing/client.ts'
import { type NodeProcess, startNode } from '../testing/node-process.ts'
import { until } from '../testing/until.ts'

const SOAK = Boolean(process.env.SOAK)
const CLIENTS = 800
/**
 * The longest wait of another client. The short form runs in parallel with other tests, so it only asserts that there
 * is no standstill.
 */
const ANSWERED_MS = SOAK ? 300 : 5000
const GROWN_MB = 150
const BODY = 256 * 1024

let office: DetachedOffice
let node: NodeProcess

beforeAll(async () => {
  office = await createDetachedOffice('sqlite')
  node = await startNode(office.environment)
})
afterAll(async () => {
  await node.end()
  await office.remove()
})

const memory = () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${node.pid}/status`, 'utf8'))?.[1]) / 1024

const GET = (path: string) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n`
const POST = (length: number) =>
  `POST /api/v1/advisors/${office.alias}/appointments HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`

interface Kind {
  first(): string
  /** Sent once a second. */
  drip?: string
  reads?: boolean
}

const KINDS: Kind[] = [
  { first: () => 'GE' },
  { first: () => GET('/api/v1/tenant') },
  { first: () => GET('/api/v1/tenant'), drip: 'X-Slow: 1\r\n' },
  { first: () => POST(BODY) + '{"first_name":"'.padEnd(1024, 'a') },
  { first: () => POST(BODY), drip: 'a' }
]
/** Few are enough: each requests more than the kernel's buffers hold. */
const DEAF: Kind = { first: () => `${GET('/api/openapi.json')}\r\n`.repeat(60), reads: false }
const kindOf = (nth: number) => (nth % 100 === 0 ? DEAF : (KINDS[nth % KINDS.length] as Kind))

const sockets = new Set<Socket>()
let isAttack = true

/** A client that is disconnected reconnects immediately. */
function open(kind: Kind) {
  const socket = connect(node.port, '127.0.0.1', () => socket.write(kind.first()))
  const timer = setInterval(() => kind.drip && socket.write(kind.drip), 1000)
  socket
    .on('error', () => {})
    .on('close', () => {
      clearInterval(timer)
      sockets.delete(socket)
      if (isAttack) open(kind)
    })
  if (kind.reads === false) socket.pause()
  else socket.resume()
  sockets.add(socket)
}

async function answerTime() {
  const begun = performance.now()
  const { status } = await request(node, 'GET', `/api/v1/advisors/${office.alias}/appointment-topics`)
  expect(status).toBe(200)
  return Math.round(performance.now() - begun)
}

/** The number of open connections to the node, according to the kernel. */
const established = () => {
  const port = node.port.toString(16).toUpperCase().padStart(4, '0')
  const rows = readFileSync('/proc/net/tcp', 'utf8').split('\n')
  return rows.filter((row) => new RegExp(`^\\s*\\d+: 0100007F:${port} \\S+ 01 `).test(row)).length
}

test(`${CLIENTS} clients that stop sending or reading neither delay others nor fill the memory`, async () => {
  // what the first answers take, such as compiling and the description of the API, no client has caused by being slow
  await request(node, 'GET', '/api/openapi.json')
  await answerTime()
  const before = memory()
  for (const nth of times(CLIENTS)) open(kindOf(nth))
  await until(() => established() >= CLIENTS * 0.95)
  const rush = await answerTime()
  const spent: number[] = []
  while (spent.length < (SOAK ? 300 : 20)) {
    spent.push(await answerTime())
    await sleep(100)
  }
  const held = established()
  const grown = Math.round(memory() - before)
  const worst = Math.max(...spent)
  console.log(`${held} half-open: ${rush} ms while they come, then at most ${worst} ms, and ${grown} MB more`)
  expect(held).toBeGreaterThanOrEqual(CLIENTS * 0.9)
  expect(worst).toBeLessThanOrEqual(ANSWERED_MS)
  expect(grown).toBeLessThan(GROWN_MB)
  isAttack = false
  if (SOAK) await until(() => established() === 0)
  for (const socket of sockets) socket.destroy()
  expect(await answerTime()).toBeLessThanOrEqual(ANSWERED_MS)
  expect(node.output()).not.toMatch(/"level":[56]0/)
})
