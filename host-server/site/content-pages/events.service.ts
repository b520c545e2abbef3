import { Temporal } from 'temporal-polyfill'
import { withCampaign } from '#contract/campaign'
import type { Block, BlockOf, PageText } from '#contract/content-pages'
import { townLine } from '#contract/links'
import type { ShownEvent } from '../../../templates/content-event.tsx'
import { instant } from '../../core/base/clock.ts'
import { dayOf } from '../../core/base/days.ts'
import { formatInstant, formatInterval } from '../../core/base/format-date.ts'
import type { Call } from '../../core/http/http.ts'
import { findAnyBranch, findBranch } from '../../organization/branches/branch.repository.ts'
import { publicName } from '../../organization/branches/public-name.service.ts'
import { flatBlocks } from './content.ts'

type Event = BlockOf<'event'>
type Place = Pick<ShownEvent, 'place' | 'location'> & { zone: string }

/** Its name for customers and its address; undefined once it is closed. */
async function branchPlace({ db }: Call, alias: string, campaign: string | undefined): Promise<Place | undefined> {
  const shown = await findBranch(db, alias)
  const branch = shown ?? (await findAnyBranch(db, alias))
  if (!branch || branch.closed_at) return undefined
  const { street, zip, city } = branch
  const name = publicName(branch)
  return {
    zone: branch.time_zone,
    place: [
      { text: name, ...(shown && { href: withCampaign(`/app/filiale/${shown.alias}`, campaign) }) },
      { text: `${street}, ${townLine({ zip, city })}` }
    ],
    location: { name, address: { streetAddress: street, postalCode: zip, addressLocality: city } }
  }
}

const writtenPlace = (zone: string, place: string): Place => ({
  zone,
  place: [{ text: place }],
  location: { name: place, address: { streetAddress: place } }
})

async function shownEvent(call: Call, block: Event, tag: string, campaign: string | undefined): Promise<ShownEvent> {
  const own = call.tenant.time_zone
  const { zone, ...where } = (block.branch && (await branchPlace(call, block.branch, campaign))) || {
    ...(block.place ? writtenPlace(own, block.place) : { zone: own, place: [] })
  }
  const [from, to] = [block.starts_at, block.ends_at].map((time) =>
    Temporal.PlainDateTime.from(time).toZonedDateTime(zone)
  ) as [Temporal.ZonedDateTime, Temporal.ZonedDateTime]
  const [start, end] = [instant(from.epochMilliseconds), instant(to.epochMilliseconds)]
  const isOneDay = dayOf(new Date(start), zone) === dayOf(new Date(end), zone)
  const isoOf = (time: Temporal.ZonedDateTime) => time.toString({ timeZoneName: 'never', smallestUnit: 'second' })
  return {
    ...where,
    when: isOneDay
      ? formatInterval(tag, zone, start, end)
      : `${formatInstant(tag, zone, start)} – ${formatInstant(tag, zone, end)}`,
    startDate: isoOf(from),
    endDate: isoOf(to),
    isOver: end <= instant(call.app.clock.now())
  }
}

/** The events of a page, with their times and places in words. */
export async function eventsOf(call: Call, text: PageText, tag: string, campaign: string | undefined) {
  const blocks = flatBlocks(text).filter((block) => block.type === 'event')
  const shown = await Promise.all(
    blocks.map(async (block): Promise<[Block, ShownEvent]> => [block, await shownEvent(call, block, tag, campaign)])
  )
  return new Map(shown)
}
