import { Agent, type IncomingMessage, request as send } from 'node:http'
import type { Site } from '../../../testing/site.ts'
import type { Draft } from './draft.ts'

/** A site, and its values for the names that drafts use. */
export interface Subject {
  site: Site
  names: Record<string, string>
  cookies: Partial<Record<Draft['as'], string>>
}

export interface Reaction {
  status: number
  type: string
  text: string
}

const agent = new Agent({ keepAlive: true })
/** No answer within this time counts as none. */
const PATIENCE = 10_000

const plain = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).toWellFormed()
const form = (body: object) =>
  Object.entries(body)
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(plain(value))}`)
    .join('&')
const written = ({ body, isForm }: Draft) =>
  isForm && typeof body === 'object' && body !== null ? form(body) : (JSON.stringify(body) ?? '')

/** The body as it is sent, a character per byte. */
function payloadOf({ damage = (text: string) => text, ...draft }: Draft): string {
  return damage(Buffer.from(written(draft)).toString('latin1'))
}

const TYPE = { form: 'application/x-www-form-urlencoded', json: 'application/json' }

function headersOf(draft: Draft, { cookies }: Subject, host: string, length: number) {
  const standard = {
    host,
    origin: `http://${host}`,
    cookie: cookies[draft.as],
    ...(draft.isForm && { accept: 'text/html' }),
    ...(length && { 'content-type': draft.isForm ? TYPE.form : TYPE.json, 'content-length': String(length) })
  }
  return Object.entries({ ...standard, ...draft.headers }).filter(([, value]) => value !== undefined)
}

/** Of an endless stream, only the head. */
async function reactionOf(answer: IncomingMessage): Promise<Reaction> {
  const { statusCode: status = 0, headers } = answer
  const type = headers['content-type'] ?? ''
  const chunks: Buffer[] = []
  if (!type.startsWith('text/event-stream')) for await (const chunk of answer) chunks.push(chunk)
  answer.destroy()
  return { status, type, text: Buffer.concat(chunks).toString() }
}

/**
 * The site's response; throws if it closes the connection or does not respond. Asks once more where a kept connection
 * was closed as the request left: both sides close one that has been idle, after the same time.
 */
export function ask(draft: Draft, subject: Subject): Promise<Reaction> {
  const { names, site } = subject
  const fill = (text: string) => text.replace(/@(\w+)@/g, (all, name) => names[name] ?? all)
  const payload = Buffer.from(fill(payloadOf(draft)), 'latin1')
  const { hostname, port } = new URL(site.origin)
  const path = fill(draft.path + draft.query.replace(/^&/, '?'))
  const headers = Object.fromEntries(headersOf(draft, subject, `localhost:${port}`, payload.length))
  return new Promise((resolve, reject) => {
    const asked = { agent, hostname, port, method: draft.method, path, headers, timeout: PATIENCE }
    const out = send(asked, (answer) => reactionOf(answer).then(resolve, reject))
    out.on('timeout', () => out.destroy(new Error('no answer')))
    out.on('error', (error: NodeJS.ErrnoException) => {
      if (out.reusedSocket && error.code === 'ECONNRESET') resolve(ask(draft, subject))
      else reject(error)
    })
    out.end(payload.length ? payload : undefined)
  })
}
