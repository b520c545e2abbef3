import * as v from 'valibot'
import { Alias } from '#contract/values'
import type { BookView } from '../../templates/book-view.ts'
import { fullName } from '../advisors/full-name.ts'
import { findOffers } from '../branches/branches.repository.ts'
import { NotFound } from '../core/failures.ts'
import { type Call, findBranch } from '../core/http.ts'
import { find } from './book.repository.ts'
import { findOffer, type Offer } from './book.service.ts'

/** Whom the form books, as its pages show it. */
export type Party = Pick<BookView, 'path' | 'whom' | 'advisor'>

type FindParty = (call: Call) => Promise<{ party: Party; offer: Offer }>

/** The alias in the path, where online appointments are on. */
function aliasIn({ ctx, tenant }: Call): string {
  const { alias } = ctx.params
  if (!tenant.modules.has('online-appointments') || !v.is(Alias, alias)) throw new NotFound()
  return alias
}

export const findAdvisorParty: FindParty = async (call) => {
  const found = await find(call.db, aliasIn(call), call.services.clock.now())
  if (!found) throw new NotFound()
  call.advisor = found
  call.host = found
  const { alias, position, branch, photo, phone_number: phone, email_address: email, absence } = found
  const advisor = { name: fullName(found), position, branch, photo: photo && `/media/${photo}`, phone, email, absence }
  return {
    party: { path: `/book/${alias}`, whom: { alias }, advisor },
    offer: await findOffer(call.db, found.uuid, call.locale)
  }
}

/** A topic is met in the ways of those who take it. */
export const findBranchParty: FindParty = async (call) => {
  const found = await findBranch(call.db, aliasIn(call))
  if (!found) throw new NotFound()
  call.host = found
  const { alias, street, zip, city, phone_number: phone } = found
  const name = found.public_name || found.name
  const advisor = { name, position: '', branch: `${street}, ${zip} ${city}`, photo: null, phone, email: '' }
  const offers = await findOffers(call.db, found.uuid, call.locale)
  const chosen = offers.filter(({ topic }) => topic.uuid === call.ctx.query.topic)
  const types = new Set((chosen.length ? chosen : offers).flatMap((offer) => offer.types))
  const offer = { topics: offers.map(({ topic }) => topic), types: [...types] }
  return { party: { path: `/book/branch/${alias}`, whom: { branch: alias }, advisor }, offer }
}
