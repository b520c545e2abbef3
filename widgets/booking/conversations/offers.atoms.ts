import { atom } from 'jotai'
import * as v from 'valibot'
import { type Missing, missingFor, namesIn, type OfferedTimes } from '#contract/conversation-offers'
import { postOfferedAppointment } from '#contract/conversations'
import { FieldErrors } from '#contract/values'
import { emptyVisitor, type Fault, visitorFaults } from '#contract/visitor'
import { readFailure } from '../../core/data/read-failure.ts'
import { requestErrorAtom } from '../../core/data/request-error.ts'
import { apiAtom } from '../../core/element/store.tsx'
import { failOrWaitAtom, headersAtom, refreshAtom, threadAtom, waitAtom } from './conversation.atoms.ts'

// the contract's would bring its other rules into a file that all forms load
const Gone = v.object({ message: v.string(), slots: v.array(v.string()) })

interface Pressed {
  seq: number
  starts_at: string
}

/** A message with times. */
export interface Offer {
  seq: number
  offer: OfferedTimes
}

const NOTHING: Record<Missing, string> = { last_name: '', email: '', phone: '' }

/** The time that was pressed: it is being booked, or something is missing for that. */
export const pressedAtom = atom<Pressed | undefined>(undefined)
export const isBookingAtom = atom(false)
/** That a time was taken meanwhile, and what is free in its place. */
export const goneAtom = atom<(v.InferOutput<typeof Gone> & { seq: number }) | undefined>(undefined)
export const addedAtom = atom(NOTHING)
export const addedErrorsAtom = atom<FieldErrors['errors']>({})
/** Counts the attempts at which something was wrong. */
export const addedRefusalsAtom = atom(0)

/** What the visitor has to add for an appointment of a type. */
export const missingAtom = atom((get) => {
  const { name = '', has_email = false } = get(threadAtom)?.conversation ?? {}
  return (type: OfferedTimes['type']) => missingFor(name, has_email, type)
})

/** What is wrong with what was added. */
export const addedFaultsAtom = atom((get) => (type: OfferedTimes['type']): Partial<Record<Missing, Fault>> => {
  const known = { ...namesIn(get(threadAtom)?.conversation.name ?? ''), email: 'nobody@mail.example' }
  const missing = get(missingAtom)(type)
  const added = Object.fromEntries(missing.map((field) => [field, get(addedAtom)[field]]))
  const typed = { ...emptyVisitor, ...known, ...added }
  const faults = { ...(!typed.phone.trim() && { phone: 'required' as const }), ...visitorFaults(typed) }
  return Object.fromEntries(missing.flatMap((field) => (faults[field] ? [[field, faults[field]]] : [])))
})

export const addAtom = atom(null, (_get, set, field: Missing, value: string) => {
  set(addedAtom, (added) => ({ ...added, [field]: value }))
  set(addedErrorsAtom, ({ [field]: _, ...others }) => others)
})

const refuseAtom = atom(null, async (_get, set, failure: unknown, seq: number) => {
  const gone = await readFailure(failure, Gone)
  const refused = gone ? undefined : await readFailure(failure, FieldErrors)
  if (gone) set(goneAtom, { ...gone, seq })
  else if (refused) {
    set(addedErrorsAtom, refused.errors)
    set(addedRefusalsAtom, (count) => count + 1)
  } else await set(failOrWaitAtom, failure)
  // what was pressed stays where fields can be corrected
  if (!refused) set(pressedAtom, undefined)
})

/** Books the time that was pressed, once, however often it is tried. */
export const bookAtom = atom(null, async (get, set, type: OfferedTimes['type']) => {
  const pressed = get(pressedAtom)
  if (!pressed || get(isBookingAtom)) return
  if (Object.keys(get(addedFaultsAtom)(type)).length) return set(addedRefusalsAtom, (count) => count + 1)
  set(isBookingAtom, true)
  set(requestErrorAtom, undefined)
  set(waitAtom, 0)
  set(goneAtom, undefined)
  const { seq, starts_at } = pressed
  try {
    await get(apiAtom).call(postOfferedAppointment, {
      headers: get(headersAtom),
      params: { seq: String(seq) },
      body: { starts_at, ...get(addedAtom) }
    })
    set(pressedAtom, undefined)
  } catch (failure) {
    await set(refuseAtom, failure, seq)
    // another time can be pressed while the thread is read again
    set(isBookingAtom, false)
    return set(refreshAtom)
  }
  await set(refreshAtom)
  set(isBookingAtom, false)
})

/** Takes a time: at once where everything is known. */
export const pressAtom = atom(null, (get, set, { seq, offer }: Offer, starts_at: string) => {
  if (get(isBookingAtom)) return
  set(pressedAtom, { seq, starts_at })
  set(addedRefusalsAtom, 0)
  if (!get(missingAtom)(offer.type).length) void set(bookAtom, offer.type)
})
