import type { AppointmentType } from '#contract/appointment-types'

/** Where a visitor is in the flow, as the address says. */
export interface Place {
  topic?: string | undefined
  type?: AppointmentType | undefined
  /** The month that is shown, `YYYY-MM`, where no day is chosen. */
  month?: string | undefined
  day?: string | undefined
  starts_at?: string | undefined
  /** Token of the hold, so that the visitor's own time stays free for them. */
  hold?: string | undefined
  /** The campaign that led here. */
  src?: string | undefined
}

const ORDER = ['topic', 'type', 'month', 'day', 'starts_at', 'hold', 'src'] as const

/** `path` is the form's own: an advisor's or a branch's. */
export function addressOf(path: string, place: Place): string {
  const query = new URLSearchParams(ORDER.flatMap((name) => (place[name] ? [[name, place[name]]] : [])))
  return `${path}${query.size ? `?${query}` : ''}`
}
