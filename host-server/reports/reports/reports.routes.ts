import {
  getCampaigns,
  getFunnel,
  getRanking,
  getReport,
  getReportCsv,
  getReportScope,
  getTerms
} from '#contract/reports'
import { route } from '../../core/http/http.ts'
import { campaigns } from './campaigns.service.ts'
import { funnel } from './funnel.service.ts'
import { ranking, searchTerms } from './ranking.service.ts'
import * as service from './reports.service.ts'

export const reports = [
  route(getReportScope, (call) => service.scope(call)),
  route(getReport, (call, { params, query }) => service.read(call, params.report, query)),
  route(getRanking, (call, { params, query }) => ranking(call, params.report, query)),
  route(getTerms, (call, { query }) => searchTerms(call, query)),
  route(getFunnel, (call, { query }) => funnel(call, query)),
  route(getCampaigns, (call, { query }) => campaigns(call, query)),
  route(getReportCsv, (call, { params, query }) => service.exported(call, params.report, query))
]
