import { Temporal } from 'temporal-polyfill'
import { PUSH_DAYS_AHEAD } from '#contract/push-notifications'
import { DAY, instant, MINUTE } from '../../core/base/clock.ts'
import { Unprocessable } from '../../core/base/failures.ts'
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

const isCrowded = (times: readonly number[]) =>
  PACE.some(({ count, within }) => times.some((time, at) => (times[at + count] ?? Infinity) - time < within))

/** Refuses a time close to other scheduled ones. Immediate sends have their own limit. */
export async function checkPace(
  { t }: Call,
  trx: TenantDb,
  { due, isPlanned, uuid }: { due: Date; isPlanned: boolean; uuid?: string | undefined }
): Promise<void> {
  const time = due.getTime()
  const others = await findDueTimes(trx, instant(time - DAY), instant(time + DAY), uuid)
  const compared = others.filter(({ due_at, created_at }) => isPlanned || due_at !== created_at)
  const times = [time, ...compared.map(({ due_at }) => Date.parse(due_at))].sort((a, b) => a - b)
  if (isCrowded(times)) throw new Unprocessable({ send_at: [t('errors.push-crowded')] })
}
