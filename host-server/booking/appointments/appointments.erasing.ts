import { OPEN_STATES } from '#contract/appointments'
import { instant } from '../../core/base/clock.ts'
import { ERASED_PER_PAGE, type Eraser, matching, ofPerson, type Person } from '../../core/jobs/erasing.ts'
import { forget } from '../../core/jobs/outbox.ts'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'
import { reminderTextKey } from '../text-messages/text-jobs.service.ts'
import { textsHanded } from '../text-messages/text-messages.handing-out.ts'
import { forgetTexts } from '../text-messages/texts.repository.ts'
import { appointmentsHanded } from './appointments.handing-out.ts'
import { eachNamed, NAMED, named } from './named-row.repository.ts'
import { remove } from './removal.service.ts'

const rowsOf = (db: TenantDb, person: Person) => ofPerson(db.table('appointments'), person)

/** Those that are over or cancelled; the others must be cancelled first, or have been. */
const erasable = (db: TenantDb, person: Person, now: string) => {
  const rows = rowsOf(db, person)
  return person.withAhead
    ? rows
    : rows.where((one) => one.where('ends_at', '<=', now).orWhereNotIn('state', OPEN_STATES))
}

/** The kinds of jobs about an appointment, whose keys begin with them. */
const JOBS = ['appointment', 'reminder', 'review-request', 'video-room', 'no-video-room', 'lapse', 'waitlist-freed']

async function eraseSome(db: TenantDb, person: Person, now: string): Promise<boolean> {
  const rows = await erasable(db, person, now)
    .orderBy('uuid')
    .limit(ERASED_PER_PAGE)
    .select('uuid', 'advisor_uuid', 'state', 'ends_at')
  if (!rows.length) return true
  const uuids = rows.map(({ uuid }) => uuid)
  await db.transaction(async (trx) => {
    // in one order, as everyone who writes to several calendars
    for (const advisor of [...new Set(rows.map(({ advisor_uuid }) => advisor_uuid))].toSorted()) {
      await trx.reviseCalendar(advisor)
    }
    await remove(trx, rows, now)
    for (const uuid of uuids) {
      for (const kind of JOBS) await forget(trx, `${kind}:${uuid}`)
      await forgetTexts(trx, reminderTextKey(uuid, ''))
    }
  })
  return rows.length < ERASED_PER_PAGE
}

export const appointmentEraser: Eraser = {
  kind: 'appointment',
  // text messages are about appointments and what somebody waits for
  handsOut: [...appointmentsHanded, ...textsHanded],

  async count(db, person) {
    const [counted] = await rowsOf(db, person).count('* as total')
    return { removed: Number(counted?.total ?? 0) }
  },

  pageOf: (token) => `/appointments/${token}`,

  async countAhead(db, person, now) {
    const [counted] = await rowsOf(db, person)
      .where('ends_at', '>', now)
      .whereIn('state', OPEN_STATES)
      .count('* as total')
    return Number(counted?.total ?? 0)
  },

  erase: async ({ db, app }, person) => ({ done: await eraseSome(db, person, instant(app.clock.now())) }),

  async find(db, { token_hash, ...search }, limit) {
    const rows = db.table('appointments')
    if (token_hash) rows.where({ token_hash })
    else if (!matching(rows, search)) return []
    return (
      await rows
        .orderBy('created_at', 'desc')
        .limit(limit)
        .select(...NAMED)
    ).map(named)
  },

  each: eachNamed('appointments')
}
