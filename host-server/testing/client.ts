import { type Agent, type IncomingHttpHeaders, type IncomingMessage, request as send } from 'node:http'
import { instant } from '../core/base/clock.ts'
import { hashToken, randomToken } from '../core/security/tokens.ts'
import type { Site } from './site.ts'

export interface RequestOptions {
  /** The host name of the tenant; `localhost` is the first one's. */
  host?: string
  /** An object is sent as JSON, text or bytes as they are. */
  body?: unknown
  /** Added to the headers that a page of the host sends, or, if undefined, removed from them. */
  headers?: Record<string, string | undefined>
  cookie?: string
  /** Keeps the connection for further requests. */
  agent?: Agent
}

export interface TestResponse {
  status: number
  headers: IncomingHttpHeaders
  text: string
  bytes: Buffer
  // biome-ignore lint/suspicious/noExplicitAny: each test knows what it asked for
  body: any
}

function parse(text: string, type = '') {
  return /[/+]json/.test(type) ? JSON.parse(text) : text
}

/** Sends requests as a page of the given host does; `fetch` does not allow setting the Host header. */
export function request(
  site: Pick<Site, 'origin'>,
  method: string,
  path: string,
  asked: RequestOptions = {}
): Promise<TestResponse> {
  const { port, hostname } = new URL(site.origin)
  const host = `${asked.host ?? 'localhost'}:${port}`
  const isRaw = typeof asked.body === 'string' || Buffer.isBuffer(asked.body)
  const payload =
    asked.body === undefined || isRaw ? (asked.body as string | Buffer | undefined) : JSON.stringify(asked.body)
  const headers = {
    host,
    origin: `http://${host}`,
    ...(payload !== undefined && {
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(payload))
    }),
    ...(asked.cookie && { cookie: asked.cookie }),
    ...asked.headers
  }
  const sent = Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== undefined))
  return new Promise((resolve, reject) => {
    const read = async (answer: IncomingMessage): Promise<TestResponse> => {
      const chunks: Buffer[] = []
      for await (const chunk of answer) {
        chunks.push(chunk)
        // it does not end: its head is the response
        if (answer.headers['content-type'] === 'text/event-stream') break
      }
      const bytes = Buffer.concat(chunks)
      const text = bytes.toString()
      const body = parse(text, text ? answer.headers['content-type'] : '')
      return { status: answer.statusCode ?? 0, headers: answer.headers, text, bytes, body }
    }
    // a response may be cut off halfway
    const out = send({ hostname, port, method, path, headers: sent, agent: asked.agent ?? false }, (answer) =>
      resolve(read(answer))
    )
    out.on('error', reject)
    out.end(payload)
  })
}

/** Also of a server in another process. */
interface Opened {
  app: Pick<Site['app'], 'knex' | 'clock'> & { config: Pick<Site['app']['config'], 'secure'> }
}

/** A cookie of a fresh session of the demo account, without the login page. */
export async function signIn({ app }: Opened, email: string, { host = 'localhost' } = {}): Promise<string> {
  const { knex, clock, config } = app
  const user = await knex('users as u')
    .join('tenant_domains as d', 'd.tenant_id', 'u.tenant_id')
    .where({ 'd.host': host, 'u.email_address': email })
    .first('u.tenant_id', 'u.uuid as user_uuid')
  if (!user) throw new Error(`${host} has no account ${email}`)
  const id = randomToken()
  const now = instant(clock.now())
  await knex('sessions').insert({ ...user, id_hash: hashToken(id), created_at: now, seen_at: now })
  return `${config.secure ? '__Host-session' : 'session'}=${id}`
}

/** Users who may not access an advisor's own data, and the status with which they are refused. */
export const UNAUTHORIZED: [who: string, account: string | undefined, status: number][] = [
  ['a guest', undefined, 401],
  ['another advisor', 'second@demo.example', 403],
  ['an administrator', 'admin@demo.example', 403]
]

/** Users who may manage nobody's card, and the status with which they are refused. */
export const NOT_MANAGING_CARDS: typeof UNAUTHORIZED = [
  ['a guest', undefined, 401],
  ['another advisor', 'second@demo.example', 403],
  ['a branch manager', 'branch@demo.example', 403],
  ['a marketing manager', 'marketing@demo.example', 403],
  ['an analyst', 'analyst@demo.example', 403]
]
