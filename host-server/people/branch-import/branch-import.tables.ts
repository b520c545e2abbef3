import type { FileImportState, RowOutcome } from '#contract/file-imports'

declare module '../../core/tenancy/query.ts' {
  interface Tables {
    branch_imports: {
      uuid: string
      state: FileImportState
      run: number
      user_uuid: string
      user_name: string
      locale: string
      file_name: string
      ignored_columns: string
      created_at: string
      finished_at: string | null
    }
    branch_import_rows: {
      import_uuid: string
      line: number
      stage: 0 | 1 | 2
      fate: RowOutcome | null
      cells: string
      errors: string
      branch: string | null
    }
  }
}
