import { atom } from 'jotai'
import {
  type Campaign,
  type Funnel,
  getCampaigns,
  getFunnel,
  getRanking,
  getReport,
  getReportCsv,
  getReportScope,
  getTerms,
  type RankedKind,
  type Ranking,
  type Report,
  type ReportName,
  type ReportScope,
  type Terms
} from '#contract/reports'
import { requestAtoms } from '../../core/data/request.atoms.ts'
import { hostAtom } from '../../core/element/store.tsx'
import { asked, isWhole, narrowed, type Query } from './query-state.ts'

interface Reports {
  scope: ReportScope
  /** The last state of each report. */
  reports: Partial<Record<ReportName, Report>>
}

interface Asked {
  report: ReportName
  query: Query
}

/** The requested report, and the branches and advisors to choose from. */
const request = requestAtoms<Reports, Asked>({
  ask: async (call, { report, query }, shown) => {
    const [scope, found] = await Promise.all([
      shown?.scope ?? call(getReportScope, {}),
      call(getReport, { params: { report }, query: asked(query) })
    ])
    return { scope, reports: { ...shown?.reports, [report]: found } }
  }
})
export const { stateAtom } = request
export const scopeAtom = atom((get) => get(request.valueAtom)?.scope)
export const reportsAtom = atom((get) => get(request.valueAtom)?.reports ?? {})

export const loadAtom = atom(null, (_get, set, one: Asked) =>
  isWhole(one.query) ? set(request.loadAtom, one) : undefined
)

/** URL of a report as a file. */
export const fileAtom = atom((get) => ({ report, query }: Asked) => {
  const path = getReportCsv.path.replace(':report', report)
  return `${get(hostAtom)?.origin ?? ''}${path}?${new URLSearchParams(narrowed(query))}`
})

/** What became of the visits of each branch; asked for beside the report, since it is read from the appointments. */
export const funnelRequest = requestAtoms<Funnel, Query>({
  ask: (call, query) => call(getFunnel, { query: narrowed(query) })
})

export const campaignsRequest = requestAtoms<Campaign[], Query>({
  ask: (call, query) => call(getCampaigns, { query: narrowed(query) })
})

export const termsRequest = requestAtoms<Terms, Query>({
  ask: (call, query) => call(getTerms, { query: { ...narrowed(query), q: query.q, page: String(query.page) } })
})

interface AskedRanking extends Asked {
  of: RankedKind
}

export const rankingRequest = requestAtoms<Ranking, AskedRanking>({
  ask: (call, { report, query, of }) => {
    const { q, page } = query
    return call(getRanking, { params: { report }, query: { ...asked(query), of, q, page: String(page) } })
  }
})
