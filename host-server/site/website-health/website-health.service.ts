import type { WebsiteHealth } from '#contract/website-health'
import { todayIn } from '../../core/base/days.ts'
import { currentRelease } from '../../core/http/assets.ts'
import type { Call } from '../../core/http/http.ts'
import type { AppContext } from '../../core/tenancy/app-context.ts'
import { type CurrentTenant, embedOrigins } from '../../core/tenancy/current-tenant.ts'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'
import { findEmbeddings } from '../../reports/module-usage/module-usage.repository.ts'
import * as repository from './website-health.repository.ts'
import { type Facts, firstDay, websitesOf } from './website-health.ts'

export async function factsOf({ clock }: AppContext, db: TenantDb, tenant: CurrentTenant): Promise<Facts> {
  const { day: today } = todayIn(tenant.time_zone, clock.now().getTime())
  const from = firstDay(today)
  const [seen, noticed] = await Promise.all([findEmbeddings(db, from), repository.findDays(db, from)])
  return { today, origins: [...new Set(embedOrigins(tenant))], seen, noticed, current: currentRelease() }
}

export async function health({ app, db, tenant }: Call): Promise<WebsiteHealth> {
  const facts = await factsOf(app, db, tenant)
  return { today: facts.today, websites: websitesOf(facts) }
}
