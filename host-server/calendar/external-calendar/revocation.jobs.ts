import type { Handlers } from '../../core/jobs/outbox.ts'
import { CalendarError } from './calendar-error.ts'
import { revoke } from './consent-client.ts'
import { find } from './external-calendar.repository.ts'
import { decryptSource, isConsent } from './source.ts'

/** Ends a consent at its service, after its calendar was disconnected. */
const end: Handlers[string] = async ({ advisor_uuid, source: sealed }, { app, tenant, db }) => {
  const row = { advisor_uuid: String(advisor_uuid), source: String(sealed) }
  const source = decryptSource(app.config, db.tenantId, row)
  if (!source || !isConsent(source)) return
  // connected again: it is the same consent there, which would end with its former token
  if ((await find(db, row.advisor_uuid))?.kind === source.kind) return
  await revoke(app.config, tenant, source.kind, source.refresh).catch((failure: unknown) => {
    // without access of our own there is nobody who could end it but the account's owner
    if (!(failure instanceof CalendarError) || failure.fault !== 'client') throw failure
  })
}

export const revocationJobs: Handlers = { 'calendar-revocation': end }
