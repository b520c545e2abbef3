import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Taken {
  id: string
  to: string
  from: string
  text: string
}

export interface Asked {
  method: string
  url: URL
  header(name: string): string
  body: string
}

/** What a service answers, or nothing: then the connection breaks. */
export type Reply = { status: number; body: object } | undefined

/** A text message service on this computer; each protocol says how it is asked and answers. */
export abstract class TextServer {
  /** What it would have sent. */
  readonly taken: Taken[] = []
  /** Every request, as `POST /path`. */
  readonly asked: string[] = []
  /** The next requests that send something are answered so; `lost` are taken, and their answer is lost. */
  readonly faults: (number | 'lost')[] = []
  private readonly server: Server

  protected constructor() {
    this.server = createServer((request, response) => void this.answer(request, response))
  }

  protected async listen(): Promise<this> {
    await new Promise<void>((done) => this.server.listen(0, '127.0.0.1', done))
    return this
  }

  get host() {
    return `127.0.0.1:${(this.server.address() as AddressInfo).port}`
  }

  get url() {
    return `http://${this.host}`
  }

  async close() {
    this.server.closeAllConnections()
    await new Promise((done) => this.server.close(done))
  }

  forget() {
    for (const list of [this.taken, this.asked, this.faults]) list.length = 0
  }

  protected abstract respond(asked: Asked): Reply

  private async answer(request: IncomingMessage, response: ServerResponse) {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const url = new URL(request.url ?? '', this.url)
    const method = request.method ?? ''
    this.asked.push(`${method} ${url.pathname}`)
    const header = (name: string) => String(request.headers[name] ?? '')
    const given = this.respond({ method, url, header, body: Buffer.concat(chunks).toString() })
    if (!given) return response.destroy()
    response.writeHead(given.status, { 'content-type': 'application/json' })
    response.end(JSON.stringify(given.body))
  }
}
