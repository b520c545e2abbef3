import { type RequestOptions, request, signIn } from '../../../testing/client.ts'
import { MicrosoftServer } from '../../external-calendar/testing/microsoft-server.ts'
import * as base from './calendar-office.ts'

/** An office with a mailbox in Microsoft 365 for its advisor. */
export interface MicrosoftOffice extends base.CalendarOffice {
  microsoft: MicrosoftServer
  admin: string
}

export async function openMicrosoftOffice(): Promise<MicrosoftOffice> {
  const microsoft = await MicrosoftServer.open()
  const office = await base.openCalendarOffice([], microsoft.environment)
  // where the services lead back to
  await office.knex('tenants').update({ base_url: `http://localhost:${new URL(office.site.origin).port}` })
  return { ...office, microsoft, admin: '' }
}

export async function closeMicrosoftOffice(office: MicrosoftOffice): Promise<void> {
  await base.close(office)
  office.microsoft.close()
}

export const change = ({ site, admin }: MicrosoftOffice, body: object) =>
  request(site, 'PATCH', '/api/v1/settings', { cookie: admin, body })

/** Resets to Monday, with an empty mailbox, the service set up, and nothing connected. */
export async function startOver(office: MicrosoftOffice): Promise<void> {
  await base.clear(office)
  office.microsoft.clear()
  office.admin = await signIn(office.site, 'admin@demo.example')
  await change(office, office.microsoft.settings)
}

const CONSENT = 'smm-calendar/consent'

/** Begins to connect: the service's address, and the cookie until the way back. */
export async function begin({ site, alias, cookie }: MicrosoftOffice, asked: RequestOptions = {}) {
  const body = { service: 'microsoft' }
  const answer = await request(site, 'POST', `/api/v1/advisors/${alias}/${CONSENT}`, { cookie, body, ...asked })
  const set = answer.headers['set-cookie']?.find((line) => line.startsWith('calendar-consent='))
  return { ...answer, url: String(answer.body?.url), pending: set?.split(';')[0] ?? '' }
}

export const comeBack = (
  { site, cookie }: MicrosoftOffice,
  path: string,
  pending: string,
  asked: RequestOptions = {}
) => request(site, 'GET', path, { cookie: `${cookie}; ${pending}`, ...asked })

export async function connect(office: MicrosoftOffice, isAllowed = true) {
  const { url, pending } = await begin(office)
  return comeBack(office, office.microsoft.consent(url, isAllowed), pending)
}
