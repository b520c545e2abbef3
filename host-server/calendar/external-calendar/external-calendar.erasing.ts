import { fullName } from '../../core/base/full-name.ts'
import { type Eraser, ofPerson, type Person } from '../../core/jobs/erasing.ts'
import type { StaffEraser } from '../../core/jobs/staff-erasing.ts'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'
import { removeFor } from './entries.jobs.ts'
import { find } from './external-calendar.repository.ts'
import { forgetCalendar } from './farewell.service.ts'

/** An advisor's own calendar is disconnected, and where its service can end the consent, that is asked to. */
export const ownCalendarEraser: StaffEraser = {
  name: 'external_calendars',
  kind: 'own-calendar',

  async count(db, { advisor_uuid }) {
    return { removed: advisor_uuid && (await find(db, advisor_uuid)) ? 1 : 0 }
  },

  async erase({ db, app }, { advisor_uuid }) {
    if (!advisor_uuid) return { done: true }
    await db.transaction(async (trx) => {
      await forgetCalendar(trx, advisor_uuid, app.clock.now())
    })
    return { done: true }
  }
}

/** Calendars answer slowly. */
const PER_PAGE = 10

/** Appointments whose entry has not been brought up to date: a cancelled one is still in the calendar. */
async function findOutdated(db: TenantDb): Promise<string[]> {
  const payloads = await db
    .table('outbox')
    .where({ kind: 'calendar-entry' })
    .whereNot({ state: 'done' })
    .pluck('payload')
  return payloads.map((payload) => String((JSON.parse(payload) as { appointment_uuid?: string }).appointment_uuid))
}

/** The customer's appointments in the calendars of advisors to which we write. */
async function findWritten(
  db: TenantDb,
  person: Person
): Promise<{ uuid: string; advisor_uuid: string; starts_at: string }[]> {
  const rows = await ofPerson(db.table('appointments'), person)
    .whereIn(
      'advisor_uuid',
      db.table('external_calendars').whereNotIn('kind', ['feed', 'read-only']).select('advisor_uuid')
    )
    .orderBy('uuid')
    .select('uuid', 'advisor_uuid', 'starts_at', 'state')
  const outdated = new Set(rows.some(({ state }) => state === 'cancelled') ? await findOutdated(db) : [])
  return rows.filter(({ uuid, state }) => state !== 'cancelled' || outdated.has(uuid))
}

/** Entries in advisors' own calendars name the customer. One that cannot be reached is named in the certificate. */
export const entryEraser: Eraser = {
  kind: 'calendar-entry',
  isFirst: true,
  isRemote: true,

  async count(db, person) {
    return { removed: (await findWritten(db, person)).length }
  },

  async erase(context, person, page) {
    const { db } = context
    const rows = (await findWritten(db, person)).slice(page * PER_PAGE, (page + 1) * PER_PAGE)
    const messages: [string, Record<string, string>][] = []
    for (const { uuid, advisor_uuid, starts_at } of rows) {
      if (await removeFor(context, uuid)) continue
      const advisor = await db
        .table('advisors')
        .where({ uuid: advisor_uuid })
        .first('title_prefix', 'first_name', 'last_name', 'title_suffix')
      messages.push([
        'deletion-tool.entry-left',
        { name: advisor ? fullName(advisor) : '', day: starts_at.slice(0, 10) }
      ])
    }
    return { done: rows.length < PER_PAGE, messages }
  }
}
