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
