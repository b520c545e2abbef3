import { solveChallenge } from 'altcha-lib'
import type { Challenge } from 'altcha-lib/types'
import { getProofChallenge, type ProofForm } from '#contract/proof-of-work'
import type { Caller } from '../../core/element/api.ts'

/** WebCrypto is missing on a page without https. */
const loadDeriveKey = () =>
  globalThis.crypto?.subtle ? import('altcha-lib/algorithms/web/pbkdf2') : import('./pbkdf2-fallback.ts')

/** Fetches a puzzle and solves it; undefined if the server requires none. */
export async function solve(call: Caller, form: ProofForm): Promise<string | undefined> {
  const challenge = (await call(getProofChallenge, { query: { form } })) as Challenge
  if (!challenge.parameters) return undefined
  const { deriveKey } = await loadDeriveKey()
  const solution = await solveChallenge({ challenge, deriveKey })
  return solution ? btoa(JSON.stringify({ challenge, solution })) : undefined
}
