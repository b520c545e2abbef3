import { withCustomerQuestion } from '../../booking/appointment-topics/customer-question.service.ts'
import type { Call } from '../../core/http/http.ts'
import { metaOf } from '../../core/pages/meta-tags.ts'
import { type Branch, findOffers, type Offered } from './branches.repository.ts'
import { publicName } from './public-name.service.ts'

type Named = Pick<Branch, 'name' | 'public_name' | 'city'>

/** The metadata of a branch for search engines and link previews. */
export function metaFor({ city, ...branch }: Named, call: Pick<Call, 'tenant' | 't'>) {
  const name = publicName(branch)
  return metaOf(call, {
    controller: 'organizations',
    placeholders: { NAME: name, BRANCH: name },
    plain: { title: name, description: call.t('branches.description', { name, city }) }
  })
}

/** What can be booked at a branch, with everything that visitors are asked. */
export const offersOf = async (call: Call, uuid: string): Promise<Offered[]> =>
  (await findOffers(call.db, uuid, call.locale)).map((offer) => ({
    ...offer,
    topic: withCustomerQuestion(call, offer.topic)
  }))
