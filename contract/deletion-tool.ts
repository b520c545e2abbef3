import * as v from 'valibot'
import type { MemberAccess } from './access.ts'
import { endpoint, nothing } from './endpoint.ts'
import { Failure, FieldErrors, FullName, Instant, line, MessageText, ShortText, Uuid } from './values.ts'

/** Who finds and erases customers, advisors and staff. */
export const erases = { module: 'deletion-tool', roles: ['profile-delete-manager'] } as const satisfies MemberAccess

/** What there may be of a customer. */
const CUSTOMER_KINDS = [
  'appointment',
  'calendar-entry',
  'contact-request',
  'conversation',
  'waitlist-entry',
  'event-registration',
  'lead',
  'review',
  'review-refusal',
  'wallet-card',
  'phone',
  'data-request',
  'mail',
  'mail-file'
] as const
export type CustomerKind = (typeof CUSTOMER_KINDS)[number]

/** What there may be of an advisor, a member of staff or an assistant only. */
const OWN_KINDS = [
  'account',
  'card',
  'assistant',
  'photo',
  'schedule',
  'own-calendar',
  'wallet-pass',
  'review-of',
  'import-row',
  'talk',
  'mention',
  'figure',
  'delivery',
  'audit-entry'
] as const
export type StaffKind = (typeof OWN_KINDS)[number] | 'mail' | 'mail-file'

/** In the order in which they are listed. */
export const ERASED_KINDS = [...OWN_KINDS, ...CUSTOMER_KINDS] as const
export type ErasedKind = (typeof ERASED_KINDS)[number]

/** Of which something stays, each on a ground that is named. */
export const KEPT_KINDS = ['talk', 'mention', 'figure', 'delivery', 'audit-entry', 'review-refusal', 'phone'] as const
export type KeptKind = (typeof KEPT_KINDS)[number]

/** By what a customer is known: the e-mail address, without one the phone number, or a chat in which there is neither. */
export const PersonKey = v.strictObject({ by: v.picklist(['email', 'phone', 'chat'], 'unknown'), value: line(254, 1) })
export type PersonKey = v.InferOutput<typeof PersonKey>

/** Who is erased: a customer, or by their key an advisor, a member of staff or an assistant. */
const ErasedKey = v.strictObject({
  by: v.picklist(['email', 'phone', 'chat', 'staff'], 'unknown'),
  value: line(254, 1)
})
export type ErasedKey = v.InferOutput<typeof ErasedKey>

/** How much of one kind goes, and how much stays on a legal ground. */
export const ErasedCount = v.object({ kind: v.picklist(ERASED_KINDS), removed: v.number(), retained: v.number() })
export type ErasedCount = v.InferOutput<typeof ErasedCount>

/** What must be done before: nobody erases themselves, and who works here is deactivated first. */
export const OBSTACLES = ['oneself', 'active', 'ahead'] as const
export type Obstacle = (typeof OBSTACLES)[number]

export const ErasablePerson = v.object({
  by: v.picklist(['email', 'phone', 'chat', 'staff']),
  value: ShortText,
  /** The e-mail address or number; '' of a chat without. */
  contact: ShortText,
  /** The page on which a person who works here is deactivated; null for others, and for readers who may not. */
  person_uuid: v.nullable(Uuid),
  obstacle: v.nullable(v.picklist(OBSTACLES)),
  /** As last written. */
  name: FullName,
  /** Under which there are entries, too: a family may share an address, and colleagues a name. */
  other_names: v.array(FullName),
  /** Of advisors and staff: rows without a key name a colleague of the same name as well. */
  has_namesake: v.boolean(),
  /** Null for advisors and staff. */
  latest_at: v.nullable(Instant),
  /** Appointments ahead, which must be cancelled before. */
  ahead: v.number(),
  kinds: v.array(ErasedCount)
})
export type ErasablePerson = v.InferOutput<typeof ErasablePerson>

/** As many people are shown; a name may have more. */
export const PEOPLE_FOUND_MAX = 20
export const OTHER_NAMES_MAX = 10

export const postPersonSearch = /* @__PURE__ */ endpoint('POST', '/api/v1/deletion-tool/search', {
  summary:
    'Finds customers by name, e-mail address, phone number or the token of a link, and advisors and staff also by alias, with what an erasure would take and leave. Addresses and numbers must match as a whole. The audit log has what kind of search it was, and by whom.',
  reading: { unlogged: 'The handler logs each search, with how many were found.' },
  access: erases,
  body: v.strictObject({ q: line(254, 1) }),
  answers: { 200: v.object({ people: v.array(ErasablePerson), has_more: v.boolean() }), 422: FieldErrors }
})

/** `waiting` for the approval of a second person. */
export const ERASURE_STATES = ['waiting', 'running', 'done', 'withdrawn'] as const
export type ErasureState = (typeof ERASURE_STATES)[number]

export const Erasure = v.object({
  uuid: Uuid,
  /** What the certificate and the audit log call the person. */
  reference: ShortText,
  state: v.picklist(ERASURE_STATES),
  /** Who is erased, until that is done or withdrawn; advisors, staff and chats without a `value`. */
  person: v.nullable(v.object({ name: FullName, value: ShortText })),
  user_name: FullName,
  /** Null where nobody had to approve. */
  approver_name: v.nullable(FullName),
  created_at: Instant,
  finished_at: v.nullable(Instant),
  /** What was there when it began. */
  kinds: v.array(ErasedCount),
  /** How many of its steps are done. */
  done: v.number(),
  steps: v.number(),
  /** What could not be reached, in the reader's language. */
  messages: v.array(MessageText),
  /** Whether the user may approve it: it is somebody else's. */
  is_own: v.boolean(),
  /** In progress, but its job was given up: a server was away for longer than a day. */
  is_stalled: v.boolean()
})
export type Erasure = v.InferOutput<typeof Erasure>

export const ERASURES_SHOWN = 50

export const getErasures = /* @__PURE__ */ endpoint('GET', '/api/v1/deletion-tool/erasures', {
  summary: 'The latest erasures, the newest first, with their progress.',
  reading: 'erasures',
  access: erases,
  answers: { 200: v.array(Erasure) }
})

export const ErasureForm = v.strictObject({
  ...ErasedKey.entries,
  /** The person's name, or one of the others, typed to confirm. */
  confirmation: line(255, 1)
})
export type ErasureForm = v.InferOutput<typeof ErasureForm>

export const postErasure = /* @__PURE__ */ endpoint('POST', '/api/v1/deletion-tool/erasures', {
  summary:
    'Begins to erase somebody in the background, or waits for a second person where the setting `erasure_approval` says so. Returns 409 while appointments are ahead, while an advisor or a member of staff is active, for oneself, or while the same person is being erased.',
  proof: 'where-needed',
  access: erases,
  body: ErasureForm,
  answers: { 201: Erasure, 409: Failure, 422: FieldErrors }
})

const params = v.strictObject({ uuid: Uuid })

export const postErasureApproval = /* @__PURE__ */ endpoint('POST', '/api/v1/deletion-tool/erasures/:uuid/approval', {
  summary: 'Approves an erasure that somebody else has begun. Returns 409 for one that does not wait.',
  proof: 'always',
  access: erases,
  params,
  answers: { 200: Erasure, 409: Failure }
})

export const postErasureContinuation = /* @__PURE__ */ endpoint(
  'POST',
  '/api/v1/deletion-tool/erasures/:uuid/continuation',
  {
    summary:
      'Continues an erasure that has stopped where it was. Returns 409 for one that goes on by itself, or is over.',
    proof: 'always',
    access: erases,
    params,
    answers: { 200: Erasure, 409: Failure }
  }
)

export const deleteErasure = /* @__PURE__ */ endpoint('DELETE', '/api/v1/deletion-tool/erasures/:uuid', {
  summary: 'Withdraws an erasure that waits for approval. Returns 409 for any other.',
  access: erases,
  params,
  answers: { 204: nothing, 409: Failure }
})

export const getErasureCertificate = /* @__PURE__ */ endpoint(
  'GET',
  '/api/v1/deletion-tool/erasures/:uuid/certificate',
  {
    summary: 'The certificate of a finished erasure, as PDF. It names no person.',
    reading: { unlogged: 'It names nobody.' },
    access: erases,
    params,
    stream: 'application/pdf',
    answers: { 200: v.string() }
  }
)
