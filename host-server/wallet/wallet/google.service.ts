import { createHash, randomUUID } from 'node:crypto'
import { instant, MINUTE } from '../../core/base/clock.ts'
import type { Config } from '../../core/base/config.ts'
import { enqueue } from '../../core/jobs/outbox.ts'
import { baseUrl } from '../../core/mail/mail.ts'
import type { AppContext } from '../../core/tenancy/app-context.ts'
import type { CurrentTenant } from '../../core/tenancy/current-tenant.ts'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'
import * as repository from './google.repository.ts'
import { loadGoogleAccount } from './google.ts'
import { createGoogle, type Google } from './google-client.ts'
import { memoize } from './wallet.service.ts'

const clients = new WeakMap<Config, Promise<Google | undefined>>()

/** The Google Wallet client; undefined without a service account. */
export const googleOf = ({ config, clock }: AppContext) =>
  memoize(clients, config, async () => {
    const account = await loadGoogleAccount(config)
    return account && createGoogle(account, config, clock)
  })

/** The callback URL for saved cards. */
export const CALLBACK = '/wallet/google/callback'

/** The class that a tenant's cards share. Each card is one person's, with its own consent. */
export function classOf(config: Config, tenant: CurrentTenant) {
  const base = baseUrl(config, tenant)
  const content = {
    multipleDevicesAndHoldersAllowedStatus: 'ONE_USER_ALL_DEVICES',
    ...(base.startsWith('https:') && { callbackOptions: { url: base + CALLBACK } })
  }
  return { content, fingerprint: createHash('sha256').update(JSON.stringify(content)).digest('hex') }
}

interface House {
  app: AppContext
  tenant: CurrentTenant
  db: TenantDb
}

/** Enqueues an update of the tenant's class, if it is outdated. */
export async function refreshClass({ app, tenant, db }: House): Promise<void> {
  const { fingerprint } = classOf(app.config, tenant)
  if ((await repository.findFingerprint(db)) === fingerprint) return
  const now = app.clock.now()
  await enqueue(db, now, { kind: 'google-class', dedupe_key: `google-class:${instant(now)}`, payload: {} })
}

/** Cards per job: with ten jobs in parallel, what Google accepts in ten seconds. */
const CARDS = 20

const parts = (serials: readonly string[]) =>
  Array.from({ length: Math.ceil(serials.length / CARDS) }, (_, at) => serials.slice(at * CARDS, (at + 1) * CARDS))

/** Enqueues updates of those of these cards that are saved at Google; their content is read when the job runs. */
export async function updateObjects(trx: TenantDb, now: Date, serials: readonly string[]): Promise<void> {
  const saved = await repository.findSaved(trx, serials)
  const jobs = parts(saved).map((part) => {
    return { kind: 'google-object', dedupe_key: `google-object:${randomUUID()}`, payload: { serials: part } }
  })
  if (jobs.length) await enqueue(trx, now, ...jobs)
}

/**
 * Enqueues the notification of those of these cards that are saved at Google. Must be called before the notification is
 * put on them: cards that carry it have their job already.
 */
export async function notifyHolders(
  trx: TenantDb,
  now: Date,
  notification: string,
  serials: readonly string[]
): Promise<void> {
  const saved = await repository.findWithoutNotification(trx, serials, notification)
  const jobs = parts(saved).map((part) => ({
    kind: 'google-message',
    dedupe_key: `wallet-notification:${notification}:google:${part[0]}`,
    payload: { notification, serials: part }
  }))
  if (jobs.length) await enqueue(trx, now, ...jobs)
}

export const removalOf = (notification: string, now: number) => ({
  kind: 'google-removal',
  dedupe_key: `google-removal:${notification}:${randomUUID()}`,
  payload: { notification },
  at: instant(now)
})

/** Removes a text from the cards at Google, once no running job can add it any more. */
export const withdrawMessages = (trx: TenantDb, now: Date, notification: string): Promise<void> =>
  enqueue(trx, now, removalOf(notification, now.getTime() + MINUTE))
