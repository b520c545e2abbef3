import { batches } from '../core/batches.ts'
import { TenantDb } from '../core/tenant-db.ts'

/** Campaigns that a tenant may have on one day: their words come from addresses, which anybody can make up. */
const MAX_CAMPAIGNS = 100

const KEY = ['day', 'kind', 'advisor_alias'] as const

// no interface: those have no index, which a row needs
export type Hit = {
  tenant_id: string
  day: string
  /** `src:` and `booked:` are followed by the campaign's word. */
  kind: string
  advisor_alias: string
  visitor: string
  expires_at: string
}

const campaignOf = ({ day, kind }: Pick<Hit, 'day' | 'kind'>) =>
  kind.includes(':') ? `${day} ${kind.slice(kind.indexOf(':') + 1)}` : undefined

/** Without those that name a campaign too many. */
async function admitted(db: TenantDb, hits: readonly Hit[]): Promise<readonly Hit[]> {
  const days = new Set(hits.filter(campaignOf).map(({ day }) => day))
  if (!days.size) return hits
  const rows = await db
    .table('advisor_hits')
    .whereIn('day', [...days])
    .where('kind', 'like', '%:%')
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

/** Counts those that are not there yet. */
async function count(db: TenantDb, hits: readonly Hit[]) {
  const fresh: Hit[] = await db.insert('hit_visitors', hits).onConflict().ignore().returning(KEY)
  const counts = new Map<string, Pick<Hit, (typeof KEY)[number]> & { count: number }>()
  for (const { day, kind, advisor_alias } of fresh) {
    const name = nameOf({ day, kind, advisor_alias })
    counts.set(name, { day, kind, advisor_alias, count: (counts.get(name)?.count ?? 0) + 1 })
  }
  if (!counts.size) return
  const merged = { count: db.raw('advisor_hits.count + excluded.count') }
  await db
    .insert('advisor_hits', [...counts.values()])
    .onConflict(['tenant_id', ...KEY])
    .merge(merged)
}

export const { add, flush } = batches<Hit>('hits', async ({ knex }, hits) => {
  // in one order on every node, so that two cannot wait for each other's rows
  const sorted = hits.toSorted((a, b) => (`${nameOf(a)} ${a.visitor}` < `${nameOf(b)} ${b.visitor}` ? -1 : 1))
  for (const tenantId of new Set(hits.map(({ tenant_id }) => tenant_id))) {
    const own = sorted.filter(({ tenant_id }) => tenant_id === tenantId)
    await new TenantDb(knex, tenantId).transaction(async (trx) => {
      const left = await admitted(trx, own)
      if (left.length) await count(trx, left)
    })
  }
})
