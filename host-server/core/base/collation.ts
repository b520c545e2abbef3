import { sortedInSlices } from './slices.ts'

/** Sorts in memory, since the databases collate differently: SQLite compares bytes. German and English sort alike. */
export const { compare: compareText } = new Intl.Collator('de', { sensitivity: 'base', numeric: true })

/** A stable sort by a text. */
export const sortedBy = <T>(rows: readonly T[], textOf: (row: T) => string): T[] =>
  rows.toSorted((a, b) => compareText(textOf(a), textOf(b)))

type Names = { first_name: string; last_name: string }

/** The order of lists of people: last name first. */
export const compareNames = (a: Names, b: Names) =>
  compareText(a.last_name, b.last_name) || compareText(a.first_name, b.first_name)

export const byName = <T extends Names>(rows: readonly T[]): T[] => rows.toSorted(compareNames)

/** The same with the alias last, by which no two are equal, however they were read. */
export const compareAliased = <T extends Names & { alias: string }>(a: T, b: T) =>
  compareNames(a, b) || (a.alias < b.alias ? -1 : 1)

/** For lists that may contain everyone of an institution; sorted once, since comparing is what takes long. */
export const manyByName = <T extends Names & { alias: string }>(rows: readonly T[]): Promise<T[]> =>
  sortedInSlices(rows, compareAliased)
