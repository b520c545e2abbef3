import * as v from 'valibot'
import { endpoint, nothing } from './endpoint.ts'
import { FieldErrors, Instant, line, ShortText } from './values.ts'
import { WebAddress } from './web-address.ts'

/** What notifications on a device are about. */
export const NOTICE_KINDS = ['chats', 'requests', 'appointments'] as const
export type NoticeKind = (typeof NOTICE_KINDS)[number]

const kinds = { chats: v.boolean(), requests: v.boolean(), appointments: v.boolean() }
export const NoticeKinds = v.strictObject(kinds)
export type NoticeKinds = v.InferOutput<typeof NoticeKinds>

/** The hash of its address at the service of its browser, by which a browser finds itself in the list. */
const DeviceId = v.pipe(v.string(), v.regex(/^[\da-f]{64}$/, 'unknown'))

const NotifiedDevice = v.object({
  id: DeviceId,
  /** Browser and system, such as `Firefox, Windows`; empty if unknown. */
  device: line(),
  created_at: Instant,
  ...kinds
})
export type NotifiedDevice = v.InferOutput<typeof NotifiedDevice>

export const NotifiedDevices = v.object({
  /** With which browsers subscribe: the institution's, of the kind that services of browsers know (VAPID). */
  server_key: ShortText,
  devices: v.array(NotifiedDevice)
})
export type NotifiedDevices = v.InferOutput<typeof NotifiedDevices>

/** As many a person may have; the oldest gives way. */
export const DEVICES_MAX = 10

const bytes = (count: number) => v.pipe(v.string(), v.regex(new RegExp(`^[\\w-]{${count}}$`), 'unknown'))

/** What a browser says of its subscription, and what is wanted of it. */
const Subscription = v.strictObject({
  endpoint: WebAddress({ max: 1000, fault: 'unknown' }),
  /** 65 and 16 bytes, base64url. */
  p256dh: bytes(87),
  auth: bytes(22),
  ...kinds
})
export type Subscription = v.InferOutput<typeof Subscription>

const params = v.strictObject({ id: DeviceId })

export const getNotifiedDevices = /* @__PURE__ */ endpoint('GET', '/api/v1/me/notified-devices', {
  summary: 'The devices on which the signed-in user is notified, the latest first.',
  access: {},
  answers: { 200: NotifiedDevices }
})

export const postNotifiedDevice = /* @__PURE__ */ endpoint('POST', '/api/v1/me/notified-devices', {
  summary: 'Notifies the signed-in user on a device, about what is chosen. Idempotent; a device belongs to one user.',
  access: {},
  body: Subscription,
  answers: { 201: v.object({ id: DeviceId }), 422: FieldErrors }
})

export const putNotifiedDeviceSession = /* @__PURE__ */ endpoint('PUT', '/api/v1/me/notified-devices/:id/session', {
  summary: 'Says that the user is signed in on the device, which then notifies nobody else.',
  access: {},
  params,
  answers: { 204: nothing }
})

export const deleteNotifiedDevice = /* @__PURE__ */ endpoint('DELETE', '/api/v1/me/notified-devices/:id', {
  summary: 'Notifies the signed-in user no longer on a device.',
  access: {},
  params,
  answers: { 204: nothing }
})
