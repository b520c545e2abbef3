import { minuteOf } from '../../core/base/days.ts'
import { recordAll, type Subject } from '../../core/events/audit-record.ts'
import { audited } from '../../core/events/audited.ts'
import type { Call } from '../../core/http/http.ts'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'
import type { InboxRow, Scope } from './request-inbox.repository.ts'
import * as repository from './request-inbox.repository.ts'
import { advisorName } from './request-inbox.service.ts'
import * as thread from './thread.repository.ts'

const ANYONES: Scope = { isAll: true, branches: [], card: null }

/** As an appointment is named, by when it came and to whom: who wrote it stands in the inbox, as long as that keeps it. */
const nameOf = (row: InboxRow) =>
  [minuteOf(new Date(row.created_at), row.time_zone), advisorName(row), row.kind].join(' · ')

const subjectOf = (row: InboxRow): Subject => ({ object: 'contact-request', id: row.uuid, name: nameOf(row) })

const stateOf = (isDone: boolean) => ({ request_state: isDone ? 'done' : 'open' })

/**
 * Writes that stand in the audit log. The customer's name and words are left out: they go when the request is deleted,
 * and the log stays.
 */
export const auditedRequests = audited<InboxRow>({
  read: async (trx, uuid) => {
    await repository.lock(trx, uuid)
    return repository.find(trx, ANYONES, uuid)
  },
  subject: subjectOf,
  fields: async (row, trx) => ({
    advisor: advisorName(row),
    branch: row.branch,
    ...stateOf(Boolean(row.done_at)),
    has_appointment: Boolean(row.appointment_uuid),
    ...(await thread.countMessages(trx, row.uuid))
  })
})

/** Records that several were marked. */
export const recordMarked = (trx: TenantDb, call: Call, requests: readonly InboxRow[], isDone: boolean) =>
  recordAll(
    trx,
    call,
    requests.map((one) => ({ changed: subjectOf(one), before: stateOf(!isDone), after: stateOf(isDone) }))
  )
