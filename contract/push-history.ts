import * as v from 'valibot'
import { endpoint, nothing } from './endpoint.ts'
import { FoundAdvisor, Ordered, PushNotification, sendsPush } from './push-notifications.ts'
import { Failure, FieldErrors, FullName, Instant, LongText, ShortText, Url, Uuid, ZoneName } from './values.ts'

/**
 * `awaiting-approval`: until another marketing manager releases it; `undelivered`: sending ended and no device has got it;
 * `cancelled`: before sending began; `withdrawn`: after.
 */
export const PUSH_STATES = [
  'awaiting-approval',
  'scheduled',
  'under-way',
  'sent',
  'undelivered',
  'cancelled',
  'withdrawn'
] as const
export type PushState = (typeof PUSH_STATES)[number]

/** Devices by outcome: accepted by the platform, gone, or not reached by the last attempt. */
const Outcome = v.object({ delivered: v.number(), gone: v.number(), failed: v.number() })
export type Outcome = v.InferOutput<typeof Outcome>

export const PushRecord = v.object({
  uuid: Uuid,
  /** Of its content: another one after each change. */
  revision: v.number(),
  text: LongText,
  link: Url,
  state: v.picklist(PUSH_STATES),
  is_test: v.boolean(),
  /** When it was created. */
  created_at: Instant,
  /** When it is or was sent. */
  due_at: Instant,
  sender_name: FullName,
  advisors: v.number(),
  /** Their names, where there are no more than two. */
  advisor_names: v.array(FullName),
  /** Names of the advisors' branches, as when it was written. */
  branches: v.array(ShortText),
  /** Number of targeted devices. */
  subscribers: v.number(),
  withdrawn_at: v.nullable(Instant),
  withdrawer_name: v.nullable(FullName),
  /** Who released it, where the institution asks for that. */
  approver_name: v.nullable(FullName),
  /** Whether the user may release it. */
  may_approve: v.boolean(),
  outcomes: v.object({ apple: Outcome, google: Outcome })
})
export type PushRecord = v.InferOutput<typeof PushRecord>

export const PushHistory = v.object({
  /** The institution's. */
  time_zone: ZoneName,
  notifications: v.array(PushRecord),
  has_more: v.boolean()
})
export type PushHistory = v.InferOutput<typeof PushHistory>

export const getNotifications = /* @__PURE__ */ endpoint('GET', '/api/v1/wallet-cards/notifications', {
  summary: 'Sent and scheduled notifications, latest first: up to twenty, from the one after `before`.',
  access: sendsPush,
  query: v.strictObject({ before: v.optional(Uuid) }),
  answers: { 200: PushHistory }
})

/** What can be changed of a notification that is not being sent yet. */
const PlannedNotification = v.object({
  /** Of what is shown, to be sent along with a change. */
  revision: v.number(),
  text: LongText,
  link: Url,
  /** Without those who have been deactivated. */
  advisors: v.array(FoundAdvisor),
  /** The institution's local time; null for one that goes as soon as it is approved. */
  send_at: v.nullable(ShortText)
})
export type PlannedNotification = v.InferOutput<typeof PlannedNotification>

export const getNotification = /* @__PURE__ */ endpoint('GET', '/api/v1/wallet-cards/notifications/:uuid', {
  summary: 'A notification that is not being sent yet, with its advisors, to be changed.',
  reading: { unlogged: 'It is what their cards say to everybody.' },
  access: sendsPush,
  params: v.strictObject({ uuid: Uuid }),
  answers: { 200: PlannedNotification, 409: Failure }
})

export const getTemplate = /* @__PURE__ */ endpoint('GET', '/api/v1/wallet-cards/notifications/:uuid/template', {
  summary: 'What a notification said and to whom it went, or was to go, to write another one from it.',
  reading: { unlogged: 'It is what their cards say to everybody.' },
  access: sendsPush,
  params: v.strictObject({ uuid: Uuid }),
  answers: {
    200: v.object({
      text: LongText,
      link: Url,
      /** Without those who have been deactivated; empty for a test. */
      advisors: v.array(FoundAdvisor)
    })
  }
})

const Revision = v.pipe(v.number(), v.integer())

export const putNotification = /* @__PURE__ */ endpoint('PUT', '/api/v1/wallet-cards/notifications/:uuid', {
  summary:
    'Changes a notification that is not being sent yet. Where approvals are asked for, it needs another one; its sender is who changed it last.',
  proof: 'always',
  access: sendsPush,
  params: v.strictObject({ uuid: Uuid }),
  /** With what was read: it may have been changed since. */
  body: v.strictObject({ ...PushNotification.entries, revision: Revision }),
  answers: { 200: Ordered, 409: Failure, 422: FieldErrors }
})

export const deleteNotification = /* @__PURE__ */ endpoint('DELETE', '/api/v1/wallet-cards/notifications/:uuid', {
  summary:
    'Withdraws a notification: before it is sent, cancels it; afterwards, stops it and removes it from the backs of cards.',
  access: sendsPush,
  params: v.strictObject({ uuid: Uuid }),
  answers: { 204: nothing }
})

export const postApproval = /* @__PURE__ */ endpoint('POST', '/api/v1/wallet-cards/notifications/:uuid/approval', {
  summary: 'Releases a notification of another marketing manager that waits for approval.',
  proof: 'always',
  access: sendsPush,
  params: v.strictObject({ uuid: Uuid }),
  /** What was read: it may have been changed since. */
  body: v.strictObject({ revision: Revision }),
  answers: { 204: nothing, 409: Failure }
})
