import { instant } from '../core/clock.ts'
import type { Call } from '../core/http.ts'
import * as queue from '../frontend-logs/frontend-logs.queue.ts'

const BOT = /bot|crawl|spider|slurp|preview|facebookexternalhit|headless/i

/** A browser that fetches ahead, and a program that reads the web, are no visitors. */
function isVisitor({ ctx }: Call): boolean {
  const purpose = `${ctx.get('sec-purpose')} ${ctx.get('purpose')} ${ctx.get('x-moz')}`
  return !/prefetch|prerender|preview/i.test(purpose) && !BOT.test(ctx.get('user-agent'))
}

/** Notes that a visitor went from a card to the advisor, without a word on who it was. */
export async function recordHit(call: Call, action: string, alias: string): Promise<void> {
  const { services, db } = call
  if (!isVisitor(call)) return
  queue.add(services, {
    tenant_id: db.tenantId,
    action,
    advisor_alias: alias,
    data: '{}',
    created_at: instant(services.clock.now())
  })
}
