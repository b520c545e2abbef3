import { ofPerson, type Person } from '../../core/jobs/erasing.ts'
import { handOut, IN_TIME, since } from '../../core/jobs/handing-out.ts'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'
import { findNames } from '../../people/advisors/advisor-names.repository.ts'
import { answersIn } from '../appointment-topics/questions.service.ts'
import { findTopics } from '../appointment-topics/topic-names.repository.ts'

const rowsOf = (db: TenantDb, person: Person) => ofPerson(db.table('appointments'), person)

export const appointmentsHanded = [
  handOut(
    'appointments',
    (db, person, last, size) => since(rowsOf(db, person), last).orderBy(IN_TIME).limit(size),
    async (rows, db) => {
      const [advisors, topics] = [await findNames(db, rows), await findTopics(db, rows)]
      return rows.map((row) => ({
        id: row.uuid,
        state: row.state,
        starts_at: row.starts_at,
        ends_at: row.ends_at,
        advisor: advisors.get(row.advisor_uuid) ?? '',
        topic: topics.get(row.topic_uuid) ?? '',
        type: row.type,
        first_name: row.first_name,
        last_name: row.last_name,
        email: row.email,
        phone: row.phone,
        note: row.note,
        answers: answersIn(row.answers),
        is_customer: row.is_customer,
        language: row.language,
        time_zone: row.visitor_time_zone,
        cancel_reason: row.cancel_reason,
        internal_note: row.internal_note,
        source: row.source,
        source_site: row.source_site,
        campaign: row.campaign,
        created_at: row.created_at
      }))
    }
  ),
  handOut(
    'appointment_history',
    (db, person, last, size) =>
      since(db.table('appointment_history'), last)
        .whereIn('appointment_uuid', rowsOf(db, person).select('uuid'))
        .orderBy(IN_TIME)
        .limit(size),
    (rows) =>
      rows.map((row) => ({
        id: row.uuid,
        appointment: row.appointment_uuid,
        kind: row.what,
        author: row.author,
        before: row.before,
        after: row.after,
        message: row.message,
        created_at: row.created_at
      }))
  )
]
