import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { trickle } from '../../testing/trickle.ts'
import { BadRequest } from '../base/failures.ts'
import type { Call } from '../http/http.ts'
import { receiveFile } from './received-file.ts'

test('a file whose sender has gone is a broken request, and no database that is away', async () => {
  let sender: ReturnType<typeof trickle> | undefined
  const failed = new Promise<unknown>((done) => {
    const server = createServer((req: IncomingMessage) => {
      const call = { ctx: { req, ip: '192.0.2.1' }, db: { tenantId: 'bank' } } as Call
      req.once('readable', () => sender?.stop())
      receiveFile(call, 1000, () => new Error('too large'), 'visitor').catch(done)
      server.close()
    }).listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      sender = trickle(
        { origin: `http://127.0.0.1:${port}` },
        { method: 'POST', path: '/', headers: { 'content-length': '9' } }
      )
    })
  })
  expect(await failed).toBeInstanceOf(BadRequest)
})
