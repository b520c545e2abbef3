/** Grains of a range, with a byte for each: a full calendar has thousands of them. */
export class GrainSet {
  readonly #from: number
  readonly #bytes: Uint8Array

  /** Of the grains from `from` up to, but excluding, `to`. */
  constructor(from: number, to: number) {
    this.#from = from
    this.#bytes = new Uint8Array(to - from)
  }

  /** Adds the grains that a database has joined with commas; those outside the range are ignored. */
  addList(list: string): void {
    // the fastest parser of many numbers
    for (const grain of JSON.parse(`[${list}]`) as number[]) this.#bytes[grain - this.#from] = 1
  }

  has(grain: number): boolean {
    return this.#bytes[grain - this.#from] === 1
  }
}
