import { ANSWER_STEPS, type ChatTimes } from '#contract/conversations'
import { DAY, instant } from '../../core/base/clock.ts'
import { dayOf, dayStart } from '../../core/base/days.ts'
import { Conflict } from '../../core/base/failures.ts'
import type { Call } from '../../core/http/http.ts'
import { findOpeningTimes, findOpenToday, minutesOpen } from '../../organization/branches/open-on.service.ts'
import { findAdvisorByUuid } from '../../people/advisors/advisor.repository.ts'
import * as repository from './presence.repository.ts'

/** What is said of the usual time is of these last days, */
const LATELY = 28 * DAY
/** of no fewer conversations, since one or two say nothing of the next, */
const FEWEST = 5
/** and of no more of the latest. */
const MOST = 100
const LONGEST = Math.max(...ANSWER_STEPS)

/** Half of them were answered by then, in minutes of opening hours; those without an answer count as never. */
function median(minutes: readonly number[]): number {
  const sorted = minutes.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.POSITIVE_INFINITY
}

type Usual = ChatTimes['answers_within']

/** What began and was answered while the branch was closed says nothing of its hours. */
async function findUsual({ db, app, advisor }: Call): Promise<Usual> {
  const now = app.clock.now()
  const since = instant(now.getTime() - LATELY)
  const found = await repository.findAnswered(db, advisor.uuid, since, MOST)
  const zone = advisor.time_zone
  const times = await findOpeningTimes(db, advisor.organization_uuid, dayOf(since, zone), dayOf(now, zone))
  const minutes = found.flatMap(({ created_at, ended_at, answered_at }) => {
    const open = minutesOpen(times, zone, created_at, answered_at ?? ended_at ?? instant(now))
    if (answered_at) return open ? [open] : []
    // it may still be answered within the usual time
    return ended_at || open > LONGEST ? [Number.POSITIVE_INFINITY] : []
  })
  if (minutes.length < FEWEST) return null
  const usual = median(minutes)
  return ANSWER_STEPS.find((step) => usual <= step) ?? null
}

export async function findTimes(call: Call): Promise<ChatTimes> {
  const { db, app, advisor } = call
  return {
    open_today: await findOpenToday(db, advisor, app.clock.now()),
    answers_within: await findUsual(call),
    away_until: repository.stillAway(call, await repository.findAway(db, advisor.uuid))
  }
}

export async function readPresence(call: Call): Promise<{ away_until: string | null }> {
  const card = call.user?.advisor_uuid
  return { away_until: repository.stillAway(call, card && (await repository.findAway(call.db, card))) }
}

/** Until the day ends where the advisor works: what is forgotten ends by itself. @throws Conflict without a card */
export async function setAway(call: Call, is_away: boolean): Promise<{ away_until: string | null }> {
  const { db, app, user } = call
  const advisor = user?.advisor_uuid && (await findAdvisorByUuid(db, user.advisor_uuid))
  if (!advisor) throw new Conflict('conversations.no-card')
  const now = app.clock.now()
  const away_until = is_away ? dayStart(dayOf(now, advisor.time_zone), advisor.time_zone, 1) : null
  await db.transaction((trx) => repository.putAway(trx, advisor.uuid, away_until, instant(now)))
  return { away_until }
}
