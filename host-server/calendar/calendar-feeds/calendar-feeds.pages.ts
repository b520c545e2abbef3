import { calendarFeedPath } from '#contract/calendar-feeds'
import { findFeed } from '../../booking/appointments/feed.service.ts'
import { NotFound } from '../../core/base/failures.ts'
import type { Call } from '../../core/http/http.ts'
import { page } from '../../core/pages/page.ts'
import { hashToken } from '../../core/security/tokens.ts'
import * as repository from './calendar-feeds.repository.ts'

const FILE = /^([\w-]{43})\.ics$/

/** Fetched by calendar programs: the secret address replaces a session. */
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
