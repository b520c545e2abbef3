import { getExportCsv, getExportScope, getExportXlsx } from '#contract/advisors-export'
import { route } from '../../core/http/http.ts'
import { findBranches } from './advisors-export.repository.ts'
import * as service from './advisors-export.service.ts'

export const advisorsExport = [
  route(getExportScope, async ({ db }) => ({ branches: await findBranches(db) })),
  route(getExportCsv, (call, { query }) => service.exported(call, query, 'csv')),
  route(getExportXlsx, (call, { query }) => service.exported(call, query, 'xlsx'))
]
