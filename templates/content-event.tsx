import { type Fact, Facts } from './facts.tsx'
import type { Site } from './site.ts'

export interface ShownEvent {
  /** From when to when, in words. */
  when: string
  /** ISO 8601 with the offset at the place. */
  startDate: string
  endDate: string
  isOver: boolean
  /** Nothing once the branch is closed. */
  place: Fact['lines']
  location?: { name: string; address: { streetAddress: string; postalCode?: string; addressLocality?: string } }
}

/** What takes place, when and where. */
export function ContentEvent({ site, name, event }: { site: Site; name: string; event: ShownEvent | undefined }) {
  if (!event) return null
  const { when, place, isOver } = event
  const facts = [
    { name: site.t('pages.event-when'), lines: [{ text: when }] },
    ...(place.length ? [{ name: site.t('pages.event-where'), lines: place }] : [])
  ]
  return (
    <section className="content-event card">
      <h2>{name}</h2>
      {isOver && <p className="notice">{site.t('pages.event-over')}</p>}
      <Facts facts={facts} />
    </section>
  )
}

/** schema.org's Event; undefined without a place, as search engines list none without. */
export const describedEvent = (
  name: string,
  { startDate, endDate, location }: ShownEvent,
  about: { url: string; image: string; description?: string; organizer: string }
) =>
  location && {
    '@type': 'Event',
    name,
    startDate,
    endDate,
    eventStatus: 'https://schema.org/EventScheduled',
    location: { '@type': 'Place', ...location, address: { '@type': 'PostalAddress', ...location.address } },
    description: about.description || undefined,
    url: about.url,
    image: about.image,
    organizer: { '@type': 'Organization', name: about.organizer }
  }
