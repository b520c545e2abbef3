import Router from '@koa/router'
import type { Middleware } from 'koa'
import { advisors } from './advisors/advisors.routes.ts'
import { appInit } from './app-init/app-init.routes.ts'
import { appointmentTopics } from './appointment-topics/appointment-topics.routes.ts'
import { appointmentTypes } from './appointment-types/appointment-types.routes.ts'
import { appointments } from './appointments/appointments.routes.ts'
import { availability } from './availability/availability.routes.ts'
import { calendarOverrides } from './calendar-overrides/calendar-overrides.routes.ts'
import { callOf, guard, parseInput, type Route, reply } from './core/http.ts'
import type { Services } from './core/services.ts'
import { frontendLogs } from './frontend-logs/frontend-logs.routes.ts'
import { proofOfWork } from './proof-of-work/proof-of-work.routes.ts'
import { translations } from './translations/translations.routes.ts'
import { whatsApp } from './whatsapp/whatsapp.routes.ts'
import { workingHours } from './working-hours/working-hours.routes.ts'

/** Every noun of the API. */
export const routes: readonly Route[] = [
  ...appInit,
  ...translations,
  ...frontendLogs,
  ...advisors,
  ...appointmentTopics,
  ...appointmentTypes,
  ...workingHours,
  ...calendarOverrides,
  ...whatsApp,
  ...availability,
  ...appointments,
  ...proofOfWork
]

const METHODS = { GET: 'get', POST: 'post', PUT: 'put', PATCH: 'patch', DELETE: 'delete' } as const

function mount(router: Router, { endpoint, handle }: Route, services: Services) {
  const { method, path, shape } = endpoint
  if (!shape.access) throw new Error(`${method} ${path} has no access rule`)
  router[METHODS[method]](path, async (ctx) => {
    const call = callOf(ctx as never, services)
    ctx.set('Cache-Control', shape.access.public && method === 'GET' ? 'no-cache' : 'no-store')
    await guard(endpoint, call)
    reply(endpoint, ctx as never, await handle(call, parseInput(endpoint, call)))
  })
}

/** The nouns mounted at their declared paths; a route without an access rule stops the start. */
export function api(services: Services): Middleware {
  const router = new Router()
  for (const route of routes) mount(router, route, services)
  const middleware = router.routes() as unknown as Middleware
  const allowed = router.allowedMethods() as unknown as Middleware
  return (ctx, next) => middleware(ctx, () => allowed(ctx, next))
}
