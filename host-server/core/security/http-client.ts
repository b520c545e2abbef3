import ky, { HTTPError, TimeoutError } from 'ky'
import { type Guard, guardedFetch, notPublic, readLimited } from './public-fetch.ts'

/** Retries reads once, and only if the server says that it is busy: someone may be waiting for the response. */
const client = ky.create({
  retry: {
    limit: 1,
    methods: ['get'],
    statusCodes: [429, 502, 503, 504],
    maxRetryAfter: 2000,
    shouldRetry: ({ error }) => (error instanceof HTTPError ? undefined : false)
  }
})

const MOST_BYTES = 1024 * 1024

/** For URLs that the operator configures; those from tenants or third parties need `guardedFetch`. */
async function openFetch(request: Request): Promise<Response> {
  return readLimited(await fetch(request), MOST_BYTES)
}

async function askGuarded(request: Request, guard: Omit<Guard, 'signal'>): Promise<Response> {
  const { method, headers, signal, url } = request
  const body = request.body ? new Uint8Array(await request.arrayBuffer()) : null
  return guardedFetch(url, { method, headers: [...headers], body }, { ...guard, signal })
}

export interface RequestOptions extends Pick<RequestInit, 'method' | 'headers' | 'body'> {
  /** Milliseconds for each attempt, including the response body. */
  within: number
  /** 0 if the caller retries by itself. */
  retry?: 0
  guard?: Omit<Guard, 'signal'>
}

/** Sends a request to another server and returns its response, whatever the status. */
export async function sendRequest(url: string, { within, guard, ...options }: RequestOptions): Promise<Response> {
  const { username, password } = new URL(url)
  // the error that ky throws would contain them
  if (username || password) throw notPublic()
  const settings = {
    timeout: within,
    fetch: (input: RequestInfo | URL) => (guard ? askGuarded(input as Request, guard) : openFetch(input as Request))
  }
  try {
    return await client(url, { ...options, ...settings })
  } catch (failure) {
    if (failure instanceof HTTPError) return failure.response
    // errors are logged, and a query may contain somebody's number or address
    if (failure instanceof TimeoutError) throw new Error(failure.message.replace(/\?\S*/, ''))
    throw failure
  }
}
