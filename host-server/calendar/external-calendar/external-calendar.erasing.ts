import { fullName } from '../../core/base/full-name.ts'
import { type Eraser, ofPerson, type Person } from '../../core/jobs/erasing.ts'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'
import { removeFor } from './entries.jobs.ts'

/** Calendars answer slowly. */
const PER_PAGE = 10

/** The customer's appointments with advisors whose calendar we write to. */
const written = (db: TenantDb, person: Person) =>
  ofPerson(db.table('appointments'), person)
    .whereNot({ state: 'cancelled' })
    .whereIn(
      'advisor_uuid',
      db.table('external_calendars').whereNotIn('kind', ['feed', 'read-only']).select('advisor_uuid')
    )

/** Entries in advisors' own calendars name the customer. One that cannot be reached is named in the certificate. */
export const entryEraser: Eraser = {
  kind: 'calendar-entry',
  isFirst: true,
  isRemote: true,

  async count(db, person) {
    const [counted] = await written(db, person).count('* as total')
    return { removed: Number(counted?.total ?? 0) }
  },

  async erase(context, person, page) {
    const { db } = context
    const rows = await written(db, person)
      .orderBy('uuid')
      .limit(PER_PAGE)
      .offset(page * PER_PAGE)
      .select('uuid', 'advisor_uuid', 'starts_at')
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
