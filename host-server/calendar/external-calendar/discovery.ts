import { isIP } from 'node:net'
import { type DAVResponse, propfind } from 'tsdav'
import { type Fetch, type Login, refusalOf } from './calendar-client.ts'
import { CalendarError } from './calendar-error.ts'

/** A discovered calendar: the URLs to read, and the one to write entries to. */
export interface CalendarLocation {
  kind: 'feed' | 'read-only' | 'caldav'
  /** Collections, the writable one first; or the feed. */
  urls: string[]
  /** The collection to which entries are written; '' without one. */
  outlet: string
}

const MOST_HOPS = 3
const MOST_COLLECTIONS = 10

const PROPS = {
  resourcetype: {},
  'current-user-principal': {},
  'current-user-privilege-set': {},
  'c:calendar-home-set': {},
  'c:supported-calendar-component-set': {},
  'c:schedule-calendar-transp': {}
}

// biome-ignore lint/suspicious/noExplicitAny: parsed from a foreign server; every access is checked
type Props = Record<string, any>

const list = <T>(value: T | T[] | undefined): T[] => (value === undefined ? [] : ([value].flat() as T[]))

/** Resolves a link. Only the same host, its siblings and subdomains (as large providers use) may get the password. */
function resolveLink(href: unknown, from: string): string | undefined {
  if (typeof href !== 'string' || !URL.canParse(href, from)) return undefined
  const [next, known] = [new URL(href, from), new URL(from)]
  const domain = known.hostname.split('.').slice(1).join('.')
  const isBeside =
    !isIP(known.hostname) && domain.includes('.') && next.hostname.endsWith(`.${domain}`) && next.port === known.port
  return next.origin === known.origin || (isBeside && next.protocol === 'https:') ? next.href : undefined
}

const isCalendar = ({ resourcetype }: Props) => resourcetype?.calendar !== undefined

function takesEvents({ supportedCalendarComponentSet }: Props): boolean {
  const names = list<Props>(supportedCalendarComponentSet?.comp).map((comp) => comp?._attributes?.name)
  return !names.length || names.includes('VEVENT')
}

const isTransparent = ({ scheduleCalendarTransp }: Props) => scheduleCalendarTransp?.transparent !== undefined

/** A server that does not report privileges counts as writable. */
function takesEntries({ currentUserPrivilegeSet }: Props): boolean {
  const privileges = list<Props>(currentUserPrivilegeSet?.privilege).flatMap((one) => Object.keys(one ?? {}))
  return !privileges.length || privileges.some((name) => ['all', 'write', 'writeContent', 'bind'].includes(name))
}

interface Found {
  url: string
  props: Props
}

async function look(url: string, depth: '0' | '1', ask: Fetch, login: Login): Promise<Found[]> {
  const answers: DAVResponse[] = await propfind({ url, depth, props: PROPS, fetch: ask as typeof fetch })
  const [first] = answers
  if (first && !first.props && !first.ok) throw refusalOf(first.status, login)
  return answers.flatMap(({ href, props }) => {
    const location = resolveLink(href, url)
    return location && props ? [{ url: location, props }] : []
  })
}

const isUsable = ({ props }: Found) => isCalendar(props) && takesEvents(props)

function locationOf(collections: Found[]): CalendarLocation | undefined {
  const [first] = collections
  if (!first) return undefined
  const opaque = collections.filter(({ props }) => !isTransparent(props))
  const read = opaque.length ? opaque : [first]
  // write only where we also read, to be able to check entries
  const outlet = read.find(({ props }) => takesEntries(props))
  const urls = new Set([...(outlet ? [outlet] : []), ...read].map(({ url }) => url))
  return {
    kind: outlet ? 'caldav' : 'read-only',
    urls: [...urls].slice(0, MOST_COLLECTIONS),
    outlet: outlet?.url ?? ''
  }
}

/** The calendars of a collection, a principal or the logged-in user; undefined if the server does not speak CalDAV. */
export async function discover(start: string, ask: Fetch, login: Login): Promise<CalendarLocation | undefined> {
  let url = start
  for (let hop = 0; hop < MOST_HOPS; hop += 1) {
    const [here] = await look(url, '0', ask, login)
    if (!here) return undefined
    if (isCalendar(here.props)) {
      if (!takesEvents(here.props)) throw new CalendarError('no-calendar')
      return locationOf([here])
    }
    const home = resolveLink(here.props.calendarHomeSet?.href, url)
    if (home) return locationOf((await look(home, '1', ask, login)).filter(isUsable))
    const principal = resolveLink(here.props.currentUserPrincipal?.href, url)
    if (!principal || principal === url) return undefined
    url = principal
  }
  return undefined
}
