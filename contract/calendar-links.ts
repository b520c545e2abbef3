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

export const googleCalendarLink = ({ title: text, starts_at, ends_at, details, location }: CalendarEvent) =>
  `https://calendar.google.com/calendar/render?${query({ action: 'TEMPLATE', text, dates: `${compact(starts_at)}/${compact(ends_at)}`, details, location })}`

export const outlookLink = ({
  title: subject,
  starts_at: startdt,
  ends_at: enddt,
  details: body,
  location
}: CalendarEvent) =>
  `https://outlook.live.com/calendar/0/deeplink/compose?${query({ path: '/calendar/action/compose', rru: 'addevent', subject, startdt, enddt, body, location })}`
