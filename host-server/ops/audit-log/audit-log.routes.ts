import { getAuditExport, getAuditKey, getAuditLog, getAuditStream } from '#contract/audit-log'
import { route } from '../../core/http/http.ts'
import * as service from './audit-log.service.ts'
import * as stream from './audit-stream.service.ts'

export const audit = [
  route(getAuditLog, (call, { query }) => service.read(call, query)),
  route(getAuditExport, (call, { query }) => service.exported(call, query)),
  route(getAuditStream, (call, { query }) => stream.streamed(call, query)),
  route(getAuditKey, stream.key)
]
