import * as v from 'valibot'
import { erases } from './deletion-tool.ts'
import { endpoint } from './endpoint.ts'
import { CalendarDate, Email, Failure, FieldErrors, FullName, Instant, LongText, ShortText, Uuid } from './values.ts'

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
