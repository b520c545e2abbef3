import * as v from 'valibot'
import { endpoint, nothing } from './endpoint.ts'
import { answersRequests, InboxRequest, requestParams } from './request-inbox.ts'
import { bounded, Failure, FieldErrors, FullName, Instant, NOTE_MAX, text, Uuid } from './values.ts'
import { RetryHeaders } from './visitor-form.ts'

const access = answersRequests

/** An e-mail of a customer, with what it quotes. */
export const ANSWER_MAX = 10_000

/** What was written about a request since it was sent. */
export const RequestReply = v.object({
  uuid: Uuid,
  /** Who has replied, or has recorded the customer's answer. */
  author_name: FullName,
  text: bounded(ANSWER_MAX),
  created_at: Instant,
  /** An answer that came by e-mail, and was recorded here. */
  is_from_customer: v.boolean(),
  /** A note for a colleague, which the customer does not get. */
  is_internal: v.boolean(),
  /** A call that did not reach the customer, without a text. */
  is_attempt: v.boolean()
})
export type RequestReply = v.InferOutput<typeof RequestReply>

export const getInboxRequest = /* @__PURE__ */ endpoint('GET', '/api/v1/contact-requests/:uuid', {
  summary: "A contact request with the replies to it and the customer's answers to them, oldest first.",
  reading: 'contact-requests',
  access,
  params: requestParams,
  answers: { 200: v.object({ request: InboxRequest, replies: v.array(RequestReply) }) }
})

export const postRequestReply = /* @__PURE__ */ endpoint('POST', '/api/v1/contact-requests/:uuid/replies', {
  summary:
    "E-mails the customer a reply, whose answer goes to the request's advisor; with `done`, the request is done with it. An Idempotency-Key makes retries safe.",
  access,
  params: requestParams,
  headers: RetryHeaders,
  body: v.strictObject({ text: text(NOTE_MAX, 1), done: v.optional(v.boolean(), false) }),
  answers: { 201: RequestReply, 409: Failure, 422: FieldErrors }
})

export const postRequestAnswer = /* @__PURE__ */ endpoint('POST', '/api/v1/contact-requests/:uuid/answers', {
  summary:
    "Records a customer's answer that has arrived by e-mail, for everyone who works on the request; no one is notified. An Idempotency-Key makes retries safe.",
  access,
  params: requestParams,
  headers: RetryHeaders,
  body: v.strictObject({ text: text(ANSWER_MAX, 1) }),
  answers: { 201: RequestReply, 409: Failure, 422: FieldErrors }
})

export const postRequestAttempt = /* @__PURE__ */ endpoint('POST', '/api/v1/contact-requests/:uuid/attempts', {
  summary:
    'Notes a call that did not reach the customer, of a request that is not done; it stays open, and no one is notified. An Idempotency-Key makes retries safe.',
  access,
  params: requestParams,
  headers: RetryHeaders,
  answers: { 201: RequestReply, 409: Failure, 422: FieldErrors }
})

export const deleteRequestAttempt = /* @__PURE__ */ endpoint(
  'DELETE',
  '/api/v1/contact-requests/:uuid/attempts/:attempt',
  {
    summary: 'Takes back that a call did not reach the customer.',
    access,
    params: v.strictObject({ uuid: Uuid, attempt: Uuid }),
    answers: { 204: nothing }
  }
)
