import { type HandOut, ofPerson, type Person } from '../../core/jobs/erasing.ts'
import { handOut, IN_TIME, since } from '../../core/jobs/handing-out.ts'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'
import { offerTextKey, reminderTextKey } from './text-jobs.service.ts'

const appointmentsOf = (db: TenantDb, person: Person) => ofPerson(db.table('appointments'), person)
const entriesOf = (db: TenantDb, person: Person) => ofPerson(db.table('waitlist_entries'), person)

/** As many events are looked for in a statement. */
const EVENTS = 50

/** How the keys of everything begin about which text messages may have been sent. */
async function eventsOf(db: TenantDb, person: Person): Promise<string[]> {
  const appointments = await appointmentsOf(db, person).pluck('uuid')
  const offers = await db
    .table('waitlist_offers')
    .whereIn('entry_uuid', entriesOf(db, person).select('uuid'))
    .pluck('uuid')
  return [...appointments.map((uuid) => reminderTextKey(uuid, '')), ...offers.map(offerTextKey)]
}

async function* sentTo(db: TenantDb, person: Person) {
  const events = await eventsOf(db, person)
  for (let at = 0; at < events.length; at += EVENTS) {
    const rows = await db
      .table('text_messages')
      .where((any) => {
        for (const key of events.slice(at, at + EVENTS)) any.orWhere('event_key', 'like', `${key}%`)
      })
      .orderBy(IN_TIME)
    if (!rows.length) continue
    yield rows.map((row) => ({
      id: row.uuid,
      kind: row.event,
      number_end: row.number_end,
      state: row.state,
      created_at: row.created_at
    }))
  }
}

export const textsHanded: readonly HandOut[] = [
  handOut(
    'text_consents',
    (db, person, last, size) =>
      since(db.table('text_consents'), last)
        .where((any) =>
          any
            .whereIn('appointment_uuid', appointmentsOf(db, person).select('uuid'))
            .orWhereIn('entry_uuid', entriesOf(db, person).select('uuid'))
        )
        .orderBy(IN_TIME)
        .limit(size),
    (rows) =>
      rows.map((row) => ({
        appointment: row.appointment_uuid,
        number: row.number,
        version: row.version,
        created_at: row.created_at,
        ended_at: row.ended_at
      }))
  ),
  { section: 'text_messages', entries: sentTo }
]
