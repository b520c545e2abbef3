import { atom } from 'jotai'
import { FieldErrors } from '#contract/values'
import { readFailure } from '../../core/data/read-failure.ts'
import { failAtom } from '../../core/data/request-error.ts'
import { dropProofAtom } from '../proof-of-work/proof.ts'

/** Filled by bots alone. */
export const trapAtom = atom('')
/** What the server says about a field, by its name. */
export const serverErrorsAtom = atom<FieldErrors['errors']>({})
/** How often the form was refused: each time, its summary takes the focus. */
export const refusalsAtom = atom(0)

/** What is being sent, and the key by which the server knows a retry of it. */
const attemptAtom = atom<{ text: string; key: string } | undefined>(undefined)

/** `crypto.randomUUID` is missing on a page without https. */
const newKey = () =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/** The key of this content; the same one when it is tried again. */
export const keyAtom = atom(null, (get, set, content: object): string => {
  const text = JSON.stringify(content)
  const before = get(attemptAtom)
  if (before?.text === text) return before.key
  const key = newKey()
  set(attemptAtom, { text, key })
  return key
})

/** Answered for good: what comes next is another request, with another proof. */
export const endAttemptAtom = atom(null, (_get, set) => {
  set(attemptAtom, undefined)
  set(dropProofAtom)
})

interface Refused {
  /** What is wrong with the fields. */
  errors?: FieldErrors['errors']
  /** A new proof may pass. */
  again?: true
}

/** Sorts out a refusal; everything that was typed stays. */
export const sortOutAtom = atom(
  null,
  async (_get, set, failure: unknown, fields: readonly string[]): Promise<Refused> => {
    const isPassing = !(failure instanceof Response) || failure.status === 429 || failure.status >= 500
    if (!isPassing) set(endAttemptAtom)
    const refused = !isPassing && failure.status === 422 && (await readFailure(failure, FieldErrors))
    const errors = refused ? refused.errors : {}
    if (fields.some((field) => errors[field])) return { errors }
    if (errors.proof) return { again: true }
    set(failAtom, failure)
    return {}
  }
)
