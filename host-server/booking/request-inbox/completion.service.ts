import type { ChangedRequests } from '#contract/request-inbox'
import { instant } from '../../core/base/clock.ts'
import { Unprocessable } from '../../core/base/failures.ts'
import type { Call } from '../../core/http/http.ts'
import * as colleagues from './colleagues.repository.ts'
import * as repository from './request-inbox.repository.ts'
import { auditedRequests, recordMarked } from './request-log.service.ts'
import { findKnown, manages, scopeOf } from './scope.service.ts'

/** Marks a request as done or open. */
export async function mark(call: Call, uuid: string, done: boolean): Promise<void> {
  await findKnown(call, uuid)
  const done_at = done ? instant(call.app.clock.now()) : null
  await auditedRequests.change(call, uuid, (trx) => repository.update(trx, uuid, { done_at }))
}

/** Marks those of the requests that the user may answer. */
export async function markMany(call: Call, uuids: readonly string[], done: boolean): Promise<ChangedRequests> {
  const done_at = done ? instant(call.app.clock.now()) : null
  const scope = await scopeOf(call)
  return call.db.transaction(async (trx) => {
    const changed = await repository.mark(trx, scope, uuids, done_at)
    await recordMarked(trx, call, await repository.findMany(trx, changed), done)
    return { changed }
  })
}

/** Links what was booked from a request, which is done with it: with its advisor, or by a manager with a colleague. */
export async function link(call: Call, uuid: string, appointment_uuid: string): Promise<void> {
  const { advisor_uuid } = await findKnown(call, uuid)
  const booked = await colleagues.findBooked(call.db, appointment_uuid)
  const isTheirs = booked && (booked.advisor_uuid === advisor_uuid || manages(await scopeOf(call), booked))
  if (!isTheirs) throw new Unprocessable({ appointment_uuid: [call.t('errors.field')] })
  await auditedRequests.change(call, uuid, (trx, { done_at }) =>
    repository.update(trx, uuid, { appointment_uuid, done_at: done_at ?? instant(call.app.clock.now()) })
  )
}
