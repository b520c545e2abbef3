import { atom } from 'jotai'
import { postCustomerAppointment } from '#contract/desk'
import type { Request } from '#contract/endpoint'
import { FieldErrors } from '#contract/values'
import { notifyAtom } from '../core/notify.ts'
import { readFailure } from '../core/read-failure.ts'
import { apiAtom } from '../core/store.tsx'
import { keyAtom } from '../core/visitor-form.atoms.ts'
import { conflictAtom, deskStatusAtom, freshAtom } from './desk.atoms.ts'

/** What the server says about a field, by its name. */
export const bookForErrorsAtom = atom<FieldErrors['errors']>({})

type Body = Request<(typeof postCustomerAppointment)['shape']>['body']

const refuseAtom = atom(null, async (_get, set, failure: unknown) => {
  if (await set(conflictAtom, failure)) return
  const refused = await readFailure(failure, FieldErrors)
  if (refused) set(bookForErrorsAtom, refused.errors)
  set(notifyAtom, 'failure')
})

/** Forgets what was said of another customer. */
export const freshFormAtom = atom(null, (_get, set) => {
  set(freshAtom)
  set(bookForErrorsAtom, {})
})

/** Books once, however often it is tried; what was typed stays after a refusal. Hands back whether it is booked. */
export const bookForAtom = atom(null, async (get, set, alias: string, body: Body): Promise<boolean> => {
  if (get(deskStatusAtom) === 'processing') return false
  set(deskStatusAtom, 'processing')
  set(freshFormAtom)
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
