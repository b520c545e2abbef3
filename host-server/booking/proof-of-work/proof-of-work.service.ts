import { createChallenge, randomInt, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { Challenge } from 'altcha-lib/types'
import * as v from 'valibot'
import type { ProofForm as Form } from '#contract/proof-of-work'
import { instant, MINUTE } from '../../core/base/clock.ts'
import type { Config } from '../../core/base/config.ts'
import { derivedToken } from '../../core/security/tokens.ts'
import { isDuplicate, type TenantDb } from '../../core/tenancy/tenant-db.ts'
import * as repository from './proof-of-work.repository.ts'

/** A valid, unexpired solution for this form of this tenant. It can be spent once. */
export interface Proof {
  signature: string
  expires_at: string
}

const LIFETIME = 20 * MINUTE

/** A million rounds on average: 0.4 s on a desktop, 1 to 2 s on a mid-range phone, 1 ms to create and to verify. */
const COST = 1000
const ROUNDS = { min: 700, max: 1300 }

const secrets = ({ SESSION_SECRET }: Pick<Config, 'SESSION_SECRET'>) => ({
  hmacSignatureSecret: derivedToken(SESSION_SECRET, 'proof-of-work', 'challenge'),
  hmacKeySignatureSecret: derivedToken(SESSION_SECRET, 'proof-of-work', 'key')
})

/** A new puzzle for one form of one tenant. The expiry is part of the data because the library uses the system's clock. */
export const challenge = (config: Config, tenant: string, form: Form, now: Date, rounds = ROUNDS): Promise<Challenge> =>
  createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: COST,
    counter: randomInt(rounds.max, rounds.min),
    data: { tenant, form, expires_at: instant(now.getTime() + LIFETIME) },
    deriveKey,
    ...secrets(config)
  })

const Payload = v.object({
  challenge: v.object({
    parameters: v.looseObject({
      data: v.looseObject({ tenant: v.string(), form: v.string(), expires_at: v.string() })
    }),
    signature: v.string()
  }),
  solution: v.object({ counter: v.number(), derivedKey: v.string() })
})

function decode(proof: string): v.InferOutput<typeof Payload> | undefined {
  try {
    return v.parse(Payload, JSON.parse(Buffer.from(proof, 'base64').toString()))
  } catch {
    return undefined
  }
}

/** Undefined if the proof is not valid for this form. */
export async function readProof(
  config: Config,
  tenant: string,
  form: Form,
  proof: string | undefined,
  now: Date
): Promise<Proof | undefined> {
  const payload = proof ? decode(proof) : undefined
  if (!payload) return undefined
  const { data } = payload.challenge.parameters
  if (data.tenant !== tenant || data.form !== form || data.expires_at <= instant(now)) return undefined
  const { verified } = await verifySolution({ ...(payload as unknown as Verifiable), deriveKey, ...secrets(config) })
  return verified ? { signature: payload.challenge.signature, expires_at: data.expires_at } : undefined
}

/** What else a challenge must have the library finds out itself. */
type Verifiable = Pick<Parameters<typeof verifySolution>[0], 'challenge' | 'solution'>

export const isSpent = async (db: TenantDb, { signature }: Proof) => Boolean(await repository.find(db, signature))

/**
 * Spends the proof in the caller's transaction, so that a refused request does not use it up.
 * @throws what `refusal` returns if it was spent before; the transaction cannot go on then
 */
export async function spend(trx: TenantDb, { signature, expires_at }: Proof, refusal: () => Error): Promise<void> {
  try {
    await repository.insert(trx, { signature, expires_at })
  } catch (failure) {
    throw isDuplicate(failure, 'spent_proofs') ? refusal() : failure
  }
}
