import { instant } from '../../core/base/clock.ts'
import { record, SELF_SERVICE } from '../../core/events/audit-record.ts'
import type { Call } from '../../core/http/http.ts'
import * as repository from './weekly-report.repository.ts'

export type Found = NonNullable<Awaited<ReturnType<typeof repository.findByToken>>>

const subscriptionOf = ({ branch }: Found, weekly_report: boolean) => ({ organization: branch, weekly_report })

/** Stops or resumes the weekly report for the recipient with this key; returns since when it is stopped. */
export async function setSubscription(call: Call, found: Found, isStopped: boolean): Promise<string | null> {
  const { uuid, user_uuid, full_name, stopped_at: since } = found
  const stopped_at = isStopped ? (since ?? instant(call.app.clock.now())) : null
  await call.db.transaction(async (trx) => {
    if (!(await repository.setStopped(trx, uuid, stopped_at))) return
    const actor = SELF_SERVICE(call, { uuid: user_uuid, full_name })
    const changed = { object: 'external-analyst', id: uuid, name: full_name } as const
    await record(trx, actor, changed, subscriptionOf(found, isStopped), subscriptionOf(found, !isStopped))
  })
  return stopped_at
}
