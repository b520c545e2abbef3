import type { MarketingStart } from '#contract/start'
import type { Call } from '../../core/http/http.ts'
import { withStates } from '../../wallet/push-notifications/history.service.ts'
import { platformsOf } from '../../wallet/push-notifications/platforms.service.ts'
import * as repository from './marketing.repository.ts'

type Found = Awaited<ReturnType<typeof repository.findNext>>

const pushOf = (found: Found) =>
  found
    ? { uuid: found.uuid, text: found.text, at: found.started_at ?? found.due_at, advisors: Number(found.advisors) }
    : null

/** With what has become of it. */
async function lastOf(call: Call): Promise<MarketingStart['last']> {
  const found = await repository.findLast(call.db)
  const [stated] = await withStates(call, found ? [found] : [])
  const last = pushOf(found)
  return last && stated ? { ...last, state: stated.state } : null
}

/** The saved cards, and the notifications before and after now. */
export async function marketingStart(call: Call): Promise<MarketingStart> {
  const { db, tenant, user, app } = call
  const { apple, google } = await platformsOf(app)
  return {
    time_zone: tenant.time_zone,
    ...(await repository.countCards(db)),
    next: pushOf(await repository.findNext(db)),
    last: await lastOf(call),
    ...(await repository.findHeld(db, user?.uuid ?? '')),
    notifies: apple || google
  }
}
