import { Cron } from 'croner'
import { enqueue } from '../../core/jobs/outbox.ts'
import type { AppContext } from '../../core/tenancy/app-context.ts'
import { type CurrentTenant, findTenantById, findTenantIdsByModule } from '../../core/tenancy/current-tenant.ts'
import { TenantDb } from '../../core/tenancy/tenant-db.ts'
import * as repository from './website-health.repository.ts'
import { factsOf } from './website-health.service.ts'
import { failingIn, isMended } from './website-health.ts'
import { failingMail } from './website-notices.mails.ts'

/** Tells the administrators of what has begun to fail, once for each website and fault until it works again. */
async function tell(app: AppContext, tenant: CurrentTenant): Promise<void> {
  const db = new TenantDb(app.knex, tenant.id)
  const facts = await factsOf(app, db, tenant)
  const told = await repository.findNotices(db)
  for (const notice of told.filter((one) => isMended(facts, one))) await repository.removeNotice(db, notice)
  const failing = failingIn(facts).map((one) => ({ ...one, day: facts.today }))
  if (!failing.length) return
  await db.transaction(async (trx) => {
    const fresh = await repository.insertNotices(trx, failing)
    if (fresh.length) await enqueue(trx, app.clock.now(), failingMail(facts.today, fresh))
  })
}

/** Looks at the websites of every institution; a failure of one does not affect the others. */
export async function watchWebsites(app: AppContext): Promise<void> {
  for (const id of await findTenantIdsByModule(app.knex, 'embed')) {
    await findTenantById(app.knex, id)
      .then((tenant) => tenant && tell(app, tenant))
      .catch((err) => app.log.error({ err, tenant: id }, 'administrators could not be told of failing websites'))
  }
}

/** Every hour. */
export function startWatch(app: AppContext): { stop(): void } {
  const report = (err: unknown) => app.log.error({ err }, 'websites could not be looked at')
  return new Cron('41 * * * *', { unref: true, protect: true, catch: report }, () => watchWebsites(app))
}
