import { createHmac } from 'node:crypto'
import { type Asked, type Reply, TextServer } from './text-server.ts'

/** A bank's own service: JSON with a token, which recognises a text by its id. */
export class GenericServer extends TextServer {
  readonly token = 'the token of the service'
  readonly replySecret = 'the secret of the replies'

  static open(): Promise<GenericServer> {
    return new GenericServer().listen()
  }

  /** What it sends to our address when somebody answers. */
  reply(now: Date, from: string, text: string, id = 'reply-1', secret = this.replySecret) {
    const body = JSON.stringify({ from, text })
    const time = String(Math.floor(now.getTime() / 1000))
    const signature = createHmac('sha256', secret).update(`${id}.${time}.${body}`).digest('base64')
    return {
      body,
      headers: {
        'content-type': 'application/json',
        'webhook-id': id,
        'webhook-timestamp': time,
        'webhook-signature': `v1,${signature}`
      }
    }
  }

  protected override respond({ method, header, body }: Asked): Reply {
    if (header('authorization') !== `Bearer ${this.token}`) return { status: 401, body: { error: 'unknown token' } }
    if (method !== 'POST') return { status: 405, body: {} }
    const { id, to, from, text, test } = JSON.parse(body)
    if (header('idempotency-key') !== id) return { status: 400, body: { error: 'no key' } }
    if (test) return { status: 204, body: {} }
    const fault = this.faults.shift()
    if (typeof fault === 'number') return { status: fault, body: {} }
    if (this.taken.some((one) => one.id === id)) return { status: 409, body: { error: 'known' } }
    this.taken.push({ id, to, from, text })
    return fault === 'lost' ? undefined : { status: 202, body: { id } }
  }
}
