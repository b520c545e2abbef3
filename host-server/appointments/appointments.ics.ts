import ical, {
  ICalAlarmType,
  ICalAttendeeRole,
  ICalAttendeeStatus,
  type ICalCalendar,
  ICalCalendarMethod,
  ICalEventStatus
} from 'ical-generator'

/** A calendar entry, the same one for every version of an appointment. */
export interface Entry {
  /** `PUBLISH` is a copy to keep, the others are told to someone; what stands in a calendar already has none. */
  method?: 'REQUEST' | 'CANCEL' | 'PUBLISH'
  uid: string
  sequence: number
  /** When this version was made. */
  stamp: Date
  starts_at: string
  ends_at: string
  summary: string
  description: string
  location: string
  organizer?: Person
  attendee?: Person | undefined
  /** Nobody has agreed yet. */
  isTentative?: boolean
}

export interface Person {
  name: string
  address: string
}

/** Its quotes would end the parameter that a name stands in, and no calendar needs its control characters. */
const plain = (name: string) => name.replaceAll('"', "'").replace(/[\p{Cc}\\]+/gu, ' ')

/** Both have agreed to the time already: nobody need answer. */
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

/** In UTC: a zone would need its rules in the file. */
function addTo(calendar: ICalCalendar, entry: Entry) {
  const { method: _, isTentative: __, uid, organizer, attendee, starts_at, ends_at, ...told } = entry
  return calendar.createEvent({
    ...told,
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

/** Many in one file, for a calendar program that asks for it every hour. */
export function calendarOfEntries(name: string, entries: readonly Entry[]): string {
  const calendar = ical({ name, method: ICalCalendarMethod.PUBLISH, prodId: PRODUCT, ttl: 60 * 60 })
  for (const entry of entries) addTo(calendar, entry)
  return calendar.toString()
}
