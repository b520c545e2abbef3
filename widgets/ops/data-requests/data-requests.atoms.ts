import { atom } from 'jotai'
import { postPersonalData } from '#contract/data-requests'
import type { ErasablePerson } from '#contract/deletion-tool'
import { Failure } from '#contract/values'
import { failedAtom, notifyAtom } from '../../core/data/notify.ts'
import { readFailure } from '../../core/data/read-failure.ts'
import { type FailAtom, mutationAtoms } from '../../core/data/request.atoms.ts'

/** The customer to whom the data would be sent. */
export const recipientAtom = atom<ErasablePerson | undefined>(undefined)

/** A conflict is said in the server's words: what is meant has changed. */
const refuseAtom: FailAtom = atom(null, async (_get, set, failure: unknown) => {
  const conflict = failure instanceof Response && failure.status === 409 && (await readFailure(failure, Failure))
  if (conflict) set(notifyAtom, 'failure', conflict.message)
  else set(failedAtom, failure)
})

const sending = mutationAtoms(refuseAtom)
export const sendStatusAtom = sending.statusAtom

export const sendAtom = atom(null, async (get, set) => {
  const { value: email = '' } = get(recipientAtom) ?? {}
  const isSent = await set(sending.runAtom, (call) => call(postPersonalData, { body: { email } }), {
    said: () => ['data-requests.sent-notice']
  })
  if (isSent) set(recipientAtom, undefined)
})
