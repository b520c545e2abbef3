import {
  type Booked,
  type Booking,
  deleteHold,
  getAppointment,
  patchAppointment,
  postAppointment,
  postCancellation,
  postHold,
  type VisitorAppointment
} from '#contract/appointments'
import { MINUTE } from '../../core/base/clock.ts'
import { fullName } from '../../core/base/full-name.ts'
import { type Call, repeatable, route } from '../../core/http/http.ts'
import { type AdvisorRow, findEver } from '../../people/advisors/advisor.repository.ts'
import type { FoundAppointment } from './appointments.repository.ts'
import { book, bookedBefore } from './booking.service.ts'
import { byToken, cancel, move, open } from './changes.service.ts'
import { holdSlot, releaseHold } from './hold-admission.service.ts'

/** In minutes, as booked: the topic's length may have changed since. */
const lengthOf = ({ starts_at, ends_at }: FoundAppointment) => (Date.parse(ends_at) - Date.parse(starts_at)) / MINUTE

/** What the owner of the token sees; must not be cached. */
function visitorView({ ctx }: Call, found: FoundAppointment): VisitorAppointment {
  ctx.set('Cache-Control', 'no-store')
  const { title_prefix, title_suffix, first_name_of_advisor: first_name, last_name_of_advisor: last_name } = found
  return {
    ...found,
    topic: { uuid: found.topic_uuid, topic: found.topic, length: lengthOf(found) },
    advisor: { alias: found.alias, full_name: fullName({ title_prefix, first_name, last_name, title_suffix }) }
  }
}

/** With the place, if they meet at the advisor's branch, as it is now. */
function withPlace(
  booked: Booked,
  { type }: Booking,
  { organization_name: name, street, zip, city }: AdvisorRow
): Booked {
  return type === 'in-branch' ? { ...booked, branch: { name, address: { street, zip, city } } } : booked
}

export const appointments = [
  route(postHold, (call, { body: { hold, proof, ...wanted } }) => holdSlot(call, wanted, { hold, proof })),
  route(deleteHold, (call, { params }) => releaseHold(call, params.hold)),
  repeatable(
    postAppointment,
    async (call, { body, headers }) =>
      withPlace(await book(call, body, headers['idempotency-key']), body, call.advisor),
    async (call, { params, body, headers }) => {
      const advisor = await findEver(call.db, params.alias)
      const known = await bookedBefore(call, advisor, body, headers['idempotency-key'])
      return known && advisor && withPlace(known, body, advisor)
    }
  ),
  route(getAppointment, async (call, { params }) => visitorView(call, await open(call, params.token))),
  route(patchAppointment, async (call, { params, body }) =>
    visitorView(call, await move(call, byToken(params.token), body.starts_at))
  ),
  route(postCancellation, (call, { params, body }) => cancel(call, byToken(params.token), body.reason))
]
