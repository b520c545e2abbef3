import { parse } from 'csv-parse/sync'
import type { MessageTable } from '#contract/locales'
import { slicesOf } from '../base/slices.ts'

/** A row of the file; without cells if it cannot be parsed. */
export interface FileRow {
  /** The number of its first line, from 1. */
  line: number
  cells?: readonly string[]
}

/** The most lines of one row: otherwise an unclosed quote would swallow the rest of the file. */
const MOST_LINES = 50

/** Decodes UTF-8, or the encoding of old spreadsheets. */
export function textOf(bytes: Buffer): string {
  const decoded = (name: string, fatal: boolean) => new TextDecoder(name, { fatal }).decode(bytes)
  try {
    return decoded('utf-8', true)
  } catch {
    return decoded('windows-1252', false)
  }
}

function countOf(text: string, part: string): number {
  let count = 0
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + 1)) count += 1
  return count
}

function delimiterOf(first: string): keyof typeof FILLED {
  const bare = first.replace(/"[^"]*"/g, '')
  return countOf(bare, ';') >= countOf(bare, ',') && bare.includes(';') ? ';' : ','
}

/** The lines of the row that begins at a line: a quoted cell may contain line breaks. */
function extentOf(lines: readonly string[], at: number): number {
  let quotes = 0
  for (let end = at; end < Math.min(lines.length, at + MOST_LINES); end += 1) {
    quotes += countOf(lines[end] as string, '"')
    if (quotes % 2 === 0) return end + 1 - at
  }
  return 0
}

/** More columns than any real table has. */
const MOST_CELLS = 1000

/** Whether a row contains only delimiters and quotes: much cheaper than parsing it. */
const FILLED = { ';': /[^\s;"]/, ',': /[^\s,"]/ } as const

function cellsOf(text: string, delimiter: string): string[] | undefined {
  if (countOf(text, delimiter) >= MOST_CELLS) return undefined
  if (!text.includes('"')) return text.split(delimiter)
  try {
    const records = parse(text, { delimiter, record_delimiter: '\n' })
    return records.length === 1 ? records[0] : undefined
  } catch {
    return undefined
  }
}

/** Rows of a CSV file with their line numbers; a row that cannot be parsed does not affect others. */
export function* rowsIn(text: string): Generator<FileRow> {
  const lines = text.replace(/^\ufeff/, '').split(/\r\n|\r|\n/)
  const delimiter = delimiterOf(lines.find((line) => line.trim()) ?? '')
  for (let at = 0; at < lines.length; ) {
    const extent = extentOf(lines, at)
    const row = lines.slice(at, at + extent).join('\n')
    const isEmpty = extent > 0 && !FILLED[delimiter].test(row)
    const cells = extent && !isEmpty ? cellsOf(row, delimiter) : undefined
    if (cells) yield { line: at + 1, cells }
    else if (!isEmpty) yield { line: at + 1 }
    at += cells || isEmpty ? extent : 1
  }
}

/** Up to `most` of them; others work meanwhile. */
export async function rowsOf(text: string, most: number): Promise<FileRow[]> {
  const rows: FileRow[] = []
  for await (const some of slicesOf(rowsIn(text))) {
    rows.push(...some)
    if (rows.length >= most) break
  }
  return rows.slice(0, most)
}

/** The accepted names of a column: its own, and its heading in each language. */
export const columnNames = (column: string, text: MessageTable[string] | undefined): string[] =>
  [column, ...Object.values(text ?? {})].map((name) => name.toLowerCase())
