import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib'
import type { Context } from 'koa'
import { LRUCache } from 'lru-cache'
import { type Coding, codingOf } from '../base/content-encoding.ts'
import type { CurrentTenant } from './current-tenant.ts'

type Best = Coding['best']

/** A complete response, compressed once per coding that a client prefers. */
export interface CachedAnswer {
  /** The declared path, for the metrics. */
  route?: string | undefined
  /** For answers that depend on more than the tenant's cached tables: whether that is as it was. */
  isCurrent?: () => Promise<boolean>
  headers: Record<string, string>
  /** Brotli's, from 0 to 11; undefined where compressing is not worth it. */
  quality: number | undefined
  encoded: { identity: Buffer } & { [coding in Best]?: Buffer }
}

/** An answer's body and headers. */
export interface Answerable {
  body: string | Buffer
  headers: Record<string, string>
  route?: string
}

const MOST_BYTES = 64 * 1024 * 1024
const WORTH_COMPRESSING = 256

/** Counts the compressed copies that may come, which together are rarely larger than the text. */
export const sizeOf = ({ quality, encoded: { identity } }: CachedAnswer) =>
  identity.length * (quality === undefined ? 1 : 2) + 500

/** A fast Brotli quality, for answers made while a client waits. */
const QUICK = 5
/** A faster one, for answers that are rarely asked for twice. */
export const FLEETING = 2
/** In bytes: what is smaller is compressed at once, in a fifth of the processor time that another thread takes. */
const SMALL = 32 * 1024

/** A response to be kept; `quality` is Brotli's. */
export function keep({ body, headers, route }: Answerable, quality = QUICK): CachedAnswer {
  const identity = Buffer.from(body)
  const isWorthIt = identity.length >= WORTH_COMPRESSING
  const vary = isWorthIt ? [headers.Vary, 'Accept-Encoding'].filter(Boolean).join(', ') : headers.Vary
  const etag = `W/"${createHash('sha1').update(body).digest('base64url')}"`
  return {
    route,
    headers: { ...headers, ...(vary && { Vary: vary }), ETag: etag },
    quality: isWorthIt ? quality : undefined,
    encoded: { identity }
  }
}

/** The body in a coding; undefined if it is still to be compressed. */
export const encodedIn = ({ quality, encoded }: CachedAnswer, best: Best): Buffer | undefined =>
  quality === undefined ? encoded.identity : encoded[best]

const [gzipped, brotlied] = [promisify(gzip), promisify(brotliCompress)]
const underWay = new WeakMap<CachedAnswer, Map<Best, Promise<Buffer>>>()

async function compress({ quality = QUICK, encoded }: CachedAnswer, best: Best): Promise<Buffer> {
  const { identity } = encoded
  const isSmall = identity.length < SMALL
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality }
  const level = Math.min(quality + 1, constants.Z_BEST_COMPRESSION)
  if (best === 'br') return isSmall ? brotliCompressSync(identity, { params }) : brotlied(identity, { params })
  return isSmall ? gzipSync(identity, { level }) : gzipped(identity, { level })
}

/** Compresses an answer; concurrent requests for the same coding share the result. */
async function encode(answer: CachedAnswer, best: Best): Promise<Buffer> {
  const awaited = underWay.get(answer) ?? new Map<Best, Promise<Buffer>>()
  underWay.set(answer, awaited)
  const coming = awaited.get(best) ?? compress(answer, best).finally(() => awaited.delete(best))
  awaited.set(best, coming)
  const body = await coming
  answer.encoded[best] = body
  return body
}

/** Sends a cached answer in the client's preferred encoding, or 304. */
export async function send(ctx: Context, answer: CachedAnswer): Promise<void> {
  ctx.status = 200
  ctx.compress = false
  const { Vary: vary, ...others } = answer.headers
  if (vary) ctx.vary(vary)
  for (const name in others) ctx.res.setHeader(name, others[name] as string)
  const { headers: asked } = ctx.req
  if ((asked['if-none-match'] || asked['if-modified-since']) && ctx.fresh) {
    ctx.status = 304
    return
  }
  const { best } = codingOf(ctx)
  ctx.body = encodedIn(answer, best) ?? (await encode(answer, best))
  if (ctx.body !== answer.encoded.identity) ctx.res.setHeader('Content-Encoding', best)
}

const editions = new WeakMap<CurrentTenant, number>()
let last = 0

/** A tenant that is reloaded after a change starts without answers; the old ones age out. */
function editionOf(tenant: CurrentTenant): number {
  const edition = editions.get(tenant) ?? ++last
  editions.set(tenant, edition)
  return edition
}

/** Responses that are the same for everyone, by tenant and name. */
export class AnswerCache {
  readonly #answers: LRUCache<string, CachedAnswer>
  readonly #coming = new Map<string, Promise<CachedAnswer>>()

  constructor(maxSize = MOST_BYTES) {
    this.#answers = new LRUCache({ maxSize, sizeCalculation: (answer, key) => sizeOf(answer) + key.length })
  }

  find(tenant: CurrentTenant, name: string): CachedAnswer | undefined {
    return this.#answers.get(`${editionOf(tenant)} ${name}`)
  }

  set(tenant: CurrentTenant, name: string, answer: CachedAnswer): void {
    this.#answers.set(`${editionOf(tenant)} ${name}`, answer)
  }

  /** The cached response, or a new one that concurrent callers share. */
  async get(
    tenant: CurrentTenant,
    name: string,
    make: () => Promise<Answerable>,
    quality?: number
  ): Promise<CachedAnswer> {
    const key = `${editionOf(tenant)} ${name}`
    return this.#answers.get(key) ?? this.#coming.get(key) ?? this.#make(key, make, quality)
  }

  async #make(key: string, make: () => Promise<Answerable>, quality?: number): Promise<CachedAnswer> {
    const coming = make().then((made) => keep(made, quality))
    this.#coming.set(key, coming)
    try {
      const answer = await coming
      this.#answers.set(key, answer)
      return answer
    } finally {
      this.#coming.delete(key)
    }
  }
}
