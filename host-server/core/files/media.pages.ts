import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { administers } from '#contract/access'
import { limitConcurrency } from '../base/concurrency-limit.ts'
import { NotFound } from '../base/failures.ts'
import type { Call } from '../http/http.ts'
import type { CurrentUser } from '../http/session.ts'
import { page } from '../pages/page.ts'
import { pictureOf } from './image-processing.ts'
import { isImmutable } from './media.files.ts'
import * as media from './media.repository.ts'

const IMAGES = new Set(['image/svg+xml', 'image/png', 'image/jpeg', 'image/webp', 'image/avif', 'image/gif'])

const FOREVER = 'public, max-age=31536000, immutable'
const NEVER = 'private, no-store'
const A_DAY = 'public, max-age=86400, stale-while-revalidate=604800'

/** Of the longer side, in pixels: what previews of links show without blur. */
const DRAWN_SIZE = 630
const MOST_PIXELS = 4_000_000

/** Guests can ask for these, who must not use up what uploads need. */
const drawing = limitConcurrency(1, 20)
const drawn = new LRUCache<string, Promise<Buffer>>({ max: 200 })

/** A drawing as pixels, for programs that show no SVG; each is drawn once. */
function drawnAsPng(bytes: Buffer): Promise<Buffer> {
  const key = createHash('sha1').update(bytes).digest('base64')
  const known = drawn.get(key)
  if (known) return known
  const made = drawing(() =>
    pictureOf(bytes, MOST_PIXELS, 144)
      .resize(DRAWN_SIZE, DRAWN_SIZE, { fit: 'inside' })
      .flatten({ background: '#fff' })
      .png()
      .toBuffer()
  )
  drawn.set(key, made)
  made.catch(() => drawn.delete(key))
  return made
}

const isAdministrator = (user: CurrentUser | undefined) => administers.roles.every((role) => user?.roles.includes(role))

/** A tenant's logo or an advisor's photo, for any page; an SVG opened by itself cannot run scripts. */
async function getMedia(call: Call) {
  const { ctx, db } = call
  const asked: string = ctx.params.name
  const name = asked.replace(/\.svg\.png$/, '.svg')
  const file = /^[\w.-]{1,100}$/.test(name)
    ? await db.table('media').where({ name }).first('content_type', 'bytes')
    : undefined
  if (!file || !IMAGES.has(file.content_type)) throw new NotFound()
  const isGone = await media.isOfGone(db, name)
  // the list of people still shows whom an administrator may activate again
  if (isGone && !isAdministrator(call.user)) throw new NotFound()
  ctx.set('Cache-Control', isGone ? NEVER : isImmutable(name) ? FOREVER : A_DAY)
  ctx.set('Cross-Origin-Resource-Policy', 'cross-origin')
  ctx.set('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
  const isDrawn = name !== asked
  ctx.type = isDrawn ? 'image/png' : file.content_type
  ctx.body = isDrawn ? await drawnAsPng(Buffer.from(file.bytes)) : Buffer.from(file.bytes)
}

export const mediaPages = [page('GET', '/media/:name', getMedia)]
