import { setTimeout as sleep } from 'node:timers/promises'
import type { Middleware } from 'koa'
import { pendingMigrations } from './migrations.ts'
import { takePath } from './own-paths.ts'
import type { Services } from './services.ts'

/** Balancers ask often, and from many sides: the database is asked once in this time. */
const KEPT_MS = 1000
const TIMEOUT_MS = 2000

type Verdict = 'ready' | 'stopping' | 'database' | 'migrations'

/** Asks once at a time: a database that hangs is not asked again until it has answered or failed. */
function createProbe({ knex }: Services): () => Promise<Verdict> {
  let asked: Promise<Verdict> | undefined
  const ask = async (): Promise<Verdict> => {
    try {
      return (await pendingMigrations(knex)).length ? 'migrations' : 'ready'
    } catch {
      return 'database'
    }
  }
  return () => {
    if (!asked) {
      const mine = ask()
      asked = mine
      void mine.then(() => {
        setTimeout(() => {
          asked = undefined
        }, KEPT_MS).unref()
      })
    }
    return Promise.race([asked, sleep(TIMEOUT_MS, 'database' as const, { ref: false })])
  }
}

/** `/healthz`: the process lives. `/readyz`: it takes requests, the database answers, and its schema is this build's. */
export function health(services: Services): Middleware {
  const probe = createProbe(services)
  for (const path of ['/healthz', '/readyz']) takePath(path)
  return async (ctx, next) => {
    if (ctx.path !== '/healthz' && ctx.path !== '/readyz') return next()
    ctx.set('Cache-Control', 'no-store')
    const verdict = ctx.path === '/healthz' ? 'ready' : services.stopping ? 'stopping' : await probe()
    ctx.status = verdict === 'ready' ? 200 : 503
    ctx.body = verdict === 'ready' ? { ok: true } : { ok: false, reason: verdict }
  }
}

/** A server that stops tells its callers to come back on another connection, which the balancer leads elsewhere. */
export const farewell =
  (services: Services): Middleware =>
  async (ctx, next) => {
    await next()
    if (services.stopping) ctx.set('Connection', 'close')
  }
