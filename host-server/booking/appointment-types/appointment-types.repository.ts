import { APPOINTMENT_TYPES, type AppointmentType, type TypeAssignments } from '#contract/appointment-types'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'

export async function find(db: TenantDb, advisorUuid: string): Promise<TypeAssignments> {
  const types = await db.table('advisor_appointment_types').where({ advisor_uuid: advisorUuid }).pluck('type')
  return APPOINTMENT_TYPES.filter((type) => types.includes(type)).map((type) => ({ type }))
}

/** Duplicates are ignored. */
export async function replace(db: TenantDb, advisorUuid: string, given: TypeAssignments): Promise<void> {
  await db.table('advisor_appointment_types').where({ advisor_uuid: advisorUuid }).delete()
  const types = [...new Set<AppointmentType>(given.map(({ type }) => type))]
  const rows = types.map((type) => ({ advisor_uuid: advisorUuid, type }))
  if (rows.length) await db.insert('advisor_appointment_types', rows)
}
