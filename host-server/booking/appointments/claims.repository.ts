import { compiled, type TenantDb } from '../../core/tenancy/tenant-db.ts'

/** What occupies the grains: a hold or an appointment. */
export type Claimant = { hold_uuid: string } | { appointment_uuid: string }

/** In ascending order, so that two writers without a common lock cannot deadlock. */
export const insert = compiled((trx, advisor_uuid: string, grains: readonly number[], claimant: Claimant) =>
  trx.insert(
    'booking_claims',
    grains.map((grain) => ({ advisor_uuid, grain, ...claimant }))
  )
)

const findAppointmentAt = compiled((db, advisor_uuid: string, grain: number) =>
  db.table('booking_claims').where({ advisor_uuid, grain }).whereNotNull('appointment_uuid').first('grain')
)

/** Whether a grain belongs to an appointment; a hold may end unnoticed. */
export const isBooked = async (db: TenantDb, advisor_uuid: string, grain: number): Promise<boolean> =>
  (await findAppointmentAt(db, advisor_uuid, grain)) !== undefined

export const remove = (trx: TenantDb, claimant: Claimant) => trx.table('booking_claims').where(claimant).delete()
