import type { IncomingMessage, ServerResponse } from 'node:http'
import { LocalServer } from '../../../testing/local-server.ts'

interface Answer {
  status?: number
  type?: string
  body: string | Buffer
  location?: string
}

/** A bank's website on this computer. */
export class Website extends LocalServer {
  /** By path. */
  readonly pages = new Map<string, Answer>()
  readonly asked: string[] = []

  static open = () => new Website().listen()

  protected serve({ url = '/' }: IncomingMessage, response: ServerResponse) {
    this.asked.push(url)
    const {
      status = 200,
      type = 'text/html; charset=utf-8',
      body,
      location
    } = this.pages.get(url) ?? { status: 404, body: '' }
    response.writeHead(status, { 'content-type': type, ...(location && { location }) }).end(body)
  }
}
