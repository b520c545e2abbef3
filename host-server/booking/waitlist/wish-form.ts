import { DAYS } from '#contract/working-hours'
import type { Call } from '../../core/http/http.ts'
import { formOf } from '../../core/pages/page.ts'

/** A wish as it was sent. */
export interface TypedWish {
  weekdays: number[]
  start_time: string
  end_time: string
  from_date: string
  until_date: string
}

/** The day names are `weekday-1` to `weekday-7`, since each field of a form has one text. */
export function wishIn({ ctx }: Pick<Call, 'ctx'>): TypedWish {
  const chosen = formOf(ctx, ...DAYS.map((day) => `weekday-${day}` as const))
  return {
    weekdays: DAYS.filter((day) => chosen[`weekday-${day}`]),
    ...formOf(ctx, 'start_time', 'end_time', 'from_date', 'until_date')
  }
}
