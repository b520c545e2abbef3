import type { Handlers, JobContext } from '../../core/jobs/outbox.ts'
import { CalendarError } from './calendar-error.ts'
import { apiOf, renew, revoke } from './consent-client.ts'
import type { Left } from './entry-jobs.service.ts'
import { find } from './external-calendar.repository.ts'
import { runInWorker } from './in-worker.ts'
import { decryptSource, isConsent, type StoredConsent } from './source.ts'
import { subscriptionIn } from './subscriptions.jobs.ts'

/** Without access there is nobody who could end it but the account's owner, and nothing that is told any more. */
const OVER = new Set(['client', 'consent', 'no-mailbox'])

async function unlessOver<T>(work: Promise<T>): Promise<T | undefined> {
  return work.catch((failure: unknown) => {
    if (!(failure instanceof CalendarError) || !OVER.has(failure.fault)) throw failure
    return undefined
  })
}

/** Ends a subscription with the tokens of a calendar that is gone. @returns those that can be used from then on */
async function stop(context: JobContext, source: StoredConsent, row: NonNullable<Left['subscription']>) {
  const { app, tenant } = context
  const subscription = subscriptionIn(row)
  if (!subscription) return source
  const now = app.clock.now().getTime()
  const { kind, refresh } = source
  const fresh = source.until > now ? source : { ...source, ...(await renew(app.config, tenant, kind, refresh, now)) }
  const at = { kind, api: apiOf(app.config, kind), accessToken: fresh.access }
  const { INTERNAL_HOSTS: internalHosts } = app.config
  await runInWorker({ kind: 'unsubscribe', source: at, subscription, internalHosts } as const, 'background')
  return fresh
}

/** Ends a subscription and the consent at their service, after the calendar was disconnected. */
const end: Handlers[string] = async ({ advisor_uuid, source: sealed, keeps, subscription }, context) => {
  const { app, tenant, db } = context
  const row = { advisor_uuid: String(advisor_uuid), source: String(sealed) }
  const source = decryptSource(app.config, db.tenantId, row)
  if (!source || !isConsent(source)) return
  const told = subscription as Left['subscription'] | undefined
  const { refresh } = (told && (await unlessOver(stop(context, source, told)))) ?? source
  // connected again: it is the same consent there, which would end with its former token
  if (keeps || (await find(db, row.advisor_uuid))?.kind === source.kind) return
  await revoke(app.config, tenant, source.kind, refresh).catch((failure: unknown) => {
    // without access of our own there is nobody who could end it but the account's owner
    if (!(failure instanceof CalendarError) || failure.fault !== 'client') throw failure
  })
}

export const revocationJobs: Handlers = { 'calendar-revocation': end }
