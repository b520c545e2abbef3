import { EVENT_TYPES, type EventType, type Webhook, type WebhookDelivery, type WebhookEvent } from '../webhooks.ts'

const uuid = (nth: number) => `3f2b7c1d-0000-4000-8000-${String(nth).padStart(12, '0')}`

const PATHS: Record<string, string> = {
  appointment: `/api/v1/advisors/anna-gruber/appointments/${uuid(90)}`,
  contact_request: `/api/v1/contact-requests/${uuid(90)}`,
  lead: `/api/v1/leads/${uuid(90)}`,
  conversation: `/api/v1/conversations/${uuid(90)}`,
  person: `/api/v1/people/${uuid(90)}`
}

const eventOf = (type: EventType): WebhookEvent => {
  const [subject = ''] = type.split('.')
  const alias = subject === 'person' ? null : 'anna-gruber'
  return { type, timestamp: '2026-11-23T07:00:00Z', data: { uuid: uuid(90), alias, path: PATHS[subject] ?? '' } }
}

/** One event of each type. */
export const exampleEvents: readonly WebhookEvent[] = EVENT_TYPES.map(eventOf)

export const exampleWebhook: Webhook = {
  uuid: uuid(1),
  revision: 'a1',
  name: 'CRM',
  url: 'https://crm.bank.example/hooks/advisor-widgets',
  events: ['appointment.booked', 'appointment.cancelled', 'appointment.moved', 'contact_request.created'],
  is_on: true,
  disabled_at: null,
  failing_since: null,
  previous_until: null
}

export const exampleWebhooks: Webhook[] = [
  exampleWebhook,
  {
    ...exampleWebhook,
    uuid: uuid(2),
    name: 'Data warehouse',
    failing_since: '2026-11-22T21:14:00Z',
    previous_until: '2026-11-24T05:00:00Z'
  },
  { ...exampleWebhook, uuid: uuid(3), name: 'Intranet', is_on: false, disabled_at: '2026-11-20T03:00:00Z' },
  { ...exampleWebhook, uuid: uuid(4), name: 'Test', is_on: false }
]

const delivery: WebhookDelivery = {
  uuid: uuid(11),
  type: 'appointment.booked',
  created_at: '2026-11-23T06:58:00Z',
  state: 'delivered',
  attempts: 1,
  status: 200,
  fault: '',
  duration: 143,
  next_at: null
}

export const exampleDeliveries: WebhookDelivery[] = [
  { ...delivery, uuid: uuid(10), state: 'waiting', attempts: 2, status: 503, next_at: '2026-11-23T07:28:00Z' },
  delivery,
  {
    ...delivery,
    uuid: uuid(12),
    type: 'contact_request.created',
    state: 'failed',
    attempts: 10,
    status: null,
    fault: 'timeout',
    duration: 15_000
  }
]
