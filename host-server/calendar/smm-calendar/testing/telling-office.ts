import { signIn } from '../../../testing/client.ts'
import { GoogleServer } from '../../external-calendar/testing/google-server.ts'
import { MicrosoftServer } from '../../external-calendar/testing/microsoft-server.ts'
import { drainAll } from './calendar-office.ts'
import { connect, openServiceOffice, type ServiceOffice, startOver } from './service-office.ts'

/** What of a service's double a test of its messages needs, whichever it is. */
export const SERVICES = {
  microsoft: {
    open: () => new MicrosoftServer(),
    /** The subscriptions that are alive, by their ids. */
    alive: (server: MicrosoftServer) => [...server.subscriptions.keys()],
    read: 'GET /me/calendarView/delta'
  },
  google: {
    open: () => new GoogleServer(),
    alive: (server: GoogleServer) => [...server.channels.keys()],
    read: 'GET /calendars/primary/events'
  }
} as const

type Telling = ServiceOffice<MicrosoftServer | GoogleServer>

/** An office whose address begins with https, at a proxy with TLS. */
export async function openTellingOffice<S extends MicrosoftServer | GoogleServer>(
  service: keyof typeof SERVICES,
  server: S
): Promise<ServiceOffice<S>> {
  const office = await openServiceOffice(service, server)
  server.clock = () => office.site.clock.time.getTime()
  return office as ServiceOffice<S>
}

export const setAddress = ({ knex, site }: Telling, protocol = 'https') =>
  knex('tenants').update({ base_url: `${protocol}://localhost:${new URL(site.origin).port}` })

/** The proxy leads to us. */
export const openWay = ({ server, site }: Telling) => {
  server.behindProxy = `http://localhost:${new URL(site.origin).port}`
}

/** Nothing is connected, and the services can reach us. */
export async function startTelling(office: Telling): Promise<void> {
  await setAddress(office)
  openWay(office)
  await startOver(office)
}

/** The advisor connects the calendar, which is read and subscribed to. */
export async function connectTelling(office: Telling): Promise<void> {
  await connect(office)
  await settle(office)
}

/** Lets a few seconds pass, after which what was told has been read. */
export async function settle(office: Telling, minutes = 0.1): Promise<void> {
  await drainAll(office)
  office.site.clock.time = new Date(office.site.clock.time.getTime() + minutes * 60_000)
  await drainAll(office)
}

/** Sessions do not outlive a jump of the clock. */
export async function jump(office: Telling, minutes: number): Promise<void> {
  office.site.clock.time = new Date(office.site.clock.time.getTime() + minutes * 60_000)
  office.cookie = await signIn(office.site, 'advisor@demo.example')
}
