import { type CalendarOverride, OVERRIDE_MAX_DAYS, OVERRIDES_MAX, type Staying } from '#contract/calendar-overrides'
import { DAY, instant } from '../../core/base/clock.ts'
import { dayOf } from '../../core/base/days.ts'
import { found, Unprocessable } from '../../core/base/failures.ts'
import { fullName } from '../../core/base/full-name.ts'
import { record } from '../../core/events/audit-record.ts'
import type { Call } from '../../core/http/http.ts'
import type { AdvisorRow } from '../../people/advisors/advisor.repository.ts'
import * as repository from './calendar-overrides.repository.ts'

type Given<T> = Omit<T, 'uuid' | 'author_name'>

export type Absence = Pick<CalendarOverride, 'starts_at' | 'ends_at' | 'label'>

/** The log has it among what the advisor has changed in their own settings. */
export const subjectOf = (advisor: AdvisorRow) => ({
  object: 'advisor' as const,
  id: advisor.uuid,
  name: fullName(advisor)
})

/** As in the history of appointments. */
export const authorOf = ({ user }: Call) => ({ author_name: user?.full_name ?? '' })

export const fieldsOf = ({ starts_at, ends_at, label }: Absence, { time_zone }: AdvisorRow) => ({
  absence_from: dayOf(starts_at, time_zone),
  // the last instant of the last day
  absence_to: dayOf(Date.parse(ends_at) - 1, time_zone),
  ...(label && { absence_text: label })
})

/** How many of an advisor's appointments stay booked, given soonest first. */
export const stayingOf = (within: readonly { starts_at: string }[], zone: string): Staying => ({
  count: within.length,
  first_day: within[0] ? dayOf(within[0].starts_at, zone) : null
})

export function fault({ starts_at, ends_at }: Pick<CalendarOverride, 'starts_at' | 'ends_at'>): string | undefined {
  if (ends_at <= starts_at) return 'errors.ends-before-start'
  if (Date.parse(ends_at) - Date.parse(starts_at) > OVERRIDE_MAX_DAYS * DAY) return 'errors.span-too-long'
  return undefined
}

/**
 * Adds a span, which must end after its start and last a year at most. The log has absences, which managers enter too.
 *
 * @throws Unprocessable
 */
export async function add(call: Call, given: Given<CalendarOverride>) {
  const { db, advisor, app, t } = call
  const message = fault(given)
  if (message) throw new Unprocessable({ ends_at: [t(message)] })
  return db.transaction(async (trx) => {
    await trx.reviseCalendar(advisor.uuid)
    const { length } = await repository.findEndingAfter(trx, advisor.uuid, instant(app.clock.now()))
    if (length >= OVERRIDES_MAX) throw new Unprocessable({ ends_at: [t('errors.too-many-spans')] })
    const added = await repository.insert(trx, advisor.uuid, { ...given, ...authorOf(call) })
    if (given.kind === 'absence') await record(trx, call, subjectOf(advisor), {}, fieldsOf(given, advisor))
    return added
  })
}

/** As with adding, the log has absences only. */
export const remove = (call: Call, uuid: string): Promise<void> =>
  call.db.transaction(async (trx) => {
    await trx.reviseCalendar(call.advisor.uuid)
    const span = found(await repository.find(trx, call.advisor.uuid, uuid))
    await repository.remove(trx, call.advisor.uuid, uuid)
    if (span.kind === 'absence') await record(trx, call, subjectOf(call.advisor), fieldsOf(span, call.advisor), {})
  })
