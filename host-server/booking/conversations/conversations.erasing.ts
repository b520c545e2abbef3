import { ERASED_PER_PAGE, type Eraser, matching, ofMailbox } from '../../core/jobs/erasing.ts'
import { conversationsHanded } from './conversations.handing-out.ts'
import { erase } from './messages.service.ts'

const NAMED = ['uuid', 'email', 'name', 'created_at'] as const

/** A conversation has no number. */
const named = <Row extends object>(row: Row) => ({ ...row, phone: '' })

export const conversationEraser: Eraser = {
  kind: 'conversation',
  handsOut: conversationsHanded,

  async count(db, person) {
    const [counted] = await ofMailbox(db.table('conversations'), person).count('* as total')
    return { removed: Number(counted?.total ?? 0) }
  },

  async erase({ db, app }, person) {
    const uuids = await ofMailbox(db.table('conversations'), person)
      .orderBy('uuid')
      .limit(ERASED_PER_PAGE)
      .pluck('uuid')
    await db.transaction(async (trx) => {
      for (const uuid of uuids) await erase(trx, uuid, app.clock.now())
    })
    return { done: uuids.length < ERASED_PER_PAGE }
  },

  async find(db, { phone, ...search }, limit) {
    const rows = db.table('conversations')
    if (phone) return []
    if (search.token_hash) rows.where({ token_hash: search.token_hash })
    else if (!matching(rows, search)) return []
    const all = await rows
      .whereNot({ email: '' })
      .orderBy('created_at', 'desc')
      .limit(limit)
      .select(...NAMED)
    return all.map(named)
  },

  each: async (db, after, limit) =>
    (
      await db
        .table('conversations')
        .where('uuid', '>', after)
        .orderBy('uuid')
        .limit(limit)
        .select(...NAMED)
    ).map(named)
}
