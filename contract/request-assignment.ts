import * as v from 'valibot'
import { endpoint, nothing } from './endpoint.ts'
import {
  answersRequests,
  BranchChoice,
  Candidate,
  ChangedRequests,
  requestParams,
  severalRequests
} from './request-inbox.ts'
import { FieldErrors, NOTE_MAX, text, Uuid } from './values.ts'

const access = answersRequests

/** To whom a request can be given: the advisors of one branch, and the branches among which one may choose. */
export const RequestChoices = v.object({ branches: v.array(BranchChoice), advisors: v.array(Candidate) })
export type RequestChoices = v.InferOutput<typeof RequestChoices>

export const getRequestChoices = /* @__PURE__ */ endpoint('GET', '/api/v1/contact-requests/:uuid/choices', {
  summary: "To whom a contact request can be given: the advisors of a branch, by default of the request's own.",
  access,
  params: requestParams,
  query: v.strictObject({ organization_uuid: v.optional(Uuid) }),
  answers: { 200: RequestChoices }
})

export const putRequestAdvisor = /* @__PURE__ */ endpoint('PUT', '/api/v1/contact-requests/:uuid/advisor', {
  summary:
    'Gives a contact request to another advisor, who is notified by e-mail, with a note that the customer does not see: of the same branch, or for managers of any of their branches.',
  access,
  params: requestParams,
  body: v.strictObject({ advisor_uuid: Uuid, note: v.optional(text(NOTE_MAX), '') }),
  answers: { 204: nothing, 422: FieldErrors }
})

export const getRequestsChoices = /* @__PURE__ */ endpoint('GET', '/api/v1/contact-requests/choices', {
  summary: "To whom the user can give contact requests: the advisors of a branch, by default of the user's own.",
  access,
  query: v.strictObject({ organization_uuid: v.optional(Uuid) }),
  answers: { 200: RequestChoices }
})

export const putRequestsAdvisor = /* @__PURE__ */ endpoint('PUT', '/api/v1/contact-requests/advisor', {
  summary: 'Gives up to 100 contact requests to another advisor, as one by one, and returns those that were given.',
  access,
  body: v.strictObject({ requests: severalRequests, advisor_uuid: Uuid }),
  answers: { 200: ChangedRequests, 422: FieldErrors }
})
