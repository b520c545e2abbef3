import {
  getRequestChoices,
  getRequestsChoices,
  putRequestAdvisor,
  putRequestsAdvisor
} from '#contract/request-assignment'
import { getInbox, putRequestAppointment, putRequestDone, putRequestsDone } from '#contract/request-inbox'
import {
  deleteRequestAttempt,
  getInboxRequest,
  postRequestAnswer,
  postRequestAttempt,
  postRequestReply
} from '#contract/request-thread'
import { route } from '../../core/http/http.ts'
import { assign, assignMany, choices, choicesOfMany } from './assignment.service.ts'
import { link, mark, markMany } from './completion.service.ts'
import { recordAnswer, recordAttempt, reply, takeBackAttempt } from './replies.service.ts'
import { list, read } from './request-inbox.service.ts'

export const requestInbox = [
  route(getInbox, (call, { query }) => list(call, query)),
  route(getInboxRequest, (call, { params }) => read(call, params.uuid)),
  route(putRequestDone, (call, { params, body }) => mark(call, params.uuid, body.done)),
  route(putRequestAppointment, (call, { params, body }) => link(call, params.uuid, body.appointment_uuid)),
  route(getRequestChoices, (call, { params, query }) => choices(call, params.uuid, query.organization_uuid)),
  route(putRequestAdvisor, (call, { params, body }) => assign(call, params.uuid, body)),
  route(putRequestsDone, (call, { body }) => markMany(call, body.requests, body.done)),
  route(getRequestsChoices, (call, { query }) => choicesOfMany(call, query.organization_uuid)),
  route(putRequestsAdvisor, (call, { body }) => assignMany(call, body.requests, body.advisor_uuid)),
  route(postRequestReply, (call, { params, body, headers }) =>
    reply(call, params.uuid, body, headers['idempotency-key'])
  ),
  route(postRequestAnswer, (call, { params, body, headers }) =>
    recordAnswer(call, params.uuid, body.text, headers['idempotency-key'])
  ),
  route(postRequestAttempt, (call, { params, headers }) =>
    recordAttempt(call, params.uuid, headers['idempotency-key'])
  ),
  route(deleteRequestAttempt, (call, { params }) => takeBackAttempt(call, params.uuid, params.attempt))
]
