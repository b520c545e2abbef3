import {
  deleteBranchEvent,
  deleteEventRegistration,
  getBranchEvents,
  getEventGuests,
  getEventGuestsCsv,
  getEvents,
  postBranchEvent,
  postEventCancellation,
  putBranchEvent,
  putEventAttendance
} from '#contract/branch-events'
import { route } from '../../core/http/http.ts'
import * as service from './branch-events.service.ts'
import * as guests from './guests.service.ts'
import { listForVisitors } from './public-events.service.ts'

export const branchEvents = [
  route(getBranchEvents, (call, { query }) => service.list(call, query)),
  route(postBranchEvent, (call, { body }) => service.create(call, body)),
  route(putBranchEvent, (call, { params, body }) => service.change(call, params.uuid, body)),
  route(postEventCancellation, (call, { params, body }) => service.cancel(call, params.uuid, body.message)),
  route(deleteBranchEvent, (call, { params }) => service.remove(call, params.uuid)),
  route(getEventGuests, (call, { params }) => guests.list(call, params.uuid)),
  route(getEventGuestsCsv, (call, { params }) => guests.exported(call, params.uuid)),
  route(putEventAttendance, (call, { params, body }) =>
    guests.attend(call, params.uuid, params.registration, body.attended)
  ),
  route(deleteEventRegistration, (call, { params }) => guests.remove(call, params.uuid, params.registration)),
  route(getEvents, (call, { query }) => listForVisitors(call, query.limit))
]
