import { Unprocessable } from '../../core/base/failures.ts'
import type { Call } from '../../core/http/http.ts'
import { type Attempt, replay, storeAnswer } from '../../core/http/idempotency.ts'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'
import { isSpent, type Proof, readProof, spend } from '../proof-of-work/proof-of-work.service.ts'
import { limitForms, limitPlainForms } from './form-limits.service.ts'
import type { PlainForm, Ticket } from './form-ticket.service.ts'

/** Verifies that the sender is not a bot: by a proof of work unless the caller passes another check. */
export type ReadProof = (call: Call, proof: string | undefined) => Promise<ReadProofResult | undefined>

interface ReadProofResult extends Proof {
  /** Limits beside those of the form; an attempt that is replayed or refused does not count. @throws TooMany */
  limit?: () => Promise<void>
}

/** A public form; retries with the same key get the stored response. */
export interface GuardedForm {
  /** The prefix of the names of its limits. */
  name: string
  read: ReadProof
  attempt: Attempt | undefined
}

interface Sent {
  email: string
  proof?: string | undefined
  website?: string | undefined
}

const STATUS = 201

export const readPuzzle =
  (form: Parameters<typeof readProof>[2]): ReadProof =>
  ({ app: { config, clock }, tenant }, proof) =>
    readProof(config, tenant.id, form, proof, clock.now())

/** What the ticket of a form without script proves, with the limits of such forms. */
export const ticketProof =
  (form: PlainForm | 'waitlist', { proof }: Pick<Ticket, 'proof'>): ReadProof =>
  async (call) => ({ ...proof, limit: () => limitPlainForms(call, form) })

export const refuseProof = ({ t }: Call) => new Unprocessable({ proof: [t('errors.proof')] })

/** The honeypot: people do not see the field. */
export function refuseBots({ website }: Sent, { t }: Call): void {
  if (website) throw new Unprocessable({ website: [t('errors.field')] })
}

/** The stored response to an earlier attempt (`replayed`), or the verified proof of a new one. */
export async function admit<Answer>(
  call: Call,
  { name, read, attempt }: GuardedForm,
  sent: Sent
): Promise<{ replayed?: Answer; proof?: Proof }> {
  const { db, app } = call
  const { config, clock } = app
  const now = clock.now()
  const proof = await read(call, sent.proof)
  // before the recall: if a concurrent attempt has spent the proof, its response is stored too
  const spent = proof && (await isSpent(db, proof))
  const replayed = await replay<Answer>(db, attempt, now)
  if (replayed) return { replayed }
  if (!config.LOAD_TEST && (!proof || spent)) throw refuseProof(call)
  await proof?.limit?.()
  await limitForms(call, name, sent.email)
  return { proof }
}

/** One attempt with its proof of work. */
export interface VerifiedAttempt {
  attempt: Attempt | undefined
  proof: Proof | undefined
}

/**
 * Spends the proof and stores the response for repeated attempts, in the transaction of the work, whose last
 * `statements` are given.
 */
export async function complete<Answer>(
  call: Call,
  trx: TenantDb,
  { attempt, proof }: VerifiedAttempt,
  answer: Answer,
  statements: readonly Promise<unknown>[] = []
): Promise<Answer> {
  const all = [...statements, proof && trx.lasting((db) => spend(db, proof, () => refuseProof(call)))]
  if (!attempt) await trx.finish(...all)
  // whether another attempt has stored its answer is known only from this one's
  else await Promise.all([...all, storeAnswer(trx, attempt, { status: STATUS, answer }, call.app.clock.now())])
  return answer
}
