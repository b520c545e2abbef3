import { atom } from 'jotai'
import { type Booked, type Booking, postAppointment, SlotGone } from '#contract/appointments'
import { FieldErrors } from '#contract/values'
import { faultsOf } from '#contract/visitor'
import { readFailure } from '../core/read-failure.ts'
import { apiAtom, hostAtom } from '../core/store.tsx'
import { acceptedAtom, advanceAtom, choiceAtom, goAtom, presetAtom, statusAtom, visitorAtom } from './booking.atoms.ts'
import { heldAtom, showGoneAtom } from './hold.atoms.ts'
import { dropProofAtom, proofAtom } from './proof.ts'
import { visitorZone } from './times.ts'
import { failAtom, troubleAtom } from './trouble.ts'
import { VISITOR_FIELDS } from './visitor-draft.ts'

/** Filled by bots alone. */
export const trapAtom = atom('')
export const bookedAtom = atom<Booked | undefined>(undefined)
/** What the server says about a field, by its name. */
export const serverErrorsAtom = atom<FieldErrors['errors']>({})
/** How often the details were refused: each time, their summary takes the focus. */
export const refusalsAtom = atom(0)

/** What is being booked, and the key by which the server knows a retry of it. */
const attemptAtom = atom<{ text: string; key: string } | undefined>(undefined)

/** `crypto.randomUUID` is missing on a page without https. */
const newKey = () =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')

const keyAtom = atom(null, (get, set, content: Booking): string => {
  const text = JSON.stringify(content)
  const before = get(attemptAtom)
  if (before?.text === text) return before.key
  const key = newKey()
  set(attemptAtom, { text, key })
  return key
})

const sendAtom = atom(null, async (get, set): Promise<Booked> => {
  const { topic = '', type = 'online', slot = '' } = get(choiceAtom)
  const website = get(trapAtom) || undefined
  const content: Booking = { topic, type, starts_at: slot, ...get(visitorAtom), time_zone: visitorZone(), website }
  const key = set(keyAtom, content)
  const proof = await set(proofAtom)
  return get(apiAtom).call(postAppointment, {
    params: { alias: get(presetAtom).alias },
    headers: { 'idempotency-key': key },
    body: { ...content, proof, hold: get(heldAtom)?.token }
  })
})

const finishAtom = atom(null, (get, set, booked: Booked) => {
  const { topic, type } = get(choiceAtom)
  set(bookedAtom, booked)
  set(attemptAtom, undefined)
  set(dropProofAtom)
  set(heldAtom, undefined)
  set(goAtom, 'done')
  get(hostAtom)?.emit('booked', { topic, type })
})

const refuseAtom = atom(null, (_get, set, errors: FieldErrors['errors']) => {
  set(serverErrorsAtom, errors)
  set(acceptedAtom, false)
  set(goAtom, 'details')
  set(refusalsAtom, (count) => count + 1)
})

/** Sorts out a refusal; everything that was typed stays. Hands a refused proof back: a new one may pass. */
const sortOutAtom = atom(null, async (get, set, failure: unknown): Promise<unknown> => {
  if (!(failure instanceof Response) || failure.status === 429 || failure.status >= 500) return set(failAtom, failure)
  // answered for good: what comes next is another request, with another proof
  set(attemptAtom, undefined)
  set(dropProofAtom)
  if (failure.status === 409) {
    const gone = await readFailure(failure, SlotGone)
    set(showGoneAtom, gone?.slots ?? [])
    get(hostAtom)?.emit('error', { reason: 'gone' })
    return
  }
  const refused = failure.status === 422 && (await readFailure(failure, FieldErrors))
  const errors = refused ? refused.errors : {}
  if (VISITOR_FIELDS.some((field) => errors[field])) set(refuseAtom, errors)
  else if (errors.proof) return failure
  else set(failAtom, failure)
})

const tryAtom = atom(null, (_get, set) =>
  set(sendAtom).then(
    (booked) => set(finishAtom, booked),
    (failure) => set(sortOutAtom, failure)
  )
)

/** Books, safely to be called again after any failure. */
export const bookAtom = atom(null, async (get, set) => {
  if (get(statusAtom) === 'processing') return
  set(statusAtom, 'processing')
  set(troubleAtom, undefined)
  const refused = await set(tryAtom)
  if (refused && (await set(tryAtom))) set(failAtom, refused)
  set(statusAtom, 'ready')
})

/** Checks the details and goes on, or names what is missing. */
export const submitDetailsAtom = atom(null, (get, set) => {
  const { type = 'online' } = get(choiceAtom)
  set(serverErrorsAtom, {})
  if (Object.keys(faultsOf(get(visitorAtom), type)).length) return set(refusalsAtom, (count) => count + 1)
  set(refusalsAtom, 0)
  set(acceptedAtom, true)
  set(advanceAtom)
})
