import ky from 'ky'
import type { Answer, Endpoint, Request, Shape } from '#contract/endpoint'

/** The server that delivered this module. */
export const ownOrigin = /* @__PURE__ */ new URL(import.meta.url).origin

const isForeign = (origin: string) => typeof location !== 'undefined' && origin !== '' && origin !== location.origin

export type Caller = <S extends Shape>(endpoint: Endpoint<S>, request: Request<S>) => Promise<Answer<S>>

function address(origin: string, path: string, params: Record<string, unknown> = {}): string {
  return origin + path.replace(/:(\w+)/g, (_, name) => encodeURIComponent(String(params[name])))
}

/**
 * Calls declared endpoints of one server. A foreign page is a guest, so its calls carry no session.
 * Rejects with the `Response` when the status is not OK (spec §7), or with a `TypeError` when no answer came.
 */
export const caller =
  (origin: string, lang?: string): Caller =>
  async (endpoint, request) => {
    const { params, query, body, headers } = request as { [part: string]: Record<string, unknown> | undefined }
    const response = await ky(address(origin, endpoint.path, params), {
      method: endpoint.method,
      credentials: isForeign(origin) ? 'omit' : 'include',
      headers: { ...(lang && { 'accept-language': lang }), ...headers } as Record<string, string>,
      ...(query && { searchParams: withoutEmpty(query) }),
      ...(body !== undefined && { json: body }),
      throwHttpErrors: false,
      timeout: 20_000,
      retry: { limit: 2, methods: ['get'], maxRetryAfter: 5000 }
    })
    if (!response.ok) throw response
    return (await readAnswer(response)) as never
  }

function withoutEmpty(query: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]))
  )
}

async function readAnswer(response: Response): Promise<unknown> {
  const text = await response.text()
  return text ? JSON.parse(text) : undefined
}
