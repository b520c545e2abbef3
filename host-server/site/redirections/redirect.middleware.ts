import type { Context, Middleware } from 'koa'
import { campaignIn } from '#contract/campaign'
import { targetUrl } from '#contract/redirections'
import { instant } from '../../core/base/clock.ts'
import { countStep } from '../../core/events/booking-steps.service.ts'
import { isVisit } from '../../core/events/hits.service.ts'
import { visitorIn } from '../../core/events/visitors.ts'
import type { AppContext } from '../../core/tenancy/app-context.ts'
import type { CurrentTenant } from '../../core/tenancy/current-tenant.ts'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'
import { add } from './hits.queue.ts'
import { findAll, type RedirectionRow } from './redirections.repository.ts'
import { hostsOf, isAllowed, keyOf } from './targets.ts'

type Table = ReadonlyMap<string, RedirectionRow>

/** Empty again when the tenant is reloaded after a change. */
const tables = new WeakMap<CurrentTenant, Promise<Table>>()

/** A host that was allowed when the redirect was written may not be any more. */
async function read(db: TenantDb, tenant: CurrentTenant): Promise<Table> {
  const hosts = await hostsOf(db, tenant)
  const rows = (await findAll(db)).filter(({ is_active, target }) => is_active && isAllowed(target, hosts))
  return new Map(rows.map((row) => [row.path_key, row]))
}

function tableOf({ db, tenant }: { db: TenantDb; tenant: CurrentTenant }): Promise<Table> {
  const known = tables.get(tenant)
  if (known) return known
  const coming = read(db, tenant)
  tables.set(tenant, coming)
  coming.catch(() => tables.delete(tenant))
  return coming
}

/** The target with the request's query, before its fragment; own paths stay on the requested host. */
function addressOf(target: string, asked: string): string | undefined {
  const url = targetUrl(target)
  if (!url) return undefined
  if (asked) url.search = url.search ? `${url.search}&${asked}` : asked
  return target.startsWith('/') ? `${url.pathname}${url.search}${url.hash}` : url.href
}

/** A short address of a campaign on another website: only here its visit is seen. */
function countArrival(ctx: Context, app: AppContext, address: string): void {
  if (!URL.canParse(address)) return
  const { host, search } = new URL(address)
  const { tenant, user } = ctx.state as { tenant: CurrentTenant; user?: unknown }
  const [src, visitor] = [campaignIn(search), user ? undefined : visitorIn(app, ctx.req)]
  if (src && visitor) countStep({ app, tenant }, visitor, { step: 'visit', page: host, widget: '', alias: '', src })
}

const READS = new Set(['GET', 'HEAD'])
/** Browsers would cache a permanent redirect for ever, even a mistaken one. */
const CACHE = { 301: 'private, max-age=86400', 302: 'no-store' } as const

function lead(ctx: Context, app: AppContext, { uuid, target, status }: RedirectionRow): boolean {
  const address = addressOf(target, ctx.querystring)
  if (!address) return false
  ctx.status = status
  ctx.set({ Location: address, 'Cache-Control': CACHE[status] })
  ctx.body = ''
  if (isVisit(app, ctx.req)) {
    const at = instant(app.clock.now())
    add(app, { tenant_id: ctx.state.tenant.id, redirection_uuid: uuid, at })
    countArrival(ctx, app, address)
  }
  return true
}

/** Redirects requests for paths that nothing else answers. */
export const redirecting =
  (app: AppContext): Middleware =>
  async (ctx, next) => {
    const { tenant } = ctx.state as { tenant: CurrentTenant; db: TenantDb }
    const key = READS.has(ctx.method) && tenant.modules.has('redirections') ? keyOf(ctx.path) : undefined
    const found = key && (await tableOf(ctx.state)).get(key)
    if (!found || !lead(ctx, app, found)) await next()
  }
