import { OPEN_STATES } from '#contract/appointments'
import { instant } from '../../core/base/clock.ts'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'

const countOf = async (rows: PromiseLike<{ count?: unknown }[]>) => Number((await rows)[0]?.count ?? 0)

const people = (db: TenantDb, organization_uuid: string) =>
  db.table('advisors').where({ organization_uuid }).select('uuid')

export const countAdvisors = (db: TenantDb, organization_uuid: string): Promise<number> =>
  countOf(db.table('advisors').where({ organization_uuid }).whereNull('deactivated_at').count('* as count'))

/** Also those that advisors who have left have kept. */
export const countAppointments = (db: TenantDb, organization_uuid: string, now: Date): Promise<number> =>
  countOf(
    db
      .table('appointments')
      .whereIn('advisor_uuid', people(db, organization_uuid))
      .whereIn('state', OPEN_STATES)
      .where('starts_at', '>', instant(now))
      .count('* as count')
  )

/** Those to come for which somebody has registered or waits. */
export const countEvents = (db: TenantDb, organization_uuid: string, now: Date): Promise<number> =>
  countOf(
    db
      .table('branch_events')
      .where({ organization_uuid, state: 'published' })
      .where('ends_at', '>', instant(now))
      .whereIn('uuid', db.table('event_registrations').whereIn('state', ['registered', 'waiting']).select('event_uuid'))
      .count('* as count')
  )

export const countCards = (db: TenantDb, organization_uuid: string): Promise<number> =>
  countOf(
    db
      .table('wallet_passes')
      .whereIn('advisor_uuid', people(db, organization_uuid))
      .whereNull('revoked_at')
      .count('* as count')
  )

export const countVisits = async (db: TenantDb, organization_uuid: string, from: string): Promise<number> => {
  const row = await db
    .table('advisor_hits')
    .where({ organization_uuid })
    .whereNull('advisor_uuid')
    .where('day', '>=', from)
    .first(db.raw<{ count: unknown }>('sum(count) as count'))
  return Number(row?.count ?? 0)
}

export const putClosed = (db: TenantDb, uuid: string, closed_at: string | null) =>
  db.table('organizations').where({ uuid }).update({ closed_at })
