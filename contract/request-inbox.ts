import * as v from 'valibot'
import type { MemberAccess } from './access.ts'
import { branchEntries, personEntries } from './choices.ts'
import { ContactKind } from './contact-requests.ts'
import { endpoint, nothing } from './endpoint.ts'
import { SOURCES } from './preparation.ts'
import {
  CalendarDate,
  FieldErrors,
  FullName,
  HalfHour,
  Instant,
  LongText,
  line,
  ShortText,
  Url,
  Uuid,
  ZoneName
} from './values.ts'

/**
 * Who answers customers' requests: advisors their own, branch managers those of their branches, administrators all.
 * A request beyond that is not found.
 */
export const answersRequests = {
  anyRole: ['accountadmin', 'orgadmin'],
  orCard: true,
  module: 'contact-api'
} as const satisfies MemberAccess

/** `unanswered` is what is open and waits for an answer. */
export const REQUEST_STATES = ['open', 'unanswered', 'done', 'all'] as const
export const REQUEST_PAGE_SIZE = 25
/** As many are changed together: those of some pages. */
export const REQUESTS_MAX = 100

/** Unanswered ones come before those answered, and open ones before those done, except by `created_at` and `name`. */
export const REQUEST_SORTS = ['due_at', 'created_at', 'name', 'state'] as const
const Branch = v.object({ uuid: Uuid, name: ShortText })
const Colleague = v.object({ uuid: Uuid, full_name: FullName, slug: ShortText })
export type Colleague = v.InferOutput<typeof Colleague>

/** A branch that can be chosen. */
export const BranchChoice = v.object({ uuid: Uuid, ...branchEntries })

/** An advisor who can be chosen. */
export const Candidate = v.object({ ...Colleague.entries, ...personEntries })
export type Candidate = v.InferOutput<typeof Candidate>

/** A contact request as staff see it. */
export const InboxRequest = v.object({
  uuid: Uuid,
  kind: ContactKind,
  first_name: ShortText,
  last_name: ShortText,
  email: ShortText,
  phone: ShortText,
  note: LongText,
  date: v.nullable(CalendarDate),
  start_time: v.nullable(HalfHour),
  end_time: v.nullable(HalfHour),
  /** The branch's time zone, in which the hours are given. */
  time_zone: ZoneName,
  created_at: Instant,
  done_at: v.nullable(Instant),
  /** Whether the customer says to be one already; null where they did not say. */
  is_customer: v.nullable(v.boolean()),
  /** On which page it was written, the host of a website that embeds the form, and the campaign of the visit. */
  source: v.picklist(SOURCES),
  source_site: ShortText,
  campaign: ShortText,
  /** Until when it is to be answered: the day, and the hour if the customer chose one, in `time_zone`. */
  due_on: CalendarDate,
  due_time: v.nullable(HalfHour),
  /** Whether the customer still waits after that: never once it is answered or done. */
  is_overdue: v.boolean(),
  /** Open, and a reply was sent since the customer last wrote. */
  is_answered: v.boolean(),
  advisor: v.object({ ...Colleague.entries, profile_picture_url: v.nullable(Url), has_left: v.boolean() }),
  branch: Branch,
  /** The beginning of the appointment that was booked from it. */
  appointment_starts_at: v.nullable(Instant),
  /** With whom, if not with the request's advisor. */
  booked_with: v.nullable(FullName),
  appointment_uuid: v.nullable(Uuid),
  /** With whom it is now, and in which branch, by the aliases of their pages. */
  booked_slug: v.nullable(ShortText),
  booked_branch_slug: v.nullable(ShortText),
  /** When a reply was last sent to the customer, and by whom. */
  answered: v.nullable(v.object({ at: Instant, by: FullName })),
  /** How often, and when last, somebody called without reaching the customer. */
  attempted: v.nullable(v.object({ at: Instant, count: v.number() }))
})
export type InboxRequest = v.InferOutput<typeof InboxRequest>

export const InboxPage = v.object({
  requests: v.array(InboxRequest),
  total: v.number(),
  page_size: v.number(),
  /** Those by which the user may filter; none for advisors, who only see their own. */
  branches: v.array(BranchChoice),
  /** The advisors of the branch that is chosen, or of the only one. */
  advisors: v.array(Candidate)
})
export type InboxPage = v.InferOutput<typeof InboxPage>

export const InboxQuery = v.strictObject({
  /** Every word occurs in the customer's name, e-mail address or phone number. */
  q: v.optional(line(), ''),
  kind: v.optional(ContactKind),
  state: v.optional(v.picklist(REQUEST_STATES, 'unknown'), 'open'),
  organization_uuid: v.optional(Uuid),
  advisor_uuid: v.optional(Uuid),
  /** Who has said to be a customer already, or not to be one. */
  customer: v.optional(v.picklist(['yes', 'no'])),
  sort: v.optional(v.picklist(REQUEST_SORTS, 'unknown'), 'due_at'),
  direction: v.optional(v.picklist(['asc', 'desc'], 'unknown'), 'asc'),
  page: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,4}$/), v.transform(Number)), '1')
})
export type InboxQuery = v.InferOutput<typeof InboxQuery>

const access = answersRequests
export const requestParams = v.strictObject({ uuid: Uuid })

export const getInbox = /* @__PURE__ */ endpoint('GET', '/api/v1/contact-requests', {
  summary:
    'Contact requests with search, filters and sorting, by default open ones by when they are due, then those done, newest first: of oneself, of the branches that one manages, or of everyone.',
  reading: 'contact-requests',
  access,
  query: InboxQuery,
  answers: { 200: InboxPage }
})

export const putRequestDone = /* @__PURE__ */ endpoint('PUT', '/api/v1/contact-requests/:uuid/done', {
  summary: 'Marks a contact request as done or open.',
  access,
  params: requestParams,
  body: v.strictObject({ done: v.boolean() }),
  answers: { 204: nothing, 422: FieldErrors }
})

export const putRequestAppointment = /* @__PURE__ */ endpoint('PUT', '/api/v1/contact-requests/:uuid/appointment', {
  summary:
    'Links a contact request with the appointment that was booked from it, with its advisor or by a manager with a colleague, and marks it as done.',
  access,
  params: requestParams,
  body: v.strictObject({ appointment_uuid: Uuid }),
  answers: { 204: nothing, 422: FieldErrors }
})

/** Several, which are changed together. */
export const severalRequests = v.pipe(v.array(Uuid), v.minLength(1, 'required'), v.maxLength(REQUESTS_MAX, 'too-long'))

/** The requests that were changed: not those that were like this before, or are not the user's to change. */
export const ChangedRequests = v.object({ changed: v.array(Uuid) })
export type ChangedRequests = v.InferOutput<typeof ChangedRequests>

export const putRequestsDone = /* @__PURE__ */ endpoint('PUT', '/api/v1/contact-requests/done', {
  summary: 'Marks up to 100 contact requests as done or open, and returns those that were not before.',
  access,
  body: v.strictObject({ requests: severalRequests, done: v.boolean() }),
  answers: { 200: ChangedRequests, 422: FieldErrors }
})
