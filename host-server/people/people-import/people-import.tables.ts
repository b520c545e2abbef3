import type { ImportRecord, StoredRow } from '../../core/jobs/file-imports.tables.ts'

declare module '../../core/tenancy/query.ts' {
  interface Tables {
    people_imports: ImportRecord
    people_import_rows: StoredRow & { person: string | null; moves_sign_in: boolean }
  }
}
