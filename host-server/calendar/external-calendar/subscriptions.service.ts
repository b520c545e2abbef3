import { randomUUID } from 'node:crypto'
import { CALENDAR_SERVICES, type CalendarService } from '#contract/smm-calendar'
import { DAY, HOUR, instant, MINUTE } from '../../core/base/clock.ts'
import type { Config } from '../../core/base/config.ts'
import { enqueue, type Job } from '../../core/jobs/outbox.ts'
import { baseUrl } from '../../core/mail/mail.ts'
import { derivedToken, isEqual } from '../../core/security/tokens.ts'
import type { AppContext } from '../../core/tenancy/app-context.ts'
import type { CurrentTenant } from '../../core/tenancy/current-tenant.ts'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'
import type { CalendarRow } from './external-calendar.repository.ts'
import type { Watch } from './providers/provider.ts'
import * as repository from './subscriptions.repository.ts'

interface Place {
  app: AppContext
  tenant: CurrentTenant
  db: TenantDb
}

/** Where services tell us of changes. */
export const CHANGES = '/calendar-changes'

/** What a service repeats with all that it tells: derived, so that it is checked before anything is looked up. */
const tokenOf = ({ SESSION_SECRET }: Config, tenantId: string, channel: string) =>
  derivedToken(SESSION_SECRET, 'calendar-changes', `${tenantId}\0${channel}`)

export const isTokenOf = (config: Config, tenantId: string, channel: string, token: string): boolean =>
  isEqual(token, tokenOf(config, tenantId, channel))

/** A little less than Microsoft allows; Google allows more, and decides itself. */
const LASTS = 4200 * MINUTE

export function watchFor({ app, tenant }: Place, kind: CalendarService): Watch {
  const { config, clock } = app
  const channel = randomUUID()
  return {
    channel,
    token: tokenOf(config, tenant.id, channel),
    address: `${baseUrl(config, tenant)}${CHANGES}/${kind}/${channel}`,
    until: instant(clock.now().getTime() + LASTS)
  }
}

/** The service by which changes of a calendar can be told: it must reach us by https. */
export const serviceTelling = ({ app, tenant }: Omit<Place, 'db'>, kind: CalendarRow['kind']) =>
  baseUrl(app.config, tenant).startsWith('https:') ? CALENDAR_SERVICES.find((one) => one === kind) : undefined

/** One that was refused is tried again a few times a day: somebody may have opened the way meanwhile. */
const AFTER_REFUSAL = 6 * HOUR

function isDue(known: repository.SubscriptionRow | undefined, { uuid }: CalendarRow, now: number): boolean {
  if (known?.calendar_uuid !== uuid) return true
  const { subscription_id, expires_at, tried_at } = known
  const lasts = subscription_id && Date.parse(expires_at ?? '') > now + DAY
  return !lasts && Date.parse(tried_at) <= now - (subscription_id ? HOUR : AFTER_REFUSAL)
}

/** Makes a subscription, or prolongs it; once in ten minutes. */
export const subscriptionJob = ({ uuid, advisor_uuid }: CalendarRow, now: Date): Job => ({
  kind: 'calendar-subscription',
  dedupe_key: `calendar-subscription:${uuid}:${Math.floor(now.getTime() / (10 * MINUTE))}`,
  payload: { advisor_uuid }
})

/** Sees to it, with each reading, that changes of a calendar are told where they can be. */
export async function tendSubscription(place: Place, row: CalendarRow): Promise<void> {
  if (!serviceTelling(place, row.kind)) return
  const { app, db } = place
  const now = app.clock.now()
  const known = await repository.find(db, row.advisor_uuid)
  if (isDue(known, row, now.getTime())) await enqueue(db, now, subscriptionJob(row, now))
}

/** Since when changes of a calendar have been told, if they are. */
export async function toldSince(db: TenantDb, row: CalendarRow, now: Date): Promise<string | null> {
  const known = await repository.find(db, row.advisor_uuid)
  const isAlive = known?.subscription_id && known.calendar_uuid === row.uuid && (known.expires_at ?? '') > instant(now)
  return isAlive && !row.fault ? known.started_at : null
}

/** Changes come in bursts: what is told within these seconds is read together. */
const BURST = MINUTE / 12

/** A job that was lost does not hold up the readings after it. */
const LOST = 5 * MINUTE

/** Asks for a reading, whatever was told: what has changed is what the service answers. */
export async function askReading({ app, db }: Pick<Place, 'app' | 'db'>, advisor_uuid: string): Promise<void> {
  const now = app.clock.now()
  const [asked, lost, at] = [0, -LOST, BURST].map((shift) => instant(now.getTime() + shift)) as [string, string, string]
  if (!(await repository.claimReading(db, advisor_uuid, asked, lost))) return
  await enqueue(db, now, {
    kind: 'calendar-changed',
    dedupe_key: `calendar-changed:${randomUUID()}`,
    payload: { advisor_uuid },
    at
  })
}
