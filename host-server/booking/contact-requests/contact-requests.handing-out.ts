import { ofPerson, type Person } from '../../core/jobs/erasing.ts'
import { handOut, IN_TIME, since } from '../../core/jobs/handing-out.ts'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'
import { findNames } from '../../people/advisors/advisor-names.repository.ts'

const rowsOf = (db: TenantDb, person: Person) => ofPerson(db.table('contact_requests'), person)

/** Who wrote something, without a name: of staff nobody is told who it was. */
const authorOf = (row: { is_from_customer: boolean; is_internal: boolean; is_attempt: boolean }) => {
  if (row.is_from_customer) return 'visitor'
  return row.is_internal || row.is_attempt ? 'internal' : 'staff'
}

export const contactRequestsHanded = [
  handOut(
    'contact_requests',
    (db, person, last, size) => since(rowsOf(db, person), last).orderBy(IN_TIME).limit(size),
    async (rows, db) => {
      const advisors = await findNames(db, rows)
      return rows.map((row) => ({
        id: row.uuid,
        kind: row.kind,
        advisor: advisors.get(row.advisor_uuid) ?? '',
        first_name: row.first_name,
        last_name: row.last_name,
        email: row.email,
        phone: row.phone,
        note: row.note,
        date: row.date,
        start_time: row.start_time,
        end_time: row.end_time,
        is_customer: row.is_customer,
        language: row.language,
        source: row.source,
        source_site: row.source_site,
        campaign: row.campaign,
        created_at: row.created_at,
        ended_at: row.done_at
      }))
    }
  ),
  handOut(
    'contact_request_replies',
    (db, person, last, size) =>
      since(db.table('contact_request_replies'), last)
        .whereIn('request_uuid', rowsOf(db, person).select('uuid'))
        .orderBy(IN_TIME)
        .limit(size),
    (rows) =>
      rows.map((row) => ({
        id: row.uuid,
        request: row.request_uuid,
        author: authorOf(row),
        text: row.text,
        created_at: row.created_at
      }))
  )
]
