import { atom } from 'jotai'
import { FieldErrors } from '#contract/values'
import { readFailure } from '../../core/data/read-failure.ts'
import { failAtom } from '../../core/data/request-error.ts'
import { dropProofAtom } from '../proof-of-work/proof.ts'

/** Filled only by bots. */
export const honeypotAtom = atom('')
/** The server's messages, by field. */
export const serverErrorsAtom = atom<FieldErrors['errors']>({})
/** Counts refusals: each focuses the error summary. */
export const refusalsAtom = atom(0)

/** The content being sent, and its idempotency key. */
const attemptAtom = atom<{ text: string; key: string } | undefined>(undefined)

/** `crypto.randomUUID` is missing on a page without https. */
const newKey = () =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/** The idempotency key of this content, the same on retry. */
export const keyAtom = atom(null, (get, set, content: object): string => {
  const text = JSON.stringify(content)
  const before = get(attemptAtom)
  if (before?.text === text) return before.key
  const key = newKey()
  set(attemptAtom, { text, key })
  return key
})

/** Ends the attempt: the next request has a new key and proof. */
export const endAttemptAtom = atom(null, (_get, set) => {
  set(attemptAtom, undefined)
  set(dropProofAtom)
})

interface Refused {
  /** The errors of the fields. */
  errors?: FieldErrors['errors']
  /** A new proof may pass. */
  again?: true
}

/** Shows a refusal at its fields; keeps the input. */
export const applyRefusalAtom = atom(
  null,
  async (_get, set, failure: unknown, fields: readonly string[]): Promise<Refused> => {
    const isTemporary = !(failure instanceof Response) || failure.status === 429 || failure.status >= 500
    if (!isTemporary) set(endAttemptAtom)
    const refused = !isTemporary && failure.status === 422 && (await readFailure(failure, FieldErrors))
    const errors = refused ? refused.errors : {}
    if (fields.some((field) => errors[field])) return { errors }
    if (errors.proof) return { again: true }
    set(failAtom, failure)
    return {}
  }
)
