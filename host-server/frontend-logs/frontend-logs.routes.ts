import { type LogEntry, postLog, postProfileHit } from '#contract/frontend-logs'
import { instant, MINUTE } from '../core/clock.ts'
import { NotFound } from '../core/failures.ts'
import { type Call, findAdvisor, route } from '../core/http.ts'
import { addressKey } from '../core/rate-limit.ts'
import { type HitKind, recordHit } from '../hits/hits.service.ts'
import { logOpening } from '../search/search-log.service.ts'
import * as queue from './frontend-logs.queue.ts'

const limit = { name: 'frontend-logs', points: 120, seconds: (10 * MINUTE) / 1000 }

/** Clicks that are counted as hits too. */
const HITS: Partial<Record<LogEntry['action'], HitKind>> = {
  v_card_downloaded: 'vcard',
  whatsapp_button_click: 'whatsapp',
  wallet_card_click: 'wallet'
}

const takePoint = ({ ctx, services, db }: Call) => services.limits.take(limit, `${db.tenantId}:${addressKey(ctx.ip)}`)

async function record(call: Call, { action, advisorAlias, data = {} }: LogEntry) {
  const { services, db } = call
  await takePoint(call)
  const alias = advisorAlias ?? data.advisorAlias
  const advisor = alias ? await findAdvisor(db, alias) : undefined
  if (alias && !advisor) throw new NotFound()
  queue.add(services, {
    tenant_id: db.tenantId,
    action,
    advisor_alias: advisor?.alias ?? null,
    data: JSON.stringify(data),
    created_at: instant(services.clock.now())
  })
  if (action === 'front_search_by_advisor_name' && advisor) logOpening(call, data.from ?? '', advisor)
  const kind = HITS[action]
  // by an alias of before it would be nobody's
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
