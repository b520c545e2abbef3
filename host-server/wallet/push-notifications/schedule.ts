import { Temporal } from 'temporal-polyfill'
import { PUSH_DAYS_AHEAD } from '#contract/push-notifications'
import { DAY, instant, MINUTE } from '../../core/base/clock.ts'
import { dayOf } from '../../core/base/days.ts'
import { Conflict, Unprocessable } from '../../core/base/failures.ts'
import { formatInstant, formatTime } from '../../core/base/format-date.ts'
import type { Call } from '../../core/http/http.ts'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'
import { findDueTimes } from './notifications.repository.ts'

/** The instant of a local time at the institution. @throws Unprocessable if it is past or too far ahead */
export function momentOf({ tenant, app, t }: Call, wallTime: string): Date {
  const due = Temporal.PlainDateTime.from(wallTime).toZonedDateTime(tenant.time_zone).epochMilliseconds
  const ahead = due - app.clock.now().getTime()
  if (ahead > 0 && ahead <= PUSH_DAYS_AHEAD * DAY) return new Date(due)
  throw new Unprocessable({ send_at: [t('errors.send-at', { days: PUSH_DAYS_AHEAD })] })
}

/** The institution's local time of an instant, as `momentOf` reads it. */
export const wallTimeOf = ({ tenant }: Call, at: string): string =>
  Temporal.Instant.from(at).toZonedDateTimeISO(tenant.time_zone).toPlainDateTime().toString({ smallestUnit: 'minute' })

/** The maximum number in a period. */
const PACE = [
  { count: 1, within: 10 * MINUTE },
  { count: 10, within: DAY }
]

/** Whether a period that contains this one of the sorted times has too many; how crowded others are does not matter. */
const isCrowded = (times: readonly number[], time: number) =>
  PACE.some(({ count, within }) =>
    times.some((first, at) => {
      const last = times[at + count] ?? Infinity
      return first <= time && time <= last && last - first < within
    })
  )

interface Place {
  due: Date
  /** Whether it is compared with immediate sends, too, which otherwise have a limit of their own. */
  isPlanned: boolean
  uuid?: string | undefined
}

const inOrder = (times: readonly number[]) => times.toSorted((a, b) => a - b)
const nextMinute = (time: number) => Math.ceil(time / MINUTE) * MINUTE

/** The first time, from a given one, at which it would not be too close to the others. */
function firstFree(others: readonly number[], time: number): Date {
  const isFree = (at: number) => !isCrowded(inOrder([at, ...others]), at)
  // a period ends so long after one of the others
  const ends = others.flatMap((other) => PACE.map(({ within }) => nextMinute(other + within)))
  return new Date(inOrder(ends.filter((end) => end > time)).find(isFree) ?? time)
}

/** From when it could be sent instead, where its time is too close to others; else undefined. */
async function tooCloseUntil({ app }: Call, trx: TenantDb, { due, isPlanned, uuid }: Place): Promise<Date | undefined> {
  const time = due.getTime()
  const period = { from: instant(time - DAY), to: instant(time + PUSH_DAYS_AHEAD * DAY), now: instant(app.clock.now()) }
  const found = await findDueTimes(trx, period, uuid)
  const compared = found.filter(({ due_at, created_at }) => isPlanned || due_at !== created_at)
  const others = compared.map(({ due_at }) => Date.parse(due_at))
  return isCrowded(inOrder([time, ...others]), time) ? firstFree(others, time) : undefined
}

/** A moment as this reader reads it: today's by its time alone. */
function momentText({ app, tenant: { time_zone }, locale }: Call, moment: Date): string {
  const [at, now] = [instant(moment), instant(app.clock.now())]
  const isToday = dayOf(at, time_zone) === dayOf(now, time_zone)
  return (isToday ? formatTime : formatInstant)(locale, time_zone, at)
}

/** That it is too close to others, and from when it is possible. */
export const crowdedText = (call: Call, from: Date) => call.t('errors.push-crowded', { moment: momentText(call, from) })

/** Refuses a time close to other ones. */
export async function checkPace(call: Call, trx: TenantDb, place: Place): Promise<void> {
  const from = await tooCloseUntil(call, trx, place)
  if (from) throw new Unprocessable({ send_at: [crowdedText(call, from)] })
}

/** Refuses an approval close to other sends: whatever the time was, it goes now or at its time. */
export async function checkApprovedPace(call: Call, trx: TenantDb, uuid: string, due: Date): Promise<void> {
  const from = await tooCloseUntil(call, trx, { due, isPlanned: true, uuid })
  if (!from) return
  const message = call.t('errors.push-approval-crowded', { moment: momentText(call, from) })
  throw new Conflict('errors.too-many', { message })
}
