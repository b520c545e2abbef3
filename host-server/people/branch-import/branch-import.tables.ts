import type { ImportRecord, StoredRow } from '../../core/jobs/file-imports.tables.ts'
import type { StoredData } from '../../core/tenancy/stored-data.ts'

declare module '../../core/tenancy/query.ts' {
  interface Tables {
    branch_imports: ImportRecord
    branch_import_rows: StoredRow & { branch: string | null }
  }
}

export const data = {
  branch_imports: {
    why: 'Files of branches that were read.',
    seenBy: ['administrators'],
    columns: {
      uuid: 'none',
      state: 'none',
      run: 'none',
      user_uuid: 'none',
      user_name: 'staff',
      locale: 'none',
      file_name: 'staff',
      ignored_columns: 'none',
      created_at: 'none',
      finished_at: 'none'
    }
  },
  branch_import_rows: {
    why: 'Their rows.',
    columns: {
      import_uuid: 'none',
      line: 'none',
      stage: 'none',
      fate: 'none',
      cells: 'none',
      errors: 'none',
      branch: 'none'
    }
  }
} as const satisfies Partial<StoredData>
