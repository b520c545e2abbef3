import { type SentTexts, TEXTS_PAGE_SIZE } from '#contract/text-messages'
import { DAY, instant } from '../../core/base/clock.ts'
import { dayOf, dayStart } from '../../core/base/days.ts'
import type { Call } from '../../core/http/http.ts'
import * as texts from './texts.repository.ts'

/** What was sent, and what it costs this month. */
export async function list({ db, app, tenant }: Call, page: number): Promise<SentTexts> {
  const { messages, total } = await texts.findPage(db, { page, size: TEXTS_PAGE_SIZE })
  const first = `${dayOf(app.clock.now(), tenant.time_zone).slice(0, 7)}-01`
  const month = await texts.sumSince(db, dayStart(first, tenant.time_zone))
  // what is cancelled while it waits is never sent
  const waiting = await texts.countWaiting(db, instant(app.clock.now().getTime() - DAY))
  return { messages, total, page_size: TEXTS_PAGE_SIZE, waiting, month }
}
