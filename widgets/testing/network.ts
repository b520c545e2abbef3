import * as v from 'valibot'
import { catalogue } from '#contract/catalogue'
import { exampleAppInit, exampleTenant } from '#contract/examples/app-init.example'
import type { Locale } from '#contract/locales'
import { resolveLocale } from '#contract/locales'
import { preloads, scopesOf, Tags } from '#contract/preload'
import { FOREIGN_ORIGIN } from '#contract/refusals'
import type { Theme } from '#contract/tenant'

type Handler = (request: Request) => Response | Promise<Response>

/** The requests to the stubbed network, in order. */
export const requests: Request[] = []
let handlers = new Map<string, Handler>()

const jsonText = (body: string | null, headers: Record<string, string> = {}, status = 200) =>
  new Response(body, { status, headers: { 'content-type': 'application/json', ...headers } })

export const json = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  jsonText(status === 204 ? null : JSON.stringify(body), headers, status)

/**
 * Answers `METHOD /path` (no query) with a body, or with what the function returns; on one server alone when `origin`
 * names it. The network is all that a widget test stubs.
 */
export function answer(route: string, reply: unknown, status = 200, origin = '') {
  handlers.set(`${origin} ${route}`, typeof reply === 'function' ? (reply as Handler) : () => json(reply, status))
}

/** Holds the response to a route; resolves to a function that answers, once it was requested. */
export function holding(route: string) {
  let reply: ((response: Response) => void) | undefined
  answer(route, () => new Promise<Response>((resolve) => (reply = resolve)))
  return () => reply
}

/** A response that starts and never ends, since a request without one times out. */
export const never = () => new Response(new ReadableStream())

/** The language that the stubbed tenant speaks. */
export const tenantLanguage: { current: Locale } = { current: 'en' }

/** Texts as JSON, made once: every test asks for them, and parsing all of them takes longer than most tests. */
const written = new Map<string, string>()

function textsOf(locale: Locale, scopes?: readonly string[]): string {
  const key = `${locale} ${scopes}`
  const known = written.get(key) ?? JSON.stringify(catalogue(locale, scopes))
  written.set(key, known)
  return known
}

export const translationsOf = (language: () => Locale) => (request: Request) => {
  const { searchParams } = new URL(request.url)
  const locale = resolveLocale(searchParams.get('locale') ?? undefined, language())
  const messages = textsOf(locale, searchParams.get('scope')?.split(','))
  return jsonText(messages, { 'content-language': locale, 'last-modified': 'Sat, 21 Nov 2026 00:00:00 GMT' })
}

/** Texts and colours of a preload; its tags' reads are answered one by one, and a test's own tag may show any text. */
export const preloadsOf = (language: () => Locale, theme: Theme) => (request: Request) => {
  const { searchParams } = new URL(request.url)
  const locale = resolveLocale(searchParams.get('locale') ?? undefined, language())
  const tags = v.safeParse(Tags, searchParams.get('tags'))
  const scopes = tags.success
    ? tags.output.flatMap(({ name, attributes }) => scopesOf(preloads[name], attributes))
    : undefined
  const rest = JSON.stringify({ locale, theme, answers: {} })
  return jsonText(`{"messages":${textsOf(locale, scopes)},${rest.slice(1)}`)
}

/** The server of a website that is not registered. */
export function refusePreloads() {
  const preload = preloadsOf(() => tenantLanguage.current, exampleTenant.theme)
  answer('GET /api/v1/preload', async (request: Request) =>
    json({ ...(await preload(request).json()), refusal: FOREIGN_ORIGIN })
  )
}

const realFetch = globalThis.fetch

export function resetNetwork() {
  requests.length = 0
  handlers = new Map()
  tenantLanguage.current = 'en'
  const translations = translationsOf(() => tenantLanguage.current)
  answer('GET /api/v1/translations', translations)
  answer('HEAD /api/v1/translations', translations)
  answer(
    'GET /api/v1/preload',
    preloadsOf(() => tenantLanguage.current, exampleTenant.theme)
  )
  answer('GET /api/v1/tenant', exampleTenant)
  answer('GET /api/v1/app-init', exampleAppInit)
  answer('POST /frontend-logs/log', undefined, 204)
}

globalThis.fetch = async (input, init) => {
  const request = new Request(input, init)
  const { pathname, origin } = new URL(request.url)
  const route = `${request.method} ${pathname}`
  const handler = handlers.get(`${origin} ${route}`) ?? handlers.get(` ${route}`)
  if (!handler)
    return pathname.startsWith('/api/') || pathname.startsWith('/frontend-logs/')
      ? json({ message: 'Not found' }, 404)
      : realFetch(input, init)
  requests.push(request.clone())
  return handler(request)
}

/** The other way to send, which tells how much has gone; it is answered as a `fetch` is. */
class StubbedRequest {
  readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {}
  status = 0
  responseText = ''
  onload?: () => void
  onerror?: () => void
  onabort?: () => void
  onloadend?: () => void
  readonly #headers = new Headers()
  readonly #stop = new AbortController()
  #answer = new Headers()
  #target: [method: string, url: string] = ['', '']

  open(method: string, url: string) {
    this.#target = [method, url]
  }
  setRequestHeader(name: string, value: string) {
    this.#headers.set(name, value)
  }
  getResponseHeader(name: string) {
    return this.#answer.get(name)
  }
  abort() {
    this.#stop.abort()
    this.onabort?.()
    this.onloadend?.()
  }
  async send(body: Blob) {
    const [method, url] = this.#target
    this.upload.onprogress?.({ loaded: body.size / 2, total: body.size })
    const answered = await fetch(url, { method, headers: this.#headers, body }).catch(() => undefined)
    if (this.#stop.signal.aborted) return
    if (answered) {
      this.status = answered.status
      this.#answer = answered.headers
      this.responseText = await answered.text()
      this.onload?.()
    } else this.onerror?.()
    this.onloadend?.()
  }
}

globalThis.XMLHttpRequest = StubbedRequest as unknown as typeof XMLHttpRequest
