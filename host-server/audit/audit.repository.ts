import type { Knex } from 'knex'
import type { AuditEntry, AuditQuery, FieldChange } from '#contract/audit'
import { searchWords } from '../core/search-words.ts'
import type { TenantDb } from '../core/tenant-db.ts'
import { entryWords } from './search-words.ts'

export type AuditRow = Omit<AuditEntry, 'changes'> & { actor_uuid: string; changes: string }

/** Moments, the end excluded. */
export interface AuditFilter extends Omit<AuditQuery, 'from' | 'to' | 'page'> {
  since?: string | undefined
  until?: string | undefined
}

const COLUMNS = ['uuid', 'at', 'actor_name', 'action', 'object', 'object_id', 'object_name', 'changes'] as const

const BATCH = 100

export async function insert(db: TenantDb, rows: readonly AuditRow[]): Promise<void> {
  for (let at = 0; at < rows.length; at += BATCH) {
    const some = rows.slice(at, at + BATCH).map((row) => ({ ...row, search_words: entryWords(row) }))
    await db.insert('audit_log', some)
  }
}

const pattern = (part: string) => `%${searchWords(part).replace(/[\\%_]/g, '\\$&')}%`

function filtered(db: TenantDb, { object, object_id, q, since, until }: AuditFilter): Knex.QueryBuilder {
  const rows = db.table('audit_log')
  if (object) rows.where({ object })
  if (object_id) rows.where({ object_id })
  if (since) rows.where('at', '>=', since)
  if (until) rows.where('at', '<', until)
  if (q) rows.whereRaw("search_words like ? escape '\\'", [pattern(q)])
  return rows
}

const parsed = (row: AuditRow): AuditEntry => ({ ...row, changes: JSON.parse(row.changes) as FieldChange[] })

const latestFirst = [
  { column: 'at', order: 'desc' },
  { column: 'uuid', order: 'desc' }
]

export async function findPage(db: TenantDb, filter: AuditFilter, page: number, size: number): Promise<AuditEntry[]> {
  const rows: AuditRow[] = await filtered(db, filter)
    .orderBy(latestFirst)
    .limit(size)
    .offset((page - 1) * size)
    .select(...COLUMNS)
  return rows.map(parsed)
}

/** The latest, or those before one of them: pages that stay whole while more is written. */
export async function findBefore(
  db: TenantDb,
  filter: AuditFilter,
  last: Pick<AuditEntry, 'at' | 'uuid'> | undefined,
  size: number
): Promise<AuditEntry[]> {
  const rows = filtered(db, filter).orderBy(latestFirst).limit(size)
  if (last) rows.whereRaw('(at < ? or (at = ? and uuid < ?))', [last.at, last.at, last.uuid])
  return ((await rows.select(...COLUMNS)) as AuditRow[]).map(parsed)
}

export async function count(db: TenantDb, filter: AuditFilter): Promise<number> {
  const [row] = await filtered(db, filter).count('* as count')
  return Number(row?.count)
}
