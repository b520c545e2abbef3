import { postLog, postProfileHit } from '#contract/frontend-logs'
import { instant, MINUTE } from '../core/clock.ts'
import { NotFound } from '../core/failures.ts'
import { type Call, findAdvisor, route } from '../core/http.ts'
import { addressKey } from '../core/rate-limit.ts'
import * as queue from './frontend-logs.queue.ts'

const limit = { name: 'frontend-logs', points: 120, seconds: (10 * MINUTE) / 1000 }

async function record({ ctx, services, db }: Call, action: string, alias: string | undefined, data: object) {
  await services.limits.take(limit, `${db.tenantId}:${addressKey(ctx.ip)}`)
  if (alias && !(await findAdvisor(db, alias))) throw new NotFound()
  queue.add(services, {
    tenant_id: db.tenantId,
    action,
    advisor_alias: alias ?? null,
    data: JSON.stringify(data),
    created_at: instant(services.clock.now())
  })
}

export const frontendLogs = [
  route(postLog, (call, { body: { action, advisorAlias, data = {} } }) =>
    record(call, action, advisorAlias ?? data.advisorAlias, data)
  ),
  route(postProfileHit, async (call, { body }) => {
    const advisor = await call.db.table('advisors').where({ uuid: body.uuid }).first('alias')
    if (!advisor) throw new NotFound()
    await record(call, 'profile_hit', advisor.alias, {})
  })
]
