import * as v from 'valibot'
import { erases, postPersonSearch } from './deletion-tool.ts'
import { endpoint } from './endpoint.ts'
import {
  CalendarDate,
  Email,
  Failure,
  FieldErrors,
  FullName,
  Instant,
  LongText,
  line,
  Phone,
  ShortText,
  text,
  Uuid
} from './values.ts'

/** What people ask of their data: GDPR Art. 15, 20 and 17. */
export const REQUEST_KINDS = ['information', 'portability', 'erasure'] as const
export type RequestKind = (typeof REQUEST_KINDS)[number]

/** From where a request came. */
export const REQUEST_ORIGINS = ['staff', 'visitor'] as const
export type RequestOrigin = (typeof REQUEST_ORIGINS)[number]

export const REQUEST_STATES = ['open', 'done'] as const
export type RequestState = (typeof REQUEST_STATES)[number]

export const DataRequest = v.object({
  uuid: Uuid,
  /** What the audit log and mails call it. */
  reference: ShortText,
  kind: v.picklist(REQUEST_KINDS),
  origin: v.picklist(REQUEST_ORIGINS),
  state: v.picklist(REQUEST_STATES),
  /** Masked; '' once the customer is erased. */
  who: FullName,
  arrived_on: CalendarDate,
  /** A month later, or three with a reason (Art. 12(3)). */
  due_on: CalendarDate,
  is_overdue: v.boolean(),
  /** Why it takes longer, as the customer was told; '' where it does not. */
  extension: LongText,
  /** Who added it; '' for customers themselves. */
  user_name: FullName,
  done_by: v.nullable(FullName),
  finished_at: v.nullable(Instant),
  /** How it was answered, where the tool did not do it. */
  outcome: LongText,
  /** The erasure that answers it, with a certificate at its end. */
  erasure_uuid: v.nullable(Uuid),
  /** When the link to the data was sent, until when it opens, and when the data was first fetched. */
  sent_at: v.nullable(Instant),
  link_until: v.nullable(Instant),
  fetched_at: v.nullable(Instant)
})
export type DataRequest = v.InferOutput<typeof DataRequest>

export const postPersonalData = /* @__PURE__ */ endpoint('POST', '/api/v1/deletion-tool/personal-data', {
  summary:
    'Sends a customer a link to everything that is stored about them, which opens for a week; a link that was sent before ends. Returns 409 where nothing is stored about the address.',
  access: erases,
  body: v.strictObject({ email: Email }),
  answers: { 201: DataRequest, 409: Failure, 422: FieldErrors }
})

export const postPersonalDataHandover = /* @__PURE__ */ endpoint(
  'POST',
  '/api/v1/deletion-tool/personal-data/handover',
  {
    summary:
      'Prepares the data of a customer without an e-mail address, which is handed over in person once it is proved who they are: answers with the path of a page that gives the archive for an hour. Returns 409 where nothing is stored about the number.',
    access: { ...erases, inPerson: true },
    proof: 'always',
    body: v.strictObject({ phone: Phone }),
    answers: { 201: v.object({ path: ShortText }), 409: Failure, 422: FieldErrors }
  }
)

export const getDataRequests = /* @__PURE__ */ endpoint('GET', '/api/v1/deletion-tool/requests', {
  summary: 'What people have asked of their data: what is open by its due day, then the latest that are done.',
  reading: 'data-requests',
  access: erases,
  answers: { 200: v.array(DataRequest) }
})

export const OUTCOME_MAX = 500

export const RequestForm = v.strictObject({
  kind: v.picklist(REQUEST_KINDS, 'unknown'),
  name: line(),
  email: v.union([v.literal(''), Email], 'email'),
  phone: Phone,
  arrived_on: CalendarDate
})
export type RequestForm = v.InferOutput<typeof RequestForm>

export const postDataRequest = /* @__PURE__ */ endpoint('POST', '/api/v1/deletion-tool/requests', {
  summary: 'Adds a request that came by letter, by phone or in person; it is due a month after it arrived.',
  access: erases,
  body: RequestForm,
  answers: { 201: DataRequest, 422: FieldErrors }
})

const params = v.strictObject({ uuid: Uuid })

export const postDataRequestExtension = /* @__PURE__ */ endpoint(
  'POST',
  '/api/v1/deletion-tool/requests/:uuid/extension',
  {
    summary:
      'Extends a request by two months, with a reason of which the customer is told by mail. Returns 409 for one that is done, extended or overdue.',
    access: erases,
    params,
    body: v.strictObject({ extension: text(OUTCOME_MAX, 1) }),
    answers: { 200: DataRequest, 409: Failure, 422: FieldErrors }
  }
)

export const postDataRequestCompletion = /* @__PURE__ */ endpoint(
  'POST',
  '/api/v1/deletion-tool/requests/:uuid/completion',
  {
    summary: 'Says how an open request was answered otherwise. Returns 409 for one that is done.',
    access: erases,
    params,
    body: v.strictObject({ outcome: text(OUTCOME_MAX, 1) }),
    answers: { 200: DataRequest, 409: Failure, 422: FieldErrors }
  }
)

export const postDataRequestSearch = /* @__PURE__ */ endpoint('POST', '/api/v1/deletion-tool/requests/:uuid/search', {
  summary: 'Finds the customer who has asked, as the search does.',
  reading: { unlogged: 'The handler logs each search, with how many were found.' },
  access: erases,
  params,
  answers: { 200: postPersonSearch.shape.answers[200] }
})
