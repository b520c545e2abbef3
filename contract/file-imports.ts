import * as v from 'valibot'
import type { Schema } from './endpoint.ts'
import {
  bounded,
  Failure,
  FieldErrors,
  FullName,
  Instant,
  line,
  MessageText,
  ShortText,
  Uuid,
  ZoneName
} from './values.ts'

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

export const importParams = v.strictObject({ uuid: Uuid })

/** A file of rows, for download. */
export const importedFile = { stream: 'text/csv; charset=utf-8', answers: { 200: v.string() } } as const

// what the endpoints of each kind of import have in common, beside their paths and access rules

export const refusedFile = {
  summary: 'The rejected rows with row numbers and reasons, as a file that can be corrected and imported again.',
  params: importParams,
  ...importedFile
} as const

export const uploading = <View extends Schema>(view: View) => ({
  query: v.strictObject({ file_name: v.optional(line(), '') }),
  upload: [IMPORT_FILE_TYPE],
  answers: { 201: view, 409: Failure, 422: FieldErrors }
})

export const readingRows = <Rows extends Schema>(rows: Rows) => ({
  summary: 'The rows with a given outcome, in file order, paginated.',
  params: importParams,
  query: v.strictObject({ fate: RowOutcome, page: v.optional(page, '1') }),
  answers: { 200: rows }
})

export const starting = <View extends Schema>(view: View) => ({
  summary: 'Starts importing the valid rows, or continues a stopped import.',
  params: importParams,
  answers: { 200: view, 409: Failure }
})

export const cancelling = <View extends Schema>(view: View) => ({
  summary: 'Stops an import; rows already imported stay.',
  params: importParams,
  answers: { 200: view, 409: Failure }
})
