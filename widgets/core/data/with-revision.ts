import type { Answer, Endpoint, Request, Send, Shape } from '#contract/endpoint'
import { type Caller, send } from '../element/api.ts'

/** Calls an endpoint that names a list's revision as the answer's ETag, which proxies may have marked as compressed. */
export async function withRevision<S extends Shape>(
  call: Caller,
  endpoint: Endpoint<S>,
  request: Request<S>
): Promise<{ answer: Answer<S>; revision: string }> {
  let revision = ''
  const noting: Send = async (url, init) => {
    const response = await send(url, init)
    revision = /[\da-f]{32}/.exec(response.headers.get('etag') ?? '')?.[0] ?? ''
    return response
  }
  return { answer: await call(endpoint, { ...request, send: noting }), revision }
}
