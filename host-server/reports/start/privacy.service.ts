import type { PrivacyStart } from '#contract/start'
import { dayOf } from '../../core/base/days.ts'
import type { Call } from '../../core/http/http.ts'
import * as repository from './privacy.repository.ts'

/** What people have asked of their data, and what waits for the user's approval. */
export async function privacyStart({ db, tenant, user, app }: Call): Promise<PrivacyStart> {
  const due = await repository.findDueDays(db)
  const today = dayOf(app.clock.now(), tenant.time_zone)
  return {
    requests: { open: due.length, overdue: due.filter((day) => day < today).length, next_due_on: due[0] ?? null },
    to_approve: await repository.countToApprove(db, user?.uuid ?? '')
  }
}
