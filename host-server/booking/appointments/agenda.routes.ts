import {
  getAppointmentEvents,
  getAppointments,
  getCalendar,
  patchOwnAppointment,
  postConfirmation,
  postCustomerAppointment,
  postOwnCancellation,
  putNoShow
} from '#contract/agenda'
import { type Call, route } from '../../core/http/http.ts'
import { calendarOf, list, markNoShow, ownOf } from './agenda.service.ts'
import { withAnswers } from './appointments.repository.ts'
import { bookFor } from './booking.service.ts'
import { listen } from './calendar-stream.ts'
import { cancel, confirm, findExisting, move } from './changes.service.ts'

const read = async (call: Call, uuid: string) => withAnswers(await findExisting(call.db, ownOf(call, uuid)))

/** The advisor's endpoints for appointments. */
export const agenda = [
  route(getAppointmentEvents, listen),
  route(getAppointments, (call, { query }) => list(call, query)),
  route(getCalendar, (call, { query }) => calendarOf(call, query)),
  route(postCustomerAppointment, async (call, { body, headers }) =>
    read(call, (await bookFor(call, body, headers['idempotency-key'])).uuid)
  ),
  route(patchOwnAppointment, async (call, { params, body }) =>
    withAnswers(await move(call, ownOf(call, params.uuid), body.starts_at))
  ),
  route(postConfirmation, async (call, { params }) => {
    await confirm(call, ownOf(call, params.uuid))
    return read(call, params.uuid)
  }),
  route(postOwnCancellation, async (call, { params, body }) => {
    await cancel(call, ownOf(call, params.uuid), body.message)
    return read(call, params.uuid)
  }),
  route(putNoShow, async (call, { params, body }) => {
    await markNoShow(call, params.uuid, body.no_show)
    return read(call, params.uuid)
  })
]
