import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { fetchFrom } from './openid.client.ts'

let server: Server
let host: string
const asked: string[] = []

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(request.url ?? '')
    response.end('{}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  host = `127.0.0.1:${(server.address() as AddressInfo).port}`
})
beforeEach(() => {
  asked.length = 0
})
afterAll(() => server.close())

const ask = (issuer: string, internal = [host]) =>
  fetchFrom({ INTERNAL_HOSTS: internal }, issuer)(`http://${host}/token`, {
    method: 'POST',
    headers: {},
    body: 'grant_type=authorization_code',
    redirect: 'manual'
  })

test('a public service cannot direct requests to an internal host', async () => {
  await expect(ask('https://login.evil.example')).rejects.toThrow('not public')
  expect(asked).toEqual([])
})

test('an internal service that the operator has not allowed gets no request', async () => {
  await expect(ask(`http://${host}`, [])).rejects.toThrow('not public')
  expect(asked).toEqual([])
})

test('an allowed internal service can refer to its own endpoints', async () => {
  expect((await ask(`http://${host}/realms/bank`)).status).toBe(200)
  expect(asked).toEqual(['/token'])
})
