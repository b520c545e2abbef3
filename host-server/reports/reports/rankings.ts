import { RANKED_FIRST, type Ranked } from '#contract/reports'
import { compareAliased, compareText } from '../../core/base/collation.ts'
import { fullName } from '../../core/base/full-name.ts'
import { sizeFor, slicesOf, sortedInSlices } from '../../core/base/slices.ts'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'
import { type Advisor, findNamed } from './reports.repository.ts'
import type { ReportFilter } from './rollups.repository.ts'
import type { Sums, Total } from './sums.repository.ts'

type Counted = [uuid: string, sums: Total]

const most = ([, a]: Counted, [, b]: Counted) => b.now - a.now || b.before - a.before

interface Candidate {
  ranked: Ranked
  advisor: Advisor
}

const compare = (a: Candidate, b: Candidate) =>
  b.ranked.count - a.ranked.count ||
  b.ranked.before - a.ranked.before ||
  compareText(a.ranked.name, b.ranked.name) ||
  compareAliased(a.advisor, b.advisor)

/** Keeps the first ones alone: sorting all the names of an institution would take longer. */
function insert(first: Candidate[], one: Candidate): void {
  const last = first[RANKED_FIRST - 1]
  if (last && compare(one, last) > 0) return
  const at = first.findIndex((other) => compare(one, other) < 0)
  first.splice(at < 0 ? first.length : at, 0, one)
  first.splice(RANKED_FIRST)
}

/** Whether all who follow have less than those who are listed. */
function isComplete(first: readonly Candidate[], next: Counted | undefined): boolean {
  const last = first[RANKED_FIRST - 1]?.ranked
  if (!next || !last) return !next
  return (next[1].now - last.count || next[1].before - last.before) < 0
}

/** Only those who have any in the period itself have a place. */
const countedOf = (sums: Sums): Counted[] => [...sums].filter(([, { now }]) => now)

/** Those of some advisors who are at the branches. */
async function candidatesOf(
  db: TenantDb,
  some: readonly Counted[],
  { organizations }: ReportFilter
): Promise<Candidate[]> {
  const sums = new Map(some)
  const advisors = await findNamed(db, [...sums.keys()], organizations)
  return advisors.map((advisor) => {
    const { now: count, before, begun } = sums.get(advisor.uuid) as Total
    return { ranked: { id: advisor.alias, name: fullName(advisor), count, before, begun }, advisor }
  })
}

/** The first advisors of a list, among those who are at the branches; only theirs are the names that are read. */
export async function firstAdvisors(db: TenantDb, sums: Sums, narrow: ReportFilter): Promise<Ranked[]> {
  const counted = await sortedInSlices(countedOf(sums), most)
  const first: Candidate[] = []
  const size = sizeFor(db)
  for (let at = 0; !isComplete(first, counted[at]); at += size)
    for (const one of await candidatesOf(db, counted.slice(at, at + size), narrow)) insert(first, one)
  return first.map(({ ranked }) => ranked)
}

/** All advisors who are at the branches and have any, with their branches. */
export async function allAdvisors(
  db: TenantDb,
  sums: Sums,
  narrow: ReportFilter
): Promise<(Ranked & { organization_uuid: string })[]> {
  const all: Candidate[] = []
  for await (const some of slicesOf(countedOf(sums), sizeFor(db))) all.push(...(await candidatesOf(db, some, narrow)))
  const sorted = await sortedInSlices(all, compare)
  return sorted.map(({ ranked, advisor: { organization_uuid } }) => ({ ...ranked, organization_uuid }))
}

/** Of branches by name. */
export function allBranches(branches: readonly { uuid: string; name: string }[], sums: Sums): Ranked[] {
  const ranked = branches.map(({ uuid, name }): Ranked => {
    const { now: count, before, begun } = sums.get(uuid) ?? { now: 0, before: 0, begun: 0 }
    return { id: uuid, name, count, before, begun }
  })
  return ranked
    .filter(({ count }) => count)
    .toSorted((a, b) => b.count - a.count || b.before - a.before || compareText(a.name, b.name))
}
