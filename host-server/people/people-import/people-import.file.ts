import type { MessageTable } from '#contract/locales'
import { peopleImportMessages } from '#contract/messages/people-import.messages'
import { PEOPLE_COLUMNS, type PeopleColumn } from '#contract/people-import'
import { columnNames, type FileRow } from '../../core/files/csv-rows.ts'

export type Cells = Partial<Record<PeopleColumn, string>>

const MOST_IGNORED = 20
const texts = peopleImportMessages as MessageTable

/** The columns that identify a person. */
const KEYS = ['alias', 'sign_in_address', 'email_address'] as const

/** Former column names, so that older exports can still be imported. */
const FORMER: readonly [string, PeopleColumn][] = [
  ['institutionell', 'is_institutional'],
  ['institutional', 'is_institutional'],
  ['login address', 'sign_in_address']
]

const NAMES = new Map<string, PeopleColumn>([
  ...FORMER,
  ...PEOPLE_COLUMNS.flatMap((column) =>
    columnNames(column, texts[`people-import.column-${column}`]).map((name) => [name, column] as const)
  )
])
/** The additional columns of the file of refused rows. */
const OURS = new Set(['line', 'errors'].flatMap((name) => columnNames(name, texts[`people-import.column-${name}`])))

export interface Header {
  /** The column at each position; undefined if unknown. */
  columns: readonly (PeopleColumn | undefined)[]
  ignored: string[]
}

/** The columns of the header row; undefined if none identifies a person. */
export function headerOf(first: FileRow | undefined): Header | undefined {
  const names = (first?.cells ?? []).map((cell) => cell.trim())
  const columns = names.map((name) => NAMES.get(name.toLowerCase()))
  if (!KEYS.some((key) => columns.includes(key))) return undefined
  const ignored = names.filter((name, at) => name && !columns[at] && !OURS.has(name.toLowerCase()))
  return { columns, ignored: ignored.slice(0, MOST_IGNORED).map((name) => name.slice(0, 100)) }
}

/** Removes the apostrophe with which our exports escape what a spreadsheet would read as a formula. */
const bare = (cell: string) =>
  cell
    .normalize('NFC')
    .trim()
    .replace(/^'(?=[=+\-@\t\r＝＋－＠])/, '')

/** Of duplicate columns, the last non-empty one counts. */
export function cellsOf({ columns }: Header, row: FileRow): Cells | undefined {
  const cells = row.cells?.map((cell, at) => [columns[at], bare(cell)] as const)
  return cells && Object.fromEntries(cells.filter(([column, cell]) => column && cell))
}
