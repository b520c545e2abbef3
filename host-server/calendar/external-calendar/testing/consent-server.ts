import { createHash, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Json = Record<string, unknown>
export interface Answer {
  status?: number
  body?: unknown
  headers?: Record<string, string>
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString()
}

/** Whom a service knows, and where it gives tokens. */
interface Registered {
  client: { id: string; secret: string }
  consentPath: string
  tokenPath: string
  apiPath: string
  /** Where applications end a consent. */
  revocationPath?: string
}

/** The way by which services give consent and tokens (OAuth 2.0, PKCE), over HTTP, in front of an API. */
export abstract class ConsentServer {
  readonly #server = createServer((request, response) => void this.#serve(request, response))
  readonly #registered: Registered
  readonly #codes = new Map<string, { challenge: string; redirect: string }>()
  #tokens = { access: new Set<string>(), refresh: new Set<string>() }
  #failures: Answer[] = []
  #loses = false
  #meanwhile: (() => Promise<unknown>) | undefined
  /** What was asked, as `GET /me/calendar`. */
  readonly asked: string[] = []
  /** The last request's headers. */
  headers: IncomingMessage['headers'] = {}
  pageSize = 2
  /** Sends the first change of each page twice. */
  repeats = false

  constructor(registered: Registered) {
    this.#registered = registered
  }

  /** Answers a request to the API, in the name of the account. */
  protected abstract answer(
    method: string,
    path: string,
    query: URLSearchParams,
    text: string
  ): Answer | Promise<Answer>

  /** Where a proxy with TLS leads, that stands before the addresses at which we are told. */
  behindProxy = ''
  /** What happens meanwhile, the next time that something is told. */
  beforeTelling: (() => Promise<unknown>) | undefined
  /** By whose clock subscriptions expire. */
  clock = () => Date.now()

  /** Sends what has happened to an address that a subscriber has given, which must be encrypted. */
  protected async tell(address: string, { headers, body }: { headers?: Record<string, string>; body?: unknown }) {
    const { protocol, pathname, search } = new URL(address)
    if (protocol !== 'https:') throw new Error(address)
    const hook = this.beforeTelling
    this.beforeTelling = undefined
    await hook?.()
    const json: Record<string, string> = body === undefined ? {} : { 'content-type': 'application/json' }
    return fetch(`${this.behindProxy}${pathname}${search}`, {
      method: 'POST',
      headers: { ...json, ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) })
    })
  }

  async listen(): Promise<this> {
    this.#server.listen(0, '127.0.0.1')
    await once(this.#server, 'listening')
    return this
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  close(): void {
    this.#server.closeAllConnections()
    this.#server.close()
  }

  /** As if nobody had ever asked. */
  clear(): void {
    this.revoke()
    this.#failures = []
    this.#loses = false
    this.#meanwhile = undefined
    this.asked.length = 0
    this.pageSize = 2
    this.repeats = false
  }

  /** The account's owner or its administrator takes the consent back. */
  revoke(): void {
    this.#tokens = { access: new Set(), refresh: new Set() }
  }

  /** Answers the next requests to the API like this. */
  failNext(...failures: Answer[]): void {
    this.#failures.push(...failures)
  }

  /** Does what the next POST asks for, and loses the answer. */
  loseAnswer(): void {
    this.#loses = true
  }

  /** Lets something happen before the next POST is done. */
  holdPost(meanwhile: () => Promise<unknown>): void {
    this.#meanwhile = meanwhile
  }

  /** Ends the tokens that are in use; new ones can be had. */
  endTokens(): void {
    this.#tokens.access.clear()
  }

  /** The page for consent, as an advisor who agrees or declines leaves it. @returns the path of our callback */
  consent(url: string, isAllowed = true): string {
    const { origin, pathname, searchParams } = new URL(url)
    const { response_type, client_id, code_challenge_method, code_challenge, redirect_uri, state } =
      Object.fromEntries(searchParams)
    const { client, consentPath } = this.#registered
    if (`${origin}${pathname}` !== `${this.origin}${consentPath}`) throw new Error(url)
    if (response_type !== 'code' || client_id !== client.id || code_challenge_method !== 'S256') throw new Error(url)
    const code = randomUUID()
    this.#codes.set(code, { challenge: code_challenge ?? '', redirect: redirect_uri ?? '' })
    const answer: Record<string, string> = isAllowed ? { code } : { error: 'access_denied' }
    const back = new URL(redirect_uri ?? '')
    back.search = String(new URLSearchParams({ ...answer, state: state ?? '' }))
    return back.pathname + back.search
  }

  async #serve(request: IncomingMessage, response: ServerResponse) {
    const url = new URL(request.url ?? '', this.origin)
    const text = await bodyOf(request)
    this.headers = request.headers
    if (request.method === 'POST' && url.pathname.startsWith(this.#registered.apiPath)) await this.#wait()
    const { status = 200, body, headers } = await this.#answer(request, url, text)
    response.writeHead(status, { 'content-type': 'application/json', ...headers })
    response.end(body === undefined ? undefined : JSON.stringify(body))
  }

  async #wait() {
    const meanwhile = this.#meanwhile
    this.#meanwhile = undefined
    await meanwhile?.()
  }

  async #answer(
    { method = '', headers }: IncomingMessage,
    { pathname, searchParams }: URL,
    text: string
  ): Promise<Answer> {
    const { tokenPath, apiPath, revocationPath } = this.#registered
    if (pathname === tokenPath) {
      this.asked.push('token')
      return this.#token(Object.fromEntries(new URLSearchParams(text)))
    }
    if (revocationPath && pathname === revocationPath) {
      this.asked.push('revoke')
      return this.#end(Object.fromEntries(new URLSearchParams(text)))
    }
    const path = pathname.replace(apiPath, '')
    this.asked.push(`${method} ${path}`)
    const token = headers.authorization?.replace('Bearer ', '') ?? ''
    if (!this.#tokens.access.has(token)) return { status: 401, body: { error: { code: 'InvalidAuthenticationToken' } } }
    const failure = this.#failures.shift()
    if (failure) return failure
    const answer = await this.answer(method, path, searchParams, text)
    if (method !== 'POST' || !this.#loses) return answer
    this.#loses = false
    return { status: 504 }
  }

  /** Ends the consent of a token, with all tokens of it. */
  #end({ token = '' }: Record<string, string>): Answer {
    const failure = this.#failures.shift()
    if (failure) return failure
    const isKnown = this.#tokens.refresh.has(token) || this.#tokens.access.has(token)
    if (!isKnown)
      return { status: 400, body: { error: 'invalid_token', error_description: 'Token expired or revoked' } }
    this.revoke()
    return { body: {} }
  }

  /** Whether somebody could still use the consent. */
  get isConsented(): boolean {
    return this.#tokens.refresh.size > 0
  }

  #token(asked: Record<string, string>): Answer {
    const { client } = this.#registered
    if (asked.client_id !== client.id || asked.client_secret !== client.secret) {
      return { status: 401, body: { error: 'invalid_client' } }
    }
    if (asked.grant_type === 'client_credentials') {
      return { body: { token_type: 'Bearer', expires_in: 3600, access_token: randomUUID() } }
    }
    const code = this.#codes.get(asked.code ?? '')
    this.#codes.delete(asked.code ?? '')
    const verifier = asked.code_verifier ?? ''
    const challenge = createHash('sha256').update(verifier).digest('base64url')
    const isRight =
      asked.grant_type === 'authorization_code'
        ? code?.challenge === challenge && code.redirect === asked.redirect_uri
        : this.#tokens.refresh.delete(asked.refresh_token ?? '')
    if (!isRight) return { status: 400, body: { error: 'invalid_grant' } }
    const [access_token, refresh_token] = [randomUUID(), randomUUID()]
    this.#tokens.access.add(access_token)
    this.#tokens.refresh.add(refresh_token)
    return { body: { token_type: 'Bearer', expires_in: 3600, access_token, refresh_token } }
  }
}
