import { ERASED_PER_PAGE, type Eraser, matching, ofMailbox, type Person } from '../../core/jobs/erasing.ts'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'
import { conversationsHanded } from './conversations.handing-out.ts'
import { erase } from './messages.service.ts'

const NAMED = ['uuid', 'email', 'name', 'created_at'] as const

/** A conversation has no number, and perhaps no address. */
const named = <Row extends { uuid: string }>(row: Row) => ({ ...row, phone: '', chat: row.uuid })

/** Those of an address, or the one that has none. */
function ofCustomer(db: TenantDb, person: Person) {
  const rows = db.table('conversations')
  return person.by === 'chat' ? rows.where({ uuid: person.value, email: '' }) : ofMailbox(rows, person)
}

export const conversationEraser: Eraser = {
  kind: 'conversation',
  handsOut: conversationsHanded,

  async count(db, person) {
    const [counted] = await ofCustomer(db, person).count('* as total')
    return { removed: Number(counted?.total ?? 0) }
  },

  pageOf: (token) => `/messenger#/${token}`,

  async erase({ db, app }, person) {
    const uuids = await ofCustomer(db, person).orderBy('uuid').limit(ERASED_PER_PAGE).pluck('uuid')
    await db.transaction(async (trx) => {
      for (const uuid of uuids) await erase(trx, uuid, app.clock.now())
    })
    return { done: uuids.length < ERASED_PER_PAGE }
  },

  async find(db, { phone, ...search }, limit) {
    const rows = db.table('conversations')
    if (phone) return []
    if (search.token_hash) rows.where({ token_hash: search.token_hash })
    else if (search.chat) rows.where({ uuid: search.chat, email: '' })
    else if (!matching(rows, search)) return []
    const all = await rows
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
