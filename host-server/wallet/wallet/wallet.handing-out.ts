import { ofPerson, type Person } from '../../core/jobs/erasing.ts'
import { handOut } from '../../core/jobs/handing-out.ts'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'
import { findNames } from '../../people/advisors/advisor-names.repository.ts'

const cardsOf = (db: TenantDb, person: Person) =>
  db.table('wallet_passes').whereIn('appointment_uuid', ofPerson(db.table('appointments'), person).select('uuid'))

export const cardsHanded = [
  handOut(
    'wallet_passes',
    (db, person, last, size) =>
      cardsOf(db, person)
        .where('serial', '>', last?.serial ?? '')
        .orderBy('serial')
        .limit(size),
    async (rows, db) => {
      const advisors = await findNames(db, rows)
      return rows.map((row) => ({
        id: row.serial,
        kind: row.kind,
        appointment: row.appointment_uuid,
        advisor: advisors.get(row.advisor_uuid) ?? '',
        next_appointment: row.next_appointment,
        created_at: row.created_at,
        ended_at: row.revoked_at
      }))
    }
  )
]

export const phonesHanded = [
  handOut(
    'wallet_registrations',
    (db, person, last, size) =>
      db
        .table('wallet_registrations')
        .whereIn('serial', cardsOf(db, person).select('serial'))
        .where('device', '>', last?.device ?? '')
        .orderBy('device')
        .limit(size),
    (rows) =>
      rows.map((row) => ({
        card: row.serial,
        device: row.device,
        push_token: row.push_token,
        created_at: row.created_at
      }))
  )
]
