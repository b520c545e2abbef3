import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import type { Challenge } from 'altcha-lib/types'
import { atom } from 'jotai'
import { getProofChallenge } from '#contract/proof-of-work'
import type { Caller } from '../core/api.ts'
import { apiAtom } from '../core/store.tsx'

interface Solved {
  proof?: string | undefined
  /** In milliseconds; a proof is not sent when it is about to lapse. */
  expires: number
}

async function solve(call: Caller): Promise<Solved> {
  const challenge = (await call(getProofChallenge, { query: { form: 'appointment' } })) as Challenge
  // WebCrypto is missing on a page without https
  if (!challenge.parameters || !globalThis.crypto?.subtle) return { expires: Infinity }
  const solution = await solveChallenge({ challenge, deriveKey })
  const { expiresAt } = challenge.parameters
  return {
    proof: solution ? btoa(JSON.stringify({ challenge, solution })) : undefined,
    expires: expiresAt ? expiresAt * 1000 : Infinity
  }
}

const solvedAtom = atom<Promise<Solved> | undefined>(undefined)

/** Begins to solve the puzzle while the visitor types. */
export const startProofAtom = atom(null, (get, set) => {
  if (get(solvedAtom)) return
  // without a puzzle the form goes without a proof, and the server decides
  const solved = solve(get(apiAtom).call).catch(() => ({ expires: Infinity }))
  set(solvedAtom, solved)
})

/** A proof opens one form once. */
export const dropProofAtom = atom(null, (_get, set) => set(solvedAtom, undefined))

export const proofAtom = atom(null, async (get, set): Promise<string | undefined> => {
  set(startProofAtom)
  const solved = await get(solvedAtom)
  if (!solved || solved.expires > Date.now() + 15_000) return solved?.proof
  set(dropProofAtom)
  set(startProofAtom)
  return (await get(solvedAtom))?.proof
})
