import { dayOf } from '../../core/base/days.ts'
import { formatInstant, formatTime, zoneName } from '../../core/base/format-date.ts'
import type { Translate } from '../../core/base/intl.ts'
import type { CurrentTenant } from '../../core/tenancy/current-tenant.ts'
import { isOneTime, timeLines, zoneOf } from '../appointments/appointment-view.service.ts'
import type { Entry, OfferRow } from './waitlist.repository.ts'

interface Reader {
  t: Translate
  tag: string
  tenant: Pick<CurrentTenant, 'time_zone'>
}
type Zones = Pick<Entry, 'type' | 'branch_time_zone' | 'visitor_time_zone'>

const timed = (zones: Zones, starts_at: string, ends_at = starts_at) => ({ ...zones, starts_at, ends_at })

/** A moment on the clock that counts for a customer, with its zone where others have another time; `today` needs no date. */
export function momentText({ tag, tenant }: Omit<Reader, 't'>, zones: Zones, moment: string, today?: string): string {
  const found = timed(zones, moment)
  const zone = zoneOf(found)
  const text = dayOf(moment, zone) === today ? formatTime(tag, zone, moment) : formatInstant(tag, zone, moment)
  return isOneTime({ tenant, found }) ? text : `${text} (${zoneName(tag, zone, moment)})`
}

/** The end of an offer: only the time if it is today. */
export const endOfOffer = (
  reader: Omit<Reader, 't'>,
  zones: Zones,
  { expires_at }: Pick<OfferRow, 'expires_at'>,
  now?: Date
) => momentText(reader, zones, expires_at, now && dayOf(now, zoneOf(timed(zones, expires_at))))

/** An offered time as in a booking's mails: with zone and the branch's time where they differ. */
export const offeredLines = (reader: Reader, zones: Zones, { starts_at, ends_at }: OfferRow): string[] => {
  const found = timed(zones, starts_at, ends_at)
  return timeLines({ ...reader, found }, zoneOf(found))
}
