import { BRANCH_CALENDAR_MAX_DAYS } from '#contract/branch-calendar'
import { DAY } from '../../core/base/clock.ts'
import { Unprocessable } from '../../core/base/failures.ts'
import type { Call } from '../../core/http/http.ts'

/** Both included. */
export interface Days {
  from: string
  to: string
}

export function refuseTooLong({ t }: Pick<Call, 't'>, { from, to }: Days) {
  const count = (Date.parse(to) - Date.parse(from)) / DAY + 1
  if (count < 1 || count > BRANCH_CALENDAR_MAX_DAYS) throw new Unprocessable({ to: [t('errors.date-range')] })
}
