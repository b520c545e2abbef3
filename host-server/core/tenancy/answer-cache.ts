import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Context } from 'koa'
import { LRUCache } from 'lru-cache'
import { codingOf } from '../base/content-encoding.ts'
import type { CurrentTenant } from './current-tenant.ts'

/** A complete response, compressed once. */
export interface CachedAnswer {
  /** The declared path, for the metrics. */
  route?: string | undefined
  headers: Record<string, string>
  encoded: { identity: Buffer; gzip?: Buffer; br?: Buffer }
}

/** An answer's body and headers. */
export interface Answerable {
  body: string | Buffer
  headers: Record<string, string>
  route?: string
}

const MOST_BYTES = 64 * 1024 * 1024
const WORTH_COMPRESSING = 512

export const sizeOf = ({ encoded: { identity, gzip, br } }: CachedAnswer) =>
  identity.length + (gzip?.length ?? 0) + (br?.length ?? 0) + 500

const [gzipped, brotlied] = [promisify(gzip), promisify(brotliCompress)]
/** A fast Brotli quality, for answers made while a client waits. */
const QUICK = 5

async function encode(body: string | Buffer, quality: number): Promise<CachedAnswer['encoded']> {
  const identity = Buffer.from(body)
  if (identity.length < WORTH_COMPRESSING) return { identity }
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality }
  const [small, smaller] = await Promise.all([gzipped(identity), brotlied(identity, { params })])
  return { identity, gzip: small, br: smaller }
}

/** Compresses a response; `quality` is Brotli's, from 0 to 11. */
export async function compress({ body, headers, route }: Answerable, quality = QUICK): Promise<CachedAnswer> {
  const etag = `W/"${createHash('sha1').update(body).digest('base64url')}"`
  const encoded = await encode(body, quality)
  const vary = encoded.gzip ? [headers.Vary, 'Accept-Encoding'].filter(Boolean).join(', ') : headers.Vary
  return { route, headers: { ...headers, ...(vary && { Vary: vary }), ETag: etag }, encoded }
}

/** Sends a cached answer in the client's preferred encoding, or 304. */
export function send(ctx: Context, { headers, encoded }: CachedAnswer): void {
  ctx.status = 200
  ctx.compress = false
  const { Vary: vary, ...others } = headers
  if (vary) ctx.vary(vary)
  for (const name in others) ctx.res.setHeader(name, others[name] as string)
  const { headers: asked } = ctx.req
  if ((asked['if-none-match'] || asked['if-modified-since']) && ctx.fresh) {
    ctx.status = 304
    return
  }
  const encoding = encoded.gzip ? codingOf(ctx).best : 'identity'
  if (encoding !== 'identity') ctx.res.setHeader('Content-Encoding', encoding)
  ctx.body = encoded[encoding] ?? encoded.identity
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
    this.#answers = new LRUCache({ maxSize, sizeCalculation: sizeOf })
  }

  find(tenant: CurrentTenant, name: string): CachedAnswer | undefined {
    return this.#answers.get(`${editionOf(tenant)} ${name}`)
  }

  /** The cached response, or a new one that concurrent callers share. */
  async get(tenant: CurrentTenant, name: string, make: () => Promise<Answerable>): Promise<CachedAnswer> {
    const key = `${editionOf(tenant)} ${name}`
    return this.#answers.get(key) ?? this.#coming.get(key) ?? this.#make(key, make)
  }

  async #make(key: string, make: () => Promise<Answerable>): Promise<CachedAnswer> {
    const coming = make().then((made) => compress(made))
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
