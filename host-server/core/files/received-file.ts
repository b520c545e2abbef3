import { shareConcurrency } from '../base/concurrency-limit.ts'
import type { Call } from '../http/http.ts'

/** Files held in memory while they arrive: of all, of one institution and of one sender. */
const receiving = shareConcurrency(12, 6, 2)

/** The file in a request's body, from the user or somebody else. @throws the result of `tooLarge` if it is longer; Unavailable */
export const receiveFile = (
  call: Call,
  most: number,
  tooLarge: () => Error,
  sender = call.user?.uuid ?? ''
): Promise<Buffer> =>
  receiving([call.db.tenantId, sender], async () => {
    const { req } = call.ctx
    if (req.readableEnded) return Buffer.alloc(0)
    if (Number(req.headers['content-length']) > most) throw tooLarge()
    const chunks: Buffer[] = []
    let length = 0
    // the connection is still needed for the response
    for await (const chunk of req.iterator({ destroyOnReturn: false })) {
      length += chunk.length
      if (length > most) throw tooLarge()
      chunks.push(chunk)
    }
    return Buffer.concat(chunks)
  })
