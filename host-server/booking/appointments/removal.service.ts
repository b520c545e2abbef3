import type { Knex } from 'knex'
import { TenantDb } from '../../core/tenancy/tenant-db.ts'
import type { AppointmentRow } from './appointments.repository.ts'

type Removed = Pick<AppointmentRow, 'uuid' | 'advisor_uuid' | 'state' | 'ends_at'>

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
