import ical, {
  ICalAlarmType,
  ICalAttendeeRole,
  ICalAttendeeStatus,
  type ICalCalendar,
  ICalCalendarMethod,
  ICalEventStatus
} from 'ical-generator'

/** A calendar entry; all versions of an appointment share its `uid`. */
export interface Entry {
  /** The iTIP method (RFC 5546): `PUBLISH` for a downloaded copy, the others for mails, none for an entry stored on a server. */
  method?: 'REQUEST' | 'CANCEL' | 'PUBLISH'
  uid: string
  sequence: number
  /** When this version was created (`DTSTAMP`). */
  stamp: Date
  starts_at: string
  ends_at: string
  summary: string
  description: string
  location: string
  organizer?: Person
  attendee?: Person | undefined
  /** Not confirmed yet. */
  isTentative?: boolean
}

export interface Person {
  name: string
  address: string
}

/** Quotes would end the parameter that contains the name, and control characters are not allowed in it. */
const plain = (name: string) => name.replaceAll('"', "'").replace(/[\p{Cc}\\]+/gu, ' ')

/** No reply is requested: both sides have agreed to the time already. */
const attendeeOf = ({ name, address }: Person) => ({
  name: plain(name) || address,
  email: address,
  role: ICalAttendeeRole.REQ,
  status: ICalAttendeeStatus.ACCEPTED,
  rsvp: false
})

const statusOf = ({ method, isTentative }: Entry) => {
  if (method === 'CANCEL') return ICalEventStatus.CANCELLED
  return isTentative ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED
}

/** Times are in UTC: a local time would need a VTIMEZONE in the file. */
function addTo(calendar: ICalCalendar, entry: Entry) {
  const { method: _, isTentative: __, uid, organizer, attendee, starts_at, ends_at, ...rest } = entry
  return calendar.createEvent({
    ...rest,
    id: uid,
    start: new Date(starts_at),
    end: new Date(ends_at),
    status: statusOf(entry),
    ...(organizer && { organizer: { name: plain(organizer.name), email: organizer.address } }),
    attendees: attendee ? [attendeeOf(attendee)] : []
  })
}

const PRODUCT = { company: 'advisor-widgets', product: 'appointments' }

export function icsOf(entry: Entry): string {
  const { method } = entry
  const calendar = ical({ ...(method && { method: ICalCalendarMethod[method] }), prodId: PRODUCT })
  const event = addTo(calendar, entry)
  const alarm = { type: ICalAlarmType.display, trigger: 60 * 60, description: entry.summary }
  if (method !== 'CANCEL') event.createAlarm(alarm)
  return calendar.toString()
}

/** Several entries in one file, which calendar programs fetch again every hour. */
export function calendarOfEntries(name: string, entries: readonly Entry[]): string {
  const calendar = ical({ name, method: ICalCalendarMethod.PUBLISH, prodId: PRODUCT, ttl: 60 * 60 })
  for (const entry of entries) addTo(calendar, entry)
  return calendar.toString()
}
