import { findDetails } from '../appointments/details.repository.ts'
import { ownEntry } from '../appointments/entries.ts'
import { tellingOf } from '../appointments/telling.ts'
import { instant } from '../core/clock.ts'
import type { TenantDb } from '../core/tenant-db.ts'
import type { Handlers, JobContext } from '../outbox/outbox.ts'
import { apart } from './apart.ts'
import type { Entry } from './caldav.ts'
import * as repository from './external-calendar.repository.ts'
import { openSource } from './source.ts'

async function entryOf(db: TenantDb, uuid: string, { tenant, services }: JobContext) {
  const found = await findDetails(db, { uuid })
  if (!found) return undefined
  const { config, clock } = services
  const copy = ownEntry(tellingOf(config, tenant, found), config, clock.now())
  const entry: Entry = { uuid, uid: copy.uid, ics: found.state === 'cancelled' ? undefined : copy.ics }
  return { found, entry }
}

/**
 * Brings the entry of an appointment up to its present state, whichever version the job was written for: so it may be done
 * twice, late or out of turn. What has changed while it was on its way is sent after it.
 */
async function writeEntry({ appointment_uuid }: Record<string, unknown>, context: JobContext): Promise<void> {
  const { db, tenant, services } = context
  if (!tenant.modules.has('smm-calendar')) return
  let written: number | undefined
  for (;;) {
    const current = await entryOf(db, String(appointment_uuid), context)
    if (!current || current.found.sequence === written) return
    // what ends is taken out even there
    if (current.entry.ics && current.found.advisor_deactivated_at) return
    const calendar = await repository.find(db, current.found.advisor_uuid)
    const source = calendar?.kind === 'caldav' && openSource(services.config, db.tenantId, calendar)
    if (!source) return
    const task = { kind: 'write', source, entry: current.entry, internalHosts: services.config.INTERNAL_HOSTS } as const
    await apart(task, 'meanwhile').catch(async (failure) => {
      const since = calendar.unwritten_since ?? instant(services.clock.now())
      await repository.noteWriting(db, calendar, since)
      throw failure
    })
    if (calendar.unwritten_since) await repository.noteWriting(db, calendar, null)
    written = current.found.sequence
  }
}

/** An appointment that was handed over is its new advisor's; should it come back meanwhile, its entry stays. */
async function removeEntry({ appointment_uuid, advisor_uuid }: Record<string, unknown>, context: JobContext) {
  const { db, tenant, services } = context
  if (!tenant.modules.has('smm-calendar')) return
  const current = await entryOf(db, String(appointment_uuid), context)
  if (!current || current.found.advisor_uuid === advisor_uuid) return
  const calendar = await repository.find(db, String(advisor_uuid))
  const source = calendar?.kind === 'caldav' && openSource(services.config, db.tenantId, calendar)
  if (!source) return
  const entry = { ...current.entry, ics: undefined }
  await apart({ kind: 'write', source, entry, internalHosts: services.config.INTERNAL_HOSTS }, 'meanwhile')
}

export const calendarJobs: Handlers = { 'calendar-entry': writeEntry, 'calendar-entry-left': removeEntry }
