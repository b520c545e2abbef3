import * as v from 'valibot'
import { bounded, FullName, Instant, line, MessageText, ShortText, Uuid, ZoneName } from './values.ts'

export const IMPORT_FILE_BYTES_MAX = 5 * 1024 * 1024
export const IMPORT_FILE_TYPE = 'text/csv'
export const IMPORT_PAGE_SIZE = 50

/** `checking` determines the rows' outcomes; only `running` changes data. */
export const FILE_IMPORT_STATES = ['checking', 'checked', 'running', 'done', 'cancelled'] as const
export type FileImportState = (typeof FILE_IMPORT_STATES)[number]

/** The outcome of a row. */
export const ROW_OUTCOMES = ['created', 'changed', 'same', 'refused'] as const
export const RowOutcome = v.picklist(ROW_OUTCOMES, 'unknown')
export type RowOutcome = v.InferOutput<typeof RowOutcome>

/** An import of people or branches from a file, with its progress. */
export const FileImport = v.object({
  uuid: Uuid,
  state: v.picklist(FILE_IMPORT_STATES),
  file_name: ShortText,
  user_name: FullName,
  created_at: Instant,
  finished_at: v.nullable(Instant),
  total: v.number(),
  /** Rows checked or, while it runs, imported. */
  processed: v.number(),
  fates: v.object({ created: v.number(), changed: v.number(), same: v.number(), refused: v.number() }),
  /** Unknown columns of the file. */
  ignored_columns: v.array(ShortText),
  time_zone: ZoneName
})
export type FileImport = v.InferOutput<typeof FileImport>

export const FileImportRow = v.object({
  /** Line number in the file, from 1. */
  line: v.number(),
  /** As the file has it. */
  name: bounded(IMPORT_FILE_BYTES_MAX),
  fate: RowOutcome,
  /** Error messages, one per field. */
  errors: v.array(MessageText)
})
export type FileImportRow = v.InferOutput<typeof FileImportRow>

export const FileImportRows = v.object({
  rows: v.array(FileImportRow),
  total: v.number(),
  page_size: v.number()
})
export type FileImportRows = v.InferOutput<typeof FileImportRows>

const page = v.pipe(v.string(), v.regex(/^[1-9]\d{0,3}$/, 'unknown'), v.transform(Number))

export const ImportParams = v.strictObject({ uuid: Uuid })
export const ImportFileQuery = v.strictObject({ file_name: v.optional(line(), '') })
export const ImportRowsQuery = v.strictObject({ fate: RowOutcome, page: v.optional(page, '1') })
