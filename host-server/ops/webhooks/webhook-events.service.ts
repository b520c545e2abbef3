import { randomUUID } from 'node:crypto'
import type { EventType, TEST_EVENT } from '#contract/webhooks'
import { instant } from '../../core/base/clock.ts'
import { orderedUuid } from '../../core/base/ordered-uuid.ts'
import { enqueue, type Job } from '../../core/jobs/outbox.ts'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'
import * as repository from './webhooks.repository.ts'

/** The payload of a job that tries a delivery. */
export interface Attempt {
  delivery_uuid: string
  attempt: number
}

/** `cause` tells further ones of the same number apart: those after somebody has asked to send it again. */
export const attemptJob = ({ delivery_uuid, attempt }: Attempt, cause = '', at?: string): Job => ({
  kind: 'webhook',
  dedupe_key: `webhook:${delivery_uuid}:${cause}${attempt}`,
  payload: { delivery_uuid, attempt } satisfies Attempt,
  ...(at && { at })
})

/** What has happened, and to whom: never what somebody has written. */
export interface Told {
  type: EventType | typeof TEST_EVENT
  uuid: string
  /** Whose it is; at the time of the event. */
  advisor_uuid?: string | null
}

/** Tells certain webhooks, in the transaction of the change. @returns the deliveries */
export async function tellThese(trx: TenantDb, now: Date, webhooks: readonly string[], told: Told) {
  const at = instant(now)
  const event_uuid = orderedUuid()
  const alias = told.advisor_uuid ? await repository.findAlias(trx, told.advisor_uuid) : null
  const rows = webhooks.map((webhook_uuid) => ({
    uuid: randomUUID(),
    webhook_uuid,
    event_uuid,
    type: told.type,
    subject_uuid: told.uuid,
    alias,
    occurred_at: at,
    created_at: at,
    state: 'waiting' as const,
    attempts: 0,
    status: null,
    fault: '' as const,
    duration: null,
    next_at: at
  }))
  await repository.insertDeliveries(trx, rows)
  await enqueue(trx, now, ...rows.map(({ uuid }) => attemptJob({ delivery_uuid: uuid, attempt: 1 })))
  return rows
}

export type Listening = Awaited<ReturnType<typeof repository.findListening>>

/** The webhooks that are on, where they are read together with something else. */
export const findListening = (trx: TenantDb): Promise<Listening> => repository.findListening(trx, true)

/** Tells those of them that want to know, in the transaction of the change; it must not be sent together with COMMIT. */
export async function tellListening(trx: TenantDb, now: Date, listening: Listening, ...all: readonly Told[]) {
  for (const told of listening.length ? all : []) {
    const those = listening.filter(({ events }) => (JSON.parse(events) as string[]).includes(told.type))
    const uuids = those.map(({ uuid }) => uuid)
    if (uuids.length) await tellThese(trx, now, uuids, told)
  }
}

/** Tells the webhooks that want to know, in the transaction of the change. */
export async function tell(trx: TenantDb, now: Date, ...all: readonly Told[]): Promise<void> {
  if (all.length) await tellListening(trx, now, await findListening(trx), ...all)
}
