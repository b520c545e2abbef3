import { ERASED_PER_PAGE, type Eraser, ofPerson } from '../../core/jobs/erasing.ts'
import { handOut, IN_TIME, since } from '../../core/jobs/handing-out.ts'

/** What says whose a request is; what was asked, when it was due and who answered it stays as proof. */
export const BLANK = { email: '', phone: '', name: '', extension: '', outcome: '', token_hash: null, expires_at: null }

const NAMED = ['uuid', 'email', 'phone', 'name', 'created_at'] as const

export const dataRequestEraser: Eraser = {
  kind: 'data-request',

  handsOut: [
    handOut(
      'data_requests',
      (db, person, last, size) =>
        since(ofPerson(db.table('data_requests'), person), last)
          .orderBy(IN_TIME)
          .limit(size),
      (rows) =>
        rows.map((row) => ({
          reference: row.reference,
          kind: row.kind,
          state: row.state,
          name: row.name,
          email: row.email,
          phone: row.phone,
          language: row.language,
          arrived_on: row.arrived_on,
          due_on: row.due_on,
          extension: row.extension,
          outcome: row.outcome,
          created_at: row.created_at,
          ended_at: row.finished_at
        }))
    )
  ],

  async count(db, person) {
    const [counted] = await ofPerson(db.table('data_requests'), person).count('* as total')
    return { removed: Number(counted?.total ?? 0) }
  },

  async erase({ db }, person) {
    const uuids = await ofPerson(db.table('data_requests'), person).orderBy('uuid').limit(ERASED_PER_PAGE).pluck('uuid')
    await db.table('data_requests').whereIn('uuid', uuids).update(BLANK)
    return { done: uuids.length < ERASED_PER_PAGE }
  },

  each: (db, after, limit) =>
    db
      .table('data_requests')
      .where('uuid', '>', after)
      .orderBy('uuid')
      .limit(limit)
      .select(...NAMED)
}
