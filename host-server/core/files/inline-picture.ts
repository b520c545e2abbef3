import { basename } from 'node:path'
import { LRUCache } from 'lru-cache'
import { UPLOAD_MAX_PIXELS } from '#contract/photos'
import type { TenantDb } from '../tenancy/tenant-db.ts'
import { drawing, pictureOf } from './image-processing.ts'
import { findBytes } from './media.repository.ts'

/**
 * As wide as the widest phones, in pixels of style sheets: a picture that is drawn larger than it is counts as smaller,
 * and the sharp one would be the largest paint when it comes.
 */
const WIDTH = 440
/** The second for pictures that are too large with the first. */
const QUALITIES = [40, 20]
/** In bytes: a larger one would delay the text. */
const MOST_BYTES = 12_000

/** By institution and file; files never change under their names. */
const kept = new LRUCache<string, Promise<string | undefined>>({ max: 500 })

async function draw(db: TenantDb, name: string): Promise<string | undefined> {
  const stored = await findBytes(db, name)
  if (!stored) return undefined
  const picture = pictureOf(stored, UPLOAD_MAX_PIXELS).resize(WIDTH, undefined, { withoutEnlargement: true })
  for (const quality of QUALITIES) {
    const bytes = await drawing(() => picture.clone().webp({ quality }).toBuffer())
    if (bytes.length <= MOST_BYTES) return `data:image/webp;base64,${bytes.toString('base64')}`
  }
  return undefined
}

/**
 * A small copy of a stored picture as a data URL, which the first paint shows without a further request until the sharp
 * picture has come; undefined if there is none, or if it takes too many bytes.
 */
export function inlinePicture(db: TenantDb, url: string): Promise<string | undefined> {
  const name = basename(url)
  const key = `${db.tenantId} ${name}`
  const known = kept.get(key)
  if (known) return known
  const drawn = draw(db, name)
  kept.set(key, drawn)
  // what failed is tried again, and the page does without
  return drawn.catch(() => {
    kept.delete(key)
    return undefined
  })
}
