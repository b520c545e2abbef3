import { todayIn } from '../base/days.ts'
import { writeBuffer } from '../jobs/write-buffer.ts'
import type { AppContext } from '../tenancy/app-context.ts'
import { TenantDb } from '../tenancy/tenant-db.ts'
import { pseudonymFor, type Visitor } from './visitors.ts'

/** The limit of campaigns per tenant and day: their names come from URLs, which anyone can make up. */
const MAX_CAMPAIGNS = 100

/** As the index of campaigns has it, without a parameter. */
const OF_CAMPAIGNS = "kind like '%:%'"

const KEY = ['day', 'kind', 'advisor_alias'] as const

/** A hit before its day is known, which depends on the branch's time zone. */
export interface HitEntry {
  tenant_id: string
  /** The institution's time zone, for unknown aliases. */
  time_zone: string
  /** `src:`, `booked:` and `requested:` are followed by the campaign's name. */
  kind: string
  /** For a branch, its alias after `branch/`. */
  advisor_alias: string
  at: number
  /** The visitor's pseudonym, or a function that computes the one of a day. */
  visitor: Visitor | string
}

interface Hit {
  day: string
  kind: string
  advisor_alias: string
  visitor: string
  expires_at: string
}

export interface HitOwner {
  advisor_uuid: string
  organization_uuid: string
  time_zone: string
}

const BRANCH = 'branch/'

/** The owners of aliases. */
export async function findOwners(db: TenantDb, aliases: readonly string[]): Promise<Map<string, HitOwner>> {
  const advisors: (HitOwner & { alias: string })[] = await db
    .table('advisors as a')
    .join('organizations as o', (on) => on.on('o.tenant_id', 'a.tenant_id').on('o.uuid', 'a.organization_uuid'))
    .whereIn('a.alias', aliases)
    .select('a.alias', 'a.uuid as advisor_uuid', 'a.organization_uuid', 'o.time_zone')
  const names = aliases.filter((alias) => alias.startsWith(BRANCH)).map((alias) => alias.slice(BRANCH.length))
  const branches: { alias: string; uuid: string; time_zone: string }[] = names.length
    ? await db.table('organizations').whereIn('alias', names).select('alias', 'uuid', 'time_zone')
    : []
  return new Map<string, HitOwner>([
    ...advisors.map(({ alias, ...owners }) => [alias, owners] as const),
    ...branches.map(
      ({ alias, uuid, time_zone }) =>
        [`${BRANCH}${alias}`, { advisor_uuid: '', organization_uuid: uuid, time_zone }] as const
    )
  ])
}

const hitOf = (app: AppContext, seen: HitEntry, owners: HitOwner | undefined): Hit => {
  const { tenant_id, kind, advisor_alias, at, visitor } = seen
  const { day, expires_at } = todayIn(owners?.time_zone ?? seen.time_zone, at)
  const name = typeof visitor === 'string' ? visitor : pseudonymFor(app, tenant_id, day, visitor)
  return { day, kind, advisor_alias, visitor: name, expires_at }
}

const campaignOf = ({ day, kind }: Pick<Hit, 'day' | 'kind'>) =>
  kind.includes(':') ? `${day} ${kind.slice(kind.indexOf(':') + 1)}` : undefined

/** Without those of campaigns above the limit. */
async function admitted(db: TenantDb, hits: readonly Hit[]): Promise<readonly Hit[]> {
  const days = new Set(hits.filter(campaignOf).map(({ day }) => day))
  if (!days.size) return hits
  const rows = await db
    .table('advisor_hits')
    .whereIn('day', [...days])
    .whereRaw(OF_CAMPAIGNS)
    .distinct('day', 'kind')
  const known = new Set(rows.map(campaignOf))
  return hits.filter((hit) => {
    const campaign = campaignOf(hit)
    if (!campaign || known.has(campaign)) return true
    if ([...known].filter((one) => one?.startsWith(hit.day)).length >= MAX_CAMPAIGNS) return false
    return known.add(campaign)
  })
}

const nameOf = (hit: Pick<Hit, (typeof KEY)[number]>) => KEY.map((name) => hit[name]).join(' ')

/** Inserts hits that do not exist yet, and counts them. */
async function count(db: TenantDb, hits: readonly Hit[], owners: ReadonlyMap<string, HitOwner>) {
  const fresh = await db.insert('hit_visitors', hits).onConflict().ignore().returning(KEY)
  const counts = new Map<string, Pick<Hit, (typeof KEY)[number]> & { count: number }>()
  for (const { day, kind, advisor_alias } of fresh) {
    const name = nameOf({ day, kind, advisor_alias })
    counts.set(name, { day, kind, advisor_alias, count: (counts.get(name)?.count ?? 0) + 1 })
  }
  if (!counts.size) return
  const merged = { count: db.raw('advisor_hits.count + excluded.count') }
  const owned = [...counts.values()].map((row) => {
    const { advisor_uuid = null, organization_uuid = null } = owners.get(row.advisor_alias) ?? {}
    return { ...row, advisor_uuid, organization_uuid }
  })
  await db
    .insert('advisor_hits', owned)
    .onConflict(['tenant_id', ...KEY])
    .merge(merged)
}

async function write(app: AppContext, tenantId: string, seen: readonly HitEntry[]) {
  const db = new TenantDb(app.knex, tenantId)
  const owners = await findOwners(db, [...new Set(seen.map(({ advisor_alias }) => advisor_alias))])
  const hits = seen.map((one) => hitOf(app, one, owners.get(one.advisor_alias)))
  // in the same order on every node, to avoid deadlocks
  const sorted = hits.toSorted((a, b) => (`${nameOf(a)} ${a.visitor}` < `${nameOf(b)} ${b.visitor}` ? -1 : 1))
  await db.transaction(async (trx) => {
    const left = await admitted(trx, sorted)
    if (left.length) await count(trx, left, owners)
  })
}

export const { add, flush } = writeBuffer<HitEntry>('hits', async (app, seen) => {
  for (const tenantId of new Set(seen.map(({ tenant_id }) => tenant_id))) {
    const own = seen.filter(({ tenant_id }) => tenant_id === tenantId)
    await write(app, tenantId, own)
  }
})
