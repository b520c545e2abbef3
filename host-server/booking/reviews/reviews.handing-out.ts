import { type HandOut, ofPerson } from '../../core/jobs/erasing.ts'
import { handOut, IN_TIME, since } from '../../core/jobs/handing-out.ts'
import { writtenKey } from '../../core/security/limit-key.ts'
import { findNames } from '../../people/advisors/advisor-names.repository.ts'

export const reviewsHanded = [
  handOut(
    'reviews',
    (db, person, last, size) =>
      since(db.table('reviews'), last)
        .whereIn('appointment_uuid', ofPerson(db.table('appointments'), person).select('uuid'))
        .orderBy(IN_TIME)
        .limit(size),
    async (rows, db) => {
      const advisors = await findNames(db, rows)
      return rows.map((row) => ({
        id: row.uuid,
        appointment: row.appointment_uuid,
        advisor: advisors.get(row.advisor_uuid) ?? '',
        stars: row.stars,
        text: row.text,
        state: row.state,
        reply: row.reply,
        created_at: row.created_at
      }))
    }
  )
]

/** Of the hash by which an objection is kept only that it is there means anything. */
export const refusalHanded: HandOut = {
  section: 'review_refusals',
  async *entries(db, { by, value }) {
    if (by === 'phone') return
    const email_hash = writtenKey({ mailbox: value })
    const refusal = await db.table('review_refusals').where({ email_hash }).first('created_at')
    if (refusal) yield [refusal]
  }
}
