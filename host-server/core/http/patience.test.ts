import { once } from 'node:events'
import { createServer, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import Koa from 'koa'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { request, signIn } from '../../testing/client.ts'
import { startDemoSite } from '../../testing/demo-site.ts'
import type { Site } from '../../testing/site.ts'
import { until } from '../../testing/until.ts'
import { MINUTE } from '../base/clock.ts'
import { NotFound } from '../base/failures.ts'
import { errors, patience } from './middleware.ts'

let site: Site
/** What happens to each request after 25 seconds without an answer. */
let late: (() => void)[]

beforeAll(async () => {
  site = await startDemoSite()
})
beforeEach(() => {
  late = []
  vi.spyOn(ServerResponse.prototype, 'setTimeout').mockImplementation(function (this: ServerResponse, after, happens) {
    if (after === 25_000 && happens) late.push(happens)
    return this
  })
})
afterEach(() => {
  vi.restoreAllMocks()
})
afterAll(() => site.stop())

/** Lets 25 seconds pass for the only request that waits. */
async function waitTooLong() {
  await until(() => late.length === 1)
  late[0]?.()
}

test('a request that waits for its session is answered with 503, and the session goes on', async () => {
  const cookie = await signIn(site, 'analyst@demo.example')
  const ask = () => request(site, 'GET', '/api/v1/me', { cookie })
  expect((await ask()).status).toBe(200)
  // that it was seen is due to be written; on SQLite, reading it has to wait too
  site.clock.time = new Date(site.clock.time.getTime() + 2 * MINUTE)
  late = []
  const other = await site.app.knex.transaction()
  await other('sessions').update({ seen_at: other.ref('seen_at') })
  const answer = ask()
  await waitTooLong().finally(() => answer.finally(() => other.rollback()))
  expect((await answer).status).toBe(503)
  expect((await answer).body).toEqual({ message: expect.stringContaining('nicht erreichbar') })
  const { status, body } = await ask()
  expect([status, body.email_address]).toEqual([200, 'analyst@demo.example'])
})

/** Answers with 503, then lets the work fail; returns what is logged after the answer. */
async function loggedAfter(failure: Error): Promise<unknown[][]> {
  const error = vi.fn()
  const app = { ...site.app, log: { error } } as unknown as Site['app']
  let fail: (failure: Error) => void = () => {}
  const work = new Promise<never>((_, refuse) => {
    fail = refuse
  })
  const koa = new Koa().use(errors(app, () => {})).use(patience(app))
  const server = createServer(koa.use(() => work).callback()).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const answer = fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/api/`)
  await waitTooLong()
  expect((await answer).status).toBe(503)
  error.mockClear()
  fail(failure)
  await new Promise(setImmediate)
  server.close().closeAllConnections()
  return error.mock.calls
}

test('what fails after its visitor was answered with 503 is logged', async () => {
  const failure = new Error('no such column')
  expect(await loggedAfter(failure)).toEqual([[{ err: failure }, 'what was answered with 503 has failed']])
})

test('what is refused after that is not', async () => {
  expect(await loggedAfter(new NotFound())).toEqual([])
})
