import { EventEmitter, once } from 'node:events'
import { createServer, get, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Context } from 'koa'
import { afterEach, expect, test } from 'vitest'
import { readConfig } from '../base/config.ts'
import { codingOf } from '../base/content-encoding.ts'
import { createLog } from '../base/log.ts'
import { keep } from '../tenancy/answer-cache.ts'
import type { AppContext } from '../tenancy/app-context.ts'
import { cacheFastPath } from './cache-fast-path.ts'

// the fast path serves only codings that have been asked for before
codingOf({ req: { headers: {} }, acceptsEncodings: () => 'identity' } as unknown as Context)

let server: Server | undefined
afterEach(() => {
  server?.close().closeAllConnections()
})

/** A guest asks for a kept answer and leaves while it is checked; resolves once that is over. */
async function leaveDuringCheck(check: () => boolean): Promise<{ logged: object[]; handed: number }> {
  const lines: string[] = []
  const steps = new EventEmitter()
  const isCurrent = async () => {
    steps.emit('begun')
    await once(steps, 'left')
    return check()
  }
  const found = { ...keep({ body: 'kept', headers: {} }), isCurrent }
  const app = {
    config: readConfig({ SESSION_SECRET: 'Zq8vN3xK7mP2wR5tY9uB4cD6fG1hJ0aL' }),
    clock: { now: () => new Date() },
    log: createLog({ LOG_LEVEL: 'info' }, { write: (line) => void lines.push(line) }),
    tenants: { known: () => ({}), answers: { find: () => found } },
    stopping: false
  } as unknown as AppContext
  let handed = 0
  const fast = cacheFastPath(app, () => {
    handed += 1
  })
  server = createServer((request, response) => {
    response.once('close', () => steps.emit('left'))
    fast(request, response)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const begun = once(steps, 'begun')
  const guest = get({ port, host: '127.0.0.1', path: '/api/v1/kept' }).on('error', () => {})
  await begun
  const left = once(steps, 'left')
  guest.destroy()
  await left
  await new Promise(setImmediate)
  return { logged: lines.map((line) => JSON.parse(line)), handed }
}

test('the request of a guest who leaves while a kept answer is checked is logged as one who stays', async () => {
  const { logged, handed } = await leaveDuringCheck(() => true)
  expect(logged).toMatchObject([{ msg: 'request', method: 'GET', path: '/api/v1/kept', status: 200 }])
  expect(handed).toBe(0)
})

test.each([
  ['is no longer current', () => false],
  [
    'cannot be checked',
    () => {
      throw new Error('the database is away')
    }
  ]
])('if the answer %s meanwhile, the app gets the request, and logs it', async (_what, check) => {
  expect(await leaveDuringCheck(check)).toEqual({ logged: [], handed: 1 })
})
