import { CALENDAR_SERVICES, type CalendarFault, type SmmCalendar } from '#contract/smm-calendar'
import { instant, MINUTE } from '../../core/base/clock.ts'
import { isPostgres } from '../../core/db/db.ts'
import type { AppContext } from '../../core/tenancy/app-context.ts'
import { compiled, type TenantDb } from '../../core/tenancy/tenant-db.ts'
import type { Span } from './spans.ts'
import type { SubscriptionRow } from './subscriptions.repository.ts'

/** An advisor's connected calendar. */
export interface CalendarRow {
  advisor_uuid: string
  uuid: string
  kind: NonNullable<SmmCalendar['kind']>
  /** Encrypted. */
  source: string
  busy_hash: string
  fetched_at: string | null
  failing_since: string | null
  fault: CalendarFault | null
  unwritten_since: string | null
  attempts: number
  next_at: string
  /** What the next reading continues from, where only changes are read. */
  state: string | null
}

export const find = (db: TenantDb, advisorUuid: string): Promise<CalendarRow | undefined> =>
  db.table('external_calendars').where({ advisor_uuid: advisorUuid }).first()

/** Kinds of calendars into which appointments are written. */
const WRITABLE = ['caldav', ...CALENDAR_SERVICES] as const

const findTaker = compiled((db, advisor_uuid: string) =>
  db.table('external_calendars').where({ advisor_uuid }).whereIn('kind', WRITABLE).first('kind')
)

/** The kind of the calendar into which an advisor's appointments are written. */
export const kindOfEntries = async (db: TenantDb, advisorUuid: string): Promise<SmmCalendar['kind'] | undefined> =>
  (await findTaker(db, advisorUuid))?.kind

/** Whether entries are written for an advisor. */
export const takesEntries = async (db: TenantDb, advisorUuid: string): Promise<boolean> =>
  Boolean(await kindOfEntries(db, advisorUuid))

export const insert = (trx: TenantDb, row: CalendarRow) => trx.insert('external_calendars', { ...row })

const OF_CALENDAR = [
  'external_busy',
  'external_syncs',
  'external_entries',
  'external_subscriptions',
  'external_calendars'
] as const

export const remove = async (trx: TenantDb, advisorUuid: string): Promise<void> => {
  for (const table of OF_CALENDAR) {
    await trx.table(table).where({ advisor_uuid: advisorUuid }).delete()
  }
}

/** Updates a calendar unless another one was connected or it was read again since; returns whether it did. */
export const update = async (
  trx: TenantDb,
  { advisor_uuid, uuid, busy_hash }: Pick<CalendarRow, 'advisor_uuid' | 'uuid' | 'busy_hash'>,
  change: Partial<CalendarRow>
): Promise<boolean> =>
  (await trx.table('external_calendars').where({ advisor_uuid, uuid, busy_hash }).update(change)) > 0

/** Keeps renewed tokens, unless another calendar was connected meanwhile. */
export const keepSource = (
  db: TenantDb,
  { advisor_uuid, uuid }: Pick<CalendarRow, 'advisor_uuid' | 'uuid'>,
  source: string
) => db.table('external_calendars').where({ advisor_uuid, uuid }).update({ source })

/** Records since when entries cannot be written; null once they can. */
export const setUnwrittenSince = (
  db: TenantDb,
  { advisor_uuid, uuid }: Pick<CalendarRow, 'advisor_uuid' | 'uuid'>,
  unwritten_since: string | null
) => db.table('external_calendars').where({ advisor_uuid, uuid }).update({ unwritten_since })

/** Rows per statement, within the limits of both databases. */
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

/** The properties of an appointment that calendars show. */
export interface Known extends Span {
  uuid: string
  state: string
  sequence: number
}

/** An advisor's appointments that overlap a span, cancelled ones included. */
export const findAppointments = (db: TenantDb, advisorUuid: string, since: string, until: string): Promise<Known[]> =>
  db
    .table('appointments')
    .where({ advisor_uuid: advisorUuid })
    .where('ends_at', '>', since)
    .where('starts_at', '<', until)
    .select('uuid', 'state', 'sequence', 'starts_at', 'ends_at')

/** Which of these jobs are still waiting. */
export const findWaiting = async (db: TenantDb, keys: readonly string[]): Promise<Set<string>> =>
  new Set(await db.table('outbox').where({ state: 'waiting' }).whereIn('dedupe_key', keys).pluck('dedupe_key'))

/** Deletes finished jobs that were created before an instant, so that they can be enqueued again. */
export const deleteFinished = (trx: TenantDb, keys: readonly string[], before: string) =>
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

/** Longer than reading a batch can take; afterwards another node may claim the batch of one that died. */
const LEASE = 5 * MINUTE

const OF_PRESENT = `exists (select 1 from advisors a where a.tenant_id = external_calendars.tenant_id
  and a.uuid = external_calendars.advisor_uuid and a.deactivated_at is null)`

/** Claims due calendars of all tenants, except of deactivated advisors; on PostgreSQL, rows locked by other nodes are skipped. */
export function claimDue({ knex, clock }: AppContext, most: number): Promise<(CalendarRow & { tenant_id: string })[]> {
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

const OF_ABSENT = `not exists (select 1 from advisors a where a.tenant_id = external_subscriptions.tenant_id
  and a.uuid = external_subscriptions.advisor_uuid and a.deactivated_at is null)`

/** The subscriptions of deactivated advisors of all tenants, at most so many. */
export const findIdle = ({ knex }: AppContext, most: number): Promise<(SubscriptionRow & { tenant_id: string })[]> =>
  knex('external_subscriptions').whereRaw(OF_ABSENT).limit(most).select('*')
