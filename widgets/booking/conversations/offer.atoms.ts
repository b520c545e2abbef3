import { atom } from 'jotai'
import { SlotGone } from '#contract/appointments'
import { type Conversation, postConversationOffer } from '#contract/conversations'
import type { Request } from '#contract/endpoint'
import { readFailure } from '../../core/data/read-failure.ts'
import type { FailAtom } from '../../core/data/request.atoms.ts'
import { newClientId } from './client-id.ts'
import { change, conversations, refreshAtom } from './conversations.atoms.ts'

type Offer = Omit<Request<(typeof postConversationOffer)['shape']>['body'], 'client_id'>

/** Free times in place of those that were taken meanwhile. */
export const takenAtom = atom<readonly string[] | undefined>(undefined)
/** The offer that is being sent, under the key that it keeps when it is tried again. */
const attemptAtom = atom({ said: '', client_id: '' })

export const freshOfferAtom = atom(null, (_get, set) => set(takenAtom, undefined))

const refuseAtom: FailAtom = atom(null, async (_get, set, failure: unknown) => {
  const taken = await readFailure(failure, SlotGone)
  if (taken?.slots.length) set(takenAtom, taken.slots)
  else await set(conversations.failAtom, failure)
})

/** Offers times once, even if retried; returns whether that succeeded. */
export const offerAtom = atom(null, async (get, set, { uuid }: Conversation, offer: Offer): Promise<boolean> => {
  const said = JSON.stringify([uuid, offer])
  const before = get(attemptAtom)
  const attempt = before.said === said ? before : { said, client_id: newClientId() }
  set(attemptAtom, attempt)
  set(takenAtom, undefined)
  const body = { client_id: attempt.client_id, ...offer }
  const isSent = await set(change.runAtom, (call) => call(postConversationOffer, { params: { uuid }, body }), {
    said: () => ['conversations.offered'],
    failAtom: refuseAtom
  })
  void set(refreshAtom)
  return isSent
})
