import { createHash, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export const CLIENT = { id: '0f8fad5b-d9cb-469f-a165-70867728950e', secret: 'a secret of the registration' }
const DIRECTORY = 'bank.example'
const ACCOUNT = 'anna.gruber@bank.example'

type Json = Record<string, unknown>
type Answer = { status?: number; body?: unknown; headers?: Record<string, string> }

/** An event as Graph has it, in the mailbox's own zone. */
interface MailboxEvent extends Json {
  id: string
}

const moment = (dateTime: string, timeZone = 'UTC') => ({ dateTime: `${dateTime}.0000000`, timeZone })

/** A single event; `rest` overrides what Outlook sets. */
export const single = (id: string, from: string, to: string, rest: Json = {}): MailboxEvent => ({
  id,
  type: 'singleInstance',
  seriesMasterId: null,
  showAs: 'busy',
  isAllDay: false,
  isCancelled: false,
  subject: 'Private',
  body: { contentType: 'text', content: 'What nobody else needs to know' },
  start: moment(from),
  end: moment(to),
  ...rest
})

/** The same in a zone as Windows names it, as from a server that ignores the preference for UTC. */
export const inZone = (id: string, from: string, to: string, zone: string, rest: Json = {}) =>
  single(id, from, to, { start: moment(from, zone), end: moment(to, zone), ...rest })

export const master = (id: string, from: string, to: string, rest: Json = {}) =>
  single(id, from, to, { type: 'seriesMaster', ...rest })

/** Of an occurrence, a delta query says nothing but when it is. */
export const occurrence = (id: string, seriesMasterId: string, from: string, to: string): MailboxEvent => ({
  id,
  type: 'occurrence',
  seriesMasterId,
  start: moment(from),
  end: moment(to)
})

export const exception = (id: string, seriesMasterId: string, from: string, to: string, rest: Json = {}) =>
  single(id, from, to, { type: 'exception', seriesMasterId, ...rest })

interface Change {
  version: number
  event: MailboxEvent | undefined
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString()
}

const MISSING: Answer = { status: 404, body: { error: { code: 'ErrorItemNotFound' } } }

/** Microsoft's sign-in and Graph for one mailbox, over HTTP: what of them a connected calendar needs. */
export class MicrosoftServer {
  readonly #server = createServer((request, response) => void this.#serve(request, response))
  #changes = new Map<string, Change>()
  #version = 1
  #epoch = 0
  #codes = new Map<string, { challenge: string; redirect: string }>()
  #tokens = { access: new Set<string>(), refresh: new Set<string>() }
  #failures: Answer[] = []
  #loses = new Set<'POST'>()
  /** What was asked, as `GET /me/calendar`. */
  readonly asked: string[] = []
  /** The last request's headers. */
  headers: IncomingMessage['headers'] = {}
  pageSize = 2
  /** Sends the first change of each page twice. */
  repeats = false

  static async open(): Promise<MicrosoftServer> {
    const opened = new MicrosoftServer()
    opened.#server.listen(0, '127.0.0.1')
    await once(opened.#server, 'listening')
    return opened
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  get environment() {
    return { MICROSOFT_LOGIN_URL: `${this.origin}/login`, MICROSOFT_GRAPH_URL: `${this.origin}/v1.0` }
  }

  get settings() {
    return {
      microsoft_client_id: CLIENT.id,
      microsoft_client_secret: CLIENT.secret,
      microsoft_directory: DIRECTORY
    }
  }

  close(): void {
    this.#server.closeAllConnections()
    this.#server.close()
  }

  /** An empty mailbox, with nobody's consent. */
  clear(): void {
    this.#changes.clear()
    this.revoke()
    this.#failures = []
    this.#loses.clear()
    this.asked.length = 0
    Object.assign(this, { pageSize: 2, repeats: false })
  }

  put(...events: MailboxEvent[]): void {
    for (const event of events) this.#changes.set(event.id, { version: ++this.#version, event })
  }

  remove(...ids: string[]): void {
    for (const id of ids) this.#changes.set(id, { version: ++this.#version, event: undefined })
  }

  get events(): MailboxEvent[] {
    return [...this.#changes.values()].flatMap(({ event }) => (event ? [event] : []))
  }

  /** Forgets what it has told; delta tokens no longer work. */
  forget(): void {
    this.#epoch += 1
  }

  /** The account's owner or its administrator takes the consent back. */
  revoke(): void {
    this.#tokens = { access: new Set(), refresh: new Set() }
  }

  /** Access tokens end early; the consent stays. */
  expire(): void {
    this.#tokens.access.clear()
  }

  /** Answers the next requests to Graph like this. */
  failNext(...failures: Answer[]): void {
    this.#failures.push(...failures)
  }

  /** Makes the next event, and loses the answer. */
  loseAnswer(): void {
    this.#loses.add('POST')
  }

  /** The page for consent, as an advisor who agrees or declines leaves it. @returns the path of our callback */
  consent(url: string, isAllowed = true): string {
    const { origin, pathname, searchParams } = new URL(url)
    const asked = Object.fromEntries(searchParams)
    const {
      response_type,
      client_id,
      code_challenge_method,
      code_challenge = '',
      redirect_uri = '',
      state = ''
    } = asked
    if (`${origin}${pathname}` !== `${this.origin}/login/${DIRECTORY}/oauth2/v2.0/authorize`) throw new Error(url)
    if (response_type !== 'code' || client_id !== CLIENT.id || code_challenge_method !== 'S256') throw new Error(url)
    if (!asked.scope?.includes('offline_access')) throw new Error('without a refresh token')
    const code = randomUUID()
    this.#codes.set(code, { challenge: code_challenge, redirect: redirect_uri })
    const refusal = { error: 'access_denied', error_description: 'AADSTS65004: User declined to consent', state }
    const back = new URL(redirect_uri)
    back.search = String(new URLSearchParams(isAllowed ? { code, state } : refusal))
    return back.pathname + back.search
  }

  async #serve(request: IncomingMessage, response: ServerResponse) {
    const url = new URL(request.url ?? '', this.origin)
    const text = await bodyOf(request)
    this.headers = request.headers
    const { status = 200, body, headers } = this.#answer(request, url, text)
    response.writeHead(status, { 'content-type': 'application/json', ...headers })
    response.end(body === undefined ? undefined : JSON.stringify(body))
  }

  #answer(request: IncomingMessage, url: URL, text: string): Answer {
    if (url.pathname === `/login/${DIRECTORY}/oauth2/v2.0/token`) {
      this.asked.push('token')
      return this.#token(new URLSearchParams(text))
    }
    const path = url.pathname.replace('/v1.0', '')
    this.asked.push(`${request.method} ${path}`)
    const token = request.headers.authorization?.replace('Bearer ', '') ?? ''
    if (!this.#tokens.access.has(token)) {
      return { status: 401, body: { error: { code: 'InvalidAuthenticationToken' } } }
    }
    const failure = this.#failures.shift()
    if (failure) return failure
    if (path === '/me/calendar') return { body: { id: 'calendar', owner: { name: 'Anna', address: ACCOUNT } } }
    if (path === '/me/calendarView/delta') return this.#delta(url.searchParams)
    if (path === '/me/events') return request.method === 'POST' ? this.#make(text) : this.#find(url.searchParams)
    if (path.startsWith('/me/events/')) return this.#touch(request.method ?? '', path.slice('/me/events/'.length), text)
    return MISSING
  }

  /** The same transaction makes one event only, and is answered with it as it was made. */
  #make(text: string): Answer {
    const given: Json = JSON.parse(text)
    const known = this.events.find(({ transactionId }) => transactionId === given.transactionId)
    if (!known) this.put({ type: 'singleInstance', isAllDay: false, ...given, id: `entry=${randomUUID()}` })
    const made = known ?? this.events.at(-1)
    return this.#loses.delete('POST') ? { status: 504 } : { status: 201, body: made }
  }

  #find(query: URLSearchParams): Answer {
    const [, name, value] = /ep\/id eq '([^']+)' and ep\/value eq '([^']+)'/.exec(query.get('$filter') ?? '') ?? []
    const has = ({ singleValueExtendedProperties: all }: MailboxEvent) =>
      (all as Json[] | undefined)?.some((one) => one.id === name && one.value === value)
    return { body: { value: this.events.filter(has).map(({ id }) => ({ id })) } }
  }

  #touch(method: string, encoded: string, text: string): Answer {
    const id = decodeURIComponent(encoded)
    const known = this.events.find((event) => event.id === id)
    if (!known) return MISSING
    if (method === 'DELETE') this.remove(id)
    else this.put({ ...known, ...JSON.parse(text) })
    return method === 'DELETE' ? { status: 204 } : { body: { ...known, ...JSON.parse(text) } }
  }

  #token(form: URLSearchParams): Answer {
    const asked = Object.fromEntries(form)
    if (asked.client_id !== CLIENT.id || asked.client_secret !== CLIENT.secret) {
      return { status: 401, body: { error: 'invalid_client', error_description: 'AADSTS7000215' } }
    }
    const code = this.#codes.get(asked.code ?? '')
    this.#codes.delete(asked.code ?? '')
    const challenge = createHash('sha256')
      .update(asked.code_verifier ?? '')
      .digest('base64url')
    const isRight =
      asked.grant_type === 'authorization_code'
        ? code?.challenge === challenge && code.redirect === asked.redirect_uri
        : this.#tokens.refresh.delete(asked.refresh_token ?? '')
    if (!isRight) return { status: 400, body: { error: 'invalid_grant', error_description: 'AADSTS50173' } }
    const [access_token, refresh_token] = [randomUUID(), randomUUID()]
    this.#tokens.access.add(access_token)
    this.#tokens.refresh.add(refresh_token)
    return { body: { token_type: 'Bearer', expires_in: 3600, access_token, refresh_token } }
  }

  #within({ start, end }: MailboxEvent, from: string, to: string): boolean {
    const [starts, ends] = [start, end].map((at) => String((at as Json).dateTime).slice(0, 19))
    return String(ends) > from && String(starts) < to
  }

  /** A page: its token says from which version, up to which and how far; the period is in the token. */
  #delta(query: URLSearchParams): Answer {
    const given = query.get('$skiptoken') ?? query.get('$deltatoken')
    const token = given
      ? JSON.parse(Buffer.from(given, 'base64url').toString())
      : { epoch: this.#epoch, since: 0, at: 0, from: query.get('startDateTime'), to: query.get('endDateTime') }
    if (token.epoch !== this.#epoch) {
      return {
        status: 410,
        body: { error: { code: 'SyncStateNotFound', message: 'The sync state generation is not found' } }
      }
    }
    const changes = [...this.#changes.entries()]
      .filter(([, { version, event }]) => version > token.since && (event || token.since))
      .filter(([, { event }]) => !event || event.type === 'seriesMaster' || this.#within(event, token.from, token.to))
      .map(([id, { event }]) => event ?? { id, '@removed': { reason: 'deleted' } })
    const page = changes.slice(token.at, token.at + this.pageSize)
    const isLast = token.at + this.pageSize >= changes.length
    const next = isLast ? { ...token, since: this.#version, at: 0 } : { ...token, at: token.at + this.pageSize }
    const sealed = Buffer.from(JSON.stringify(next)).toString('base64url')
    const link = `${this.origin}/v1.0/me/calendarView/delta?$${isLast ? 'delta' : 'skip'}token=${sealed}`
    const value = this.repeats ? [...page.slice(0, 1), ...page] : page
    return { body: { value, [isLast ? '@odata.deltaLink' : '@odata.nextLink']: link } }
  }
}
