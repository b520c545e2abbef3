import type { IncomingMessage } from 'node:http'
import { LRUCache } from 'lru-cache'
import { campaignOf } from '#contract/campaign'
import { todayIn } from '../base/days.ts'
import type { Call } from '../http/http.ts'
import type { AppContext } from '../tenancy/app-context.ts'
import * as queue from './hits.queue.ts'
import { objects, pseudonymFor, type Visitor, visitorIn } from './visitors.ts'

export type HitKind = 'profile' | 'email' | 'phone' | 'whatsapp' | 'vcard' | 'wallet' | 'share' | 'branch'

/**
 * The most hits of one address per day and node: enough for a branch full of customers, too few for a flood of made-up
 * browsers.
 */
const MOST_OF_ADDRESS = 1000

const MOST_REMEMBERED = 50_000

/** Hits that this node has counted, which saves asking the database. */
interface Memory {
  counted: LRUCache<string, true>
  addresses: LRUCache<string, number>
}
const memories = new WeakMap<AppContext, Memory>()

function memoryOf(app: AppContext): Memory {
  const max = MOST_REMEMBERED
  const known = memories.get(app) ?? { counted: new LRUCache({ max }), addresses: new LRUCache({ max }) }
  memories.set(app, known)
  return known
}

/** Whether this hit is new on this node; remembers it. */
function isNew(app: AppContext, name: string, address: string): boolean {
  const { counted, addresses } = memoryOf(app)
  if (counted.get(name)) return false
  const count = addresses.get(address) ?? 0
  if (count >= MOST_OF_ADDRESS) return false
  addresses.set(address, count + 1)
  counted.set(name, true)
  return true
}

type Where = Pick<Call, 'app' | 'tenant'>

/** Counts a visitor once per day, advisor or branch, and kind, without storing who it was. */
export function countHit(where: Where, visitor: Visitor, kind: HitKind | `src:${string}`, advisor_alias: string): void {
  const { app, tenant } = where
  const at = app.clock.now().getTime()
  const { day } = todayIn(tenant.time_zone, at)
  const name = pseudonymFor(app, tenant.id, day, visitor)
  if (!isNew(app, `${name} ${kind} ${advisor_alias}`, `${day} ${visitor.address}`)) return
  queue.add(app, { tenant_id: tenant.id, time_zone: tenant.time_zone, kind, advisor_alias, at, visitor })
}

/** Whether a request is from a person: neither from a bot nor a prefetch. */
export const isVisit = (app: AppContext, request: IncomingMessage) => Boolean(visitorIn(app, request))

/** Counts a visitor's hit; signed-in users are not counted. */
export function recordHit(call: Call, kind: HitKind, alias: string): void {
  const visitor = call.user || call.isTest ? undefined : visitorIn(call.app, call.ctx.req)
  if (visitor) countHit(call, visitor, kind, alias)
}

/** What can come of a visit to which a campaign led. */
export type Outcome = 'booked' | 'requested'

/** Counts a booking or a request for its campaign; a booking with any advisor of a branch counts for the branch. */
export function recordOutcome(call: Call, what: Outcome, uuid: string, src: string | undefined): void {
  const campaign = campaignOf(src)
  const { app, tenant, host, ctx } = call
  if (!campaign || call.isTest || objects(ctx.req)) return
  const advisor_alias = 'isBranch' in host ? `branch/${host.alias}` : host.alias
  queue.add(app, {
    tenant_id: tenant.id,
    time_zone: tenant.time_zone,
    kind: `${what}:${campaign}`,
    advisor_alias,
    at: app.clock.now().getTime(),
    visitor: uuid
  })
}
