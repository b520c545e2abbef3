import * as v from 'valibot'
import { administersInPerson } from './access.ts'
import { endpoint, nothing } from './endpoint.ts'
import { Based, outdatedItem } from './revision.ts'
import { bounded, FieldErrors, Instant, line, ShortText, Url, Uuid } from './values.ts'
import { WebAddress } from './web-address.ts'

export const managesWebhooks = administersInPerson

/** The events of webhooks, by subject. */
export const EVENTS = {
  appointment: [
    'requested',
    'booked',
    'confirmed',
    'moved',
    'changed',
    'handed_over',
    'declined',
    'lapsed',
    'cancelled'
  ],
  contact_request: ['created', 'assigned'],
  lead: ['created', 'assigned'],
  conversation: ['opened', 'assigned', 'ended'],
  person: ['created', 'changed', 'deactivated']
} as const

type Events = typeof EVENTS
export type EventSubject = keyof Events
export type EventType = { [S in EventSubject]: `${S}.${Events[S][number]}` }[EventSubject]

export const EVENT_TYPES = Object.entries(EVENTS).flatMap(([subject, deeds]) =>
  deeds.map((deed) => `${subject}.${deed}` as EventType)
)

/** What the button for trying a webhook sends. */
export const TEST_EVENT = 'webhook.test'

/** What is sent: ids alone. The receiver reads the rest at `path` with a token. */
export const WebhookEvent = v.strictObject({
  type: v.picklist([...EVENT_TYPES, TEST_EVENT]),
  timestamp: Instant,
  data: v.strictObject({
    uuid: Uuid,
    /** The advisor's, of an appointment, a request, a contact or a conversation. */
    alias: v.nullable(ShortText),
    path: ShortText
  })
})
export type WebhookEvent = v.InferOutput<typeof WebhookEvent>

export const WEBHOOKS_MAX = 20

export const WebhookForm = v.strictObject({
  name: line(60, 1),
  url: v.pipe(WebAddress({ max: 500 }), v.minLength(1, 'required')),
  events: v.pipe(v.array(v.picklist(EVENT_TYPES, 'unknown')), v.minLength(1, 'events'), v.maxLength(50, 'too-many')),
  /** Nothing is sent to one that is off, nor later. */
  is_on: v.optional(v.boolean(), true)
})
export type WebhookForm = v.InferOutput<typeof WebhookForm>

export const Webhook = v.object({
  uuid: Uuid,
  revision: ShortText,
  name: ShortText,
  url: Url,
  events: v.array(v.picklist(EVENT_TYPES)),
  is_on: v.boolean(),
  /** Turned off by itself, after days of failures or since the receiver says that it is gone. */
  disabled_at: v.nullable(Instant),
  failing_since: v.nullable(Instant),
  /** Until then, what is sent is signed with the previous secret, too. */
  previous_until: v.nullable(Instant)
})
export type Webhook = v.InferOutput<typeof Webhook>

/** The webhook as somebody else has changed it. */
export const OtherWebhook = /* @__PURE__ */ outdatedItem(Webhook)

const Secret = bounded(60)
/** The secret is answered once. */
export const NewWebhook = v.object({ ...Webhook.entries, secret: Secret })
export type NewWebhook = v.InferOutput<typeof NewWebhook>

export const Webhooks = v.object({ webhooks: v.array(Webhook), time_zone: ShortText })
export type Webhooks = v.InferOutput<typeof Webhooks>

/** Why no answer came, or none was wanted. */
export const DELIVERY_FAULTS = ['', 'timeout', 'address', 'redirect', 'too-large', 'unreachable', 'off'] as const

export const WebhookDelivery = v.object({
  uuid: Uuid,
  type: v.picklist([...EVENT_TYPES, TEST_EVENT]),
  created_at: Instant,
  state: v.picklist(['waiting', 'delivered', 'failed']),
  attempts: v.number(),
  /** Of the last attempt: the status of the answer, or why there was none, and milliseconds. */
  status: v.nullable(v.number()),
  fault: v.picklist(DELIVERY_FAULTS),
  duration: v.nullable(v.number()),
  next_at: v.nullable(Instant)
})
export type WebhookDelivery = v.InferOutput<typeof WebhookDelivery>

/** The most deliveries that are listed. */
export const DELIVERIES_MAX = 100
export const WebhookDeliveries = v.object({ deliveries: v.array(WebhookDelivery), total: v.number() })
export type WebhookDeliveries = v.InferOutput<typeof WebhookDeliveries>

const access = managesWebhooks
const params = v.strictObject({ uuid: Uuid })

export const getWebhooks = /* @__PURE__ */ endpoint('GET', '/api/v1/webhooks', {
  summary: 'The webhooks by name.',
  access,
  answers: { 200: Webhooks }
})

export const postWebhook = /* @__PURE__ */ endpoint('POST', '/api/v1/webhooks', {
  summary: 'Adds a webhook; its secret is answered this once.',
  proof: 'always',
  access,
  body: WebhookForm,
  answers: { 201: NewWebhook, 422: FieldErrors }
})

export const putWebhook = /* @__PURE__ */ endpoint('PUT', '/api/v1/webhooks/:uuid', {
  summary:
    'Changes a webhook, or turns it on or off. Returns 409 if `revision` is out of date, with the webhook as it is.',
  proof: 'where-needed',
  access,
  params,
  query: Based,
  body: WebhookForm,
  answers: { 200: Webhook, 409: OtherWebhook, 422: FieldErrors }
})

export const deleteWebhook = /* @__PURE__ */ endpoint('DELETE', '/api/v1/webhooks/:uuid', {
  summary: 'Deletes a webhook with what has not been delivered.',
  access,
  params,
  answers: { 204: nothing }
})

export const putWebhookSecret = /* @__PURE__ */ endpoint('PUT', '/api/v1/webhooks/:uuid/secret', {
  summary: 'Replaces the secret, which is answered this once; for a day, the previous one signs as well.',
  proof: 'always',
  access,
  params,
  answers: { 200: NewWebhook }
})

export const postWebhookTest = /* @__PURE__ */ endpoint('POST', '/api/v1/webhooks/:uuid/test', {
  summary: 'Sends an event of type `webhook.test`.',
  access,
  params,
  answers: { 202: WebhookDelivery }
})

export const getWebhookDeliveries = /* @__PURE__ */ endpoint('GET', '/api/v1/webhooks/:uuid/deliveries', {
  summary: 'What was sent within 30 days, or is still to be sent, latest first.',
  access,
  params,
  answers: { 200: WebhookDeliveries }
})

export const Replay = v.strictObject({
  /** One delivery; without it, everything since a moment. */
  delivery: v.optional(Uuid),
  since: v.optional(Instant)
})
export const REPLAYS_MAX = 1000

export const postWebhookReplay = /* @__PURE__ */ endpoint('POST', '/api/v1/webhooks/:uuid/replays', {
  summary: `Sends one delivery again, or those since a moment, the first ${REPLAYS_MAX}, each with the id that it had.`,
  access,
  params,
  body: Replay,
  answers: { 202: v.object({ count: v.number() }), 422: FieldErrors }
})
