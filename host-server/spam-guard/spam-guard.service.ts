import { Unprocessable } from '../core/failures.ts'
import type { Call } from '../core/http.ts'
import { type Attempt, recall, remember } from '../core/idempotency.ts'
import type { TenantDb } from '../core/tenant-db.ts'
import { isSpent, type Proof, readProof, spend } from '../proof-of-work/proof-of-work.service.ts'
import { limitForms } from './spam-guard.limits.ts'

/** What stands for the sender's good faith: a solved puzzle, where the caller takes nothing else. */
export type ReadProof = (call: Call, proof: string | undefined) => Promise<Proof | undefined>

/** A form that anyone may send: its answer is told again to whoever tries it again. */
export interface GuardedForm {
  /** Names the limits. */
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
  ({ services: { config, clock }, tenant }, proof) =>
    readProof(config, tenant.id, form, proof, clock.now())

const refuseProof = ({ t }: Call) => new Unprocessable({ proof: [t('errors.proof')] })

/** The hidden field is for bots alone. */
export function refuseTrapped({ website }: Sent, { t }: Call): void {
  if (website) throw new Unprocessable({ website: [t('errors.field')] })
}

/** The kept answer to an earlier try, or what a new one needs to go on. */
export async function admit<Kept>(
  call: Call,
  { name, read, attempt }: GuardedForm,
  sent: Sent
): Promise<{ kept?: Kept; proof?: Proof }> {
  const { db, services } = call
  const { config, clock } = services
  const now = clock.now()
  const proof = await read(call, sent.proof)
  // before the recall: whoever finds the proof of a twin spent finds its answer too
  const spent = proof && (await isSpent(db, proof))
  const kept = await recall<Kept>(db, attempt, now)
  if (kept) return { kept }
  if (!config.LOAD_TEST && (!proof || spent)) throw refuseProof(call)
  await limitForms(call, name, sent.email)
  return { proof }
}

/** Does the work in its transaction, unless a twin has; the proof is spent and the answer kept with it. */
export async function once<Kept>(
  call: Call,
  trx: TenantDb,
  { attempt, proof }: { attempt: Attempt | undefined; proof: Proof | undefined },
  work: () => Promise<Kept>
): Promise<Kept> {
  const now = call.services.clock.now()
  const twin = await recall<Kept>(trx, attempt, now)
  if (twin) return twin
  const answer = await work()
  if (proof && !(await spend(trx, proof))) throw refuseProof(call)
  await remember(trx, attempt, { status: STATUS, answer }, now)
  return answer
}
