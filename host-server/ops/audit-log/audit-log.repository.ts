import type { AuditEntry, AuditQuery, FieldChange } from '#contract/audit-log'
import { searchWords } from '../../core/base/search-words.ts'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'
import { OF_EVENT } from './audit-events.ts'

/** Instants, the end excluded. */
export interface AuditFilter extends Omit<AuditQuery, 'from' | 'to' | 'page'> {
  since?: string | undefined
  until?: string | undefined
}

const COLUMNS = ['uuid', 'at', 'actor_name', 'action', 'object', 'object_id', 'object_name', 'changes'] as const

const pattern = (part: string) => `%${searchWords(part).replace(/[\\%_]/g, '\\$&')}%`

function filtered(db: TenantDb, { event, object, object_id, q, since, until }: AuditFilter) {
  const rows = db.table('audit_log')
  if (event) rows.whereRaw(OF_EVENT[event])
  if (object) rows.where({ object })
  if (object_id) rows.where({ object_id })
  if (since) rows.where('at', '>=', since)
  if (until) rows.where('at', '<', until)
  if (q) rows.whereRaw("search_words like ? escape '\\'", [pattern(q)])
  return rows
}

const parsed = <R extends { changes: string }>(row: R) => ({
  ...row,
  changes: JSON.parse(row.changes) as FieldChange[]
})

const latestFirst = [
  { column: 'at', order: 'desc' },
  { column: 'uuid', order: 'desc' }
] as const

export async function findPage(db: TenantDb, filter: AuditFilter, page: number, size: number): Promise<AuditEntry[]> {
  const rows = await filtered(db, filter)
    .orderBy(latestFirst)
    .limit(size)
    .offset((page - 1) * size)
    .select(...COLUMNS)
  return rows.map(parsed)
}

/** The latest entries, or those before a given one: pages stay consistent while more is written. */
export async function findBefore(
  db: TenantDb,
  filter: AuditFilter,
  last: Pick<AuditEntry, 'at' | 'uuid'> | undefined,
  size: number
): Promise<AuditEntry[]> {
  const rows = filtered(db, filter).orderBy(latestFirst).limit(size)
  if (last) rows.whereRaw('(at < ? or (at = ? and uuid < ?))', [last.at, last.at, last.uuid])
  return (await rows.select(...COLUMNS)).map(parsed)
}

export async function count(db: TenantDb, filter: AuditFilter): Promise<number> {
  const [row] = await filtered(db, filter).count('* as count')
  return Number(row?.count)
}
