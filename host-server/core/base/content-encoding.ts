import type { IncomingMessage } from 'node:http'
import type { Context } from 'koa'
import { LRUCache } from 'lru-cache'

const KNOWN = ['br', 'gzip', 'deflate', 'identity']

export interface Coding {
  /** The client's preferred encoding among those that are cached. */
  best: 'br' | 'gzip' | 'identity'
  /** Whether the client refuses every encoding, even identity. */
  isRefused: boolean
}

/** Browsers send a handful of different headers; parsing one takes longer than the rest of a cached answer. */
const read = new LRUCache<string, Coding>({ max: 200 })

const headerOf = ({ headers }: IncomingMessage) => String(headers['accept-encoding'] ?? 'none')

/** The encoding for a header that has been parsed before. */
export const knownCoding = (request: IncomingMessage): Coding | undefined => read.get(headerOf(request))

/** Browsers name gzip first without meaning an order (RFC 9110, 12.5.3); among equal weights, Brotli wins. */
const likesBrotli = (ctx: Context) => /(^|,)\s*br\s*(;\s*q=1(\.0*)?\s*)?(,|$)/i.test(headerOf(ctx.req))

/** The best encoding for the response to this request. */
export function codingOf(ctx: Context): Coding {
  const known = knownCoding(ctx.req)
  if (known) return known
  const coding = {
    best: likesBrotli(ctx) ? 'br' : ((ctx.acceptsEncodings('br', 'gzip', 'identity') || 'identity') as Coding['best']),
    isRefused: !ctx.acceptsEncodings(KNOWN)
  }
  const asked = headerOf(ctx.req)
  if (asked.length < 200) read.set(asked, coding)
  return coding
}
