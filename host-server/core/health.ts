import type { Middleware } from 'koa'
import type { Services } from './services.ts'

/** `/healthz`: the process lives. `/readyz`: the database answers. */
export const health =
  ({ knex }: Services): Middleware =>
  async (ctx, next) => {
    if (ctx.path !== '/healthz' && ctx.path !== '/readyz') return next()
    ctx.set('Cache-Control', 'no-store')
    if (ctx.path === '/readyz') await knex.raw('select 1')
    ctx.body = { ok: true }
  }
