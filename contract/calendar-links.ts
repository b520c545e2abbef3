/** What a link to add an appointment to an online calendar says. It holds nothing secret: the calendar's provider reads it. */
export interface CalendarEvent {
  title: string
  starts_at: string
  ends_at: string
  details: string
  location: string
}

/** Outlook shows a `+` for a blank as it is. */
const query = (values: Record<string, string>) =>
  Object.entries(values)
    .map(([key, value]) => `${key}=${encodeURIComponent(value)}`)
    .join('&')

/** `20270120T090000Z` */
const compact = (moment: string) => moment.replace(/[-:]|\.\d+/g, '')

const googleCalendarLink = ({ title: text, starts_at, ends_at, details, location }: CalendarEvent) =>
  `https://calendar.google.com/calendar/render?${query({ action: 'TEMPLATE', text, dates: `${compact(starts_at)}/${compact(ends_at)}`, details, location })}`

const outlookLink = ({ title: subject, starts_at: startdt, ends_at: enddt, details: body, location }: CalendarEvent) =>
  `https://outlook.live.com/calendar/0/deeplink/compose?${query({ path: '/calendar/action/compose', rru: 'addevent', subject, startdt, enddt, body, location })}`

interface CalendarLink {
  label: string
  href: string
}

/** A file for any calendar, and links for those online. */
export const calendarLinks = (event: CalendarEvent, file: CalendarLink): CalendarLink[] => [
  file,
  { label: 'Google', href: googleCalendarLink(event) },
  { label: 'Outlook', href: outlookLink(event) }
]
