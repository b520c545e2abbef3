import { median } from './load.ts'

/** The least and the greatest value of each number. */
export type Range<T> = T extends number ? [least: number, most: number] : { [K in keyof T]: Range<T[K]> }

/** Results of the same measurements in several runs. */
export interface Runs<T> {
  median: T
  range: Range<T>
}

const isNumbers = (runs: readonly unknown[]): runs is number[] => runs.every((one) => typeof one === 'number')

function collect(runs: readonly unknown[], ofNumbers: (numbers: number[]) => unknown): unknown {
  const [first] = runs
  if (isNumbers(runs)) return ofNumbers(runs)
  if (typeof first !== 'object' || first === null) return first
  const parts = Object.keys(first).map((key) => {
    const values = runs.map((one) => (one as Record<string, unknown>)[key])
    return [key, collect(values, ofNumbers)] as const
  })
  return Array.isArray(first) ? parts.map(([, part]) => part) : Object.fromEntries(parts)
}

/** Each number's median and range; all else is as in the first run. */
export const across = <T>(runs: readonly T[]): Runs<T> => ({
  median: collect(runs, median) as T,
  range: collect(runs, (numbers) => [Math.min(...numbers), Math.max(...numbers)]) as Range<T>
})

type GoesOn = () => boolean

/**
 * Work side by side until `goesOn` says no. If some of it fails, the rest ends first, since it would only fail as the
 * stand closes, and the first failure is the one that is thrown.
 */
export async function together<One, Other>(
  goesOn: GoesOn,
  one: (goesOn: GoesOn) => Promise<One>,
  other: (goesOn: GoesOn) => Promise<Other>
): Promise<[One, Other]> {
  const faults: unknown[] = []
  const begin = <T>(work: (goesOn: GoesOn) => Promise<T>) => work(() => !faults.length && goesOn())
  const all = [begin(one), begin(other)] as const
  for (const work of all) work.catch((fault) => faults.push(fault))
  await Promise.allSettled(all)
  if (faults.length) throw faults[0]
  return Promise.all(all)
}
