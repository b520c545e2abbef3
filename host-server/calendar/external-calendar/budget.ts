import { ticks } from '../../core/base/worker.thread.ts'
import { CalendarError } from './calendar-error.ts'

/** A few seconds of work, and more than real calendars need: a hundred series, each expanded over years. */
const MOST_STEPS = 200_000

/** Limits the work of reading a calendar: a number of steps, and a deadline in ticks. */
export class Budget {
  readonly #until: number
  #steps = 0

  constructor(until = Number.POSITIVE_INFINITY) {
    this.#until = until
  }

  /** Throws if that many steps would exceed the budget. */
  afford(steps: number): void {
    if (steps > MOST_STEPS - this.#steps) throw new CalendarError('too-complex')
  }

  spend(steps = 1): void {
    this.afford(steps)
    const before = this.#steps
    this.#steps += steps
    // the clock is read every 32 steps only
    const isDue = before >> 5 !== this.#steps >> 5
    if (isDue && ticks() > this.#until) throw new CalendarError('too-complex')
  }
}
