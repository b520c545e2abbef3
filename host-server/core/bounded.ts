/** A map that lets go of what was used longest ago once it weighs too much. */
export class Bounded<V> {
  readonly #entries = new Map<string, V>()
  readonly #limit: number
  readonly #weigh: (value: V) => number
  #weight = 0

  /** Without `weigh` each entry weighs one. */
  constructor(limit: number, weigh: (value: V) => number = () => 1) {
    this.#limit = limit
    this.#weigh = weigh
  }

  get(key: string): V | undefined {
    const value = this.#entries.get(key)
    if (value === undefined) return undefined
    this.#entries.delete(key)
    this.#entries.set(key, value)
    return value
  }

  set(key: string, value: V): void {
    this.delete(key)
    this.#entries.set(key, value)
    this.#weight += this.#weigh(value)
    for (const [oldest] of this.#entries) {
      if (this.#weight <= this.#limit) return
      this.delete(oldest)
    }
  }

  delete(key: string): void {
    const value = this.#entries.get(key)
    if (value === undefined) return
    this.#entries.delete(key)
    this.#weight -= this.#weigh(value)
  }

  deleteWhere(matches: (value: V, key: string) => boolean): void {
    for (const [key, value] of this.#entries) if (matches(value, key)) this.delete(key)
  }

  clear(): void {
    this.#entries.clear()
    this.#weight = 0
  }
}
