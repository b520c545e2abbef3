import sharp from 'sharp'
import { PHOTO_SIZES } from '#contract/photos'
import { contentHash, photoName, squareName } from '../host-server/core/files/media.files.ts'
import { TenantDb } from '../host-server/core/tenancy/tenant-db.ts'
import { squaresOf } from '../host-server/people/photos/photos.images.ts'
import { replacePhoto } from '../host-server/people/photos/photos.repository.ts'
import type { Stand } from './bench-server.ts'

/** Soft shapes and grain, so that it compresses like a camera's photo. */
const likeness = () =>
  sharp({
    create: {
      width: 800,
      height: 800,
      channels: 3,
      background: '#8a7f78',
      noise: { type: 'gaussian', mean: 128, sigma: 40 }
    }
  })
    .blur(2)
    .jpeg({ quality: 90 })
    .toBuffer()

/** Gives the benchmark's advisor a photo; returns the URL of the file that a phone of single density loads. */
export async function hangPhoto({ office: { knex, tenantId, advisorUuid } }: Stand): Promise<string> {
  const squares = await squaresOf(await likeness(), undefined)
  const hash = contentHash(advisorUuid, Buffer.concat(squares.map(({ bytes }) => bytes)))
  const files = squares.map(({ width, type, bytes }) => ({
    name: squareName(hash, width, type),
    content_type: type,
    bytes
  }))
  const owner = { table: 'advisors', uuid: advisorUuid } as const
  await replacePhoto(new TenantDb(knex, tenantId), owner, photoName(hash), files)
  return `/media/${squareName(hash, PHOTO_SIZES[0], 'image/webp')}`
}
