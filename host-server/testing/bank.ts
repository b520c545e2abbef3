import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll } from 'vitest'

/** A bank's own website, on another origin than the product's. */
export interface Bank {
  readonly origin: string
  /** The page at each of its addresses. */
  page: string
  /** What is sent with it, such as a policy. */
  headers: Record<string, string>
}

/** Opens a bank's website for a file's tests. */
export function openBank(page = ''): Bank {
  let server: Server
  const bank: Bank = {
    page,
    headers: {},
    get origin() {
      return `http://localhost:${(server.address() as AddressInfo).port}`
    }
  }
  beforeAll(async () => {
    server = createServer((_request, response) =>
      response.writeHead(200, { 'Content-Type': 'text/html', ...bank.headers }).end(bank.page)
    )
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  })
  afterAll(() => void server.close())
  return bank
}
