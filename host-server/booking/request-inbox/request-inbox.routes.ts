import {
  getInbox,
  getInboxRequest,
  getRequestChoices,
  postRequestAnswer,
  postRequestReply,
  putRequestAdvisor,
  putRequestAppointment,
  putRequestDone
} from '#contract/request-inbox'
import { route } from '../../core/http/http.ts'
import { assign, choices } from './assignment.service.ts'
import { recordAnswer, reply } from './replies.service.ts'
import { link, list, mark, read } from './request-inbox.service.ts'

export const requestInbox = [
  route(getInbox, (call, { query }) => list(call, query)),
  route(getInboxRequest, (call, { params }) => read(call, params.uuid)),
  route(putRequestDone, (call, { params, body }) => mark(call, params.uuid, body.done)),
  route(putRequestAppointment, (call, { params, body }) => link(call, params.uuid, body.appointment_uuid)),
  route(getRequestChoices, (call, { params, query }) => choices(call, params.uuid, query.organization_uuid)),
  route(putRequestAdvisor, (call, { params, body }) => assign(call, params.uuid, body.advisor_uuid)),
  route(postRequestReply, (call, { params, body, headers }) =>
    reply(call, params.uuid, body.text, headers['idempotency-key'])
  ),
  route(postRequestAnswer, (call, { params, body, headers }) =>
    recordAnswer(call, params.uuid, body.text, headers['idempotency-key'])
  )
]
