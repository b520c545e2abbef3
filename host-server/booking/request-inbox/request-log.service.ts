import { audited } from '../../core/events/audited.ts'
import type { InboxRow, Scope } from './request-inbox.repository.ts'
import * as repository from './request-inbox.repository.ts'
import { advisorName } from './request-inbox.service.ts'

const ANYONES: Scope = { isAll: true, branches: [], card: null }

/**
 * Writes that stand in the audit log. The customer's name and words are left out: they go when the request is deleted,
 * and the log stays.
 */
export const auditedRequests = audited<InboxRow>({
  read: async (trx, uuid) => {
    await repository.lock(trx, uuid)
    return repository.find(trx, ANYONES, uuid)
  },
  subject: ({ uuid, kind }) => ({ object: 'contact-request', id: uuid, name: kind }),
  fields: async (row, trx) => ({
    advisor: advisorName(row),
    branch: row.branch,
    recorded_answers: await repository.countAnswers(trx, row.uuid)
  })
})
