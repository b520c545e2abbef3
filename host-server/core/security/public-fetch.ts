import { type LookupAddress, type LookupAllOptions, lookup } from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'
import type { RequestInit } from 'undici'

// only this part of IPv6 is allocated publicly; ranges that embed IPv4 addresses are not in it
const GIVEN_OUT = ipaddr.IPv6.parseCIDR('2000::/3')

/** Azure's metadata service for its virtual machines, although the address is public. */
const INWARD = new Set(['168.63.129.16'])

/** Whether an address belongs to the public internet, and not to our own network or machine. */
export function isPublic(address: string): boolean {
  if (!isIP(address) || INWARD.has(address)) return false
  const parsed = ipaddr.parse(address)
  return parsed.range() === 'unicast' && (!(parsed instanceof ipaddr.IPv6) || parsed.match(GIVEN_OUT))
}

/** Why a URL was not fetched, or its response was rejected. */
export class FetchRefused extends Error {
  readonly reason: 'address' | 'redirect' | 'too-large'

  constructor(reason: FetchRefused['reason'], message: string) {
    super(message)
    this.reason = reason
  }
}

export const notPublic = () => new FetchRefused('address', 'the address is not public')

/** All addresses of a name, as returned by `dns.lookup`. */
export type ResolveName = (
  name: string,
  options: LookupAllOptions,
  done: (failure: NodeJS.ErrnoException | null, found: LookupAddress[]) => void
) => void

/** Resolves for every connection: a name may lead elsewhere a moment later. */
const publicOnly =
  (find: ResolveName): LookupFunction =>
  (name, options, callback) =>
    find(name, { ...(options as LookupAllOptions), all: true }, (failure, found) => {
      if (failure) return callback(failure, [])
      if (!found.length || !found.every(({ address }) => isPublic(address))) return callback(notPublic(), [])
      if (options.all) return callback(null, found)
      callback(null, found[0]?.address ?? '', found[0]?.family)
    })

const CONNECT_MS = 3000
const SILENCE_MS = 10_000

/** Loaded on demand: few processes ask another server right after their start, of which this is a tenth. */
const load = () => import('undici')

/** No connection is reused, and none outlives its response. */
async function agent(find?: LookupFunction) {
  const { Agent } = await load()
  return new Agent({
    pipelining: 0,
    connect: { timeout: CONNECT_MS, ...(find && { lookup: find }) },
    headersTimeout: SILENCE_MS,
    bodyTimeout: SILENCE_MS
  })
}

const agents: Partial<Record<'inside' | 'outside', ReturnType<typeof agent>>> = {}
const inside = () => (agents.inside ??= agent())
const outside = () => (agents.outside ??= agent(publicOnly(lookup)))

export interface Guard {
  /** Hosts with ports that the operator allows although they are not public. */
  internalHosts: readonly string[]
  mostBytes: number
  signal: AbortSignal
  /** Whether redirects within the same host are followed. */
  follows?: boolean
  /** Resolves names; tests provide their own. */
  find?: ResolveName
}

/** Names that are our own machine wherever they are asked for. */
const isOwnName = (name: string) => /^(?:.+\.)?localhost\.?$/.test(name)

/** Whether a URL leads to the public internet, or to a host that the operator allows, as far as can be seen of it. */
export function mayBeFetched(url: URL, internalHosts: Guard['internalHosts']): boolean {
  if (url.username || url.password) return false
  if (internalHosts.includes(url.host)) return true
  const literal = url.hostname.replace(/^\[|\]$/g, '')
  return url.protocol === 'https:' && !url.port && (isIP(literal) ? isPublic(literal) : !isOwnName(literal))
}

/** The dispatcher for a URL. @throws FetchRefused if it may not be fetched */
async function dispatcherFor(url: URL, { internalHosts, find }: Guard) {
  if (!mayBeFetched(url, internalHosts)) throw notPublic()
  if (internalHosts.includes(url.host)) return inside()
  return find ? agent(publicOnly(find)) : outside()
}

const tooLarge = () => new FetchRefused('too-large', 'the answer is too large')

async function read({ body, headers }: Answer, most: number): Promise<Buffer> {
  if (Number(headers.get('content-length')) > most) {
    await body?.cancel()
    throw tooLarge()
  }
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of body ?? []) {
    length += chunk.length
    if (length > most) throw tooLarge()
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

type Answer = Pick<Response, 'status' | 'statusText' | 'headers' | 'body'>
const BODILESS = new Set([204, 205, 304])

/** Reads the whole response; aborts one that announces or turns out to be too large. */
export async function readLimited(answer: Answer, most: number): Promise<Response> {
  const body = await read(answer, most)
  const { status, statusText } = answer
  // the body is decompressed already
  const headers = [...answer.headers].filter(([name]) => !/^content-(?:encoding|length)$/.test(name))
  return new Response(BODILESS.has(status) ? null : new Uint8Array(body), { status, statusText, headers })
}

/** undici reports a refused connection as the cause of another error. */
async function ask(url: URL, init: RequestInit) {
  const { fetch } = await load()
  return fetch(url, init).catch((failure: Error) => {
    throw failure.cause instanceof FetchRefused ? failure.cause : failure
  })
}

const MOST_REDIRECTS = 3
const REDIRECTS = new Set([301, 302, 303, 307, 308])

function redirectTarget(url: URL, location: string | null): URL {
  const next = location && URL.canParse(location, url) ? new URL(location, url) : undefined
  if (next?.origin !== url.origin) throw new FetchRefused('redirect', 'the answer leads to another host')
  return next
}

/** Fetches by https from the public internet, or from a host that the operator allows; limited in time and size. */
export async function guardedFetch(address: string, init: RequestInit, guard: Guard): Promise<Response> {
  let url = new URL(address)
  for (let turn = 0; turn <= MOST_REDIRECTS; turn += 1) {
    const { signal, mostBytes, follows } = guard
    const options = { dispatcher: await dispatcherFor(url, guard), redirect: 'manual', signal } as const
    const answer = await ask(url, { ...init, ...options })
    if (!follows || !REDIRECTS.has(answer.status)) return readLimited(answer as Answer, mostBytes)
    await answer.body?.cancel()
    url = redirectTarget(url, answer.headers.get('location'))
  }
  throw new FetchRefused('redirect', 'the answer leads on and on')
}
