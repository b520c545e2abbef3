import { ticks } from '../core/worker.thread.ts'
import { CalendarTrouble } from './trouble.ts'

/** Some seconds of reading, and more than calendars of people take: a hundred series, each looked through for years. */
const MOST_STEPS = 200_000

/** What it may cost to read a calendar: so many steps, and no longer than until a tick. */
export class Effort {
  readonly #until: number
  #steps = 0

  constructor(until = Number.POSITIVE_INFINITY) {
    this.#until = until
  }

  /** Refuses beforehand what would take so many steps. */
  afford(steps: number): void {
    if (steps > MOST_STEPS - this.#steps) throw new CalendarTrouble('too-complex')
  }

  spend(steps = 1): void {
    this.afford(steps)
    const before = this.#steps
    this.#steps += steps
    // the clock is not looked at for every step
    const isDue = before >> 5 !== this.#steps >> 5
    if (isDue && ticks() > this.#until) throw new CalendarTrouble('too-complex')
  }
}
