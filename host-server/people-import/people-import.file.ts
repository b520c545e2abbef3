import type { MessageTable } from '#contract/locales'
import { PEOPLE_COLUMNS, type PeopleColumn } from '#contract/people-import'
import { peopleImportMessages } from '#contract/people-import.messages'
import { columnNames, type FileRow } from '../core/csv-rows.ts'

export type Cells = Partial<Record<PeopleColumn, string>>

const MOST_IGNORED = 20
const texts = peopleImportMessages as MessageTable

/** What tells who is meant. */
const KEYS = ['alias', 'sign_in_address', 'email_address'] as const

/** What columns were called once: files that were exported then are taken still. */
const FORMER: readonly [string, PeopleColumn][] = [['institutionell', 'is_institutional']]

const NAMES = new Map<string, PeopleColumn>([
  ...FORMER,
  ...PEOPLE_COLUMNS.flatMap((column) =>
    columnNames(column, texts[`people-import.column-${column}`]).map((name) => [name, column] as const)
  )
])
/** What the file of refused rows has besides. */
const OURS = new Set(['line', 'errors'].flatMap((name) => columnNames(name, texts[`people-import.column-${name}`])))

export interface Header {
  /** What stands where. */
  columns: readonly (PeopleColumn | undefined)[]
  ignored: string[]
}

/** The first row's columns; undefined where they would not tell who is meant. */
export function headerOf(first: FileRow | undefined): Header | undefined {
  const names = (first?.cells ?? []).map((cell) => cell.trim())
  const columns = names.map((name) => NAMES.get(name.toLowerCase()))
  if (!KEYS.some((key) => columns.includes(key))) return undefined
  const ignored = names.filter((name, at) => name && !columns[at] && !OURS.has(name.toLowerCase()))
  return { columns, ignored: ignored.slice(0, MOST_IGNORED).map((name) => name.slice(0, 100)) }
}

/** Our own files put an apostrophe before what a spreadsheet would take for a formula. */
const bare = (cell: string) =>
  cell
    .normalize('NFC')
    .trim()
    .replace(/^'(?=[=+\-@\t\r＝＋－＠])/, '')

/** Of columns that stand there twice, the last one counts. */
export function cellsOf({ columns }: Header, row: FileRow): Cells | undefined {
  const cells = row.cells?.map((cell, at) => [columns[at], bare(cell)] as const)
  return cells && Object.fromEntries(cells.filter(([column, cell]) => column && cell))
}
