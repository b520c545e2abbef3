import type { FieldChange } from '#contract/audit-log'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'
import type { Line, LineEntry } from './audit-lines.ts'

const COLUMNS = ['actor_uuid', 'actor_name', 'action', 'object', 'object_id', 'object_name', 'changes'] as const

const parsed = <R extends { changes: string }>(row: R) => ({
  ...row,
  changes: JSON.parse(row.changes) as FieldChange[]
})

export const isAnyUnchained = async (db: TenantDb): Promise<boolean> =>
  Boolean(await db.table('audit_log').whereNull('seq').first('uuid'))

export async function findUnchained(trx: TenantDb, limit: number): Promise<(LineEntry & { at: string })[]> {
  const rows = await trx
    .table('audit_log')
    .whereNull('seq')
    .orderBy(['at', 'uuid'])
    .limit(limit)
    .select('uuid', 'at', ...COLUMNS)
  return rows.map(parsed)
}

/** The number and the hash of the last line; undefined before the first one. */
export const findLast = (db: TenantDb) => db.table('audit_chain').orderBy('seq', 'desc').first('seq', 'hash')

export const findHash = async (db: TenantDb, seq: number): Promise<string | undefined> =>
  (await db.table('audit_chain').where({ seq }).first('hash'))?.hash

export type Chained = Pick<Line, 'seq' | 'at' | 'content' | 'hash'> & { entry_uuid: string; salt: string }

export async function append(trx: TenantDb, lines: readonly Chained[]): Promise<void> {
  await trx.insert('audit_chain', lines)
  const seq = trx.raw(
    '(select c.seq from audit_chain c where c.tenant_id = audit_log.tenant_id and c.entry_uuid = audit_log.uuid)'
  )
  const uuids = lines.map(({ entry_uuid }) => entry_uuid)
  await trx.table('audit_log').whereIn('uuid', uuids).update({ seq })
}

/** The lines after one, up to another, with their entries as far as they are still there. */
export async function findLines(db: TenantDb, after: number, until: number, limit: number) {
  const rows = await db
    .table('audit_chain as c')
    .leftJoin('audit_log as l', (on) => on.on('l.tenant_id', 'c.tenant_id').on('l.uuid', 'c.entry_uuid'))
    .where('c.seq', '>', after)
    .where('c.seq', '<=', until)
    .orderBy('c.seq')
    .limit(limit)
    .select(
      ...(['c.seq', 'c.at', 'c.salt', 'c.content', 'c.hash', 'l.uuid', 'l.actor_uuid', 'l.actor_name'] as const),
      ...(['l.action', 'l.object', 'l.object_id', 'l.object_name', 'l.changes'] as const)
    )
  return rows.map(({ seq, at, salt, content, hash, ...entry }) => ({
    ...{ seq, at, salt, content, hash },
    // all of it is there, or nothing
    entry: entry.uuid === null ? null : parsed(entry as { changes: string } & Omit<LineEntry, 'changes'>)
  }))
}

/** Entries go by their age; number, time and hash of their lines stay. */
export async function remove(trx: TenantDb, uuids: readonly string[]): Promise<number> {
  await trx.table('audit_chain').whereIn('entry_uuid', uuids).update({ salt: null })
  return trx.table('audit_log').whereIn('uuid', uuids).delete()
}
