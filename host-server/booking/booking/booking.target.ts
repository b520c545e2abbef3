import * as v from 'valibot'
import { townLine } from '#contract/links'
import { Alias } from '#contract/values'
import type { BookView } from '../../../templates/book-view.ts'
import { Gone, NotFound } from '../../core/base/failures.ts'
import { fullName } from '../../core/base/full-name.ts'
import { mediaUrl } from '../../core/files/media.files.ts'
import type { Call } from '../../core/http/http.ts'
import { findBranch, isClosed } from '../../organization/branches/branch.repository.ts'
import { offersOf } from '../../organization/branches/branches.service.ts'
import { publicName } from '../../organization/branches/public-name.service.ts'
import { isOffered, publicEmail } from '../../people/advisors/contact-options.service.ts'
import { find } from './booking.repository.ts'
import { findOffer, type Offer } from './booking.service.ts'

/** The advisor or branch to book with, as the pages show it. */
export type BookingTarget = Pick<BookView, 'path' | 'target' | 'advisor'>

type FindParty = (call: Call) => Promise<{ party: BookingTarget; offer: Offer }>

/** The alias in the path; throws NotFound where online appointments are turned off. */
function aliasIn({ ctx, tenant }: Call): string {
  const { alias } = ctx.params
  if (!tenant.modules.has('online-appointments') || !v.is(Alias, alias)) throw new NotFound()
  return alias
}

const placeOf = ({ name, street, zip, city }: Record<'name' | 'street' | 'zip' | 'city', string>) =>
  `${name}, ${street}, ${townLine({ zip, city })}`

export const findAdvisorTarget: FindParty = async (call) => {
  const found = await find(call.db, aliasIn(call), call.app.clock.now())
  if (!found || !isOffered('online_appointment', found, call.tenant)) throw new NotFound()
  call.advisor = found
  call.host = found
  const { alias, position, organization_name: branch, photo, phone_number: phone, absence } = found
  const email = publicEmail(found)
  const place = placeOf({ ...found, name: branch })
  const name = fullName(found)
  const advisor = { name, position, branch, place, photo: mediaUrl(photo), phone, email, absence }
  return {
    party: { path: `/book/${alias}`, target: { alias }, advisor },
    offer: await findOffer(call, found.uuid)
  }
}

/** For a chosen topic, the types are those of the advisors who offer it. */
export const findBranchTarget: FindParty = async (call) => {
  const alias = aliasIn(call)
  const found = await findBranch(call.db, alias)
  if (!found) throw (await isClosed(call.db, alias)) ? new Gone('branches.gone') : new NotFound()
  call.host = found
  const { street, zip, city, phone_number: phone, photo } = found
  const name = publicName(found)
  const branch = `${street}, ${townLine({ zip, city })}`
  const place = placeOf({ ...found, name })
  const advisor = { name, position: '', branch, place, photo: mediaUrl(photo), phone, email: '' }
  const offers = await offersOf(call, found.uuid)
  const chosen = offers.filter(({ topic }) => topic.uuid === call.ctx.query.topic)
  const types = new Set((chosen.length ? chosen : offers).flatMap((offer) => offer.types))
  const offer = { topics: offers.map(({ topic }) => topic), types: [...types] }
  return { party: { path: `/book/branch/${found.alias}`, target: { branch: found.alias }, advisor }, offer }
}
