import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Knex } from 'knex'

type Work = (trx: Knex.Transaction) => Promise<unknown>

interface Waiting {
  work: Work
  done(answer: unknown): void
  fail(reason: unknown): void
}

/** So many bookings keep the connection, and the event loop, for some ten milliseconds. */
const MOST = 8

/** The short transactions of a database with one connection, in the order in which they came. */
class Line {
  readonly #knex: Knex
  readonly #waiting: Waiting[] = []
  #isServed = false
  /** One after a failure, then twice as many with each COMMIT. */
  #size = MOST

  constructor(knex: Knex) {
    this.#knex = knex
  }

  add(waiting: Waiting) {
    this.#waiting.push(waiting)
    if (!this.#isServed) void this.#serve()
  }

  async #serve() {
    this.#isServed = true
    while (this.#waiting.length) {
      // SQLite works in the event loop: nobody else's request is read before this lets go of it
      await nextTurn()
      await this.#together()
    }
    this.#isServed = false
  }

  async #together() {
    let group: Waiting[] = []
    let hasFailed = true
    try {
      const answers = await this.#knex.transaction(async (trx) => {
        group = this.#waiting.splice(0, this.#size)
        const all: unknown[] = []
        for (const { work } of group) all.push(await work(trx))
        hasFailed = false
        return all
      })
      this.#size = Math.min(MOST, this.#size * 2)
      for (const [at, { done }] of group.entries()) done(answers[at])
    } catch (failure) {
      // without a connection nobody has begun
      if (!group.length) group = this.#waiting.splice(0)
      if (hasFailed && group.length > 1) return this.#apart(group)
      for (const { fail } of group) fail(failure)
    }
  }

  /** After a failure all are rolled back, and whose it was shows when each is repeated in a transaction of its own. */
  async #apart(group: readonly Waiting[]) {
    this.#size = 1
    for (const { work, done, fail } of group) await this.#knex.transaction(work).then(done, fail)
  }
}

const lines = new WeakMap<Knex, Line>()

/**
 * Runs short work in a transaction of SQLite's. What comes at the same time runs in the same transaction, one after the
 * other, and shares its COMMIT, whose writing takes a third of a booking's time. Nobody is answered before that.
 */
export function inSharedTransaction<T>(knex: Knex, work: (trx: Knex.Transaction) => Promise<T>): Promise<T> {
  const line = lines.get(knex) ?? new Line(knex)
  lines.set(knex, line)
  return new Promise((done, fail) => line.add({ work, done: done as (answer: unknown) => void, fail }))
}
