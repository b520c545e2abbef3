import * as v from 'valibot'
import { endpoint, nothing } from './endpoint.ts'
import { sendsPush } from './push-notifications.ts'
import { Failure, FullName, Instant, LongText, Url, Uuid, ZoneName } from './values.ts'

/** `awaiting-approval`: until another marketing manager releases it; `cancelled`: before sending began; `withdrawn`: after. */
export const PUSH_STATES = ['awaiting-approval', 'scheduled', 'under-way', 'sent', 'cancelled', 'withdrawn'] as const
export type PushState = (typeof PUSH_STATES)[number]

/** Devices by outcome: accepted by the platform, gone, or not reached by the last attempt. */
const Outcome = v.object({ delivered: v.number(), gone: v.number(), failed: v.number() })
export type Outcome = v.InferOutput<typeof Outcome>

export const PushRecord = v.object({
  uuid: Uuid,
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

export const deleteNotification = /* @__PURE__ */ endpoint('DELETE', '/api/v1/wallet-cards/notifications/:uuid', {
  summary:
    'Withdraws a notification: before it is sent, cancels it; afterwards, stops it and removes it from the backs of cards.',
  access: sendsPush,
  params: v.strictObject({ uuid: Uuid }),
  answers: { 204: nothing }
})

export const postApproval = /* @__PURE__ */ endpoint('POST', '/api/v1/wallet-cards/notifications/:uuid/approval', {
  summary: 'Releases a notification of another marketing manager that waits for approval.',
  access: sendsPush,
  params: v.strictObject({ uuid: Uuid }),
  answers: { 204: nothing, 409: Failure }
})
