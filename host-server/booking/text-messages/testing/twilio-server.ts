import { createHmac } from 'node:crypto'
import { type Asked, type Reply, TextServer } from './text-server.ts'

const failure = (status: number, code: number, message: string): Reply => ({
  status,
  body: { code, message, more_info: `https://www.twilio.com/docs/errors/${code}`, status }
})

/** Speaks as Twilio does: forms with basic authentication, answers as JSON, and replies that are signed with the token. */
export class TwilioServer extends TextServer {
  readonly account = 'AC0123456789abcdef0123456789abcdef'
  readonly token = 'the token of the account'
  /** Who has ended text messages at the service. */
  readonly unsubscribed = new Set<string>()
  /** The service's own clock, which may differ from that of the tests. */
  now: () => Date = () => new Date()
  private readonly messages: { sid: string; to: string; body: string; date_created: string; status: string }[] = []

  static open(): Promise<TwilioServer> {
    return new TwilioServer().listen()
  }

  override forget() {
    super.forget()
    this.messages.length = 0
    this.unsubscribed.clear()
  }

  /** What it sends to our address when somebody answers. */
  reply(url: string, from: string, text: string, sid = `SM${this.asked.length}${text}`, token = this.token) {
    const parameters = {
      AccountSid: this.account,
      Body: text,
      From: from,
      MessageSid: sid,
      NumMedia: '0',
      To: '+43720123456'
    }
    const names = Object.keys(parameters).toSorted() as (keyof typeof parameters)[]
    const signed = url + names.map((name) => name + parameters[name]).join('')
    return {
      body: new URLSearchParams(parameters).toString(),
      headers: {
        'content-type': 'application/x-www-form-urlencoded; charset=UTF-8',
        'x-twilio-signature': createHmac('sha1', token).update(signed).digest('base64')
      }
    }
  }

  protected override respond({ method, url, header, body }: Asked): Reply {
    const due = `Basic ${Buffer.from(`${this.account}:${this.token}`).toString('base64')}`
    if (header('authorization') !== due) return failure(401, 20003, 'Authenticate')
    const base = `/2010-04-01/Accounts/${this.account}`
    if (method === 'GET' && url.pathname === `${base}.json`) {
      return { status: 200, body: { sid: this.account, status: 'active', type: 'Full' } }
    }
    if (url.pathname !== `${base}/Messages.json`) return failure(404, 20404, 'The requested resource was not found')
    return method === 'POST' ? this.take(new URLSearchParams(body)) : this.list(url.searchParams)
  }

  private list(query: URLSearchParams): Reply {
    const messages = this.messages.filter(({ to }) => to === query.get('To')).toReversed()
    return { status: 200, body: { messages, page: 0, page_size: Number(query.get('PageSize')), next_page_uri: null } }
  }

  private take(form: URLSearchParams): Reply {
    const [to, from, text] = [
      form.get('To') ?? '',
      form.get('From') ?? form.get('MessagingServiceSid') ?? '',
      form.get('Body') ?? ''
    ]
    const fault = this.faults.shift()
    if (typeof fault === 'number') return failure(fault, fault === 429 ? 20429 : 20500, 'Try again')
    if (!/^\+[1-9]\d{7,14}$/.test(to)) return failure(400, 21211, `The 'To' number ${to} is not a valid phone number.`)
    if (this.unsubscribed.has(to)) return failure(400, 21610, 'Attempt to send to unsubscribed recipient')
    if (!from || !text) return failure(400, 21602, 'Message body is required.')
    const sid = `SM${String(this.messages.length).padStart(32, '0')}`
    this.messages.push({ sid, to, body: text, date_created: this.now().toUTCString(), status: 'queued' })
    this.taken.push({ id: sid, to, from, text })
    return fault === 'lost'
      ? undefined
      : { status: 201, body: { sid, to, from, body: text, status: 'queued', num_segments: '1' } }
  }
}
