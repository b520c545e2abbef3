import { type DayErrors, type RangeFault, rangeFaults, type WorkingHours } from '#contract/working-hours'
import { Unprocessable } from '../core/failures.ts'
import type { TenantDb } from '../core/tenant-db.ts'
import type { Translate } from '../core/texts.ts'
import * as repository from './working-hours.repository.ts'

/** Every fault in the reader's language, one entry a day. */
function dayErrors(faults: readonly RangeFault[], t: Translate): DayErrors {
  const days = [...new Set(faults.map(({ day }) => day))]
  return days.map((day) => {
    const errors: DayErrors[number]['errors'] = {}
    for (const { field, code } of faults.filter((fault) => fault.day === day)) {
      errors[field] = [...new Set([...(errors[field] ?? []), t(`working-hours.${code}`)])]
    }
    return { day, errors }
  })
}

/** Replaces an advisor's whole week, or refuses it naming every wrong day. */
export async function save(db: TenantDb, advisorUuid: string, hours: WorkingHours, t: Translate): Promise<void> {
  const errors = dayErrors(rangeFaults(hours), t)
  if (errors.length) throw new Unprocessable(errors)
  await db.transaction(async (trx) => {
    await trx.reviseCalendar(advisorUuid)
    await repository.replace(trx, advisorUuid, hours)
  })
}
