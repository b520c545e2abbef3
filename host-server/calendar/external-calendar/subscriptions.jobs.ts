import type { CalendarService } from '#contract/smm-calendar'
import { instant } from '../../core/base/clock.ts'
import type { Handlers, JobContext } from '../../core/jobs/outbox.ts'
import { accessTo } from './access.service.ts'
import { CalendarError } from './calendar-error.ts'
import type { CalendarRow } from './external-calendar.repository.ts'
import { find as findCalendar } from './external-calendar.repository.ts'
import { runInWorker } from './in-worker.ts'
import type { ServiceSource, Subscription } from './providers/provider.ts'
import { refresh } from './reading.service.ts'
import * as repository from './subscriptions.repository.ts'
import { askReading, serviceTelling, watchFor } from './subscriptions.service.ts'
import { isAtService } from './tasks.ts'

/** A change of a subscription that the service has to learn of. */
export const subscriptionIn = ({
  channel,
  subscription_id,
  resource_id,
  expires_at
}: repository.SubscriptionRow): Subscription | undefined =>
  channel && subscription_id
    ? { channel, id: subscription_id, resource: resource_id ?? '', until: expires_at ?? '' }
    : undefined

/** Access that does not hold is said by the next reading, and makes no subscription; a service that is away is asked again. */
async function unlessLocked<T>(work: Promise<T>): Promise<T | null> {
  return work.catch((failure: unknown) => {
    if (failure instanceof CalendarError && failure.fault !== 'away') return null
    throw failure
  })
}

const stop = ({ app }: JobContext, source: ServiceSource, subscription: Subscription) =>
  unlessLocked(
    runInWorker(
      { kind: 'unsubscribe', source, subscription, internalHosts: app.config.INTERNAL_HOSTS } as const,
      'background'
    )
  )

/** Makes or prolongs it, with what it was made; null where the service refuses. */
async function made(
  context: JobContext,
  row: CalendarRow,
  service: CalendarService,
  known: Subscription | undefined
): Promise<{ source: ServiceSource; got: Subscription } | null> {
  const source = await accessTo(context, row)
  if (!isAtService(source)) return null
  const watch = watchFor(context, service)
  const { INTERNAL_HOSTS: internalHosts } = context.app.config
  const got = await runInWorker({ kind: 'subscribe', source, watch, known, internalHosts } as const, 'background')
  if (got && known && got.channel !== known.channel) await stop(context, source, known)
  return got && { source, got }
}

const NONE = {
  channel: null,
  subscription_id: null,
  resource_id: null,
  started_at: null,
  expires_at: null,
  asked_at: null
}

const subscribe: Handlers[string] = async ({ advisor_uuid }, context) => {
  const { app, tenant, db } = context
  const row = await findCalendar(db, String(advisor_uuid))
  const service = row && serviceTelling(context, row.kind)
  if (!row || !service || !tenant.modules.has('smm-calendar')) return
  const now = instant(app.clock.now())
  const present = await repository.find(db, row.advisor_uuid)
  const mine = present?.calendar_uuid === row.uuid && (present.expires_at ?? '') > now ? present : undefined
  if (mine) await repository.update(db, row.advisor_uuid, { tried_at: now })
  else await repository.save(db, { ...NONE, advisor_uuid: row.advisor_uuid, calendar_uuid: row.uuid, tried_at: now })
  const answer = await unlessLocked(made(context, row, service, mine && subscriptionIn(mine)))
  const got = answer?.got
  const key = { advisor_uuid: row.advisor_uuid, calendar_uuid: row.uuid }
  const isKept = await repository.settle(db, key, {
    channel: got?.channel ?? null,
    subscription_id: got?.id ?? null,
    resource_id: got?.resource ?? null,
    started_at: got ? (mine?.subscription_id && mine.started_at) || now : null,
    expires_at: got?.until ?? null
  })
  if (!answer) return
  // what has changed before anybody could tell
  if (isKept) await askReading(context, row.advisor_uuid)
  else await stop(context, answer.source, answer.got)
}

/** Reads what has changed. A service that fails is asked again when it is due, whatever it tells meanwhile. */
const read: Handlers[string] = async ({ advisor_uuid }, context) => {
  const { app, tenant, db } = context
  // notifications from now on lead to the next reading
  await repository.update(db, String(advisor_uuid), { asked_at: null })
  const row = await findCalendar(db, String(advisor_uuid))
  if (!row || !tenant.modules.has('smm-calendar')) return
  if (row.failing_since && row.next_at > instant(app.clock.now())) return
  await refresh(context, row, 'background')
}

/** Ends a subscription of a calendar that stays connected. */
const unsubscribe: Handlers[string] = async ({ advisor_uuid, subscription }, context) => {
  const row = await findCalendar(context.db, String(advisor_uuid))
  const source = row && (await unlessLocked(accessTo(context, row)))
  if (source && isAtService(source)) await stop(context, source, subscription as Subscription)
}

export const subscriptionJobs: Handlers = {
  'calendar-subscription': subscribe,
  'calendar-changed': read,
  'calendar-unsubscription': unsubscribe
}
