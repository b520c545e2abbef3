import {
  type Answer,
  addressOf,
  type Endpoint,
  type Method,
  type Request,
  type Send,
  type Shape
} from '#contract/endpoint'
import type { Preload } from '#contract/preload'

/** The server that delivered this module. */
export const ownOrigin = /* @__PURE__ */ new URL(import.meta.url).origin

export type Caller = <S extends Shape>(endpoint: Endpoint<S>, request: Request<S>) => Promise<Answer<S>>

type Part = Record<string, unknown> | undefined

/** In ms. */
export const TIMEOUT = 20_000
/** For an upload over a slow connection. */
const UPLOAD_TIMEOUT = 180_000
const RETRIES = 2
/** Status codes after which a read is retried. */
const PASSING = new Set([429, 502, 503, 504])

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Retries reads when the server is unavailable, after a short delay or Retry-After; writes are never repeated. */
export async function send(
  url: string,
  init: RequestInit,
  retries = init.method === 'GET' ? RETRIES : 0
): Promise<Response> {
  const timeout = init.body instanceof Blob ? UPLOAD_TIMEOUT : TIMEOUT
  const response = await fetch(url, { ...init, signal: AbortSignal.timeout(timeout) }).catch((failure) => {
    if (!retries) throw failure
  })
  if (response && (!retries || !PASSING.has(response.status))) return response
  const asked = Number(response?.headers.get('retry-after')) || 0
  if (response && asked > 5) return response
  await pause(asked * 1000 || 300 * 2 ** (RETRIES - retries))
  return send(url, init, retries - 1)
}

/** How long the answers of a preload replace a request, in ms: enough for a slow phone to render what it has loaded. */
const KEPT = 30_000

const kept = new Map<string, { answer: unknown; until: number }>()

/** Answers the reads of a page's first pictures without further requests, until something is written. */
export function keepAnswers(origin: string, asked: string, { locale, answers }: Preload): void {
  for (const [address, answer] of Object.entries(answers)) {
    const one = { answer, until: performance.now() + KEPT }
    for (const lang of ['', asked, locale]) kept.set(`${lang} ${origin}${address}`, one)
  }
}

const keptAnswer = (lang: string, url: string) => {
  const found = kept.get(`${lang} ${url}`)
  return found && performance.now() < found.until ? found : undefined
}

const known = new WeakMap<Promise<unknown>, unknown>()

/** A promise that is fulfilled already, whose value `knownValue` returns. */
export function instantly<T>(value: T): Promise<T> {
  const promise = Promise.resolve(value)
  known.set(promise, value)
  return promise
}

/** The value of such a promise, to be rendered at once; undefined for others. */
export const knownValue = <T>(promise: Promise<T> | undefined) => promise && (known.get(promise) as T | undefined)

/**
 * Calls declared endpoints of one server. A foreign page is a guest, so its calls carry no session.
 * Rejects with the `Response` when the status is not OK (spec §7), or with a `TypeError` when no answer came.
 */
export const caller =
  (origin: string, lang = ''): Caller =>
  <S extends Shape>({ method, path }: Endpoint<S>, request: Request<S>) => {
    const { params, query } = request as Record<string, Part>
    const url = origin + addressOf(path, params, query)
    if (method !== 'GET') kept.clear()
    // who can save, and has to know what the answer says of itself beside its body, is on a page of this server
    const found = 'send' in request && origin === self.origin ? undefined : keptAnswer(lang, url)
    return found ? instantly(found.answer as Answer<S>) : ask<S>(url, method, request as Record<string, Part>, lang)
  }

async function ask<S extends Shape>(url: string, method: Method, request: Record<string, Part>, lang: string) {
  const { params, body, headers } = request
  const file = body instanceof Blob && body
  const { origin } = new URL(url, location.href)
  const by = (request.send as Send | undefined) ?? send
  const response = await by(url, {
    method,
    // a page in a sandbox has the address of a host, and the origin of none
    credentials: origin === self.origin ? 'include' : 'omit',
    headers: {
      ...(lang && { 'Accept-Language': lang }),
      ...(body !== undefined && { 'Content-Type': file ? file.type : 'application/json' }),
      ...headers
    } as Record<string, string>,
    ...(body !== undefined && { body: file || JSON.stringify(body) })
  })
  // what was read meanwhile may be from before the write
  if (method !== 'GET') kept.clear()
  const { status } = response
  if (method === 'GET' && (status === 404 ? params?.alias : status === 422))
    import('./unknown-values.ts').then(
      ({ warnOnce }) => warnOnce(origin, status, request),
      () => {}
    )
  if (!response.ok) throw response
  const text = await response.text()
  return (text ? JSON.parse(text) : undefined) as Answer<S>
}
