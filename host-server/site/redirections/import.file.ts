import type { MessageTable } from '#contract/locales'
import { redirectionsMessages } from '#contract/messages/redirections.messages'
import { columnNames, type FileRow } from '../../core/files/csv-rows.ts'

export const FILE_COLUMNS = ['path', 'target', 'status', 'active'] as const
type Column = (typeof FILE_COLUMNS)[number]

const namesOf = (column: Column) =>
  columnNames(column, (redirectionsMessages as MessageTable)[`redirections.column-${column}`])

/** The index of each column; undefined if the first row names none and is not a data row either. */
export function columnsOf(first: FileRow | undefined): { at: Record<Column, number>; hasHeader: boolean } | undefined {
  const names = (first?.cells ?? []).map((cell) => cell.trim().toLowerCase())
  const found = FILE_COLUMNS.map((column) => names.findIndex((name) => namesOf(column).includes(name)))
  const [path = -1, target = -1, status = -1, active = -1] = found
  if (path >= 0 && target >= 0) return { at: { path, target, status, active }, hasHeader: true }
  return names[0]?.startsWith('/') ? { at: { path: 0, target: 1, status: 2, active: 3 }, hasHeader: false } : undefined
}
