import type { ImportRecord, StoredRow } from '../../core/jobs/file-imports.tables.ts'
import type { StoredData } from '../../core/tenancy/stored-data.ts'

declare module '../../core/tenancy/query.ts' {
  interface Tables {
    people_imports: ImportRecord
    people_import_rows: StoredRow & { person: string | null; moves_sign_in: boolean }
  }
}

export const data = {
  people_imports: {
    why: 'Files of people that were read.',
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
  people_import_rows: {
    why: 'Their rows.',
    seenBy: ['administrators'],
    until: 'With the import.',
    columns: {
      import_uuid: 'none',
      line: 'none',
      stage: 'none',
      fate: 'none',
      cells: 'staff',
      errors: 'staff',
      person: 'none',
      moves_sign_in: 'none'
    }
  }
} as const satisfies Partial<StoredData>
