import type { MarketingStart } from '#contract/start'
import type { Call } from '../../core/http/http.ts'
import * as repository from './marketing.repository.ts'

type Found = Awaited<ReturnType<typeof repository.findNext>>

const pushOf = (found: Found) =>
  found
    ? { uuid: found.uuid, text: found.text, at: found.started_at ?? found.due_at, advisors: Number(found.advisors) }
    : null

/** The saved cards, and the notifications before and after now. */
export async function marketingStart({ db, tenant }: Call): Promise<MarketingStart> {
  return {
    time_zone: tenant.time_zone,
    ...(await repository.countCards(db)),
    next: pushOf(await repository.findNext(db)),
    last: pushOf(await repository.findLast(db)),
    held: await repository.countHeld(db)
  }
}
