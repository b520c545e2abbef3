import type { Answer, Endpoint, Request, Shape } from '#contract/endpoint'
import { getTenant, type Tenant } from '#contract/tenant'
import { type Caller, caller } from './api.ts'

const shared = new Map<string, Promise<unknown>>()

/** One request for all elements of a page; a failure is not cached, so that the next one retries. */
export function once<T>(key: string, load: () => Promise<T>): Promise<T> {
  const running = shared.get(key) ?? load()
  shared.set(key, running)
  running.catch(() => shared.delete(key))
  return running as Promise<T>
}

const pending = new Map<string, Promise<unknown>>()

/** Shares concurrent identical reads of several elements; later reads are sent again. */
export const sharing =
  (call: Caller, scope: string): Caller =>
  <S extends Shape>(endpoint: Endpoint<S>, request: Request<S>) => {
    const key = JSON.stringify([scope, endpoint.path, request])
    const known = pending.get(key) as Promise<Answer<S>> | undefined
    const running = known ?? call(endpoint, request).finally(() => pending.delete(key))
    pending.set(key, running)
    return running
  }

export const loadTenant = (origin: string): Promise<Tenant> =>
  once(`tenant ${origin}`, () => caller(origin)(getTenant, {}))
