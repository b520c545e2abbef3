import Router from '@koa/router'
import type { Middleware } from 'koa'
import { advisorSettings } from './advisor-settings/advisor-settings.routes.ts'
import { advisors } from './advisors/advisors.routes.ts'
import { advisorsExport } from './advisors-export/advisors-export.routes.ts'
import { appInit } from './app-init/app-init.routes.ts'
import { appointmentTopics } from './appointment-topics/appointment-topics.routes.ts'
import { appointmentTypes } from './appointment-types/appointment-types.routes.ts'
import { appointments } from './appointments/appointments.routes.ts'
import { desk } from './appointments/desk.routes.ts'
import { assistants } from './assistants/assistants.routes.ts'
import { audit } from './audit/audit.routes.ts'
import { availability } from './availability/availability.routes.ts'
import { branchTexts } from './branch-texts/branch-texts.routes.ts'
import { branches } from './branches/branches.routes.ts'
import { calendarFeeds } from './calendar-feeds/calendar-feeds.routes.ts'
import { calendarOverrides } from './calendar-overrides/calendar-overrides.routes.ts'
import { cardTexts } from './card-texts/card-texts.routes.ts'
import { consents } from './consents/consents.routes.ts'
import { contactRequests } from './contact-requests/contact-requests.routes.ts'
import { answerOf, callOf, guard, parseInput, type Route, reply, sendStream } from './core/http.ts'
import { send } from './core/kept-answers.ts'
import { takePath } from './core/own-paths.ts'
import type { Services } from './core/services.ts'
import { settle } from './core/settled.ts'
import { customLinks } from './custom-links/custom-links.routes.ts'
import { defaultHours } from './default-hours/default-hours.routes.ts'
import { externalAnalysts } from './external-analysts/external-analysts.routes.ts'
import { frontendLogs } from './frontend-logs/frontend-logs.routes.ts'
import { holidays } from './holidays/holidays.routes.ts'
import { institution } from './institution/institution.routes.ts'
import { organizations } from './organizations/organizations.routes.ts'
import { people } from './people/people.routes.ts'
import { peopleImport } from './people-import/people-import.routes.ts'
import { photos } from './photos/photos.routes.ts'
import { profile } from './profile/profile.routes.ts'
import { profileLayout } from './profile-layout/profile-layout.routes.ts'
import { proofOfWork } from './proof-of-work/proof-of-work.routes.ts'
import { redirections } from './redirections/redirections.routes.ts'
import { reports } from './reports/reports.routes.ts'
import { search } from './search/search.routes.ts'
import { searchForms } from './search-forms/search-forms.routes.ts'
import { settings } from './settings/settings.routes.ts'
import { slotsCalendar } from './slots-calendar/slots-calendar.routes.ts'
import { smmCalendar } from './smm-calendar/smm-calendar.routes.ts'
import { topicsManagement } from './topics-management/topics-management.routes.ts'
import { translations } from './translations/translations.routes.ts'
import { vCard } from './v-card/v-card.routes.ts'
import { walletTransfers } from './wallet/living.routes.ts'
import { walletCards } from './wallet-cards/wallet-cards.routes.ts'
import { whatsApp } from './whatsapp/whatsapp.routes.ts'
import { whatsAppSettings } from './whatsapp-settings/whatsapp-settings.routes.ts'
import { workingHours } from './working-hours/working-hours.routes.ts'

/** Every noun of the API. */
export const routes: readonly Route[] = [
  ...appInit,
  ...translations,
  ...frontendLogs,
  ...consents,
  ...advisors,
  ...profile,
  ...photos,
  ...people,
  ...peopleImport,
  ...appointmentTopics,
  ...topicsManagement,
  ...appointmentTypes,
  ...advisorSettings,
  ...workingHours,
  ...calendarOverrides,
  ...defaultHours,
  ...holidays,
  ...smmCalendar,
  ...slotsCalendar,
  ...whatsApp,
  ...whatsAppSettings,
  ...vCard,
  ...walletCards,
  ...walletTransfers,
  ...availability,
  ...appointments,
  ...desk,
  ...calendarFeeds,
  ...branches,
  ...organizations,
  ...externalAnalysts,
  ...contactRequests,
  ...proofOfWork,
  ...audit,
  ...settings,
  ...institution,
  ...redirections,
  ...profileLayout,
  ...reports,
  ...advisorsExport,
  ...assistants,
  ...branchTexts,
  ...cardTexts,
  ...customLinks,
  ...search,
  ...searchForms
]

const JSON_TYPE = { 'Content-Type': 'application/json; charset=utf-8' }

const METHODS = { GET: 'get', POST: 'post', PUT: 'put', PATCH: 'patch', DELETE: 'delete' } as const

function mount(router: Router, { endpoint, handle, keep }: Route, services: Services) {
  const { tenants } = services
  const { method, path, shape } = endpoint
  if (!shape.access) throw new Error(`${method} ${path} has no access rule`)
  takePath(path)
  router[METHODS[method]](path, async (ctx) => {
    const call = callOf(ctx as never, services)
    ctx.set('Cache-Control', shape.access.public && method === 'GET' ? 'no-cache' : 'no-store')
    await guard(endpoint, call)
    const input = parseInput(endpoint, call)
    if (shape.stream) return sendStream(call.ctx, shape.stream, await handle(call, input))
    const answer = async () => answerOf(endpoint, await handle(call, input))
    const name = tenants.mayKeep && typeof keep === 'function' && keep(call, input)
    if (keep === 'settled') settle(call.ctx)
    if (!name) return reply(endpoint, call.ctx, await answer())
    const make = async () => ({ body: JSON.stringify(await answer()), headers: JSON_TYPE })
    send(call.ctx, await tenants.answers.get(call.tenant, `${path} ${name}`, make))
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
