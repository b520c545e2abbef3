import type { CalendarFault } from '#contract/smm-calendar'

/** Why a calendar could not be read or written, as its owner may be told. */
export class CalendarTrouble extends Error {
  readonly fault: CalendarFault

  constructor(fault: CalendarFault) {
    super(fault)
    this.fault = fault
  }
}
