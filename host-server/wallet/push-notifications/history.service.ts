import { randomUUID } from 'node:crypto'
import type { Outcome, PushHistory, PushRecord } from '#contract/push-history'
import { PLATFORMS } from '#contract/push-notifications'
import { instant } from '../../core/base/clock.ts'
import { NotFound } from '../../core/base/failures.ts'
import type { Call } from '../../core/http/http.ts'
import { enqueue, findWaiting, withdraw } from '../../core/jobs/outbox.ts'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'
import { withdrawMessages } from '../wallet/google.service.ts'
import { pushes } from './audited-push.ts'
import { findNamed } from './branches.repository.ts'
import { findOutcomes, findPage, NAMED_MAX, type RecordRow } from './history.repository.ts'
import { KEY } from './notification-job.ts'
import { find, type SentNotification } from './notifications.repository.ts'
import { stateOf } from './push-state.ts'
import { withdrawalOf } from './withdrawals.jobs.ts'
import * as withdrawals from './withdrawals.repository.ts'

const PAGE = 20
type Stated = Pick<SentNotification, 'uuid' | 'due_at' | 'started_at' | 'withdrawn_at' | 'is_held'>
const NONE: Outcome = { delivered: 0, gone: 0, failed: 0 }

async function findKnown(db: TenantDb, uuid: string): Promise<SentNotification> {
  const found = await find(db, uuid)
  if (!found) throw new NotFound()
  return found
}

/** The notifications for which jobs are still pending. */
const findUnderWay = async (db: TenantDb) =>
  new Set((await findWaiting(db, KEY)).map((key) => key.slice(KEY.length).split(':')[0]))

/** What has become of these notifications, and on how many devices. */
export async function withStates<T extends Stated>({ db, app }: Call, rows: readonly T[]) {
  const uuids = rows.map(({ uuid }) => uuid)
  const [underWay, outcomes] = [await findUnderWay(db), await findOutcomes(db, uuids)]
  const now = app.clock.now().getTime()
  return rows.map((row) => {
    const outcomeOf = (name: string) =>
      outcomes.find((one) => one.notification_uuid === row.uuid && one.platform === name) ?? NONE
    const state = stateOf(row, {
      isDue: Date.parse(row.due_at) <= now,
      isUnderWay: underWay.has(row.uuid),
      isDelivered: PLATFORMS.some((name) => outcomeOf(name).delivered > 0)
    })
    const byPlatform = Object.fromEntries(PLATFORMS.map((name) => [name, outcomeOf(name)])) as PushRecord['outcomes']
    return { ...row, state, outcomes: byPlatform }
  })
}

/** The uuids of its advisors, if they are few. */
const fewOf = ({ advisors, first_advisors }: RecordRow) => (advisors > NAMED_MAX ? [] : first_advisors.split(','))

/** A page of sent and scheduled notifications, the latest first. */
export async function list(call: Call, before?: string): Promise<PushHistory> {
  const { db, tenant, user } = call
  const rows = await findPage(db, before ? await findKnown(db, before) : undefined, PAGE + 1)
  const shown = rows.slice(0, PAGE)
  const [stated, known] = await Promise.all([withStates(call, shown), findNamed(db, shown.flatMap(fewOf))])
  const notifications = stated.map((row) => ({
    ...row,
    advisor_names: known.filter(({ uuid }) => fewOf(row).includes(uuid)).map(({ name }) => name),
    branches: row.branches.split('\n').filter(Boolean),
    may_approve: Boolean(row.is_held) && !row.withdrawn_at && row.sender_uuid !== user?.uuid
  }))
  return { time_zone: tenant.time_zone, notifications, has_more: rows.length > PAGE }
}

/** Cancels a notification that has not begun; stops one that has and removes it from the backs of the cards. Idempotent. */
export async function takeBack(call: Call, uuid: string): Promise<void> {
  const { user, app } = call
  const now = app.clock.now()
  await pushes.change(call, uuid, async (trx) => {
    const taken = await withdrawals.insert(trx, uuid, {
      withdrawn_at: instant(now),
      withdrawal_uuid: randomUUID(),
      withdrawer_uuid: user?.uuid ?? '',
      withdrawer_name: user?.full_name ?? ''
    })
    if (!taken) return
    await withdraw(trx, `${KEY}${uuid}:`)
    if (!taken.started_at) return
    await enqueue(trx, now, withdrawalOf(uuid, ''))
    await withdrawMessages(trx, now, uuid)
  })
}
