import { readInSlices } from '../../core/base/slices.ts'
import { ERASED_PER_PAGE, type HandOut, ofPerson, type Person } from '../../core/jobs/erasing.ts'
import { handOut, IN_TIME, since } from '../../core/jobs/handing-out.ts'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'
import { offerTextKey, reminderTextKey } from './text-jobs.service.ts'

const appointmentsOf = (db: TenantDb, person: Person) => ofPerson(db.table('appointments'), person)
const entriesOf = (db: TenantDb, person: Person) => ofPerson(db.table('waitlist_entries'), person)

/** The keys of everything about which text messages may have been sent, in slices. */
async function* eventsOf(db: TenantDb, person: Person): AsyncGenerator<string[]> {
  const appointments = readInSlices<{ uuid: string; created_at: string; sequence: number }>(
    (last, size) =>
      since(appointmentsOf(db, person), last).orderBy(IN_TIME).limit(size).select('uuid', 'created_at', 'sequence'),
    ERASED_PER_PAGE
  )
  for await (const rows of appointments) {
    // it has been moved as often
    yield rows.flatMap(({ uuid, sequence }) =>
      Array.from({ length: sequence + 1 }, (_, moves) => reminderTextKey(uuid, moves))
    )
  }
  const offers = readInSlices<{ uuid: string }>(
    (last, size) =>
      db
        .table('waitlist_offers')
        .whereIn('entry_uuid', entriesOf(db, person).select('uuid'))
        .where('uuid', '>', last?.uuid ?? '')
        .orderBy('uuid')
        .limit(size)
        .select('uuid'),
    ERASED_PER_PAGE
  )
  for await (const rows of offers) yield rows.map(({ uuid }) => offerTextKey(uuid))
}

async function* sentTo(db: TenantDb, person: Person) {
  for await (const keys of eventsOf(db, person)) {
    const rows = await db.table('text_messages').whereIn('event_key', keys).orderBy(IN_TIME)
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
