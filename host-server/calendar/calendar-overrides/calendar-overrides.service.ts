import { type CalendarOverride, OVERRIDE_MAX_DAYS, OVERRIDES_MAX } from '#contract/calendar-overrides'
import { DAY, instant } from '../../core/base/clock.ts'
import { NotFound, Unprocessable } from '../../core/base/failures.ts'
import type { Call } from '../../core/http/http.ts'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'
import * as repository from './calendar-overrides.repository.ts'

type Given<T> = Omit<T, 'uuid'>

export function fault({ starts_at, ends_at }: Pick<CalendarOverride, 'starts_at' | 'ends_at'>): string | undefined {
  if (ends_at <= starts_at) return 'errors.ends-before-start'
  if (Date.parse(ends_at) - Date.parse(starts_at) > OVERRIDE_MAX_DAYS * DAY) return 'errors.span-too-long'
  return undefined
}

/** Adds a span, which must end after its start and last a year at most. @throws Unprocessable */
export async function add({ db, advisor, app, t }: Call, given: Given<CalendarOverride>) {
  const message = fault(given)
  if (message) throw new Unprocessable({ ends_at: [t(message)] })
  return db.transaction(async (trx) => {
    await trx.reviseCalendar(advisor.uuid)
    const { length } = await repository.findEndingAfter(trx, advisor.uuid, instant(app.clock.now()))
    if (length >= OVERRIDES_MAX) throw new Unprocessable({ ends_at: [t('errors.too-many-spans')] })
    return repository.insert(trx, advisor.uuid, given)
  })
}

export const remove = (db: TenantDb, advisorUuid: string, uuid: string): Promise<void> =>
  db.transaction(async (trx) => {
    await trx.reviseCalendar(advisorUuid)
    if (!(await repository.remove(trx, advisorUuid, uuid))) throw new NotFound()
  })
