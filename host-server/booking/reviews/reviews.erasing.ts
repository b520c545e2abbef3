import { ERASED_PER_PAGE, type Eraser, ofPerson, type Person } from '../../core/jobs/erasing.ts'
import { writtenKey } from '../../core/security/limit-key.ts'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'
import { refusalHanded, reviewsHanded } from './reviews.handing-out.ts'
import { recount } from './reviews.repository.ts'

const rowsOf = (db: TenantDb, person: Person) =>
  db.table('reviews').whereIn('appointment_uuid', ofPerson(db.table('appointments'), person).select('uuid'))

/** Reviews of a customer's appointments, also published ones: the average is counted anew. */
export const reviewEraser: Eraser = {
  kind: 'review',
  handsOut: reviewsHanded,
  isFirst: true,

  async count(db, person) {
    const [counted] = await rowsOf(db, person).count('* as total')
    return { removed: Number(counted?.total ?? 0) }
  },

  async erase({ db }, person) {
    const rows = await rowsOf(db, person).orderBy('uuid').limit(ERASED_PER_PAGE).select('uuid', 'advisor_uuid')
    await db.transaction(async (trx) => {
      await trx
        .table('reviews')
        .whereIn(
          'uuid',
          rows.map(({ uuid }) => uuid)
        )
        .delete()
      for (const advisor of [...new Set(rows.map(({ advisor_uuid }) => advisor_uuid))].toSorted()) {
        await recount(trx, advisor)
      }
    })
    return { done: rows.length < ERASED_PER_PAGE }
  }
}

/** Who wants no questions must not be asked again, which only the hash of the address can tell. */
export const refusalEraser: Eraser = {
  kind: 'review-refusal',
  handsOut: [refusalHanded],

  async count(db, { by, value }) {
    if (by === 'phone') return { removed: 0 }
    const [counted] = await db
      .table('review_refusals')
      .where({ email_hash: writtenKey({ mailbox: value }) })
      .count('* as total')
    return { removed: 0, retained: Number(counted?.total ?? 0) }
  }
}
