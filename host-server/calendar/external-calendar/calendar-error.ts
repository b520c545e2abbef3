import type { CalendarFault } from '#contract/smm-calendar'

/** Why a calendar could not be read or written, in a form that is safe to show to its owner. */
export class CalendarError extends Error {
  readonly fault: CalendarFault
  /** After how many seconds the calendar's service wants to be asked again, if it says so. */
  readonly retryAfter: number | undefined

  constructor(fault: CalendarFault, retryAfter?: number) {
    super(fault)
    this.fault = fault
    this.retryAfter = retryAfter
  }
}
