import { LRUCache } from 'lru-cache'
import type { Sharp } from 'sharp'
import type { MailPicture } from '../../../templates/mails/mail.tsx'
import { drawing, pictureOf } from '../files/image-processing.ts'
import { contentHash } from '../files/media.files.ts'
import { findBytes } from '../files/media.repository.ts'
import type { JobContext } from '../jobs/outbox.ts'
import type { Mail } from './mail.ts'

/** A picture in the mail itself: nothing is fetched when it is read, so nobody learns of that. */
export interface EmbeddedPicture {
  picture: MailPicture
  attachment: NonNullable<Mail['attachments']>[number]
}

/** Pixels for one in CSS. */
const DENSITY = 2
const LOGO = { width: 200, height: 44 }
const MARGIN = 4
const PORTRAIT = 72
const MOST_PIXELS = 50_000_000

/** On white, since the background may be dark; as PNG, since few mail programs show SVG. */
const drawLogo = (bytes: Buffer): Sharp =>
  pictureOf(bytes, MOST_PIXELS, 288)
    .rotate()
    .resize({ width: LOGO.width * DENSITY, height: LOGO.height * DENSITY, fit: 'inside' })
    .extend({ ...sides(MARGIN * DENSITY), background: '#ffffff' })
    .flatten({ background: '#ffffff' })
    .png({ palette: true })

const sides = (width: number) => ({ top: width, right: width, bottom: width, left: width })

const drawPortrait = (bytes: Buffer): Sharp =>
  pictureOf(bytes, MOST_PIXELS)
    .rotate()
    .resize(PORTRAIT * DENSITY, PORTRAIT * DENSITY, { fit: 'cover', position: 'top' })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 80 })

const known = new LRUCache<string, EmbeddedPicture>({ max: 500 })

async function embed(name: 'logo' | 'photo', bytes: Buffer, draw: (bytes: Buffer) => Sharp): Promise<EmbeddedPicture> {
  const key = contentHash(name, bytes)
  const drawn = known.get(key)
  if (drawn) return drawn
  const { data, info } = await drawing(() => draw(bytes).toBuffer({ resolveWithObject: true }))
  const cid = `${name}.${key}@mail`
  const made = {
    picture: { src: `cid:${cid}`, width: info.width / DENSITY, height: info.height / DENSITY },
    attachment: { filename: `${name}.${info.format}`, content: data, contentType: `image/${info.format}`, cid }
  }
  known.set(key, made)
  return made
}

/** Undefined without such a file, or if it cannot be drawn: a mail must not wait for its pictures. */
async function find(
  { db, app }: JobContext,
  name: 'logo' | 'photo',
  file: string | null | undefined,
  draw: (bytes: Buffer) => Sharp
): Promise<EmbeddedPicture | undefined> {
  const bytes = await findBytes(db, file)
  if (!bytes) return undefined
  return embed(name, bytes, draw).catch((failure) => {
    app.log.warn({ file, reason: String(failure) }, 'a picture could not be drawn for an e-mail')
    return undefined
  })
}

export const findLogo = (context: JobContext) =>
  find(context, 'logo', context.tenant.settings['images.tenantLogo']?.replace(/^\/media\//, ''), drawLogo)

export const findPortrait = (context: JobContext, photo: string | null | undefined) =>
  find(context, 'photo', photo, drawPortrait)
