import { instant } from '../../core/base/clock.ts'
import { type Eraser, ofPerson, type Person } from '../../core/jobs/erasing.ts'
import type { Member, StaffEraser } from '../../core/jobs/staff-erasing.ts'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'
import { BATCH, markChanged } from './pass-updates.jobs.ts'
import { cardsHanded, phonesHanded } from './wallet.handing-out.ts'

/** The cards that were taken with one of the customer's appointments; nothing else says whose a card is. */
const cardsOf = (db: TenantDb, person: Person) =>
  db.table('wallet_passes').whereIn('appointment_uuid', ofPerson(db.table('appointments'), person).select('uuid'))

/** Cards are void from now on, in Google Wallet too: what is on a phone cannot be deleted from here. */
export const cardEraser: Eraser = {
  kind: 'wallet-card',
  handsOut: cardsHanded,
  isFirst: true,

  async count(db, person) {
    const [counted] = await cardsOf(db, person).count('* as total')
    return { removed: Number(counted?.total ?? 0) }
  },

  async erase({ db, app }, person) {
    const now = app.clock.now()
    const serials = await cardsOf(db, person).orderBy('serial').limit(BATCH).pluck('serial')
    await db.transaction((trx) =>
      markChanged(trx, now, serials, {
        revoked_at: instant(now),
        notifications_at: null,
        appointment_uuid: null,
        follows_visitor: false,
        next_appointment: ''
      })
    )
    return { done: serials.length < BATCH }
  }
}

/** Cards of the advisor that nobody has taken over. */
const cardsOfStaff = (db: TenantDb, { advisor_uuid }: Member) =>
  db
    .table('wallet_passes')
    .whereNull('revoked_at')
    .where({ advisor_uuid: advisor_uuid ?? '' })

/** They are void, once the advisor has no name any more: phones fetch them anew, and Google Wallet has them expire. */
export const staffCardEraser: StaffEraser = {
  name: 'wallet_passes',
  kind: 'wallet-pass',
  after: 'card',

  async count(db, member) {
    const [counted] = await cardsOfStaff(db, member).count('* as total')
    return { removed: Number(counted?.total ?? 0) }
  },

  async erase({ db, app }, member) {
    const now = app.clock.now()
    const serials = await cardsOfStaff(db, member).orderBy('serial').limit(BATCH).pluck('serial')
    const change = { revoked_at: instant(now), notifications_at: null, owner_user_uuid: null }
    await db.transaction((trx) => markChanged(trx, now, serials, change))
    return { done: serials.length < BATCH }
  }
}

/** Phones with such a card must still hear that it is void; a rule of retention deletes them afterwards. */
export const phoneEraser: Eraser = {
  kind: 'phone',
  handsOut: phonesHanded,

  async count(db, person) {
    const [counted] = await db
      .table('wallet_registrations')
      .whereIn('serial', cardsOf(db, person).select('serial'))
      .count('* as total')
    return { removed: 0, retained: Number(counted?.total ?? 0) }
  }
}
