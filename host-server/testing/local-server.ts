import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A server on this computer that takes the part of another one in a test. */
export abstract class LocalServer {
  readonly #server = createServer((request, response) => void this.serve(request, response))

  protected abstract serve(request: IncomingMessage, response: ServerResponse): unknown

  protected async listen(): Promise<this> {
    await new Promise<void>((done) => this.#server.listen(0, '127.0.0.1', done))
    return this
  }

  get host(): string {
    return `127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  get url(): string {
    return `http://${this.host}`
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections()
    await new Promise((done) => this.#server.close(done))
  }
}
