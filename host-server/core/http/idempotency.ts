import { DAY, instant } from '../base/clock.ts'
import { Conflict, Unprocessable } from '../base/failures.ts'
import { hashToken } from '../security/tokens.ts'
import type { TenantDb } from '../tenancy/tenant-db.ts'

/** How long a stored response can be replayed. */
const RETENTION = DAY

/** One attempt at a request that its sender may repeat. */
export interface Attempt {
  route: string
  key: string
  body_hash: string
}

/** `content` must be equal for a replay; without a key each request is new. */
export const attemptOf = (route: string, key: string | undefined, content: unknown): Attempt | undefined =>
  key === undefined ? undefined : { route, key, body_hash: hashToken(JSON.stringify(content)) }

/** The response to an earlier attempt. @throws for a key that came with other content */
export async function replay<T>(db: TenantDb, attempt: Attempt | undefined, now: Date): Promise<T | undefined> {
  if (!attempt) return undefined
  const { route, key, body_hash } = attempt
  const row = await db
    .table('idempotency_keys')
    .where({ route, key })
    .where('expires_at', '>', instant(now))
    .first('body_hash', 'answer')
  if (!row) return undefined
  if (row.body_hash !== body_hash) throw new Unprocessable({}, 'errors.idempotency')
  return JSON.parse(row.answer)
}

/**
 * Stores the response in its own transaction. A concurrent duplicate waits here, and is refused once the first has
 * committed. The stored response must contain no secret.
 */
export async function storeAnswer(
  trx: TenantDb,
  attempt: Attempt | undefined,
  { status, answer }: { status: number; answer: unknown },
  now: Date
): Promise<void> {
  if (!attempt) return
  const stored = await trx
    .insert('idempotency_keys', {
      ...attempt,
      status,
      answer: JSON.stringify(answer),
      expires_at: instant(now.getTime() + RETENTION)
    })
    .onConflict(['tenant_id', 'route', 'key'])
    .merge()
    .where('idempotency_keys.expires_at', '<=', instant(now))
    .returning('key')
  if (stored.length) return
  await replay(trx, attempt, now)
  throw new Conflict('errors.in-flight')
}
