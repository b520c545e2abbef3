import { DAY, instant } from '../base/clock.ts'
import { Conflict, Unprocessable } from '../base/failures.ts'
import { hashToken } from '../security/tokens.ts'
import { compiled, type TenantDb } from '../tenancy/tenant-db.ts'

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

/** The same for staff, whose keys are each user's own: another user's attempt is another one. */
export const attemptBy = (
  user: { uuid: string } | undefined,
  route: string,
  key: string | undefined,
  content: unknown
) => attemptOf(`${route}/${user?.uuid ?? ''}`, key, content)

const findAnswer = compiled((db, { route, key }: Pick<Attempt, 'route' | 'key'>, now: string) =>
  db.table('idempotency_keys').where({ route, key }).where('expires_at', '>', now).first('body_hash', 'answer')
)

/** The response to an earlier attempt. @throws for a key that came with other content */
export async function replay<T>(db: TenantDb, attempt: Attempt | undefined, now: Date): Promise<T | undefined> {
  if (!attempt) return undefined
  const row = await findAnswer(db, attempt, instant(now))
  if (!row) return undefined
  if (row.body_hash !== attempt.body_hash) throw new Unprocessable({}, 'errors.idempotency')
  return JSON.parse(row.answer)
}

/** The answer of an attempt, or if it fails that of a concurrent one with the same key, which was first. */
export async function orFirst<T>(db: TenantDb, attempt: Attempt | undefined, now: Date, work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (failure) {
    const first = await replay<T>(db, attempt, now)
    if (first) return first
    throw failure
  }
}

type Stored = Attempt & { status: number; answer: string; expires_at: string }

const insertAnswer = compiled((trx, stored: Stored, now: string) =>
  trx
    .insert('idempotency_keys', { ...stored })
    .onConflict(['tenant_id', 'route', 'key'])
    .merge()
    .where('idempotency_keys.expires_at', '<=', now)
    .returning('key')
)

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
  const expires_at = instant(now.getTime() + RETENTION)
  const stored = await insertAnswer(
    trx,
    { ...attempt, status, answer: JSON.stringify(answer), expires_at },
    instant(now)
  )
  if (stored.length) return
  await replay(trx, attempt, now)
  throw new Conflict('errors.in-flight')
}
