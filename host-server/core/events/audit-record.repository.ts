import type { AuditEntry } from '#contract/audit-log'
import type { TenantDb } from '../tenancy/tenant-db.ts'
import { entryWords } from './audit-words.ts'

export type AuditRow = Omit<AuditEntry, 'changes'> & { actor_uuid: string; changes: string }

const BATCH = 100

const stored = (row: AuditRow) => ({ ...row, search_words: entryWords(row) })

export async function insert(db: TenantDb, rows: readonly AuditRow[]): Promise<void> {
  for (let at = 0; at < rows.length; at += BATCH) {
    const some = rows.slice(at, at + BATCH).map(stored)
    await db.insert('audit_log', some)
  }
}

/** Does nothing if there is an entry of this uuid. */
export async function insertOnce(db: TenantDb, row: AuditRow): Promise<void> {
  await db.insert('audit_log', stored(row)).onConflict(['tenant_id', 'uuid']).ignore()
}
