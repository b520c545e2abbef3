import { atom } from 'jotai'
import { postCustomerAppointment } from '#contract/agenda'
import type { Request } from '#contract/endpoint'
import { FieldErrors } from '#contract/values'
import { failureText, notifyAtom } from '../../core/data/notify.ts'
import { readFailure } from '../../core/data/read-failure.ts'
import type { FailAtom } from '../../core/data/request.atoms.ts'
import type { Caller } from '../../core/element/api.ts'
import { keyAtom } from '../visitor-fields/visitor-form.atoms.ts'
import { agenda, conflictAtom, freshAtom, toldVisitor } from './agenda.atoms.ts'

/** The server's messages, by field. */
export const bookForErrorsAtom = atom<FieldErrors['errors']>({})

type Body = Request<(typeof postCustomerAppointment)['shape']>['body']

const refuseAtom: FailAtom = atom(null, async (_get, set, failure: unknown) => {
  if (await set(conflictAtom, failure)) return
  const refused = await readFailure(failure, FieldErrors)
  if (refused) set(bookForErrorsAtom, refused.errors)
  set(notifyAtom, 'failure', failureText(failure))
})

/** Clears messages about another customer. */
export const freshFormAtom = atom(null, (_get, set) => {
  set(freshAtom)
  set(bookForErrorsAtom, {})
})

/** Books once even if retried; a refusal keeps the input. Returns whether it is booked. */
export const bookForAtom = atom(null, (_get, set, alias: string, body: Body): Promise<boolean> => {
  const work = (call: Caller) => {
    set(freshFormAtom)
    const headers = { 'idempotency-key': set(keyAtom, body) }
    return call(postCustomerAppointment, { params: { alias }, headers, body })
  }
  return set(agenda.runAtom, work, { failAtom: refuseAtom, said: () => toldVisitor(body) })
})
