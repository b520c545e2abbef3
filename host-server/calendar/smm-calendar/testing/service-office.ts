import type { Knex } from 'knex'
import type { CalendarService } from '#contract/smm-calendar'
import { instant, MINUTE } from '../../../core/base/clock.ts'
import { type RequestOptions, request, signIn } from '../../../testing/client.ts'
import type { ConsentServer } from '../../external-calendar/testing/consent-server.ts'
import * as base from './calendar-office.ts'

interface Service extends ConsentServer {
  environment: Record<string, string>
  settings: Record<string, string>
}

/** An office whose advisor has a calendar at a service. */
export interface ServiceOffice<S extends Service = Service> extends base.CalendarOffice {
  service: CalendarService
  server: S
  admin: string
}

export async function openServiceOffice<S extends Service>(
  service: CalendarService,
  server: S,
  environment: Record<string, string> = {}
): Promise<ServiceOffice<S>> {
  await server.listen()
  const office = await base.openCalendarOffice([], { ...server.environment, ...environment })
  // where the services lead back to
  await office.knex('tenants').update({ base_url: `http://localhost:${new URL(office.site.origin).port}` })
  return { ...office, service, server, admin: '' }
}

export async function closeServiceOffice(office: ServiceOffice): Promise<void> {
  await base.close(office)
  office.server.close()
}

export const change = ({ site, admin }: ServiceOffice, body: object) =>
  request(site, 'PATCH', '/api/v1/settings', { cookie: admin, body })

/** Resets to Monday, with an empty calendar, the service set up, and nothing connected. */
export async function startOver(office: ServiceOffice): Promise<void> {
  await base.clear(office)
  office.server.clear()
  office.admin = await signIn(office.site, 'admin@demo.example')
  await change(office, office.server.settings)
}

const CONSENT = 'smm-calendar/consent'

/** Begins to connect: the service's address, and the cookie until the way back. */
export async function begin({ site, alias, cookie, service }: ServiceOffice, asked: RequestOptions = {}) {
  const answer = await request(site, 'POST', `/api/v1/advisors/${alias}/${CONSENT}`, {
    cookie,
    body: { service },
    ...asked
  })
  const set = answer.headers['set-cookie']?.find((line) => line.startsWith('calendar-consent='))
  return { ...answer, url: String(answer.body?.url), pending: set?.split(';')[0] ?? '' }
}

export const comeBack = ({ site, cookie }: ServiceOffice, path: string, pending: string, asked: RequestOptions = {}) =>
  request(site, 'GET', path, { cookie: `${cookie}; ${pending}`, ...asked })

export async function connect(office: ServiceOffice, isAllowed = true) {
  const { url, pending } = await begin(office)
  return comeBack(office, office.server.consent(url, isAllowed), pending)
}

/** As if what is written had been written some minutes ago. @returns how many entries */
export const ageEntries = (knex: Knex): Promise<number> =>
  knex('external_entries')
    .whereNotNull('entry_id')
    .update({ written_at: instant(Date.now() - 5 * MINUTE) })
    .then(Number)
