import { ERASED_PER_PAGE, type Eraser, matching, ofPerson } from '../../core/jobs/erasing.ts'
import { forget } from '../../core/jobs/outbox.ts'
import { eachNamed, NAMED, named } from '../appointments/named-row.repository.ts'
import { contactRequestsHanded } from './contact-requests.handing-out.ts'

export const contactRequestEraser: Eraser = {
  kind: 'contact-request',
  handsOut: contactRequestsHanded,

  async count(db, person) {
    const [counted] = await ofPerson(db.table('contact_requests'), person).count('* as total')
    return { removed: Number(counted?.total ?? 0) }
  },

  async erase({ db }, person) {
    const uuids = await ofPerson(db.table('contact_requests'), person)
      .orderBy('uuid')
      .limit(ERASED_PER_PAGE)
      .pluck('uuid')
    await db.transaction(async (trx) => {
      // replies and notes go with them
      await trx.table('contact_requests').whereIn('uuid', uuids).delete()
      for (const uuid of uuids) await forget(trx, `contact-request:${uuid}`)
    })
    return { done: uuids.length < ERASED_PER_PAGE }
  },

  async find(db, search, limit) {
    const rows = db.table('contact_requests')
    if (!matching(rows, search)) return []
    return (
      await rows
        .orderBy('created_at', 'desc')
        .limit(limit)
        .select(...NAMED)
    ).map(named)
  },

  each: eachNamed('contact_requests')
}
