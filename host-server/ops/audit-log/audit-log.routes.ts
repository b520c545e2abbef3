import { getAuditExport, getAuditLog } from '#contract/audit-log'
import { route } from '../../core/http/http.ts'
import * as service from './audit-log.service.ts'

export const audit = [
  route(getAuditLog, (call, { query }) => service.read(call, query)),
  route(getAuditExport, (call, { query }) => service.exported(call, query))
]
