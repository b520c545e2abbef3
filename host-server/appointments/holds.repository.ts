import type { Bookable } from '../availability/availability.service.ts'
import type { TenantDb } from '../core/tenant-db.ts'

export interface HoldRow {
  uuid: string
  advisor_uuid: string
  topic_uuid: string
  token_hash: string
  type: string
  starts_at: string
  created_at: string
  expires_at: string
}

/** The hold with this token, of the advisor or of anybody at the branch, while it lasts. */
export const find = (
  db: TenantDb,
  { uuid, isBranch }: Pick<Bookable, 'uuid' | 'isBranch'>,
  tokenHash: string,
  now: string
): Promise<HoldRow | undefined> =>
  db
    .table('booking_holds')
    .whereIn('advisor_uuid', isBranch ? db.table('advisors').where({ organization_uuid: uuid }).select('uuid') : [uuid])
    .where({ token_hash: tokenHash })
    .where('expires_at', '>', now)
    .first() as never

export const insert = (trx: TenantDb, row: HoldRow) => trx.insert('booking_holds', { ...row })

export const update = (trx: TenantDb, uuid: string, row: Partial<HoldRow>) =>
  trx.table('booking_holds').where({ uuid }).update(row)

/** With its claims. */
export const remove = (trx: TenantDb, uuid: string) => trx.table('booking_holds').where({ uuid }).delete()

/** With their claims. */
export const removeExpired = (trx: TenantDb, advisorUuid: string, now: string) =>
  trx.table('booking_holds').where({ advisor_uuid: advisorUuid }).where('expires_at', '<=', now).delete()
