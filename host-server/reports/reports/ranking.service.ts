import {
  type InRanking,
  RANKING_PAGE_SIZE,
  type Ranked,
  type Ranking,
  type RankingQuery,
  type ReportName,
  type Terms,
  type TermsQuery
} from '#contract/reports'
import { searchWords } from '../../core/base/search-words.ts'
import { slicesOf } from '../../core/base/slices.ts'
import type { Call } from '../../core/http/http.ts'
import { allAdvisors, allBranches } from './rankings.ts'
import { findTerms } from './reports.repository.ts'
import { asked, figureOf, figuresOf } from './reports.service.ts'

type Listed = Omit<InRanking, 'place'>

/** Whose numbers are equal share a place, and leave out those that follow. */
function placed(list: readonly Listed[]): InRanking[] {
  let place = 0
  return list.map((one, at) => {
    if (one.count !== list[at - 1]?.count) place = at + 1
    return { ...one, place }
  })
}

/** A page of those in whose name every word occurs. */
async function found<One>(
  list: readonly One[],
  nameOf: (one: One) => string,
  { q, page }: { q: string; page: number }
) {
  const words = searchWords(q).split(' ').filter(Boolean)
  const all: One[] = []
  for await (const some of slicesOf(list))
    all.push(...some.filter((one) => words.every((word) => searchWords(nameOf(one)).includes(word))))
  const from = (page - 1) * RANKING_PAGE_SIZE
  return { some: all.slice(from, from + RANKING_PAGE_SIZE), total: all.length, page_size: RANKING_PAGE_SIZE }
}

const ofBranch = (ranked: Ranked): Listed => ({ ...ranked, branch: '' })

/** A page of all branches or advisors by one figure, limited to what the user may see. */
export async function ranking(
  call: Call,
  report: ReportName,
  { of, q, page, ...query }: RankingQuery
): Promise<Ranking> {
  const { db } = call
  const { narrow, ...wanted } = await asked(call, report, query)
  const by = figureOf(call, report, query)
  const sums = await figuresOf(db, wanted, [by], narrow, by)
  const nameOf = new Map(wanted.branches.map(({ uuid, name }) => [uuid, name]))
  const list =
    of === 'branches'
      ? allBranches(wanted.branches, sums.branches).map(ofBranch)
      : (await allAdvisors(db, sums.advisors, narrow)).map(({ organization_uuid, ...ranked }) => ({
          ...ranked,
          branch: nameOf.get(organization_uuid) ?? ''
        }))
  const { some: ranked, ...pages } = await found(placed(list), ({ name }) => name, { q, page })
  return { by, ranked, ...pages }
}

/** A page of all search terms, limited to what the user may see. */
export async function searchTerms(call: Call, { q, page, ...query }: TermsQuery): Promise<Terms> {
  const { narrow, ...wanted } = await asked(call, 'search', query)
  const all = await findTerms(call.db, wanted, narrow)
  const { some: terms, ...pages } = await found(all, ({ words }) => words, { q, page })
  return { terms, ...pages }
}
