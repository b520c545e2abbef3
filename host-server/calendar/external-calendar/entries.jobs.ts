import { viewOf } from '../../booking/appointments/appointment-view.service.ts'
import { externalEntry } from '../../booking/appointments/calendar-entries.service.ts'
import { findDetails } from '../../booking/appointments/details.repository.ts'
import { instant } from '../../core/base/clock.ts'
import type { Handlers, JobContext } from '../../core/jobs/outbox.ts'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'
import type { Entry } from './caldav.ts'
import * as repository from './external-calendar.repository.ts'
import { runInWorker } from './in-worker.ts'
import { decryptSource } from './source.ts'

async function entryOf(db: TenantDb, uuid: string, { tenant, app }: JobContext) {
  const found = await findDetails(db, { uuid })
  if (!found) return undefined
  const { config, clock } = app
  const copy = externalEntry(viewOf(config, tenant, found), config, clock.now())
  const entry: Entry = { uuid, uid: copy.uid, ics: found.state === 'cancelled' ? undefined : copy.ics }
  return { found, entry }
}

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
    const source = calendar?.kind === 'caldav' && decryptSource(app.config, db.tenantId, calendar)
    if (!source) return
    const task = { kind: 'write', source, entry: current.entry, internalHosts: app.config.INTERNAL_HOSTS } as const
    await runInWorker(task, 'background').catch(async (failure) => {
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
  const { db, tenant, app } = context
  if (!tenant.modules.has('smm-calendar')) return
  const current = await entryOf(db, String(appointment_uuid), context)
  if (!current || current.found.advisor_uuid === advisor_uuid) return
  const calendar = await repository.find(db, String(advisor_uuid))
  const source = calendar?.kind === 'caldav' && decryptSource(app.config, db.tenantId, calendar)
  if (!source) return
  const entry = { ...current.entry, ics: undefined }
  await runInWorker({ kind: 'write', source, entry, internalHosts: app.config.INTERNAL_HOSTS }, 'background')
}

export const calendarJobs: Handlers = { 'calendar-entry': writeEntry, 'calendar-entry-left': removeEntry }
