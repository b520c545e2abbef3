/** Databases share no alphabet, and SQLite's is that of bytes. German and English sort alike. */
export const { compare: compareText } = new Intl.Collator('de', { sensitivity: 'base', numeric: true })

/** Equals stay in the order in which they come. */
export const sortedBy = <T>(rows: readonly T[], textOf: (row: T) => string): T[] =>
  rows.toSorted((a, b) => compareText(textOf(a), textOf(b)))

/** As lists of people are sorted: the family's name first. */
export const byName = <T extends { first_name: string; last_name: string }>(rows: readonly T[]): T[] =>
  rows.toSorted((a, b) => compareText(a.last_name, b.last_name) || compareText(a.first_name, b.first_name))
