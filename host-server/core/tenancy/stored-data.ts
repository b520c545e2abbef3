import type { TableName, Tables } from './query.ts'

/** Whose data a column contains: what names the person, or what they wrote or entered. */
export const SUBJECTS = ['visitor', 'advisor', 'staff'] as const
export type DataSubject = (typeof SUBJECTS)[number]

/** The legal grounds on which something stays when a person is erased. */
export const GROUNDS = {
  'proof-of-consent': 'proof of consent (GDPR Art. 7(1)), against claims (Art. 17(3)(e))',
  objection: 'respect for an objection (GDPR Art. 21), a legal obligation (Art. 17(3)(b))',
  address: 'legitimate interest in leading on who follows a printed card (GDPR Art. 6(1)(f), 17(1)(c))',
  accountability: 'accountability and security of processing (GDPR Art. 5(2), 32), a legal obligation (Art. 17(3)(b))'
} as const
export type Ground = keyof typeof GROUNDS

/**
 * `none` says nothing about anybody once the personal columns of its row, or the row that it refers to, are gone: keys,
 * states, times.
 */
export type ColumnData = 'none' | DataSubject | `retained:${Ground}`

export const VIEWERS = {
  public: 'everybody, on public pages',
  person: 'the person',
  advisor: 'the advisor and who stands in',
  branch: 'managers of the branch',
  cards: 'managers of cards',
  marketing: 'marketing',
  editors: 'who edits the pages',
  analysts: 'analysts',
  erasers: 'who erases data',
  administrators: 'administrators',
  nobody: 'nobody: only the software reads it'
} as const
export type Viewer = keyof typeof VIEWERS

interface TableData<Columns> {
  /** What the table is for. */
  why: string
  /** Of what is personal in it. */
  seenBy?: readonly Viewer[]
  /** How long, as far as no retention rule of a feature says it. */
  until?: string
  columns: Readonly<Record<keyof Columns, ColumnData>>
  /** Visitors' columns that are not in what a customer is given of their data, each with the reason. */
  heldBack?: Readonly<Partial<Record<keyof Columns, string>>>
}

/**
 * What each column of each table contains, for data protection. Each noun declares its tables' in its `.tables.ts`; a
 * table or column without does not compile. `docs/data-protection.md` is made of it.
 */
export type StoredData = { readonly [T in TableName]: TableData<Tables[T]> }
