import { OPEN_STATES } from '#contract/appointments'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'
import { customerPatterns, HAS_WORD } from './search-words.ts'

/** Whose appointments a user may find. */
interface Reach {
  /** The branches that the user manages; undefined for all of them. */
  branches: readonly string[] | undefined
  /** The user's own card. */
  card: string
}

interface Search extends Reach {
  q: string
  now: string
  limit: number
}

function matching(db: TenantDb, { q, branches, card }: Search) {
  const all = db
    .table('appointments as p')
    .join('appointment_topics as t', (on) => on.on('t.tenant_id', 'p.tenant_id').on('t.uuid', 'p.topic_uuid'))
    .join('advisors as a', (on) => on.on('a.tenant_id', 'p.tenant_id').on('a.uuid', 'p.advisor_uuid'))
    .join('organizations as o', (on) => on.on('o.tenant_id', 'a.tenant_id').on('o.uuid', 'a.organization_uuid'))
  // a closed branch has no calendar that could be opened
  all.where((any) => {
    any.where('p.advisor_uuid', card)
    if (!branches) any.orWhereNull('o.closed_at')
    else if (branches.length) any.orWhere((one) => one.whereIn('o.uuid', branches).whereNull('o.closed_at'))
  })
  for (const pattern of customerPatterns(q)) all.whereRaw(HAS_WORD, [pattern])
  return all
}

const COLUMNS = [
  'p.uuid',
  'p.state',
  'p.starts_at',
  'p.first_name',
  'p.last_name',
  't.topic',
  'a.alias',
  'a.title_prefix',
  'a.first_name as first_name_of_advisor',
  'a.last_name as last_name_of_advisor',
  'a.title_suffix',
  'o.alias as branch_slug',
  'o.name as branch_name',
  'o.time_zone as branch_time_zone'
] as const

const ordered = (direction: 'asc' | 'desc') => ['p.ends_at', 'p.uuid'].map((column) => ({ column, order: direction }))

/** Both parts are read in the order of an index, so that a frequent name costs no more than a few rows. */
export async function findByCustomer(db: TenantDb, search: Search) {
  const { now, limit } = search
  const coming = await matching(db, search)
    .where('p.ends_at', '>=', now)
    .whereIn('p.state', OPEN_STATES)
    .orderBy(ordered('asc'))
    .limit(limit)
    .select(...COLUMNS)
  if (coming.length === limit) return coming
  const others = await matching(db, search)
    .where((one) => one.where('p.ends_at', '<', now).orWhereNotIn('p.state', OPEN_STATES))
    .orderBy(ordered('desc'))
    .limit(limit - coming.length)
    .select(...COLUMNS)
  return [...coming, ...others]
}
