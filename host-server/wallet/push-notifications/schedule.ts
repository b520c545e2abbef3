import { Temporal } from 'temporal-polyfill'
import { PUSH_DAYS_AHEAD } from '#contract/push-notifications'
import { DAY, instant, MINUTE } from '../../core/base/clock.ts'
import { Conflict, Unprocessable } from '../../core/base/failures.ts'
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

/** Whether a time is too close to other ones. */
async function isTooClose({ app }: Call, trx: TenantDb, { due, isPlanned, uuid }: Place): Promise<boolean> {
  const time = due.getTime()
  const period = { from: instant(time - DAY), to: instant(time + DAY), now: instant(app.clock.now()) }
  const others = await findDueTimes(trx, period, uuid)
  const compared = others.filter(({ due_at, created_at }) => isPlanned || due_at !== created_at)
  const times = [time, ...compared.map(({ due_at }) => Date.parse(due_at))].sort((a, b) => a - b)
  return isCrowded(times, time)
}

/** Refuses a time close to other ones. */
export async function checkPace(call: Call, trx: TenantDb, place: Place): Promise<void> {
  if (await isTooClose(call, trx, place)) throw new Unprocessable({ send_at: [call.t('errors.push-crowded')] })
}

/** Refuses an approval close to other sends: whatever the time was, it goes now or at its time. */
export async function checkApprovedPace(call: Call, trx: TenantDb, uuid: string, due: Date): Promise<void> {
  if (await isTooClose(call, trx, { due, isPlanned: true, uuid })) throw new Conflict('errors.push-approval-crowded')
}
