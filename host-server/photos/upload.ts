import { UPLOAD_MAX_BYTES } from '#contract/photos'
import { formatOf } from '../core/drawing.ts'
import { Refusal } from '../core/failures.ts'
import { fewAtATime } from '../core/few-at-a-time.ts'
import type { Call } from '../core/http.ts'

const UPLOADS = { name: 'upload', points: 60, seconds: 3600 }

/** What is read and not yet drawn stands in memory. */
export const uploading = fewAtATime(8, 0)

const tooLarge = () => new Refusal(413, 'photos.too-large')

async function bytesOf({ req }: Call['ctx']): Promise<Buffer> {
  if (Number(req.headers['content-length']) > UPLOAD_MAX_BYTES) throw tooLarge()
  const chunks: Buffer[] = []
  let length = 0
  // the connection is still needed for the answer
  for await (const chunk of req.iterator({ destroyOnReturn: false })) {
    length += chunk.length
    if (length > UPLOAD_MAX_BYTES) throw tooLarge()
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** The picture that a request carries, known by its first bytes to be of a kind that is taken. */
export async function readPicture({ ctx, db, user, services }: Call): Promise<Buffer> {
  await services.limits.take(UPLOADS, `${db.tenantId}:${user?.uuid}`)
  const bytes = ctx.req.readableEnded ? Buffer.alloc(0) : await bytesOf(ctx)
  if (!formatOf(bytes)) throw new Refusal(415, 'photos.type')
  return bytes
}
