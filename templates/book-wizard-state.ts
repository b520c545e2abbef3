import type { AppointmentType } from '#contract/appointment-types'

/** The wizard's state in the URL's query. */
export interface WizardState {
  topic?: string | undefined
  type?: AppointmentType | undefined
  /** The month that is shown, `YYYY-MM`, if no day is chosen. */
  month?: string | undefined
  day?: string | undefined
  /** Also before topic and type are chosen: a link may lead here with a time. */
  starts_at?: string | undefined
  /** Token of the hold, so that the visitor's own time stays free for them. */
  hold?: string | undefined
  /** The campaign of the link that led here. */
  src?: string | undefined
}

const ORDER = ['topic', 'type', 'month', 'day', 'starts_at', 'hold', 'src'] as const

/** `path` is that of the advisor's or branch's form. */
export function addressOf(path: string, state: WizardState): string {
  const query = new URLSearchParams(ORDER.flatMap((name) => (state[name] ? [[name, state[name]]] : [])))
  return `${path}${query.size ? `?${query}` : ''}`
}
