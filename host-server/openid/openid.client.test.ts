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

test('a service outside does not have a host asked that only the operator reaches', async () => {
  await expect(ask('https://login.evil.example')).rejects.toThrow('not public')
  expect(asked).toEqual([])
})

test('a service inside that the operator does not name reaches nothing', async () => {
  await expect(ask(`http://${host}`, [])).rejects.toThrow('not public')
  expect(asked).toEqual([])
})

test('a service inside leads to its own places', async () => {
  expect((await ask(`http://${host}/realms/bank`)).status).toBe(200)
  expect(asked).toEqual(['/token'])
})
