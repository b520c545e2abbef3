import { atom } from 'jotai'
import { Failure } from '#contract/values'
import { failedAtom, notifyAtom } from './notify.ts'
import { isConflict, readFailure } from './read-failure.ts'
import type { FailAtom } from './request.atoms.ts'

/** Says that an action has failed; a conflict in the server's words, since what is meant has changed meanwhile. */
export const refusedAtom: FailAtom = atom(null, async (_get, set, failure: unknown) => {
  const conflict = isConflict(failure) ? await readFailure(failure, Failure) : undefined
  if (conflict) set(notifyAtom, 'failure', conflict.message)
  else await set(failedAtom, failure)
})
