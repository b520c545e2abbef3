import { DAY, instant } from './clock.ts'
import { Conflict, Unprocessable } from './failures.ts'
import type { TenantDb } from './tenant-db.ts'
import { hashToken } from './tokens.ts'

/** How long an answer is kept for a retry. */
const KEPT = DAY

/** One try of a request that its sender may repeat. */
export interface Attempt {
  route: string
  key: string
  body_hash: string
}

/** `content` is what two tries must have in common; without a key each request stands for itself. */
export const attemptOf = (route: string, key: string | undefined, content: unknown): Attempt | undefined =>
  key === undefined ? undefined : { route, key, body_hash: hashToken(JSON.stringify(content)) }

/** The answer to an earlier try; a key that came with other content is refused. */
export async function recall<T>(db: TenantDb, attempt: Attempt | undefined, now: Date): Promise<T | undefined> {
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
 * Keeps the answer in the transaction that it answers for. A twin in another transaction waits here, and is refused
 * once the first one is through. What is kept must hold no secret.
 */
export async function remember(
  trx: TenantDb,
  attempt: Attempt | undefined,
  { status, answer }: { status: number; answer: unknown },
  now: Date
): Promise<void> {
  if (!attempt) return
  const kept = await trx
    .insert('idempotency_keys', {
      ...attempt,
      status,
      answer: JSON.stringify(answer),
      expires_at: instant(now.getTime() + KEPT)
    })
    .onConflict(['tenant_id', 'route', 'key'])
    .merge()
    .where('idempotency_keys.expires_at', '<=', instant(now))
    .returning('key')
  if (kept.length) return
  await recall(trx, attempt, now)
  throw new Conflict('errors.in-flight')
}
