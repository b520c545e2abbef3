import type { ImportRecord, StoredRow } from '../../core/jobs/file-imports.tables.ts'

declare module '../../core/tenancy/query.ts' {
  interface Tables {
    branch_imports: ImportRecord
    branch_import_rows: StoredRow & { branch: string | null }
  }
}
