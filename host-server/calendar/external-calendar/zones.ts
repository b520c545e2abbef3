import ICAL from 'ical.js'
import { Temporal } from 'temporal-polyfill'
import { findIana } from 'windows-iana'
import { CalendarError } from './calendar-error.ts'

/** Limited because each unknown name costs several lookups. */
const MOST_ZONES = 100
/** Seconds in which a zone changes its offset at most once. */
const BLOCK = 10 * 86_400

function isKnown(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
  } catch {
    return false
  }
}

/** The IANA zone of a TZID, which may have a prefix or be the Windows name. */
export function zoneNamed(tzid: string): string | undefined {
  const names = [tzid, tzid.split('/').slice(-2).join('/'), tzid.split('/').slice(-3).join('/')]
  return findIana(tzid)[0] ?? names.find((name) => /^[A-Z]/i.test(name) && isKnown(name))
}

/** A zone from the system's database, which is more reliable than a calendar's VTIMEZONE. */
export class Zone extends ICAL.Timezone {
  readonly #zone: string
  readonly #offsets = new Map<number, number | null>()

  constructor(tzid: string, zone: string) {
    super({ tzid })
    this.#zone = zone
  }

  /** The epoch seconds at which the local clock first shows `wall`. */
  #at(wall: number): number {
    const shown = Temporal.PlainDateTime.from(new Date(wall * 1000).toISOString().slice(0, 19))
    return shown.toZonedDateTime(this.#zone).epochMilliseconds / 1000
  }

  /** The offset in a block of ten days, or null if it changes within. */
  #steady(block: number): number | null {
    const known = this.#offsets.get(block)
    if (known !== undefined) return known
    const [from, to] = [block * BLOCK, (block + 1) * BLOCK].map((wall) => wall - this.#at(wall))
    const offset = from !== undefined && from === to ? from : null
    this.#offsets.set(block, offset)
    return offset
  }

  override utcOffset({ year, month, day, hour, minute, second }: ICAL.Time): number {
    const wall = Date.UTC(year, month - 1, day, hour, minute, second) / 1000
    return this.#steady(Math.floor(wall / BLOCK)) ?? wall - this.#at(wall)
  }
}

const TZIDS = /;TZID=("[^"\r\n]*"|[^:;\r\n]*)/gi

const nameOf = (zone: ICAL.Component) => zone.getFirstPropertyValue('tzid')

/**
 * Registers every zone that a calendar uses: by name, else from its VTIMEZONE, else as the advisor's zone.
 */
export function registerZones(text: string, calendar: ICAL.Component, own: Zone): void {
  const tzids = new Set([...text.matchAll(TZIDS)].map(([, tzid = '']) => tzid.replaceAll('"', '')))
  if (tzids.size > MOST_ZONES) throw new CalendarError('too-complex')
  const known = new Map([...tzids].map((tzid) => [tzid, zoneNamed(tzid)]))
  const described = new Set<unknown>()
  for (const zone of calendar.getAllSubcomponents('vtimezone')) {
    const tzid = nameOf(zone)
    if (typeof tzid === 'string' && tzids.has(tzid) && !known.get(tzid)) described.add(tzid)
    else calendar.removeSubcomponent(zone)
  }
  for (const [tzid, zone] of known) {
    if (!described.has(tzid)) ICAL.TimezoneService.register(zone ? new Zone(tzid, zone) : own, tzid)
  }
}
