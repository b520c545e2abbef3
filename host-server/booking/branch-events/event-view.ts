import { Temporal } from 'temporal-polyfill'
import { type EachText, EVENT_WAITING_MAX, type ShownEvent } from '#contract/branch-events'
import { townLine } from '#contract/links'
import { type Language, type Locale, languageOf, languageTag } from '#contract/locales'
import { instant } from '../../core/base/clock.ts'
import { dayOf, minuteOf, timeOn } from '../../core/base/days.ts'
import { formatInstant, formatInterval, zoneName } from '../../core/base/format-date.ts'
import { type Translate, textsIn } from '../../core/base/intl.ts'
import { wordsIn } from '../../core/base/words.ts'
import type { CurrentTenant } from '../../core/tenancy/current-tenant.ts'
import { publicName } from '../../organization/branches/public-name.service.ts'
import type { Event, EventRow } from './branch-events.repository.ts'

/** Both languages of a stored text. */
export const textsOf = (stored: string): EachText => ({ de: '', en: '', ...JSON.parse(stored) })

/** `YYYY-MM-DDTHH:mm` on the branch's clock; '' for no time. */
export const wallTime = (moment: string | null, zone: string) =>
  moment ? minuteOf(new Date(moment), zone).replace(' ', 'T') : ''

/** The instant of a time on the branch's clock; null for ''. */
export const momentOf = (wall: string, zone: string) => (wall ? timeOn(wall.slice(0, 10), wall.slice(11), zone) : null)

export const branchOf = ({ branch_name, branch_public_name }: Event) =>
  publicName({ name: branch_name, public_name: branch_public_name })

/** Until when visitors can register. */
export const closesAt = ({ closes_at, starts_at }: Pick<EventRow, 'closes_at' | 'starts_at'>) => closes_at ?? starts_at

export const seatsLeft = ({ seats, taken }: Pick<Event, 'seats' | 'taken'>) => Math.max(0, seats - taken)

/** Whether somebody can still wait for seats. */
export const canWait = ({ waiting }: Pick<Event, 'waiting'>) => waiting < EVENT_WAITING_MAX

export type Openness = ShownEvent['state']

/** Whether visitors can register: of a full event, to wait for a seat. */
export function opennessOf(event: Event, now: Date): Openness {
  if (event.state === 'cancelled') return 'cancelled'
  if (event.state !== 'published' || closesAt(event) <= instant(now)) return 'closed'
  if (seatsLeft(event)) return 'open'
  return canWait(event) ? 'full' : 'waiting-full'
}

/** From when to when, in words; with the zone where guests may be elsewhere. */
export function whenOf(event: Pick<Event, 'starts_at' | 'ends_at' | 'time_zone' | 'place'>, tag: string): string {
  const { starts_at, ends_at, time_zone: zone, place } = event
  const isOneDay = dayOf(starts_at, zone) === dayOf(ends_at, zone)
  const text = isOneDay
    ? formatInterval(tag, zone, starts_at, ends_at)
    : `${formatInstant(tag, zone, starts_at)} – ${formatInstant(tag, zone, ends_at)}`
  return place === 'online' ? `${text} (${zoneName(tag, zone, starts_at)})` : text
}

/** Where it is, for everybody: the link to an online event is for its guests. */
export function whereOf(event: Event, t: Translate): string[] {
  if (event.place === 'online') return [t('branch-events.place-online')]
  if (event.place === 'address') return [event.address]
  return [branchOf(event), `${event.street}, ${townLine(event)}`]
}

/** An event in the language of a reader. */
export function wordsOf({ title, description }: EventRow, reader: Language, own: Language) {
  const languages: Language[] = [...new Set<Language>([reader, own, 'de', 'en'])]
  return {
    title: wordsIn(textsOf(title), languages) ?? { text: '', lang: undefined },
    description: wordsIn(textsOf(description), languages)
  }
}

/** Everything that is said of an event, for a reader. */
export function viewOf(tenant: CurrentTenant, locale: Locale, event: Event) {
  const t = textsIn(locale)
  const tag = languageTag(locale)
  const { title, description } = wordsOf(event, languageOf(locale), languageOf(tenant.language))
  return { t, tag, locale, title, description, when: whenOf(event, tag), where: whereOf(event, t) }
}

/** ISO 8601 with the offset at the branch. */
const isoOf = (moment: string, zone: string) =>
  Temporal.Instant.from(moment).toZonedDateTimeISO(zone).toString({ timeZoneName: 'never', smallestUnit: 'second' })

const AVAILABILITY = {
  open: 'https://schema.org/InStock',
  full: 'https://schema.org/SoldOut',
  'waiting-full': 'https://schema.org/SoldOut',
  closed: 'https://schema.org/SoldOut',
  cancelled: 'https://schema.org/SoldOut'
} as const

/** schema.org's Event; an online one has its page here as its place. */
export function describedEvent(
  event: Event,
  { title, description }: ReturnType<typeof wordsOf>,
  about: { url: string; image: string; organizer: string; openness: Openness }
) {
  const { time_zone: zone, street, zip, city } = event
  const isOnline = event.place === 'online'
  const places = {
    branch: {
      name: branchOf(event),
      address: { '@type': 'PostalAddress', streetAddress: street, postalCode: zip, addressLocality: city }
    },
    address: { name: event.address, address: { '@type': 'PostalAddress', streetAddress: event.address } }
  }
  return {
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: title.text,
    description: description?.text,
    startDate: isoOf(event.starts_at, zone),
    endDate: isoOf(event.ends_at, zone),
    eventStatus: `https://schema.org/${event.state === 'cancelled' ? 'EventCancelled' : 'EventScheduled'}`,
    eventAttendanceMode: `https://schema.org/${isOnline ? 'Online' : 'Offline'}EventAttendanceMode`,
    location:
      event.place === 'online'
        ? { '@type': 'VirtualLocation', url: about.url }
        : { '@type': 'Place', ...places[event.place] },
    maximumAttendeeCapacity: event.seats,
    remainingAttendeeCapacity: seatsLeft(event),
    offers: { '@type': 'Offer', availability: AVAILABILITY[about.openness], url: about.url },
    url: about.url,
    image: about.image,
    organizer: { '@type': 'Organization', name: about.organizer }
  }
}
