import { calendarFeedPath } from '#contract/calendar-feeds'
import { findFeed } from '../appointments/feed.service.ts'
import { NotFound } from '../core/failures.ts'
import type { Call } from '../core/http.ts'
import { page } from '../core/page.ts'
import { hashToken } from '../core/tokens.ts'
import * as repository from './calendar-feeds.repository.ts'

const FILE = /^([\w-]{43})\.ics$/

/** What calendar programs fetch: whoever knows the address needs no session. */
async function getFeed(call: Call) {
  const { ctx, db, tenant } = call
  const [, token] = FILE.exec((ctx.params as { file: string }).file) ?? []
  const row = token && tenant.modules.has('online-appointments') && (await repository.findServed(db, hashToken(token)))
  if (!row) throw new NotFound()
  ctx.set({ 'Cache-Control': 'private, no-cache', 'X-Robots-Tag': 'noindex' })
  ctx.set('Content-Disposition', 'inline; filename="appointments.ics"')
  ctx.type = 'text/calendar; charset=utf-8'
  ctx.body = await findFeed(call, row.advisor_uuid)
}

export const calendarFeedPages = [page('GET', calendarFeedPath(':file'), getFeed)]
