import { Readable } from 'node:stream'
import { instant } from '../../core/base/clock.ts'
import { Unprocessable } from '../../core/base/failures.ts'
import type { Call } from '../../core/http/http.ts'
import * as repository from './audit-chain.repository.ts'
import { chain } from './audit-chain.ts'
import { publicKeyOf, signatureOf, signingKey } from './audit-key.ts'
import { FORMAT, firstHash, type Head, type Line, signedText } from './audit-lines.ts'

const STEP = 200

const text = (line: object) => `${JSON.stringify(line)}\n`

async function* linesOf({ db, app }: Call, head: Head, end: number) {
  yield text(head)
  let last = { seq: head.after, hash: head.previous }
  while (last.seq < end) {
    const rows = await repository.findLines(db, last.seq, end, STEP)
    // what somebody has removed from the chain itself is for the reader to find
    if (!rows.length) break
    for (const { seq, at, content, hash, salt, entry } of rows) {
      yield text({ seq, at, previous: last.hash, content, hash, salt, entry } satisfies Line)
      last = { seq, hash }
    }
  }
  const { hash } = last
  const said = { end: last.seq, hash, lines: last.seq - head.after }
  yield text({ ...said, signature: signatureOf(signingKey(app.config, head.tenant), signedText(head, said)) })
}

/** The log from its beginning, or what follows a line, in the order in which it was chained, signed at its end. */
export async function streamed(call: Call, { after }: { after: number }): Promise<Readable> {
  const { db, app, tenant, t, ctx } = call
  await chain(db)
  const previous = after ? await repository.findHash(db, after) : firstHash(tenant.id)
  if (!previous) throw new Unprocessable({ after: [t('audit.no-such-line')] })
  const head: Head = {
    format: FORMAT,
    tenant: tenant.id,
    host: tenant.host,
    made_at: instant(app.clock.now()),
    after,
    previous,
    key: publicKeyOf(signingKey(app.config, tenant.id))
  }
  const last = await repository.findLast(db)
  ctx.attachment('audit-log.jsonl')
  return Readable.from(linesOf(call, head, last?.seq ?? 0))
}

export const key = ({ app, tenant }: Call) => ({
  algorithm: 'Ed25519' as const,
  key: publicKeyOf(signingKey(app.config, tenant.id))
})
