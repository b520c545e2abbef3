import type { AuditEntry } from '#contract/audit-log'
import type { TenantDb } from '../tenancy/tenant-db.ts'
import { entryWords } from './audit-words.ts'

export type AuditRow = Omit<AuditEntry, 'changes'> & { actor_uuid: string; changes: string }

const BATCH = 100

export async function insert(db: TenantDb, rows: readonly AuditRow[]): Promise<void> {
  for (let at = 0; at < rows.length; at += BATCH) {
    const some = rows.slice(at, at + BATCH).map((row) => ({ ...row, search_words: entryWords(row) }))
    await db.insert('audit_log', some)
  }
}
