import { createHash } from 'node:crypto'

/** Always the same UUID for the same name. */
export function uuidOf(name: string): string {
  const hex = createHash('sha256').update(`demo:${name}`).digest('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), `5${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-'
  )
}

/** Always the same sequence of numbers from 0 to 1 for the same name. */
export function dice(name: string): () => number {
  let state = createHash('sha256').update(name).digest().readUInt32LE(0)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

export function pick<T>(list: readonly T[], roll: number): T {
  const found = list[Math.floor(roll * list.length)]
  if (found === undefined) throw new Error('Nothing to pick from')
  return found
}
