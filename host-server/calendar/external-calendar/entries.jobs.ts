import { viewOf } from '../../booking/appointments/appointment-view.service.ts'
import { externalEntry } from '../../booking/appointments/calendar-entries.service.ts'
import { type AppointmentDetails, findDetails } from '../../booking/appointments/details.repository.ts'
import { endRoom, findMeeting, keepMeeting } from '../../booking/video-rooms/meetings.service.ts'
import { providerOf } from '../../booking/video-rooms/provider-settings.service.ts'
import { isRoom } from '../../booking/video-rooms/room-address.service.ts'
import { instant } from '../../core/base/clock.ts'
import { withoutValues } from '../../core/base/log.ts'
import type { Handlers, JobContext } from '../../core/jobs/outbox.ts'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'
import type { Entry } from './caldav.ts'
import type { CalendarRow } from './external-calendar.repository.ts'
import * as repository from './external-calendar.repository.ts'
import { runInWorker } from './in-worker.ts'
import type { EntryEvent } from './providers/provider.ts'
import { writeAtService } from './service-entries.service.ts'
import { decryptSource, isConsent } from './source.ts'

interface Current {
  found: AppointmentDetails
  entry: Entry
  event: EntryEvent
}

async function entryOf(db: TenantDb, uuid: string, { tenant, app }: JobContext): Promise<Current | undefined> {
  const found = await findDetails(db, { uuid })
  if (!found) return undefined
  const { config, clock } = app
  const { uid, ics, event } = externalEntry(viewOf(config, tenant, found), config, clock.now())
  return { found, entry: { uuid, uid, ics: found.state === 'cancelled' ? undefined : ics }, event }
}

const keyOf = ({ uuid, advisor_uuid }: AppointmentDetails) => ({ appointment_uuid: uuid, advisor_uuid })

/** Whether the entry is the video room of its appointment, too. */
async function meetingFor(context: JobContext, found: AppointmentDetails): Promise<Pick<EntryEvent, 'meeting'>> {
  const { app, tenant } = context
  if (isRoom(found.join_url) && providerOf(app.config, tenant) === 'teams') return { meeting: 'wanted' }
  return (await findMeeting(context, keyOf(found))) ? { meeting: 'kept' } : {}
}

async function writeThere(context: JobContext, calendar: CalendarRow, found: AppointmentDetails, own: EntryEvent) {
  const { uuid, sequence } = found
  const event = { ...own, ...(calendar.kind === 'microsoft' && (await meetingFor(context, found))) }
  const joinUrl = await writeAtService(context, calendar, { uuid, sequence, event })
  if (joinUrl) await keepMeeting(context, keyOf(found), joinUrl)
  else if (joinUrl === null) await endRoom(context, uuid)
}

/** Writes or removes an appointment's entry, by the way of the calendar's kind. */
async function write(context: JobContext, calendar: CalendarRow, { found, entry, event }: Current): Promise<void> {
  const { app, db } = context
  if (calendar.kind === 'caldav') {
    const source = decryptSource(app.config, db.tenantId, calendar)
    if (!source || isConsent(source)) return
    await runInWorker({ kind: 'write', source, entry, internalHosts: app.config.INTERNAL_HOSTS }, 'background')
  } else if (entry.ics === undefined) {
    const { uuid, sequence } = found
    await writeAtService(context, calendar, { uuid, sequence, event: undefined })
  } else await writeThere(context, calendar, found, event)
}

const isWritable = ({ kind }: CalendarRow) => kind !== 'feed' && kind !== 'read-only'

/**
 * Updates an appointment's entry to its present state, whichever version the job was enqueued for, so that jobs may run
 * twice, late or out of order. A change during the request is written next.
 */
async function writeEntry({ appointment_uuid }: Record<string, unknown>, context: JobContext): Promise<void> {
  const { db, tenant, app } = context
  if (!tenant.modules.has('smm-calendar')) return
  let written: number | undefined
  for (;;) {
    const current = await entryOf(db, String(appointment_uuid), context)
    if (!current || current.found.sequence === written) return
    // cancelled appointments are removed even from the calendar of an advisor who has left
    if (current.entry.ics && current.found.advisor_deactivated_at) return
    const calendar = await repository.find(db, current.found.advisor_uuid)
    if (!calendar || !isWritable(calendar)) return
    await write(context, calendar, current).catch(async (failure) => {
      const since = calendar.unwritten_since ?? instant(app.clock.now())
      await repository.setUnwrittenSince(db, calendar, since)
      throw failure
    })
    if (calendar.unwritten_since) await repository.setUnwrittenSince(db, calendar, null)
    written = current.found.sequence
  }
}

/** Removes the entry of an appointment that was handed over, unless it has come back in the meantime. */
async function removeEntry({ appointment_uuid, advisor_uuid }: Record<string, unknown>, context: JobContext) {
  const { db, tenant } = context
  if (!tenant.modules.has('smm-calendar')) return
  const current = await entryOf(db, String(appointment_uuid), context)
  if (!current || current.found.advisor_uuid === advisor_uuid) return
  const calendar = await repository.find(db, String(advisor_uuid))
  if (!calendar || !isWritable(calendar)) return
  await write(context, calendar, { ...current, entry: { ...current.entry, ics: undefined } })
}

/** Removes the entry of an appointment that is going to be erased. @returns whether the calendar could be reached */
export async function removeFor(context: JobContext, uuid: string): Promise<boolean> {
  const current = await entryOf(context.db, uuid, context)
  const calendar = current && (await repository.find(context.db, current.found.advisor_uuid))
  if (!calendar || !isWritable(calendar)) return true
  // encrypted with another secret
  if (!decryptSource(context.app.config, context.db.tenantId, calendar)) return false
  return write(context, calendar, { ...current, entry: { ...current.entry, ics: undefined } }).then(
    () => true,
    (failure) => {
      context.app.log.warn({ reason: withoutValues(String(failure.message), failure) }, 'a calendar entry stays')
      return false
    }
  )
}

export const calendarJobs: Handlers = { 'calendar-entry': writeEntry, 'calendar-entry-left': removeEntry }
