import { randomUUID } from 'node:crypto'
import { instant } from '../../core/base/clock.ts'
import { dayOf } from '../../core/base/days.ts'
import type { Call } from '../../core/http/http.ts'
import { newReference } from '../deletion-tool/reference.ts'
import type { RequestRow } from './data-requests.repository.ts'
import { dueOn } from './due.ts'

/** A request that has arrived today, if nothing else is said. */
export function newRequest(
  { app, tenant }: Pick<Call, 'app' | 'tenant'>,
  given: Pick<RequestRow, 'kind' | 'origin'> & Partial<RequestRow>
): RequestRow {
  const created_at = instant(app.clock.now())
  const arrived_on = given.arrived_on ?? dayOf(app.clock.now(), tenant.time_zone)
  return {
    uuid: randomUUID(),
    reference: newReference(created_at),
    state: 'open',
    email: '',
    phone: '',
    name: '',
    language: '',
    arrived_on,
    due_on: dueOn(arrived_on),
    extension: '',
    outcome: '',
    user_name: '',
    done_by: null,
    erasure_uuid: null,
    token_hash: null,
    expires_at: null,
    sent_at: null,
    fetched_at: null,
    created_at,
    finished_at: null,
    ...given
  }
}
