import { setImmediate } from 'node:timers/promises'

/**
 * As many rows as one statement reads, or one piece of work takes: SQLite and JavaScript let nobody else work meanwhile,
 * for some milliseconds each.
 */
export const SLICE = 100

/** How much more PostgreSQL may do at once: it works elsewhere, and its rows arrive in packets. */
const ELSEWHERE = 8

/** The size of a slice, or of a part of any other work, in one statement. */
export const sizeFor = ({ isElsewhere }: { isElsewhere: boolean }, size = SLICE) =>
  isElsewhere ? size * ELSEWHERE : size

/** Turns of the event loop in which a small request is answered. */
const TURNS = 4

let last: Promise<void> = Promise.resolve()

/**
 * Lets other requests work. Those that give way continue one after the other, each after some turns of the event loop:
 * a small request then waits for one piece of work, not for one in each of its turns, or for one of each of ten jobs.
 */
export function giveWay(): Promise<void> {
  last = last.then(async () => {
    for (let turn = 0; turn < TURNS; turn += 1) await setImmediate()
  })
  return last
}

/** A list in slices, between which others work. */
export async function* slicesOf<T>(list: Iterable<T>, size = SLICE): AsyncGenerator<T[]> {
  let some: T[] = []
  for (const one of list) {
    some.push(one)
    if (some.length < size) continue
    yield some
    some = []
    await giveWay()
  }
  if (some.length) yield some
}

/**
 * Reads rows in slices, between which others work. They follow a key that never changes, so that a row is neither read
 * twice nor missed if others change meanwhile.
 * @param read a slice of the rows after the last one that has been read
 */
export async function* readInSlices<T>(
  read: (last: T | undefined, size: number) => PromiseLike<T[]>,
  size = SLICE
): AsyncGenerator<T[]> {
  let last: T | undefined
  do {
    const rows = await read(last, size)
    yield rows
    last = rows.length < size ? undefined : rows.at(-1)
    await giveWay()
  } while (last)
}

/** All rows of slices. */
export async function allOf<T>(slices: AsyncIterable<readonly T[]>): Promise<T[]> {
  const all: T[] = []
  for await (const some of slices) all.push(...some)
  return all
}

type Compare<T> = (one: T, other: T) => number

/** As many comparisons of names as take a millisecond: a list that gives way more often waits longer than it works. */
const MERGED = 500

async function merged<T>(one: readonly T[], other: readonly T[], compare: Compare<T>): Promise<T[]> {
  const all: T[] = []
  let [at, beside] = [0, 0]
  while (at < one.length && beside < other.length) {
    const [first, second] = [one[at] as T, other[beside] as T]
    if (compare(first, second) <= 0) at = all.push(first) - beside
    else beside = all.push(second) - at
    if (all.length % MERGED === 0) await giveWay()
  }
  return all.concat(one.slice(at), other.slice(beside))
}

/**
 * The rows from one place to another of the sorted list, without sorting the others: for a page of thousands. No two
 * rows may compare as equal.
 */
export async function sortedPart<T>(list: readonly T[], compare: Compare<T>, from: number, to: number): Promise<T[]> {
  if (from >= to || from >= list.length) return []
  if (list.length <= SLICE) return list.toSorted(compare).slice(from, to)
  const pivot = list[list.length >> 1] as T
  const [before, after]: [T[], T[]] = [[], []]
  for await (const some of slicesOf(list, 10 * SLICE))
    for (const one of some) if (one !== pivot) (compare(one, pivot) < 0 ? before : after).push(one)
  const at = before.length
  return [
    ...(await sortedPart(before, compare, from, Math.min(to, at))),
    ...(from <= at && at < to ? [pivot] : []),
    ...(await sortedPart(after, compare, Math.max(from - at - 1, 0), to - at - 1))
  ]
}

/** A stable sort during which others work: comparing thousands of names takes a tenth of a second. */
export async function sortedInSlices<T>(list: readonly T[], compare: Compare<T>): Promise<T[]> {
  if (list.length <= SLICE) return list.toSorted(compare)
  const middle = Math.ceil(list.length / 2)
  const halves = [list.slice(0, middle), list.slice(middle)] as const
  await giveWay()
  return merged(await sortedInSlices(halves[0], compare), await sortedInSlices(halves[1], compare), compare)
}
