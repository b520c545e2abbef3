import { shareConcurrency } from '../base/concurrency-limit.ts'
import { BadRequest } from '../base/failures.ts'
import { giveTime } from '../http/body-time.ts'
import type { Call } from '../http/http.ts'
import { addressKey } from '../security/limit-key.ts'

/**
 * Files held in memory while they arrive: of all, of one institution, of one sender, of one institution's visitors, of
 * all visitors, who need no account and must not keep staff from sending theirs, and of visitors at one address, who must
 * not keep out the others.
 */
const receiving = shareConcurrency(12, 6, 2, 4, 8, 3)

/** Whom a file counts for. */
const keysOf = ({ db, user, ctx }: Call, sender: string) => [
  db.tenantId,
  sender,
  ...(user ? [] : [`visitors ${db.tenantId}`, 'visitors', `visitors at ${addressKey(ctx.ip)}`])
]

/** A sender who has gone; its code is also that of a lost database. */
const goneOr = (failure: unknown) => ((failure as { code?: string }).code === 'ECONNRESET' ? new BadRequest() : failure)

/**
 * The file in a request's body, from the user or somebody else. @throws the result of `tooLarge` if it is longer;
 * BadRequest if it stops coming; Unavailable
 */
export const receiveFile = (
  call: Call,
  most: number,
  tooLarge: () => Error,
  sender = call.user?.uuid ?? ''
): Promise<Buffer> =>
  receiving(keysOf(call, sender), async () => {
    const { req } = call.ctx
    if (req.readableEnded) return Buffer.alloc(0)
    if (Number(req.headers['content-length']) > most) throw tooLarge()
    const note = giveTime(req)
    const chunks: Buffer[] = []
    let length = 0
    // the connection is still needed for the response
    try {
      for await (const chunk of req.iterator({ destroyOnReturn: false })) {
        length += chunk.length
        note(chunk.length)
        if (length > most) throw tooLarge()
        chunks.push(chunk)
      }
    } catch (failure) {
      throw goneOr(failure)
    }
    return Buffer.concat(chunks)
  })
