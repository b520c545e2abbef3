import type { InboxRequest } from '#contract/request-inbox'
import { formatDay } from '../../core/dates/calendar-date.ts'
import { dayIn, momentIn, nearDay } from '../appointments/dates.ts'

export const nameOf = ({ first_name, last_name }: Pick<InboxRequest, 'first_name' | 'last_name'>) =>
  `${first_name} ${last_name}`

/** What has become of it. */
export const stateOf = ({ done_at, is_answered }: Pick<InboxRequest, 'done_at' | 'is_answered'>) => {
  if (done_at) return 'done'
  return is_answered ? 'answered' : 'open'
}

const shortDay = (day: string, tag: string) => formatDay(day, tag, { weekday: 'short', day: 'numeric', month: 'short' })

/** The number that an open callback request asks to call; '' of anything else. */
export const callOf = ({ kind, phone, done_at }: Pick<InboxRequest, 'kind' | 'phone' | 'done_at'>): string =>
  kind === 'callback' && !done_at ? phone : ''

/** "Fri, 29 Jan" and "09:00–11:30" of a wish; nothing without one. */
export const wishParts = ({ date, start_time, end_time }: InboxRequest, tag: string): string[] =>
  [date && shortDay(date, tag), start_time && `${start_time}–${end_time}`].filter((one) => typeof one === 'string')

/** "Fri, 29 Jan, 09:00–11:30"; '' without a wish. */
export const wishText = (request: InboxRequest, tag: string): string => wishParts(request, tag).join(', ')

/** "Today, 14:05", or "Fri, 15 Jan" once it is longer ago. */
export const receivedText = ({ created_at, time_zone }: InboxRequest, tag: string): string => {
  const day = dayIn(time_zone, new Date(created_at))
  return nearDay(day, dayIn(time_zone, new Date()), tag) ? momentIn(time_zone, created_at, tag) : shortDay(day, tag)
}

/** "Today, 11:30", or "Fri, 29 Jan, 11:30" if it is further away. */
export const dueText = ({ due_on, due_time, time_zone }: InboxRequest, tag: string): string => {
  const day = nearDay(due_on, dayIn(time_zone, new Date()), tag) ?? shortDay(due_on, tag)
  return [day, due_time].filter(Boolean).join(', ')
}
