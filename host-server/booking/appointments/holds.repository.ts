import type { AppointmentType } from '#contract/appointment-types'
import type { Bookable } from '../../calendar/availability/availability.service.ts'
import { compiled, type TenantDb } from '../../core/tenancy/tenant-db.ts'

export interface HoldRow {
  uuid: string
  advisor_uuid: string
  topic_uuid: string
  token_hash: string
  type: AppointmentType
  starts_at: string
  created_at: string
  expires_at: string
}

const findAt = compiled(
  (
    db,
    { uuid, isBranch }: Pick<Bookable, 'uuid' | 'isBranch'>,
    token_hash: string,
    now: string
  ): Promise<HoldRow | undefined> =>
    db
      .table('booking_holds')
      .whereIn(
        'advisor_uuid',
        isBranch ? db.table('advisors').where({ organization_uuid: uuid }).select('uuid') : [uuid]
      )
      .where({ token_hash })
      .where('expires_at', '>', now)
      .first()
)

/** The unexpired hold with this token, with the advisor or with anyone at the branch. */
export const find = (
  db: TenantDb,
  { uuid, isBranch }: Pick<Bookable, 'uuid' | 'isBranch'>,
  tokenHash: string,
  now: string
) => findAt(db, { uuid, isBranch }, tokenHash, now)

export const insert = compiled((trx, row: HoldRow) => trx.insert('booking_holds', { ...row }))

export const update = (trx: TenantDb, uuid: string, row: Partial<HoldRow>) =>
  trx.table('booking_holds').where({ uuid }).update(row)

/** Its claims are deleted by cascade. */
export const remove = compiled((trx, uuid: string) => trx.table('booking_holds').where({ uuid }).delete())

/** Their claims are deleted by cascade. */
export const removeExpired = compiled((trx, advisor_uuid: string, now: string) =>
  trx.table('booking_holds').where({ advisor_uuid }).where('expires_at', '<=', now).delete()
)
