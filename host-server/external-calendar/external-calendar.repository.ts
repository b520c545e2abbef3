import type { CalendarFault, SmmCalendar } from '#contract/smm-calendar'
import { instant, MINUTE } from '../core/clock.ts'
import { isPostgres } from '../core/db.ts'
import type { Services } from '../core/services.ts'
import type { TenantDb } from '../core/tenant-db.ts'

interface Span {
  starts_at: string
  ends_at: string
}

/** An advisor's own calendar as it is stored. */
export interface CalendarRow {
  advisor_uuid: string
  uuid: string
  kind: NonNullable<SmmCalendar['kind']>
  /** Sealed. */
  source: string
  busy_hash: string
  fetched_at: string | null
  failing_since: string | null
  fault: CalendarFault | null
  unwritten_since: string | null
  attempts: number
  next_at: string
}

export const find = (db: TenantDb, advisorUuid: string): Promise<CalendarRow | undefined> =>
  db.table('external_calendars').where({ advisor_uuid: advisorUuid }).first() as never

/** Whether entries are written for an advisor. */
export const takesEntries = async (db: TenantDb, advisorUuid: string): Promise<boolean> =>
  Boolean(await db.table('external_calendars').where({ advisor_uuid: advisorUuid, kind: 'caldav' }).first('uuid'))

export const insert = (trx: TenantDb, row: CalendarRow) => trx.insert('external_calendars', { ...row })

export const remove = async (trx: TenantDb, advisorUuid: string): Promise<void> => {
  for (const table of ['external_busy', 'external_calendars']) {
    await trx.table(table).where({ advisor_uuid: advisorUuid }).delete()
  }
}

/** Changes a calendar unless another one was connected since, or it was read anew; tells whether it did. */
export const update = async (
  trx: TenantDb,
  { advisor_uuid, uuid, busy_hash }: Pick<CalendarRow, 'advisor_uuid' | 'uuid' | 'busy_hash'>,
  change: Partial<CalendarRow>
): Promise<boolean> =>
  (await trx.table('external_calendars').where({ advisor_uuid, uuid, busy_hash }).update(change)) > 0

/** Notes since when entries cannot be written, or that they can again. */
export const noteWriting = (
  db: TenantDb,
  { advisor_uuid, uuid }: Pick<CalendarRow, 'advisor_uuid' | 'uuid'>,
  unwritten_since: string | null
) => db.table('external_calendars').where({ advisor_uuid, uuid }).update({ unwritten_since })

/** As many rows as both databases take in one statement. */
const CHUNK = 1000

export async function replaceBusy(trx: TenantDb, advisorUuid: string, spans: readonly Span[]): Promise<void> {
  await trx.table('external_busy').where({ advisor_uuid: advisorUuid }).delete()
  for (let at = 0; at < spans.length; at += CHUNK) {
    const rows = spans.slice(at, at + CHUNK)
    await trx.insert(
      'external_busy',
      rows.map(({ starts_at, ends_at }) => ({ starts_at, ends_at, advisor_uuid: advisorUuid }))
    )
  }
}

/** An appointment as far as calendars know of it. */
export interface Known extends Span {
  uuid: string
  state: string
  sequence: number
}

/** An advisor's appointments, cancelled ones too, that touch a stretch. */
export const findAppointments = (db: TenantDb, advisorUuid: string, since: string, until: string): Promise<Known[]> =>
  db
    .table('appointments')
    .where({ advisor_uuid: advisorUuid })
    .andWhere('ends_at', '>', since)
    .andWhere('starts_at', '<', until)
    .select('uuid', 'state', 'sequence', 'starts_at', 'ends_at')

/** Which of these jobs have not been done. */
export const findWaiting = async (db: TenantDb, keys: readonly string[]): Promise<Set<string>> =>
  new Set(await db.table('outbox').where({ state: 'waiting' }).whereIn('dedupe_key', keys).pluck('dedupe_key'))

/** Makes room to do jobs again that were added before a moment and are not waiting. */
export const forgetTried = (trx: TenantDb, keys: readonly string[], before: string) =>
  trx
    .table('outbox')
    .whereIn('dedupe_key', keys)
    .whereNot({ state: 'waiting' })
    .where('created_at', '<=', before)
    .delete()

export const findZone = async (db: TenantDb, advisorUuid: string): Promise<string> => {
  const row = await db
    .table('advisors as a')
    .join('organizations as o', (on) => on.on('o.tenant_id', 'a.tenant_id').on('o.uuid', 'a.organization_uuid'))
    .where('a.uuid', advisorUuid)
    .first('o.time_zone')
  return row?.time_zone ?? 'UTC'
}

/** Longer than reading a batch can take: a node that dies has lost its turn by then. */
const LEASE = 5 * MINUTE

const OF_PRESENT = `exists (select 1 from advisors a where a.tenant_id = external_calendars.tenant_id
  and a.uuid = external_calendars.advisor_uuid and a.deactivated_at is null)`

/** Takes calendars of all tenants whose time has come, but not of advisors who have left; on PostgreSQL those that another node is taking are passed over. */
export function claimDue({ knex, clock }: Services, most: number): Promise<(CalendarRow & { tenant_id: string })[]> {
  const now = clock.now()
  const due = knex('external_calendars')
    .where('next_at', '<=', instant(now))
    .whereRaw(OF_PRESENT)
    .orderBy('next_at')
    .limit(most)
    .select('tenant_id', 'advisor_uuid')
  if (isPostgres(knex)) due.forUpdate().skipLocked()
  return knex('external_calendars')
    .whereIn(['tenant_id', 'advisor_uuid'], due)
    .update({ next_at: instant(now.getTime() + LEASE) })
    .returning('*')
}
