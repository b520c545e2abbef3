import type { TenantDb } from '../core/tenant-db.ts'

/** Who occupies the grains: a hold or an appointment. */
export type Claimant = { hold_uuid: string } | { appointment_uuid: string }

/** Ascending, so that two writers that no lock parts wait for each other in one order. */
export const insert = (trx: TenantDb, advisorUuid: string, grains: readonly number[], claimant: Claimant) =>
  trx.insert(
    'booking_claims',
    grains.map((grain) => ({ advisor_uuid: advisorUuid, grain, ...claimant }))
  )

export const remove = (trx: TenantDb, claimant: Claimant) => trx.table('booking_claims').where(claimant).delete()
