import type { EventSubject, WebhookEvent } from '#contract/webhooks'
import { DAY, HOUR, instant, MINUTE } from '../../core/base/clock.ts'
import { enqueue, type Handlers, type JobContext } from '../../core/jobs/outbox.ts'
import { sendRequest } from '../../core/security/http-client.ts'
import { FetchRefused } from '../../core/security/public-fetch.ts'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'
import { signed } from './signature.ts'
import { type Attempt, attemptJob } from './webhook-events.service.ts'
import { secretsOf } from './webhook-secrets.ts'
import { disabledMail } from './webhooks.mails.ts'
import type { DeliveryRow, WebhookRow } from './webhooks.repository.ts'
import * as repository from './webhooks.repository.ts'

/** What Standard Webhooks recommends: ten attempts within three days. */
const WAITS = [5000, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 5 * HOUR, 10 * HOUR, 14 * HOUR, 20 * HOUR, 24 * HOUR]
/** An attempt is given up after this. */
const WITHIN = 15_000
const MOST_BYTES = 1024 * 1024
/** So long nothing has arrived before a webhook is turned off by itself. */
const PATIENCE = 5 * DAY
const GONE = 410

const PATHS: Record<EventSubject | 'webhook', (uuid: string, alias: string) => string> = {
  appointment: (uuid, alias) => `/api/v1/advisors/${alias}/appointments/${uuid}`,
  contact_request: (uuid) => `/api/v1/contact-requests/${uuid}`,
  lead: (uuid) => `/api/v1/leads/${uuid}`,
  conversation: (uuid) => `/api/v1/conversations/${uuid}`,
  person: (uuid) => `/api/v1/people/${uuid}`,
  webhook: () => '/api/v1/tenant'
}

/** The same text for every attempt. */
export function bodyOf({ type, subject_uuid, alias, occurred_at }: DeliveryRow): string {
  const [subject] = type.split('.') as [keyof typeof PATHS]
  const data = { uuid: subject_uuid, alias, path: PATHS[subject](subject_uuid, alias ?? '') }
  return JSON.stringify({ type, timestamp: occurred_at, data } satisfies WebhookEvent)
}

interface Outcome {
  status: number | null
  fault: DeliveryRow['fault']
  /** Seconds for which the receiver asks not to be asked. */
  wait: number
}

const faultOf = (failure: unknown): DeliveryRow['fault'] => {
  if (failure instanceof FetchRefused) return failure.reason
  return failure instanceof Error && /timed? ?out|abort/i.test(`${failure.name} ${failure.message}`)
    ? 'timeout'
    : 'unreachable'
}

/** Only the status of the answer is kept: the owner of the address must not write into our pages. */
async function send(
  { app }: JobContext,
  webhook: WebhookRow,
  delivery: DeliveryRow,
  secrets: string[]
): Promise<Outcome> {
  const body = bodyOf(delivery)
  const seconds = Math.floor(app.clock.now().getTime() / 1000)
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'advisor-widgets-webhooks',
    'webhook-id': delivery.event_uuid,
    'webhook-timestamp': String(seconds),
    'webhook-signature': signed(delivery.event_uuid, seconds, body, secrets)
  }
  const guard = { internalHosts: app.config.INTERNAL_HOSTS, mostBytes: MOST_BYTES }
  try {
    const answer = await sendRequest(webhook.url, { method: 'POST', headers, body, within: WITHIN, retry: 0, guard })
    const wait = Number(answer.headers.get('retry-after'))
    return { status: answer.status, fault: '', wait: Number.isFinite(wait) ? wait : 0 }
  } catch (failure) {
    return { status: null, fault: faultOf(failure), wait: 0 }
  }
}

const isDelivered = ({ status }: Outcome) => status !== null && status >= 200 && status < 300

/** Turns a webhook off, and tells the administrators. */
async function disable(trx: TenantDb, now: Date, webhook: WebhookRow): Promise<void> {
  await repository.update(trx, webhook.uuid, { is_on: false, disabled_at: instant(now) })
  await enqueue(trx, now, disabledMail(webhook.uuid, now))
}

async function noteFailure(trx: TenantDb, now: Date, webhook: WebhookRow, outcome: Outcome): Promise<boolean> {
  const failing_since = webhook.failing_since ?? instant(now)
  if (!webhook.failing_since) await repository.update(trx, webhook.uuid, { failing_since })
  const isFinal = outcome.status === GONE || now.getTime() - Date.parse(failing_since) >= PATIENCE
  if (isFinal && webhook.is_on) await disable(trx, now, webhook)
  return isFinal
}

/** When it is tried again; undefined after the last attempt. */
function nextAt(now: Date, attempt: number, { wait }: Outcome): string | undefined {
  const pause = WAITS[attempt - 1]
  return pause === undefined ? undefined : instant(now.getTime() + Math.max(pause, Math.min(wait * 1000, DAY)))
}

async function note(context: JobContext, delivery: DeliveryRow, attempt: number, outcome: Outcome, duration: number) {
  const { db, app } = context
  const now = app.clock.now()
  const { status, fault } = outcome
  await db.transaction(async (trx) => {
    const webhook = await repository.lock(trx, delivery.webhook_uuid)
    if (!webhook) return
    const tried = { attempts: delivery.attempts + 1, status, fault, duration }
    if (isDelivered(outcome)) {
      if (webhook.failing_since) await repository.update(trx, webhook.uuid, { failing_since: null })
      return repository.updateDelivery(trx, delivery.uuid, { ...tried, state: 'delivered', next_at: null })
    }
    const isFinal = await noteFailure(trx, now, webhook, outcome)
    const next_at = isFinal ? undefined : nextAt(now, attempt, outcome)
    const state = next_at ? 'waiting' : 'failed'
    await repository.updateDelivery(trx, delivery.uuid, { ...tried, state, next_at: next_at ?? null })
    if (!next_at) return
    const cause = `${delivery.attempts}-`
    await enqueue(trx, now, attemptJob({ delivery_uuid: delivery.uuid, attempt: attempt + 1 }, cause, next_at))
  })
}

/** Tries a delivery once. What has failed is tried again by a job of its own, at the time that the schedule says. */
const deliver: Handlers[string] = async (payload, context) => {
  const { delivery_uuid, attempt } = payload as unknown as Attempt
  const { db, app } = context
  const delivery = await repository.findDelivery(db, delivery_uuid)
  const webhook = delivery && (await repository.find(db, delivery.webhook_uuid))
  if (!delivery || !webhook || delivery.state !== 'waiting') return
  if (!webhook.is_on) {
    await repository.updateDelivery(db, delivery.uuid, { state: 'failed', fault: 'off', next_at: null })
    return
  }
  const began = performance.now()
  const outcome = await send(context, webhook, delivery, secretsOf(app, db.tenantId, webhook))
  await note(context, delivery, attempt, outcome, Math.round(performance.now() - began))
}

export const webhookJobs: Handlers = { webhook: deliver }
