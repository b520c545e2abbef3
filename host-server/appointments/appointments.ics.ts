import ical, {
  ICalAlarmType,
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventStatus
} from 'ical-generator'

/** A calendar entry, the same one for every version of an appointment. */
export interface Entry {
  /** `PUBLISH` is a copy to keep, the others are told to someone. */
  method: 'REQUEST' | 'CANCEL' | 'PUBLISH'
  uid: string
  sequence: number
  /** When this version was made. */
  stamp: Date
  starts_at: string
  ends_at: string
  summary: string
  description: string
  location: string
  organizer: Person
  attendee?: Person | undefined
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

/** In UTC: a zone would need its rules in the file. */
export function icsOf(entry: Entry): string {
  const { method, uid, organizer, attendee, starts_at, ends_at, ...told } = entry
  const cancelled = method === 'CANCEL'
  const calendar = ical({
    method: ICalCalendarMethod[method],
    prodId: { company: 'advisor-widgets', product: 'appointments' }
  })
  const event = calendar.createEvent({
    ...told,
    id: uid,
    start: new Date(starts_at),
    end: new Date(ends_at),
    status: cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    organizer: { name: plain(organizer.name), email: organizer.address },
    attendees: attendee ? [attendeeOf(attendee)] : []
  })
  if (!cancelled) event.createAlarm({ type: ICalAlarmType.display, trigger: 60 * 60, description: entry.summary })
  return calendar.toString()
}
