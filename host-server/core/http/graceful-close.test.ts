import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setImmediate as nextRound } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { expect, test } from 'vitest'
import { until } from '../../testing/until.ts'
import { gracefulClose, QUIET_MS } from './graceful-close.ts'

/** Connects, and asks once the first number of `turn` is 1. */
const CLIENT = `
  const { workerData: { port, turn }, parentPort } = require('node:worker_threads')
  const socket = require('node:net').connect(port, '127.0.0.1')
  let answer = ''
  socket.on('connect', () => {
    parentPort.postMessage('connected')
    Atomics.wait(turn, 0, 0)
    socket.write('GET / HTTP/1.1\\r\\nHost: localhost\\r\\nConnection: close\\r\\n\\r\\n')
  })
  socket.on('data', (chunk) => { answer += chunk })
  socket.on('end', () => parentPort.postMessage(answer.split('\\r\\n')[0]))
  socket.on('error', ({ code }) => parentPort.postMessage(code))
`

test('a request that arrives while the server is held up for longer than its quiet time is answered', async () => {
  const server = createServer((_, response) => response.end('served'))
  const close = gracefulClose(server, 9000)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const turn = new Int32Array(new SharedArrayBuffer(4))
  const client = new Worker(CLIENT, {
    eval: true,
    workerData: { port: (server.address() as AddressInfo).port, turn }
  })
  await Promise.all([once(client, 'message'), once(server, 'connection')])
  const closed = close()
  await until(() => !server.listening)
  // the event loop turns to its timers next, before it reads
  await nextRound()
  Atomics.store(turn, 0, 1)
  Atomics.notify(turn, 0)
  Atomics.wait(turn, 0, 1, QUIET_MS + 200)
  expect((await once(client, 'message'))[0]).toBe('HTTP/1.1 200 OK')
  await closed
  await client.terminate()
})

/** Asks `clients` times at once, sets the first number of `sent` to 1, and reports how each was answered. */
const CROWD = `
  const { workerData: { port, clients, sent }, parentPort } = require('node:worker_threads')
  const ask = () => {
    const out = require('node:http').get({ port, host: '127.0.0.1', agent: false })
    const answer = new Promise((resolve) => {
      out.on('response', ({ statusCode }) => resolve(statusCode)).on('error', ({ code }) => resolve(code))
    })
    return { answer, sent: new Promise((resolve) => out.on('finish', resolve)) }
  }
  const asked = Array.from({ length: clients }, ask)
  Promise.all(asked.map(({ sent }) => sent)).then(() => {
    Atomics.store(sent, 0, 1)
    Atomics.notify(sent, 0)
  })
  Promise.all(asked.map(({ answer }) => answer)).then((answers) => parentPort.postMessage(answers))
`

test('all who wait to be accepted are answered, even if that takes more than a second', async () => {
  const clients = 30
  const server = createServer((_, response) => {
    // as a synchronous database holds up the event loop
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 50)
    response.end('served')
  })
  const close = gracefulClose(server, 9000)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const sent = new Int32Array(new SharedArrayBuffer(4))
  const { port } = server.address() as AddressInfo
  const crowd = new Worker(CROWD, { eval: true, workerData: { port, clients, sent } })
  expect(Atomics.wait(sent, 0, 0, 10_000)).not.toBe('timed-out')
  const answers = once(crowd, 'message')
  await close()
  expect((await answers)[0]).toEqual(Array(clients).fill(200))
  await crowd.terminate()
})
