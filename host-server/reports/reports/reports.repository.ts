import { type Days, TERM_MIN } from '#contract/reports'
import { manyByName } from '../../core/base/collation.ts'
import { earlierOf } from '../../core/base/days.ts'
import { fullName } from '../../core/base/full-name.ts'
import { allOf, giveWay, readInSlices, sizeFor } from '../../core/base/slices.ts'
import type { Row } from '../../core/tenancy/query.ts'
import { compiled, type TenantDb } from '../../core/tenancy/tenant-db.ts'
import { inParts } from './in-parts.ts'
import { type DayRow, filtered, findLive, inBranches, type ReportFilter } from './rollups.repository.ts'

const COLUMNS = [
  'uuid',
  'alias',
  'organization_uuid',
  'title_prefix',
  'first_name',
  'last_name',
  'title_suffix',
  'photo'
] as const

export type Advisor = Pick<Row<'advisors'>, (typeof COLUMNS)[number]>

const advisors = (db: TenantDb, organizations: readonly string[] | undefined) =>
  inBranches(db.table('advisors'), organizations)

/** The advisors of some branches, or of all, by name. */
export async function findAdvisors(db: TenantDb, organizations: readonly string[] | undefined) {
  const slices = readInSlices<Advisor>((last, size) => {
    const rows = advisors(db, organizations).orderBy('uuid').limit(size)
    if (last) rows.where('uuid', '>', last.uuid)
    return rows.select(COLUMNS)
  })
  return (await manyByName(await allOf(slices))).map((row) => ({ ...row, full_name: fullName(row) }))
}

const findRows = compiled((db, uuids: readonly string[], organizations: readonly string[] | undefined) =>
  advisors(db, organizations).whereIn('uuid', uuids).select(COLUMNS)
)

/** Those of some advisors who are at these branches, or at any. */
export async function findNamed(
  db: TenantDb,
  uuids: readonly string[],
  organizations: readonly string[] | undefined
): Promise<Advisor[]> {
  return findRows(db, uuids, organizations)
}

export const findByAlias = (db: TenantDb, organizations: readonly string[] | undefined, alias: string) =>
  advisors(db, organizations).where({ alias }).first('uuid')

/** Rows of the chosen advisor, else of whole branches: the condition must match the partial index word for word. */
const dayRows = (db: TenantDb, narrow: ReportFilter) =>
  narrow.advisor_uuid
    ? filtered(db.table('report_days'), narrow)
    : filtered(db.table('report_days'), narrow).whereRaw("advisor_uuid = ''")

type Counted = Pick<DayRow, 'day' | 'organization_uuid' | 'metric' | 'count'>

/** By day, branch and metric. */
export const findDays = (db: TenantDb, days: Days, narrow: ReportFilter): Promise<Counted[]> =>
  inParts(db, async (rolled) => {
    const rows = await dayRows(db, narrow)
      .whereBetween('day', [days.from, earlierOf(days.to, rolled)])
      .select('day', 'organization_uuid', 'metric', 'count')
    return [...rows, ...(await findLive(db, days, rolled, narrow))]
  })

/** The searches whose words are still retained, the most frequent first: all, or so many. */
export async function findTerms(db: TenantDb, { from, to }: Days, { organizations }: ReportFilter, most?: number) {
  const found = inBranches(db.table('search_log'), organizations)
    .where({ action: 'search' })
    .whereNot({ words: '' })
    .whereBetween('day', [from, to])
    .groupBy('words')
    .havingRaw('count(*) >= ?', [TERM_MIN])
    .orderBy([{ column: 'count', order: 'desc' }, { column: 'words' }])
    .select('words', db.raw<{ count: number }>('count(*) as count'))
    .select(db.raw<{ none: number }>('sum(case when hits > 0 then 0 else 1 end) as none'))
  const rows = await (most ? found.limit(most) : found)
  return rows.map(({ words, count, none }) => ({ words, count: Number(count), none: Number(none) }))
}

/** As many cards one statement counts: a hundred thousand took a fifth of a second, while nobody else could work. */
const COUNTED = 1000

/** The serial numbers of all cards in parts, between which others work; the last part has no end. */
async function* partsOfCards(db: TenantDb, size = sizeFor(db, COUNTED)) {
  let after = ''
  for (;;) {
    const last = await db
      .table('wallet_passes')
      .where('serial', '>', after)
      .orderBy('serial')
      .offset(size - 1)
      .first('serial')
    yield { after, until: last?.serial }
    if (!last) return
    after = last.serial
    await giveWay()
  }
}

/** Cards that are in wallets now, by their advisors' present branches. */
export async function countCards(db: TenantDb, { organizations, advisor_uuid }: ReportFilter) {
  const found = { apple: 0, google: 0 }
  const parts = advisor_uuid ? [{ after: '', until: undefined }] : partsOfCards(db)
  for await (const { after, until } of parts) {
    const cards = () => {
      const rows = db
        .table('wallet_passes as p')
        .join('advisors as a', (on) => on.on('a.tenant_id', 'p.tenant_id').on('a.uuid', 'p.advisor_uuid'))
        .where('p.serial', '>', after)
        .whereNull('p.revoked_at')
      if (until) rows.where('p.serial', '<=', until)
      if (organizations) rows.whereIn('a.organization_uuid', organizations)
      if (advisor_uuid) rows.where('a.uuid', advisor_uuid)
      return rows
    }
    const [google] = await cards().whereNotNull('p.saved_at').count('* as count')
    const [apple] = await cards()
      .join('wallet_registrations as r', (on) => on.on('r.tenant_id', 'p.tenant_id').on('r.serial', 'p.serial'))
      .count('* as count')
    found.google += Number(google?.count)
    found.apple += Number(apple?.count)
  }
  return found
}
