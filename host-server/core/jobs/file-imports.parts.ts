import type { RowOutcome } from '#contract/file-imports'
import type { Translate } from '../base/intl.ts'
import type { FileRow } from '../files/csv-rows.ts'
import type { Cells, Header } from '../files/file-columns.ts'
import type { Call } from '../http/http.ts'
import type { TenantDb } from '../tenancy/tenant-db.ts'
import type { ImportTables } from './file-imports.repository.ts'
import type { ImportRecord, Stage } from './file-imports.tables.ts'
import type { JobContext } from './outbox.ts'

/** What becomes of a row that is not refused, and what its table keeps of it. */
export interface Taken<Kept> {
  fate: Exclude<RowOutcome, 'refused'>
  /** The key of what it is about, if that exists. */
  subject: string | undefined
  kept?: Kept
}

export interface Asked<Column extends string> {
  cells: Cells<Column>
  /** 1 checks the row, 2 writes it. */
  stage: Stage
  /** The key of what it is about; undefined if that is new. */
  subject: string | undefined
}

/** What an import of one kind of things knows of them. */
export interface ImportParts<Column extends string, Known, Kept extends object = object> {
  /** Names its jobs, and is the scope of its texts. */
  of: string
  tables: ImportTables
  /** Names the files that it writes: `<files>.csv`. */
  files: string
  rowsMax: number
  /** The columns of its files, in the template's order. */
  columns: (call: Pick<Call, 'tenant'>) => readonly Column[]
  headerOf: (first: FileRow | undefined, offered: readonly Column[]) => Header<Column> | undefined
  /** The template's example, and whether a row is that. */
  exampleOf: (call: Call) => Promise<Cells<Column>> | Cells<Column>
  isExample: (cells: Cells<Column>) => boolean
  /** What identifies the subject of a row; without any, the row is refused. */
  keysOf: (cells: Cells<Column>) => string[]
  nameOf: (cells: Cells<Column>) => string
  /** The column of a field that is refused. */
  columnOf: (field: string, cells: Cells<Column>) => string
  /** What many rows refer to, read once for a batch. */
  know: (trx: TenantDb) => Promise<Known>
  /** @throws Unprocessable if it is unclear whom a row means */
  find: (call: Call, cells: Cells<Column>, uuid: string) => Promise<string | undefined>
  /** Checks or writes a row, by the same rules as the form. @throws Unprocessable with the faults by field */
  take: (call: Call, known: Known, asked: Asked<Column>) => Promise<Taken<Kept>>
  /** A call on behalf of the user who started it; undefined if they may no longer do so. */
  actingAs: (context: JobContext, trx: TenantDb, record: ImportRecord) => Promise<Call | undefined>
}

/** One sentence per refused field, without duplicates, since one cell may set two fields. */
export function sentences<Column extends string, Known, Kept extends object>(
  { of, columnOf }: ImportParts<Column, Known, Kept>,
  errors: Record<string, readonly string[]>,
  cells: Cells<Column>,
  t: Translate
): string[] {
  const all = Object.entries(errors).flatMap(([path, texts]) => {
    const [field = ''] = path.split('.')
    const named = t(`${of}.column-${columnOf(field, cells)}`)
    return texts.map((text) => t('file-imports.fault', { field: named, text }))
  })
  return [...new Set(all)]
}
