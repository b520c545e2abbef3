import type { Knex } from 'knex'
import { dayOf } from '../../core/base/days.ts'
import { STEP_KEY } from '../../core/events/booking-steps.queue.ts'
import { TenantDb } from '../../core/tenancy/tenant-db.ts'
import type { AppointmentRow } from './appointments.repository.ts'

type Removed = Pick<AppointmentRow, 'uuid' | 'advisor_uuid' | 'state' | 'ends_at'>

/** The talks among them that took place stay among the figures of the booking's steps. */
async function keepCounts(trx: TenantDb, uuids: readonly string[], now: string): Promise<void> {
  const talks = await trx
    .table('appointments as p')
    .join('advisors as a', (on) => on.on('a.tenant_id', 'p.tenant_id').on('a.uuid', 'p.advisor_uuid'))
    .whereIn('p.uuid', uuids)
    .where('p.state', 'booked')
    .where('p.ends_at', '<=', now)
    .whereNot('p.widget', '')
    .orderBy('p.uuid')
    .select('p.campaign', 'p.page', 'p.widget', 'p.any_advisor', 'p.advisor_uuid', 'p.ends_at', 'p.time_zone')
    .select('a.organization_uuid')
  for (const { any_advisor, advisor_uuid, ends_at, time_zone, ...key } of talks) {
    const owner = any_advisor ? '' : advisor_uuid
    const row = { ...key, step: 'held', reason: '', topic_uuid: '', advisor_uuid: owner } as const
    await trx
      .insert('booking_steps', { ...row, day: dayOf(ends_at, time_zone), count: 1 })
      .onConflict(['tenant_id', 'day', ...STEP_KEY])
      .merge({ count: trx.raw('booking_steps.count + 1') })
  }
}

/** Deletes appointments; that a talk took place stays as a figure, which says nothing of with whom. */
export async function remove(trx: TenantDb, rows: readonly Removed[], now: string): Promise<number> {
  for (const { advisor_uuid, ends_at, state } of rows) {
    if (state !== 'booked' || ends_at > now) continue
    await trx
      .insert('past_talks', { advisor_uuid, ends_at, count: 1 })
      .onConflict(['tenant_id', 'advisor_uuid', 'ends_at'])
      .merge({ count: trx.raw('past_talks.count + 1') })
  }
  const uuids = rows.map(({ uuid }) => uuid)
  await keepCounts(trx, uuids, now)
  await trx.table('booking_claims').whereIn('appointment_uuid', uuids).delete()
  // history, waitlist, rooms, entries and consents go with them
  return trx.table('appointments').whereIn('uuid', uuids).delete()
}

/** Of those that are as old as the institution wants; another node may have deleted some. */
export const removePast = (knex: Knex, tenantId: string, uuids: readonly string[], now: string): Promise<number> =>
  new TenantDb(knex, tenantId).transaction(async (trx) => {
    const rows = await trx
      .table('appointments')
      .whereIn('uuid', uuids)
      .orderBy('uuid')
      .forUpdate()
      .select('uuid', 'advisor_uuid', 'state', 'ends_at')
    return remove(trx, rows, now)
  })
