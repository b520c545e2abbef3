import type { InboxRequest } from '#contract/request-inbox'
import { dayLater, dayOf, dayStart, minuteOf, timeOn } from '../../core/base/days.ts'

type Asked = Pick<InboxRequest, 'kind' | 'date' | 'end_time' | 'time_zone' | 'created_at'>
type Due = Pick<InboxRequest, 'due_on' | 'due_time' | 'is_overdue'>

interface Waiting extends Asked {
  /** Since when the customer waits for an answer; null for what is answered or done. */
  waiting_since: string | null
}

const isWeekend = (day: string) => [0, 6].includes(new Date(day).getUTCDay())

function nextWorkday(day: string): string {
  const next = dayLater(day, 1)
  return isWeekend(next) ? nextWorkday(next) : next
}

/**
 * Until when a request is to be answered, on the branch's clock: a call by the end of the time that the customer chose,
 * anything else, such as what the customer writes later, on the next day from Monday to Friday.
 */
function deadlineOf(
  { kind, date, end_time, time_zone, created_at }: Asked,
  since: string | null
): Omit<Due, 'is_overdue'> {
  const day = dayOf(since ?? created_at, time_zone)
  const isCall = kind === 'callback' && date !== null
  if (isCall && (!since || since === created_at || day < date)) return { due_on: date, due_time: end_time }
  return { due_on: nextWorkday(day), due_time: null }
}

/** The instant from which on a request is overdue if its customer waits since then. */
export function dueAt(request: Asked, since: string = request.created_at): string {
  const { due_on, due_time } = deadlineOf(request, since)
  const { time_zone } = request
  return due_time ? timeOn(due_on, due_time, time_zone) : dayStart(due_on, time_zone, 1)
}

export function dueOf(request: Waiting, now: Date): Due {
  const { waiting_since } = request
  const deadline = deadlineOf(request, waiting_since)
  const { due_on, due_time } = deadline
  const isPast = `${due_on} ${due_time ?? '24:00'}` <= minuteOf(now, request.time_zone)
  return { ...deadline, is_overdue: waiting_since !== null && isPast }
}
