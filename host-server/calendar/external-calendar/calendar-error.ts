import type { CalendarFault } from '#contract/smm-calendar'

/** Why a calendar could not be read or written, in a form that is safe to show to its owner. */
export class CalendarError extends Error {
  readonly fault: CalendarFault

  constructor(fault: CalendarFault) {
    super(fault)
    this.fault = fault
  }
}
