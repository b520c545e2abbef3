import { UPLOAD_MAX_BYTES } from '#contract/photos'
import { formatOf } from '../core/drawing.ts'
import { Refusal } from '../core/failures.ts'
import { fewAtATime } from '../core/few-at-a-time.ts'
import type { Call } from '../core/http.ts'
import { readBytes } from '../core/read-bytes.ts'

const UPLOADS = { name: 'upload', points: 60, seconds: 3600 }

/** What is read and not yet drawn stands in memory. */
export const uploading = fewAtATime(8, 0)

const tooLarge = () => new Refusal(413, 'photos.too-large')

/** The picture that a request carries, known by its first bytes to be of a kind that is taken. */
export async function readPicture({ ctx, db, user, services }: Call): Promise<Buffer> {
  await services.limits.take(UPLOADS, `${db.tenantId}:${user?.uuid}`)
  const bytes = await readBytes(ctx, UPLOAD_MAX_BYTES, tooLarge)
  if (!formatOf(bytes)) throw new Refusal(415, 'photos.type')
  return bytes
}
