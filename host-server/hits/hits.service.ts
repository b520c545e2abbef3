import type { IncomingMessage } from 'node:http'
import { campaignOf } from '#contract/campaign'
import { Bounded } from '../core/bounded.ts'
import { todayIn } from '../core/days.ts'
import type { Call } from '../core/http.ts'
import type { Services } from '../core/services.ts'
import * as queue from './hits.queue.ts'
import { nameFor, type Visitor, visitorIn } from './visitors.ts'

export type HitKind = 'profile' | 'email' | 'phone' | 'whatsapp' | 'vcard' | 'wallet' | 'share' | 'branch'

/** What one address may add on a day at each node: a house full of customers, and no flood of made-up browsers. */
const MOST_OF_ADDRESS = 1000

/** What this node has counted already need not be asked of the database. */
interface Memory {
  counted: Bounded<true>
  addresses: Bounded<number>
}
const memories = new WeakMap<Services, Memory>()

function memoryOf(services: Services): Memory {
  const known = memories.get(services) ?? { counted: new Bounded(50_000), addresses: new Bounded(50_000) }
  memories.set(services, known)
  return known
}

/** Asks whether this is new here, and remembers it. */
function isNew(services: Services, name: string, address: string): boolean {
  const { counted, addresses } = memoryOf(services)
  if (counted.get(name)) return false
  const count = addresses.get(address) ?? 0
  if (count >= MOST_OF_ADDRESS) return false
  addresses.set(address, count + 1)
  counted.set(name, true)
  return true
}

type Where = Pick<Call, 'services' | 'tenant'>

/** Counts a visitor once for each advisor or branch, kind and day, without a word on who it was. */
export function countHit(where: Where, visitor: Visitor, kind: HitKind | `src:${string}`, advisor_alias: string): void {
  const { services, tenant } = where
  const at = services.clock.now().getTime()
  const { day } = todayIn(tenant.time_zone, at)
  const name = nameFor(services, tenant.id, day, visitor)
  if (!isNew(services, `${name} ${kind} ${advisor_alias}`, `${day} ${visitor.address}`)) return
  queue.add(services, { tenant_id: tenant.id, time_zone: tenant.time_zone, kind, advisor_alias, at, visitor })
}

/** Whether a request is a visitor's: neither a program's nor one that a browser makes ahead. */
export const isVisit = (services: Services, request: IncomingMessage) => Boolean(visitorIn(services, request))

/** Counts what a visitor has asked for; whoever is signed in works here. */
export function recordHit(call: Call, kind: HitKind, alias: string): void {
  const visitor = call.user ? undefined : visitorIn(call.services, call.ctx.req)
  if (visitor) countHit(call, visitor, kind, alias)
}

/** Counts a booking for the campaign that led to it; one with any advisor of a branch stands under the branch. */
export function recordBooking(call: Call, uuid: string, src: string | undefined): void {
  const campaign = campaignOf(src)
  if (!campaign) return
  const { services, tenant, host } = call
  const advisor_alias = 'isBranch' in host ? `branch/${host.alias}` : host.alias
  queue.add(services, {
    ...{ tenant_id: tenant.id, time_zone: tenant.time_zone, kind: `booked:${campaign}`, advisor_alias },
    ...{ at: services.clock.now().getTime(), visitor: uuid }
  })
}
