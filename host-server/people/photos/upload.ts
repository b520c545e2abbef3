import { UPLOAD_MAX_BYTES } from '#contract/photos'
import { limitConcurrency } from '../../core/base/concurrency-limit.ts'
import { Refusal } from '../../core/base/failures.ts'
import { readBytes } from '../../core/base/read-bytes.ts'
import { formatOf } from '../../core/files/image-processing.ts'
import type { Call } from '../../core/http/http.ts'

const UPLOADS = { name: 'upload', points: 60, seconds: 3600 }

/** Limits the uploads held in memory. */
export const uploading = limitConcurrency(8, 0)

const tooLarge = () => new Refusal(413, 'photos.too-large')

/** Reads the picture of a request, whose first bytes must be those of an accepted format. @throws Refusal */
export async function readPicture({ ctx, db, user, app }: Call): Promise<Buffer> {
  await app.limits.take(UPLOADS, { tenant: db.tenantId, id: user?.uuid })
  const bytes = await readBytes(ctx, UPLOAD_MAX_BYTES, tooLarge)
  if (!formatOf(bytes)) throw new Refusal(415, 'photos.type')
  return bytes
}
