import {
  getAppointmentEvents,
  getAppointments,
  getCalendar,
  getColleagues,
  getFoundAppointments,
  getOwnAppointment,
  patchOwnAppointment,
  postConfirmation,
  postCustomerAppointment,
  postOwnCancellation,
  postReassignment,
  putMeetingUrl,
  putNoShow
} from '#contract/agenda'
import { type Call, repeatable, route } from '../../core/http/http.ts'
import { findEver } from '../../people/advisors/advisor.repository.ts'
import { calendarOf, list, markNoShow, ownOf, readBooked } from './agenda.service.ts'
import { withAnswers } from './appointments.repository.ts'
import { bookedForBefore, bookFor } from './booking.service.ts'
import { listen } from './calendar-stream.ts'
import { cancel, confirm, findExisting, move } from './changes.service.ts'
import { findOfCustomer } from './customer-search.service.ts'
import { setMeetingUrl } from './meeting-url.service.ts'
import { colleaguesFor, reassign } from './reassignment.service.ts'

const read = async (call: Call, uuid: string) => withAnswers(await findExisting(call.db, ownOf(call, uuid)))

/** The advisor's endpoints for appointments. */
export const agenda = [
  route(getFoundAppointments, (call, { query }) => findOfCustomer(call, query.q)),
  route(getAppointmentEvents, listen),
  route(getAppointments, (call, { query }) => list(call, query)),
  route(getOwnAppointment, (call, { params }) => read(call, params.uuid)),
  route(getCalendar, (call, { query }) => calendarOf(call, query)),
  repeatable(
    postCustomerAppointment,
    async (call, { body, headers }) => readBooked(call, await bookFor(call, body, headers['idempotency-key'])),
    async (call, { params, body, headers }) => {
      const known = await bookedForBefore(call, await findEver(call.db, params.alias), body, headers['idempotency-key'])
      return known && readBooked(call, known)
    }
  ),
  route(patchOwnAppointment, async (call, { params, body }) =>
    withAnswers(await move(call, ownOf(call, params.uuid), body.starts_at, { message: body.message }))
  ),
  route(postConfirmation, async (call, { params }) => {
    await confirm(call, ownOf(call, params.uuid))
    return read(call, params.uuid)
  }),
  route(postOwnCancellation, async (call, { params, body }) => {
    await cancel(call, ownOf(call, params.uuid), body.message)
    return read(call, params.uuid)
  }),
  route(putMeetingUrl, async (call, { params, body }) => {
    await setMeetingUrl(call, params.uuid, body.meeting_url)
    return read(call, params.uuid)
  }),
  route(getColleagues, (call, { params }) => colleaguesFor(call, params.uuid)),
  route(postReassignment, (call, { params, body }) => reassign(call, params.uuid, body)),
  route(putNoShow, async (call, { params, body }) => {
    await markNoShow(call, params.uuid, body.no_show)
    return read(call, params.uuid)
  })
]
