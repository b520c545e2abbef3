import { type CallbackDay, type ContactKind, type ContactOffer, getCallbackTimes } from '#contract/contact-requests'
import { caller } from '../../core/element/api.ts'
import { loadOffer } from './offered-kinds.ts'

/** What a form needs: the advisor's offer, and for a callback the days on which the advisor can call. */
export type FormOffer = ContactOffer & { callback_days?: CallbackDay[] }

export async function loadFormOffer(origin: string, alias: string, kind: ContactKind): Promise<FormOffer> {
  const offer = loadOffer(origin, alias)
  if (kind !== 'callback') return offer
  const times = caller(origin)(getCallbackTimes, { params: { alias } })
  return { ...(await offer), ...(await times) }
}
