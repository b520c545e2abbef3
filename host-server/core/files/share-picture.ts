import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { themeOf } from '#contract/colour'
import type { SharedPicture } from '../../../templates/public-head.tsx'
import { limitConcurrency } from '../base/concurrency-limit.ts'
import { inWorker } from '../base/worker.ts'
import type { Call } from '../http/http.ts'
import { primaryColour } from '../pages/page.ts'
import type { CurrentTenant } from '../tenancy/current-tenant.ts'
import { pictureOf } from './image-processing.ts'
import { largestOf } from './media.files.ts'
import { findBytes } from './media.repository.ts'
import { LOGO, PANEL, SIZE, type Words } from './share-picture.drawing.ts'

/** What a share picture shows, besides the institution's logo and colour. */
export interface Shown extends Pick<Words, 'name' | 'initials'> {
  /** Lines below the name; empty ones are left out. */
  details: readonly string[]
  /** The photo's file. */
  photo: string | null
}

/** To be raised when the drawing changes, so that previews are fetched anew. */
const EDITION = 1
const MOST_PIXELS = 50_000_000

const logoOf = ({ settings }: CurrentTenant) =>
  /^\/media\/([\w.-]{1,100})$/.exec(settings['images.tenantLogo'] ?? '')?.[1]

/** Everything that the picture is drawn from; photos and logos have a new name for each file. */
function lookOf(tenant: CurrentTenant, { photo, details, ...shown }: Shown) {
  const { primary, on_primary: onPrimary, accent_light: accent } = themeOf(primaryColour(tenant))
  const words = { ...shown, details: details.filter(Boolean), institution: tenant.name, primary, onPrimary, accent }
  return { words, photo: photo && largestOf(photo), logo: logoOf(tenant) }
}
type Look = ReturnType<typeof lookOf>

const keyOf = (tenant: CurrentTenant, look: Look) =>
  createHash('sha256')
    .update(JSON.stringify([EDITION, tenant.id, look]))
    .digest('hex')
    .slice(0, 16)

/** The picture at an absolute address: its version changes with what it shows, so that previews are fetched anew. */
export function sharedPicture(tenant: CurrentTenant, shown: Shown, address: string): SharedPicture {
  const look = lookOf(tenant, shown)
  const { name, details, institution } = look.words
  return {
    url: `${address}?v=${keyOf(tenant, look)}`,
    alt: [...new Set([name, ...details, institution])].join(', '),
    ...SIZE
  }
}

const drawWords = inWorker<Words, string>('share-picture', import.meta.url)

/** A file that cannot be drawn counts as missing. */
async function fitting(bytes: Buffer | undefined, size: { width: number; height: number }, fit: 'cover' | 'inside') {
  if (!bytes) return undefined
  const drawn = pictureOf(bytes, MOST_PIXELS, 288)
    .autoOrient()
    .resize({ ...size, fit })
  return drawn
    .png({ compressionLevel: 1 })
    .toBuffer({ resolveWithObject: true })
    .catch(() => undefined)
}

async function draw({ words }: Look, photo: Buffer | undefined, logo: Buffer | undefined): Promise<Buffer> {
  const [portrait, mark] = [await fitting(photo, PANEL, 'cover'), await fitting(logo, LOGO, 'inside')]
  const ground = await drawWords({ ...words, ...(mark && { institution: '' }), ...(portrait && { initials: '' }) })
  const layers = [
    ...(portrait ? [{ input: portrait.data, left: 0, top: 0 }] : []),
    ...(mark
      ? [{ input: mark.data, left: LOGO.left, top: LOGO.top + Math.round((LOGO.height - mark.info.height) / 2) }]
      : [])
  ]
  return pictureOf(Buffer.from(ground), MOST_PIXELS).composite(layers).removeAlpha().png({ palette: true }).toBuffer()
}

/** Guests can ask for these, who must not use up what uploads need. */
const drawing = limitConcurrency(1, 20)
const drawn = new LRUCache<string, Promise<Buffer>>({ max: 100 })

const A_DAY = 'public, max-age=86400, stale-while-revalidate=604800'

/** Sends a share picture, drawn once for all who ask for it; caches may keep it under its current address alone. */
export async function sendSharePicture({ ctx, db, tenant }: Call, shown: Shown): Promise<void> {
  const look = lookOf(tenant, shown)
  const key = keyOf(tenant, look)
  const make = async () => {
    const [photo, logo] = await Promise.all([findBytes(db, look.photo), findBytes(db, look.logo)])
    return drawing(() => draw(look, photo, logo))
  }
  const made = drawn.get(key) ?? make()
  drawn.set(key, made)
  made.catch(() => drawn.delete(key))
  ctx.body = await made
  ctx.type = 'image/png'
  ctx.set('Cache-Control', ctx.query.v === key ? A_DAY : 'no-cache')
  ctx.set('Cross-Origin-Resource-Policy', 'cross-origin')
}
