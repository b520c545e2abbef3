import { UPLOAD_MAX_BYTES } from '#contract/photos'
import { Refusal } from '../../core/base/failures.ts'
import { formatOf } from '../../core/files/image-processing.ts'
import { receiveFile } from '../../core/files/received-file.ts'
import type { Call } from '../../core/http/http.ts'

const UPLOADS = { name: 'upload', points: 60, seconds: 3600 }

const tooLarge = () => new Refusal(413, 'photos.too-large')

/** Reads the picture of a request, whose first bytes must be those of an accepted format. @throws Refusal */
export async function readPicture(call: Call): Promise<Buffer> {
  const { db, user, app } = call
  await app.limits.take(UPLOADS, { tenant: db.tenantId, id: user?.uuid })
  const bytes = await receiveFile(call, UPLOAD_MAX_BYTES, tooLarge)
  if (!formatOf(bytes)) throw new Refusal(415, 'photos.type')
  return bytes
}
