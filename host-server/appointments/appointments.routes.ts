import {
  deleteHold,
  getAppointment,
  patchAppointment,
  postAppointment,
  postCancellation,
  postHold,
  type VisitorAppointment
} from '#contract/appointments'
import { fullName } from '../advisors/full-name.ts'
import { MINUTE } from '../core/clock.ts'
import { type Call, route } from '../core/http.ts'
import { limitHolds } from './appointments.limits.ts'
import type { FoundAppointment } from './appointments.repository.ts'
import { book } from './booking.service.ts'
import { byToken, cancel, move, open } from './changes.service.ts'
import { keep, release } from './holds.service.ts'

/** As it was booked: its topic may have got another one since. */
const lengthOf = ({ starts_at, ends_at }: FoundAppointment) => (Date.parse(ends_at) - Date.parse(starts_at)) / MINUTE

/** What the token's owner sees; nothing on the way may keep it. */
function visitorView({ ctx }: Call, found: FoundAppointment): VisitorAppointment {
  ctx.set('Cache-Control', 'no-store')
  const { title_prefix, title_suffix, first_name_of_advisor: first_name, last_name_of_advisor: last_name } = found
  return {
    ...found,
    topic: { uuid: found.topic_uuid, topic: found.topic, length: lengthOf(found) },
    advisor: { alias: found.alias, full_name: fullName({ title_prefix, first_name, last_name, title_suffix }) }
  }
}

export const appointments = [
  route(postHold, async (call, { body: { hold, ...wanted } }) => {
    await limitHolds(call)
    return keep(call, wanted, hold)
  }),
  route(deleteHold, (call, { params }) => release(call, params.hold)),
  route(postAppointment, (call, { body, headers }) => book(call, body, headers['idempotency-key'])),
  route(getAppointment, async (call, { params }) => visitorView(call, await open(call, params.token))),
  route(patchAppointment, async (call, { params, body }) =>
    visitorView(call, await move(call, byToken(params.token), body.starts_at))
  ),
  route(postCancellation, (call, { params, body }) => cancel(call, byToken(params.token), body.reason))
]
