import { record } from '../../core/events/audit-record.ts'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'
import type { RequestRow } from './data-requests.repository.ts'

export type Actor = Parameters<typeof record>[1]

/** Names nobody: the reference stands for the customer. */
export const log = (
  trx: TenantDb,
  actor: Actor,
  { uuid, reference }: Pick<RequestRow, 'uuid' | 'reference'>,
  before: string | undefined,
  after: string
) =>
  record(
    trx,
    actor,
    { object: 'data-request', id: uuid, name: reference },
    before === undefined ? undefined : { data_request_state: before },
    { data_request_state: after }
  )
