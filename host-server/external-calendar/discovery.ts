import { isIP } from 'node:net'
import { type DAVResponse, propfind } from 'tsdav'
import { type Ask, type Login, refusalOf } from './ask.ts'
import { CalendarTrouble } from './trouble.ts'

/** A calendar as it was found: where it is read, and where entries go. */
export interface Place {
  kind: 'feed' | 'read-only' | 'caldav'
  /** Collections, first the one that takes entries; or the feed. */
  urls: string[]
  /** The collection that takes entries. */
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

// biome-ignore lint/suspicious/noExplicitAny: as a foreign server has it; nothing is taken for granted
type Props = Record<string, any>

const list = <T>(value: T | T[] | undefined): T[] => (value === undefined ? [] : ([value].flat() as T[]))

/** A server may name places of its own host, and of hosts beside or below it, as large ones have them; no others get the password. */
function placeAt(href: unknown, from: string): string | undefined {
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

/** Where a server does not say what one may, it is tried. */
function takesEntries({ currentUserPrivilegeSet }: Props): boolean {
  const privileges = list<Props>(currentUserPrivilegeSet?.privilege).flatMap((one) => Object.keys(one ?? {}))
  return !privileges.length || privileges.some((name) => ['all', 'write', 'writeContent', 'bind'].includes(name))
}

interface Found {
  url: string
  props: Props
}

async function look(url: string, depth: '0' | '1', ask: Ask, login: Login): Promise<Found[]> {
  const answers: DAVResponse[] = await propfind({ url, depth, props: PROPS, fetch: ask as typeof fetch })
  const [first] = answers
  if (first && !first.props && !first.ok) throw refusalOf(first.status, login)
  return answers.flatMap(({ href, props }) => {
    const place = placeAt(href, url)
    return place && props ? [{ url: place, props }] : []
  })
}

const isUsable = ({ props }: Found) => isCalendar(props) && takesEvents(props)

function placeOf(collections: Found[]): Place | undefined {
  const [first] = collections
  if (!first) return undefined
  const opaque = collections.filter(({ props }) => !isTransparent(props))
  const read = opaque.length ? opaque : [first]
  // what is written must be read, or nobody would know whether it is there
  const outlet = read.find(({ props }) => takesEntries(props))
  const urls = new Set([...(outlet ? [outlet] : []), ...read].map(({ url }) => url))
  return {
    kind: outlet ? 'caldav' : 'read-only',
    urls: [...urls].slice(0, MOST_COLLECTIONS),
    outlet: outlet?.url ?? ''
  }
}

/** The calendars of a collection, of a principal, or of whoever is logged in; undefined where no CalDAV is spoken. */
export async function discover(start: string, ask: Ask, login: Login): Promise<Place | undefined> {
  let url = start
  for (let hop = 0; hop < MOST_HOPS; hop += 1) {
    const [here] = await look(url, '0', ask, login)
    if (!here) return undefined
    if (isCalendar(here.props)) {
      if (!takesEvents(here.props)) throw new CalendarTrouble('no-calendar')
      return placeOf([here])
    }
    const home = placeAt(here.props.calendarHomeSet?.href, url)
    if (home) return placeOf((await look(home, '1', ask, login)).filter(isUsable))
    const principal = placeAt(here.props.currentUserPrincipal?.href, url)
    if (!principal || principal === url) return undefined
    url = principal
  }
  return undefined
}
