import type { MessageTable } from '#contract/locales'
import { fileImportsMessages } from '#contract/messages/file-imports.messages'
import { unescapedWithin } from './csv.ts'
import { columnNames, type FileRow } from './csv-rows.ts'

export type Cells<Column extends string = string> = Partial<Record<Column, string>>

export interface Header<Column extends string> {
  /** The column at each position; undefined if unknown. */
  columns: readonly (Column | undefined)[]
  ignored: string[]
}

interface Names<Column extends string> {
  columns: readonly Column[]
  /** Columns of which the file must have at least one. */
  keys: readonly Column[]
  /** The heading of each column. */
  texts: MessageTable
  headingOf: (column: Column) => string
  /** What else headings are called, such as by a form. */
  others?: readonly (readonly [string, Column])[]
}

const MOST_IGNORED = 20

/** The additional columns of the file of refused rows. */
const SKIPPED = new Set([
  ...columnNames('line', fileImportsMessages['file-imports.column-line']),
  ...columnNames('errors', fileImportsMessages['file-imports.column-errors'])
])

/** Removes the apostrophe with which our exports escape what a spreadsheet would read as a formula. */
const bare = (cell: string) => unescapedWithin(cell.normalize('NFC').trim()).replace(/^'(?=[=+\-@\t\r＝＋－＠])/, '')

/** Of duplicate columns, the last non-empty one counts. */
export function cellsOf<Column extends string>({ columns }: Header<Column>, row: FileRow): Cells<Column> | undefined {
  const cells = row.cells?.map((cell, at) => [columns[at], bare(cell)] as const)
  return cells && (Object.fromEntries(cells.filter(([column, cell]) => column && cell)) as Cells<Column>)
}

/** Reads the header of files whose columns may be called by their names or by their headings in any language. */
export function headerReader<Column extends string>(names: Names<Column>) {
  const { columns, keys, texts, headingOf, others = [] } = names
  const known = new Map<string, Column>([
    ...others,
    ...columns.flatMap((column) => columnNames(column, texts[headingOf(column)]).map((name) => [name, column] as const))
  ])
  /** Undefined if no column identifies a row. Columns that are not offered are unknown. */
  return (first: FileRow | undefined, offered: readonly Column[] = columns): Header<Column> | undefined => {
    const headings = (first?.cells ?? []).map((cell) => cell.trim())
    const found = headings.map((name) => {
      const column = known.get(name.toLowerCase())
      return column && offered.includes(column) ? column : undefined
    })
    if (!keys.some((key) => found.includes(key))) return undefined
    const ignored = headings.filter((name, at) => name && !found[at] && !SKIPPED.has(name.toLowerCase()))
    return { columns: found, ignored: ignored.slice(0, MOST_IGNORED).map((name) => name.slice(0, 100)) }
  }
}
