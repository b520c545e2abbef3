/** Sorts in memory, since the databases collate differently: SQLite compares bytes. German and English sort alike. */
export const { compare: compareText } = new Intl.Collator('de', { sensitivity: 'base', numeric: true })

/** A stable sort by a text. */
export const sortedBy = <T>(rows: readonly T[], textOf: (row: T) => string): T[] =>
  rows.toSorted((a, b) => compareText(textOf(a), textOf(b)))

/** The order of lists of people: last name first. */
export const byName = <T extends { first_name: string; last_name: string }>(rows: readonly T[]): T[] =>
  rows.toSorted((a, b) => compareText(a.last_name, b.last_name) || compareText(a.first_name, b.first_name))
