import type { FileImportState, RowOutcome } from '#contract/file-imports'

/** 0 uploaded, 1 checked, 2 done. */
export type Stage = 0 | 1 | 2

/** The columns of each kind's imports. */
export interface ImportRecord {
  uuid: string
  state: FileImportState
  /** Counts the starts. */
  run: number
  user_uuid: string
  user_name: string
  locale: string
  file_name: string
  /** JSON. */
  ignored_columns: string
  created_at: string
  finished_at: string | null
}

/** The columns of their rows, beside what a row is about. */
export interface StoredRow {
  import_uuid: string
  line: number
  stage: Stage
  fate: RowOutcome | null
  /** JSON. */
  cells: string
  /** JSON. */
  errors: string
}
