import { getReport, getReportCsv, getReportScope } from '#contract/reports'
import { route } from '../../core/http/http.ts'
import * as service from './reports.service.ts'

export const reports = [
  route(getReportScope, (call) => service.scope(call)),
  route(getReport, (call, { params, query }) => service.read(call, params.report, query)),
  route(getReportCsv, (call, { params, query }) => service.exported(call, params.report, query))
]
