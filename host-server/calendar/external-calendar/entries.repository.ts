import { OPEN_STATES } from '#contract/appointments'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'
import type { Span } from './spans.ts'

/** An appointment as it was written into a calendar at a service. */
export interface EntryRow extends Span {
  advisor_uuid: string
  appointment_uuid: string
  /** Null until the service has answered. */
  entry_id: string | null
  copy: number
  /** Null if it has to be written again. */
  sequence: number | null
  written_at: string | null
  is_seen: boolean
  change: 'moved' | 'removed' | null
  changed_starts_at: string | null
  changed_ends_at: string | null
}

type Key = Pick<EntryRow, 'advisor_uuid' | 'appointment_uuid'>

/** Of the appointments that are not over at an instant. */
export const findEntries = (db: TenantDb, advisor_uuid: string, since: string): Promise<EntryRow[]> =>
  db
    .table('external_entries')
    .where({ advisor_uuid })
    .whereRaw(
      `exists (select 1 from appointments p where p.tenant_id = external_entries.tenant_id
      and p.uuid = external_entries.appointment_uuid and p.ends_at > ?)`,
      [since]
    )

export const findEntry = (db: TenantDb, { advisor_uuid, appointment_uuid }: Key): Promise<EntryRow | undefined> =>
  db.table('external_entries').where({ advisor_uuid, appointment_uuid }).first()

export const insertEntry = (db: TenantDb, key: Key, { starts_at, ends_at }: Span) =>
  db
    .insert('external_entries', { ...key, starts_at, ends_at })
    .onConflict(['tenant_id', 'advisor_uuid', 'appointment_uuid'])
    .ignore()

export const updateEntry = (
  db: TenantDb,
  { advisor_uuid, appointment_uuid, copy }: Key & Pick<EntryRow, 'copy'>,
  change: Partial<EntryRow>
) => db.table('external_entries').where({ advisor_uuid, appointment_uuid, copy }).update(change)

export const deleteEntry = (db: TenantDb, { advisor_uuid, appointment_uuid }: Key) =>
  db.table('external_entries').where({ advisor_uuid, appointment_uuid }).delete()

/** What was changed there while the appointments are as they were written. */
const proposals = (db: TenantDb) =>
  db
    .table('external_entries as e')
    .join('appointments as p', (on) => on.on('p.tenant_id', 'e.tenant_id').on('p.uuid', 'e.appointment_uuid'))
    .whereNotNull('e.change')
    .whereIn('p.state', OPEN_STATES)
    .whereRaw('p.advisor_uuid = e.advisor_uuid and p.sequence = e.sequence')

/** The times to which entries of appointments to come were moved there; `today` is the day of now. */
export const proposedTimes = (
  db: TenantDb,
  advisors: readonly string[],
  { since, until, today }: Record<'since' | 'until' | 'today', string>
) =>
  proposals(db)
    .whereIn('e.advisor_uuid', advisors)
    .where('e.changed_ends_at', '>', since)
    .where('e.changed_starts_at', '<', until)
    .where('p.ends_at', '>', today)

/** Appointments to come that were changed there and are still as booked here, the soonest first. */
export const findChanged = (db: TenantDb, advisor_uuid: string, now: string) =>
  proposals(db)
    .join('advisors as a', (on) => on.on('a.tenant_id', 'e.tenant_id').on('a.uuid', 'e.advisor_uuid'))
    .join('organizations as o', (on) => on.on('o.tenant_id', 'a.tenant_id').on('o.uuid', 'a.organization_uuid'))
    .where('e.advisor_uuid', advisor_uuid)
    .where('p.ends_at', '>', now)
    .orderBy(['p.starts_at', 'p.uuid'])
    .select('p.uuid', 'p.starts_at', 'o.time_zone', 'p.first_name', 'p.last_name', 'e.changed_starts_at')
