import * as v from 'valibot'
import { administers } from './access.ts'
import { endpoint } from './endpoint.ts'
import { BODY_MAX, bounded, CalendarDate, FullName, Instant, line, ShortText, Uuid, ZoneName } from './values.ts'

/** What administrators, managers and advisors change, their sign-ins, and whose data they read. */
export const AUDIT_OBJECTS = [
  'setting',
  'tenant',
  'module',
  'topic',
  'working-hours',
  'holiday',
  'organization',
  'external-analyst',
  'layout',
  'text-description',
  'custom-link',
  'redirection',
  'search-form',
  'advisor',
  'appointment',
  'assistant',
  'user',
  'contact-request',
  'session',
  'proof',
  'personal-list',
  'reply-template',
  'push-notification',
  'review',
  'content-page',
  'content-menu',
  'waitlist-entry',
  'lead',
  'conversation',
  'erasure',
  'retention',
  'api-token',
  'data-request',
  'person-search',
  'webhook',
  'branch-event',
  'event-registration'
] as const
export type AuditObject = (typeof AUDIT_OBJECTS)[number]

export const AUDIT_ACTIONS = [
  'created',
  'changed',
  'deleted',
  'signed-in',
  'refused',
  'locked',
  'searched',
  'read',
  'exported'
] as const
export type AuditAction = (typeof AUDIT_ACTIONS)[number]

/** Objects of entries about who got in, or did not; a `proof` is what a signed-in user gives to show that it is still they. */
export const SIGN_IN_OBJECTS = ['session', 'proof'] as const satisfies readonly AuditObject[]
export const READ_ACTIONS = ['read', 'searched'] as const satisfies readonly AuditAction[]
export const EXPORT_ACTIONS = ['exported'] as const satisfies readonly AuditAction[]

/** What the log is filtered by: `changes` is everything else. */
export const AUDIT_EVENTS = ['changes', 'sign-ins', 'reads', 'exports'] as const
export type AuditEvent = (typeof AUDIT_EVENTS)[number]

/** One field before and after; null if absent. Secrets are never recorded. */
export const FieldChange = v.object({
  field: ShortText,
  before: v.nullable(bounded(BODY_MAX)),
  after: v.nullable(bounded(BODY_MAX))
})
export type FieldChange = v.InferOutput<typeof FieldChange>

export const AuditEntry = v.object({
  uuid: Uuid,
  at: Instant,
  actor_name: FullName,
  action: v.picklist(AUDIT_ACTIONS),
  object: v.picklist(AUDIT_OBJECTS),
  /** The object's key within its kind: a setting's name, a uuid, an alias. */
  object_id: ShortText,
  /** Its name at that time. */
  object_name: ShortText,
  changes: v.array(FieldChange),
  /** Of an appointment that still exists: where the calendar of its branch shows it. */
  place: v.optional(v.object({ branch: ShortText, day: CalendarDate, advisor: ShortText })),
  /** Of a contact request: whether it still exists, so that the inbox shows it. */
  is_in_inbox: v.optional(v.boolean())
})
export type AuditEntry = v.InferOutput<typeof AuditEntry>

const number = v.pipe(v.string(), v.regex(/^[1-9]\d{0,5}$/, 'unknown'), v.transform(Number))

const filter = {
  event: v.optional(v.picklist(AUDIT_EVENTS, 'unknown')),
  object: v.optional(v.picklist(AUDIT_OBJECTS, 'unknown')),
  object_id: v.optional(line()),
  /** Part of the name of the author or of the object. */
  q: v.optional(line()),
  from: v.optional(CalendarDate),
  to: v.optional(CalendarDate)
}

export const AUDIT_PAGE_SIZE = 50

export const AuditPage = v.object({
  entries: v.array(AuditEntry),
  total: v.number(),
  page_size: v.number(),
  /** The institution's zone, in which `from` and `to` are days. */
  time_zone: ZoneName
})
export type AuditPage = v.InferOutput<typeof AuditPage>

export const AuditQuery = v.strictObject({ ...filter, page: v.optional(number, '1') })
export type AuditQuery = v.InferOutput<typeof AuditQuery>

export const getAuditLog = /* @__PURE__ */ endpoint('GET', '/api/v1/audit-log', {
  summary:
    'The audit log, latest first: who changed what, with old and new values, who signed in or was refused, and who read or exported personal data.',
  reading: { unlogged: 'Its readers would fill it, and they are who answers for it; its files are logged.' },
  access: administers,
  query: AuditQuery,
  answers: { 200: AuditPage }
})

export const getAuditExport = /* @__PURE__ */ endpoint('GET', '/api/v1/audit-log/export', {
  summary: 'The audit log as CSV, one row per changed field.',
  proof: 'always',
  reading: { exports: 'audit-log' },
  access: administers,
  query: v.strictObject(filter),
  stream: 'text/csv; charset=utf-8',
  answers: { 200: v.string() }
})

const seq = v.pipe(v.string(), v.regex(/^(0|[1-9]\d{0,9})$/, 'unknown'), v.transform(Number))

export const getAuditStream = /* @__PURE__ */ endpoint('GET', '/api/v1/audit-log/stream', {
  summary:
    'The whole audit log, or what follows the entry `after`, as signed JSON lines: each has the hash of the one before, so that one that is missing or was changed shows. `npm run verify-log` checks it.',
  proof: 'always',
  reading: { exports: 'audit-log' },
  access: administers,
  query: v.strictObject({ after: v.optional(seq, '0') }),
  stream: 'application/x-ndjson',
  answers: { 200: v.string() }
})

export const AuditKey = v.object({ algorithm: v.literal('Ed25519'), key: ShortText })

export const getAuditKey = /* @__PURE__ */ endpoint('GET', '/api/v1/audit-log/key', {
  summary: 'The public key with which the stream of the audit log is signed, as `x` of a JSON Web Key.',
  access: { public: true },
  answers: { 200: AuditKey }
})
