import { getAuditExport, getAuditLog } from '#contract/audit'
import { route } from '../core/http.ts'
import * as service from './audit.service.ts'

export const audit = [
  route(getAuditLog, (call, { query }) => service.read(call, query)),
  route(getAuditExport, (call, { query }) => service.exported(call, query) as never)
]
