import type { CalendarChange } from '#contract/preparation'
import { instant, MINUTE } from '../../core/base/clock.ts'
import { enqueue } from '../../core/jobs/outbox.ts'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'
import { accessTo, type Place } from './access.service.ts'
import type { Busy } from './busy.ts'
import { CalendarError } from './calendar-error.ts'
import type { EntryRow } from './entries.repository.ts'
import * as entries from './entries.repository.ts'
import { entryJob } from './entry-jobs.service.ts'
import type { CalendarRow, Known } from './external-calendar.repository.ts'
import { runInWorker } from './in-worker.ts'
import type { EntryEvent, ServiceSource, WrittenEntry } from './providers/provider.ts'
import { isAtService } from './tasks.ts'

/** An appointment to be written; without `event`, to be removed. */
export interface Written {
  uuid: string
  sequence: number
  event: EntryEvent | undefined
}

/** The name of an entry for the service, by which the same one is not made twice. */
const nameOf = ({ appointment_uuid, copy }: EntryRow) => (copy ? `${appointment_uuid}-${copy}` : appointment_uuid)

const WRITTEN = { change: null, changed_starts_at: null, changed_ends_at: null } as const

async function known(db: TenantDb, advisor_uuid: string, { uuid: appointment_uuid, event }: Written) {
  const key = { advisor_uuid, appointment_uuid }
  // what is to be removed and was never begun is not there
  if (event) await entries.insertEntry(db, key, event)
  return entries.findEntry(db, key)
}

async function send(place: Place, source: ServiceSource, entry: EntryRow, event: EntryEvent | undefined) {
  const { entry_id: id } = entry
  const internalHosts = place.app.config.INTERNAL_HOSTS
  const written = { id, name: nameOf(entry), event }
  return runInWorker({ kind: 'write-at-service', source, entry: written, internalHosts } as const, 'background')
}

/**
 * Writes an appointment into a calendar at a service, or removes it there. Idempotent, also if an answer was lost. One
 * that its advisor has removed there is not made again: that is for the advisor to decide.
 * @returns where people join the meeting, if one was wanted; null if the account has none to give
 */
export async function writeAtService(
  place: Place,
  calendar: CalendarRow,
  written: Written
): Promise<WrittenEntry['joinUrl']> {
  const { app, db } = place
  const { event, sequence } = written
  const entry = await known(db, calendar.advisor_uuid, written)
  if (!entry) return undefined
  const source = await accessTo(place, calendar)
  if (!isAtService(source)) return undefined
  const { id, isGone, joinUrl } = await send(place, source, entry, event)
  if (!event) await entries.deleteEntry(db, entry)
  else {
    const { starts_at, ends_at } = event
    const now = instant(app.clock.now())
    const isUnfinished = event.meeting === 'wanted' && !isGone && joinUrl === undefined
    const change = isGone ? { ...WRITTEN, change: 'removed' as const } : WRITTEN
    const isNoted = await entries.updateEntry(db, entry, {
      entry_id: id,
      sequence: isUnfinished ? null : sequence,
      starts_at,
      ends_at,
      written_at: now,
      ...change,
      is_seen: false
    })
    // cancelled or handed over meanwhile, before anybody could know of this entry
    if (!isNoted && !isGone) await send(place, source, { ...entry, entry_id: id }, undefined)
    // the job comes back for it
    else if (isUnfinished) throw new CalendarError('away')
  }
  return joinUrl
}

/** Whether an appointment is missing at a service, surplus, or written as it was before. */
export const isOutdated = (
  { state, sequence }: Pick<Known, 'state' | 'sequence'>,
  entry: EntryRow | undefined
): boolean => (state === 'cancelled' ? Boolean(entry) : !entry?.entry_id || entry.sequence !== sequence)

/** A reading may have begun before the entry was written. */
const SETTLED = 2 * MINUTE

/** What the advisor has done to an entry there, if anything. */
function changeOf(entry: EntryRow, there: Busy['own'][string] | undefined): Partial<EntryRow> {
  if (!there) return entry.is_seen ? { ...WRITTEN, change: 'removed' } : {}
  const { starts_at, ends_at } = there
  if (starts_at === entry.starts_at && ends_at === entry.ends_at) return { ...WRITTEN, is_seen: true }
  return { change: 'moved', changed_starts_at: starts_at, changed_ends_at: ends_at, is_seen: true }
}

/** What advisors have changed of appointments in their calendars since it was noted last. */
export function changesIn(
  all: readonly EntryRow[],
  appointments: readonly Known[],
  { own }: Busy,
  now: Date
): [entry: EntryRow, change: Partial<EntryRow>][] {
  const settled = instant(now.getTime() - SETTLED)
  return all.flatMap((entry): [EntryRow, Partial<EntryRow>][] => {
    const appointment = appointments.find(({ uuid }) => uuid === entry.appointment_uuid)
    if (!appointment || isOutdated(appointment, entry) || (entry.written_at ?? '') > settled) return []
    const change = changeOf(entry, own[entry.appointment_uuid])
    const isNew = Object.entries(change).some(([name, value]) => entry[name as keyof EntryRow] !== value)
    return isNew ? [[entry, change]] : []
  })
}

/** Whether changes take another time for a proposal, or give one back. */
export const movesTimes = (changes: ReturnType<typeof changesIn>): boolean =>
  changes.some(([entry, { change }]) => change === 'moved' || entry.change === 'moved')

/** Notes changes as proposals: nothing happens by itself. */
export async function noteChanges(trx: TenantDb, changes: ReturnType<typeof changesIn>): Promise<void> {
  for (const [entry, change] of changes) await entries.updateEntry(trx, entry, change)
}

type Appointment = Pick<Known, 'uuid' | 'state' | 'sequence'> & { advisor_uuid: string }

const entryFor = (db: TenantDb, { uuid, advisor_uuid }: Appointment) =>
  entries.findEntry(db, { advisor_uuid, appointment_uuid: uuid })

/** What the advisor has changed of an appointment in the calendar, unless it was changed here since. */
export async function findChange(db: TenantDb, appointment: Appointment): Promise<CalendarChange | null> {
  const entry = await entryFor(db, appointment)
  if (!entry?.change || isOutdated(appointment, entry)) return null
  return { what: entry.change, starts_at: entry.changed_starts_at, ends_at: entry.changed_ends_at }
}

/** Writes an appointment again as it is booked; one that was removed is another entry. */
export async function restoreEntry(trx: TenantDb, appointment: Appointment, now: Date): Promise<void> {
  const entry = await entryFor(trx, appointment)
  if (!entry?.change) return
  // the time of the proposal is free again
  if (entry.change === 'moved') await trx.reviseCalendar(appointment.advisor_uuid)
  const anew = entry.change === 'removed' ? { entry_id: null, copy: entry.copy + 1 } : {}
  await entries.updateEntry(trx, entry, { ...WRITTEN, ...anew, sequence: null, is_seen: false })
  await enqueue(trx, now, entryJob(appointment, `kept-${now.getTime()}`))
}
