import Router from '@koa/router'
import type { Middleware } from 'koa'
import type { ErrorPage } from './core/middleware.ts'
import type { Services } from './core/services.ts'

export const errorPage =
  (_services: Services): ErrorPage =>
  (ctx, _status, message) => {
    ctx.type = 'text/plain'
    ctx.body = message
  }

/** The server-rendered pages. */
export function pages(_services: Services): Middleware {
  const router = new Router()
  return router.routes() as unknown as Middleware
}
