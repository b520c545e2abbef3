import { atom } from 'jotai'
import type { ProofForm } from '#contract/proof-of-work'
import { apiAtom } from '../../core/element/store.tsx'

interface Solved {
  at: number
  proof: Promise<string | undefined>
}

const solvedAtom = atom<Solved | undefined>(undefined)

/** Puzzles expire; the server decides, this only avoids a wasted request. */
const MAX_AGE = 15 * 60_000

/** Starts solving the puzzle while the visitor types. */
export const startProofAtom = atom(null, (get, set, form: ProofForm) => {
  const solved = get(solvedAtom)
  if (solved && solved.at > Date.now() - MAX_AGE) return
  // without a puzzle the form is sent without a proof, and the server decides
  const proof = import('./proof-solver.ts').then(({ solve }) => solve(get(apiAtom).call, form)).catch(() => undefined)
  set(solvedAtom, { at: Date.now(), proof })
})

/** A proof is valid for one form once. */
export const dropProofAtom = atom(null, (_get, set) => set(solvedAtom, undefined))

export const proofAtom = atom(null, (get, set, form: ProofForm): Promise<string | undefined> | undefined => {
  set(startProofAtom, form)
  return get(solvedAtom)?.proof
})
