import type { InboxRequest } from '#contract/request-inbox'
import { dayLater, dayOf, dayStart, minuteOf, timeOn } from '../../core/base/days.ts'

type Asked = Pick<InboxRequest, 'kind' | 'date' | 'end_time' | 'time_zone' | 'created_at'>
type Due = Pick<InboxRequest, 'due_on' | 'due_time' | 'is_overdue'>

const isWeekend = (day: string) => [0, 6].includes(new Date(day).getUTCDay())

function nextWorkday(day: string): string {
  const next = dayLater(day, 1)
  return isWeekend(next) ? nextWorkday(next) : next
}

/**
 * Until when a request is to be answered, on the branch's clock: a call by the end of the time that the customer chose,
 * anything else on the next day from Monday to Friday.
 */
function deadlineOf({ kind, date, end_time, time_zone, created_at }: Asked): Omit<Due, 'is_overdue'> {
  if (kind === 'callback' && date !== null) return { due_on: date, due_time: end_time }
  return { due_on: nextWorkday(dayOf(created_at, time_zone)), due_time: null }
}

/** The instant from which on a request is overdue. */
export function dueAt(request: Asked): string {
  const { due_on, due_time } = deadlineOf(request)
  const { time_zone } = request
  return due_time ? timeOn(due_on, due_time, time_zone) : dayStart(due_on, time_zone, 1)
}

export function dueOf(request: Asked & Pick<InboxRequest, 'done_at'>, now: Date): Due {
  const deadline = deadlineOf(request)
  const { due_on, due_time } = deadline
  const is_overdue = !request.done_at && `${due_on} ${due_time ?? '24:00'}` <= minuteOf(now, request.time_zone)
  return { ...deadline, is_overdue }
}
