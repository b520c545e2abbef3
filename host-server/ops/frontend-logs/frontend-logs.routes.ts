import { type LogEntry, postLog, postProfileHit } from '#contract/frontend-logs'
import { instant, MINUTE } from '../../core/base/clock.ts'
import { NotFound } from '../../core/base/failures.ts'
import { type HitKind, recordHit } from '../../core/events/hits.service.ts'
import { type Call, route } from '../../core/http/http.ts'
import { findAdvisor } from '../../people/advisors/advisor.repository.ts'
import { logOpening } from '../../site/search/search-log.service.ts'
import * as queue from './frontend-logs.queue.ts'

const limit = { name: 'frontend-logs', points: 120, seconds: (10 * MINUTE) / 1000 }

/** Clicks that are counted as hits too. */
const HITS: Partial<Record<LogEntry['action'], HitKind>> = {
  v_card_downloaded: 'vcard',
  whatsapp_button_click: 'whatsapp',
  wallet_card_click: 'wallet'
}

const takePoint = ({ ctx, app, db }: Call) => app.limits.take(limit, { tenant: db.tenantId, ip: ctx.ip })

async function record(call: Call, { action, advisorAlias, data = {} }: LogEntry) {
  const { app, db } = call
  await takePoint(call)
  const alias = advisorAlias ?? data.advisorAlias
  const advisor = alias ? await findAdvisor(db, alias) : undefined
  if (alias && !advisor) throw new NotFound()
  queue.add(app, {
    tenant_id: db.tenantId,
    action,
    advisor_alias: advisor?.alias ?? null,
    data: JSON.stringify(data),
    created_at: instant(app.clock.now())
  })
  if (action === 'front_search_by_advisor_name' && advisor) logOpening(call, data.from ?? '', advisor)
  const kind = HITS[action]
  // a former alias would match no one
  if (kind && advisor) recordHit(call, kind, advisor.alias)
}

export const frontendLogs = [
  route(postLog, (call, { body }) => record(call, body)),
  route(postProfileHit, async (call, { body }) => {
    await takePoint(call)
    const advisor = await call.db.table('advisors').where({ uuid: body.uuid }).first('alias')
    if (!advisor) throw new NotFound()
    recordHit(call, 'profile', advisor.alias)
  })
]
