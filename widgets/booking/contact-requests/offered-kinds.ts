import { type ContactOffer, getContactOffer } from '#contract/contact-requests'
import { caller } from '../../core/element/api.ts'
import { once } from '../../core/element/loads.ts'

/** Spec §2. */
export const CHAT = /^#chat$/i

/** One request for all contact widgets of an advisor on a page. */
export const loadOffer = (origin: string, alias: string): Promise<ContactOffer> =>
  once(`contact-offer ${origin} ${alias}`, () => caller(origin)(getContactOffer, { params: { alias } }))
