import { atom } from 'jotai'
import { SlotGone } from '#contract/appointments'
import { postCustomerAppointment } from '#contract/desk'
import type { Request } from '#contract/endpoint'
import { FieldErrors } from '#contract/values'
import { notifyAtom } from '../core/notify.ts'
import { readFailure } from '../core/read-failure.ts'
import { apiAtom } from '../core/store.tsx'
import { keyAtom } from '../core/visitor-form.atoms.ts'
import { deskGoneAtom, deskStatusAtom } from './desk.atoms.ts'

/** What the server says about a field, by its name. */
export const bookForErrorsAtom = atom<FieldErrors['errors']>({})

type Body = Request<(typeof postCustomerAppointment)['shape']>['body']

const refuseAtom = atom(null, async (_get, set, failure: unknown) => {
  const isConflict = failure instanceof Response && failure.status === 409
  const gone = isConflict && (await readFailure(failure, SlotGone))
  if (gone) return set(deskGoneAtom, gone.slots)
  const refused = await readFailure(failure, FieldErrors)
  if (refused) set(bookForErrorsAtom, refused.errors)
  set(notifyAtom, 'failure')
})

/** Books once, however often it is tried; what was typed stays after a refusal. Hands back whether it is booked. */
export const bookForAtom = atom(null, async (get, set, alias: string, body: Body): Promise<boolean> => {
  if (get(deskStatusAtom) === 'processing') return false
  set(deskStatusAtom, 'processing')
  set(deskGoneAtom, undefined)
  set(bookForErrorsAtom, {})
  try {
    const headers = { 'idempotency-key': set(keyAtom, body) }
    await get(apiAtom).call(postCustomerAppointment, { params: { alias }, headers, body })
    set(notifyAtom, 'success')
    return true
  } catch (failure) {
    await set(refuseAtom, failure)
    return false
  } finally {
    set(deskStatusAtom, 'idle')
  }
})
