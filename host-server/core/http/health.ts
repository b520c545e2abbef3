import { setTimeout as sleep } from 'node:timers/promises'
import type { Middleware } from 'koa'
import { pendingMigrations } from '../db/migrations.ts'
import type { AppContext } from '../tenancy/app-context.ts'
import { refuseWrites } from './middleware.ts'
import { reservePath } from './reserved-paths.ts'

/** Balancers probe often and in parallel: the database is probed once in this time. */
const KEPT_MS = 1000
const TIMEOUT_MS = 2000

type Verdict = 'ready' | 'stopping' | 'database' | 'migrations'

/** One probe at a time: a hanging database is not probed again until it has answered or failed. */
function createProbe({ knex }: AppContext): () => Promise<Verdict> {
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

/**
 * `/healthz`: the process is alive. `/readyz`: it accepts requests, the database answers, and its schema is up to date.
 * `https` tells the doctor whether the request is known to have come over https.
 */
export function health(app: AppContext): Middleware {
  const probe = createProbe(app)
  for (const path of ['/healthz', '/readyz']) reservePath(path)
  return async (ctx, next) => {
    if (ctx.path !== '/healthz' && ctx.path !== '/readyz') return next()
    refuseWrites(ctx)
    ctx.set('Cache-Control', 'no-store')
    const verdict = ctx.path === '/healthz' ? 'ready' : app.stopping ? 'stopping' : await probe()
    ctx.status = verdict === 'ready' ? 200 : 503
    ctx.body = verdict === 'ready' ? { ok: true, https: ctx.secure } : { ok: false, reason: verdict }
  }
}

/** A stopping server closes connections, so that the balancer routes clients elsewhere. */
export const closeConnections =
  (app: AppContext): Middleware =>
  async (ctx, next) => {
    await next()
    if (app.stopping) ctx.set('Connection', 'close')
  }
