import type { IncomingMessage, ServerResponse } from 'node:http'
import { LocalServer } from '../../../testing/local-server.ts'

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
export abstract class TextServer extends LocalServer {
  /** What it would have sent. */
  readonly taken: Taken[] = []
  /** Every request, as `POST /path`. */
  readonly asked: string[] = []
  /** The next requests that send something are answered so; `lost` are taken, and their answer is lost. */
  readonly faults: (number | 'lost')[] = []

  forget() {
    for (const list of [this.taken, this.asked, this.faults]) list.length = 0
  }

  protected abstract respond(asked: Asked): Reply

  protected async serve(request: IncomingMessage, response: ServerResponse) {
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
