import { PHOTO_SIZES, UPLOAD_MAX_PIXELS } from '#contract/photos'
import { drawing, formatOf, pictureOf } from '../../core/files/image-processing.ts'
import { findBytes } from '../../core/files/media.repository.ts'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'
import type { Contact } from './vcard.writer.ts'

/** In bytes: address books show a thumbnail, which is not worth a longer download. */
const PHOTO_MAX = 128 * 1024
const [EDGE] = PHOTO_SIZES

const thumbnail = (bytes: Buffer) =>
  drawing(() =>
    pictureOf(bytes, UPLOAD_MAX_PIXELS)
      .autoOrient()
      .resize(EDGE, EDGE, { fit: 'cover', position: 'attention' })
      .flatten({ background: '#fff' })
      .jpeg({ quality: 80 })
      .toBuffer()
  )

/** The advisor's photo as a JPEG, which every address book shows. A card without photo is better than none. */
export async function findPhoto(db: TenantDb, name: string | null): Promise<Contact['photo']> {
  const stored = await findBytes(db, name)
  if (!stored) return undefined
  const isReady = formatOf(stored) === 'jpeg' && stored.length <= PHOTO_MAX
  const bytes = isReady ? stored : await thumbnail(stored).catch(() => undefined)
  return bytes && { type: 'JPEG', bytes }
}
