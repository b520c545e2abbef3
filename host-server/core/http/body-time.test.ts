import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { giveTime, limitBodies } from './body-time.ts'

const SECOND = 1000
const ENOUGH = 300 * 1024

let received = 0
let noticed: () => void = () => {}
let answer: (() => void) | undefined

const server = createServer(
  limitBodies((request, response) => {
    const note = request.url === '/file' ? giveTime(request) : () => {}
    request.on('data', (chunk: Buffer) => {
      note(chunk.length)
      received += chunk.length
      noticed()
    })
    request.on('end', () => {
      if (request.url !== '/later') response.end('whole')
      answer = () => response.end('later')
      noticed()
    })
    request.on('error', (failure: Error & { code?: string }) => expect(failure.code).toBe('ECONNRESET'))
  })
)

beforeEach(async () => {
  received = 0
  answer = undefined
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  if (!server.listening) await once(server.listen(0, '127.0.0.1'), 'listening')
})
afterEach(() => vi.useRealTimers())

/** Waits for the server, whose clock stands still. */
async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise<void>((resolve) => (noticed = resolve))
}

/** Begins a request, of which more is sent later. */
function send(path: string, length: number) {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  let heard = ''
  socket.on('data', (chunk) => {
    heard += chunk
    noticed()
  })
  const closed = once(socket, 'close')
  const more = (bytes: number) => socket.write(Buffer.alloc(bytes, 'a'))
  const begin = (to: string, bytes: number) =>
    socket.write(`POST ${to} HTTP/1.1\r\nHost: x\r\nContent-Length: ${bytes}\r\n\r\n`)
  begin(path, length)
  return {
    more,
    begin,
    heard: () => heard,
    stop: () => socket.destroy(),
    async refused() {
      await closed
      return heard.split('\r\n')[0]
    }
  }
}

test('a body that takes longer than half a minute ends its request, however it drips', async () => {
  const slow = send('/', 100)
  for (let second = 0; second < 30; second += 1) {
    slow.more(1)
    await until(() => received === second + 1)
    expect(slow.heard()).toBe('')
    vi.advanceTimersByTime(SECOND)
  }
  expect(await slow.refused()).toBe('HTTP/1.1 408 Request Timeout')
})

test('a file may take minutes while it keeps coming', async () => {
  const slow = send('/file', 4 * ENOUGH)
  for (let part = 1; part <= 4; part += 1) {
    slow.more(ENOUGH)
    await until(() => received === part * ENOUGH)
    if (part < 4) vi.advanceTimersByTime(30 * SECOND)
  }
  await until(() => slow.heard().endsWith('whole'))
  slow.stop()
})

test('a file that only drips ends as any other request does', async () => {
  const slow = send('/file', ENOUGH)
  slow.more(9)
  await until(() => received === 9)
  vi.advanceTimersByTime(30 * SECOND)
  expect(await slow.refused()).toBe('HTTP/1.1 408 Request Timeout')
})

test('no file takes longer than five minutes', async () => {
  const slow = send('/file', 20 * ENOUGH)
  for (let part = 1; part <= 10; part += 1) {
    slow.more(ENOUGH)
    await until(() => received === part * ENOUGH)
    vi.advanceTimersByTime(30 * SECOND)
  }
  expect(await slow.refused()).toBe('HTTP/1.1 408 Request Timeout')
})

test('what has come is answered, however long that takes', async () => {
  const whole = send('/later', 3)
  whole.more(3)
  await until(() => answer !== undefined)
  vi.advanceTimersByTime(60 * SECOND)
  answer?.()
  await until(() => whole.heard().endsWith('later'))
  whole.stop()
})

test('one that takes too long behind another’s answer ends without a word, which would be taken for that answer', async () => {
  const pipelined = send('/later', 3)
  pipelined.more(3)
  await until(() => answer !== undefined)
  pipelined.begin('/', 100)
  pipelined.more(1)
  await until(() => received === 4)
  vi.advanceTimersByTime(30 * SECOND)
  expect(await pipelined.refused()).toBe('')
})

test('a request that nobody watches is none of it', () => {
  expect(() => giveTime({} as IncomingMessage)(1)).not.toThrow()
})
