import type { Answer, Endpoint, Request, Shape } from '#contract/endpoint'

/** The server that delivered this module. */
export const ownOrigin = /* @__PURE__ */ new URL(import.meta.url).origin

export type Caller = <S extends Shape>(endpoint: Endpoint<S>, request: Request<S>) => Promise<Answer<S>>

type Part = Record<string, unknown> | undefined

const TIMEOUT = 20_000
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

function address(origin: string, path: string, params: Part, query: Part): string {
  const filled = path.replace(/:(\w+)/g, (_, name) => encodeURIComponent(String(params?.[name])))
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query ?? {})) if (value !== undefined) search.set(name, String(value))
  return `${origin}${filled}${search.size ? `?${search}` : ''}`
}

/**
 * Calls declared endpoints of one server. A foreign page is a guest, so its calls carry no session.
 * Rejects with the `Response` when the status is not OK (spec §7), or with a `TypeError` when no answer came.
 */
export const caller =
  (origin: string, lang?: string): Caller =>
  async ({ method, path }, request) => {
    const { params, query, body, headers } = request as Record<string, Part>
    const file = body instanceof Blob && body
    const response = await send(address(origin, path, params, query), {
      method,
      credentials: origin && origin !== location.origin ? 'omit' : 'include',
      headers: {
        ...(lang && { 'Accept-Language': lang }),
        ...(body !== undefined && { 'Content-Type': file ? file.type : 'application/json' }),
        ...headers
      } as Record<string, string>,
      ...(body !== undefined && { body: file || JSON.stringify(body) })
    })
    if (response.status === 404 && method === 'GET' && params?.alias)
      import('./missing-alias.ts').then(
        ({ warnOnce }) => warnOnce(origin, params.alias),
        () => {}
      )
    if (!response.ok) throw response
    const text = await response.text()
    return text ? JSON.parse(text) : undefined
  }
