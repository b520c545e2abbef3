import { ofPerson, type Person } from '../../core/jobs/erasing.ts'
import { handOut, IN_TIME, since } from '../../core/jobs/handing-out.ts'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'
import { findNames } from '../../people/advisors/advisor-names.repository.ts'
import { findTopics } from '../appointment-topics/topic-names.repository.ts'

const rowsOf = (db: TenantDb, person: Person) => ofPerson(db.table('waitlist_entries'), person)

export const waitlistHanded = [
  handOut(
    'waitlist_entries',
    (db, person, last, size) => since(rowsOf(db, person), last).orderBy(IN_TIME).limit(size),
    async (rows, db) => {
      const [advisors, topics] = [await findNames(db, rows), await findTopics(db, rows)]
      return rows.map((row) => ({
        id: row.uuid,
        state: row.state,
        advisor: advisors.get(row.advisor_uuid) ?? '',
        topic: topics.get(row.topic_uuid) ?? '',
        type: row.type,
        appointment: row.appointment_uuid,
        weekdays: row.weekdays,
        start_time: row.start_time,
        end_time: row.end_time,
        from_date: row.from_date,
        until_date: row.until_date,
        first_name: row.first_name,
        last_name: row.last_name,
        email: row.email,
        phone: row.phone,
        note: row.note,
        language: row.language,
        time_zone: row.visitor_time_zone,
        source: row.source,
        source_site: row.source_site,
        campaign: row.campaign,
        created_at: row.created_at,
        ended_at: row.ended_at
      }))
    }
  )
]
