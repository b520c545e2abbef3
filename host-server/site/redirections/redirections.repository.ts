import type { RedirectionChoice } from '#contract/redirection-changes'
import type { Redirection, RedirectionForm, RedirectionsQuery } from '#contract/redirections'
import { searchWords } from '../../core/base/search-words.ts'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'

export interface RedirectionRow extends RedirectionForm {
  uuid: string
  path_key: string
  /** The key of the target's path if that is an own path. */
  target_key: string | null
  changed_at: string
}

/** With its visits. */
export type Counted = Omit<Redirection, 'revision'>

const BATCH = 100

const wordsOf = ({ path, target }: RedirectionForm) => searchWords(`${path} ${target}`)

const pattern = (part: string) => `%${searchWords(part).replace(/[\\%_]/g, '\\$&')}%`

function filtered(db: TenantDb, q: string | undefined) {
  const rows = db.table('redirections as r')
  if (q) rows.whereRaw("r.search_words like ? escape '\\'", [pattern(q)])
  return rows
}

const withHits = (rows: ReturnType<typeof filtered>, db: TenantDb) =>
  rows
    .leftJoin('redirection_hits as h', (on) => on.on('h.tenant_id', 'r.tenant_id').on('h.redirection_uuid', 'r.uuid'))
    .select('r.uuid', 'r.path', 'r.path_key', 'r.target', 'r.status', 'r.is_active', 'h.last_hit_at')
    .select(db.raw<{ hits: number }>('coalesce(h.hits, 0) as hits'))

/** The databases sort nulls differently. */
const COLUMN: Record<RedirectionsQuery['sort'], string> = {
  path: 'r.path_key',
  target: 'lower(r.target)',
  hits: 'coalesce(h.hits, 0)',
  last_hit_at: "coalesce(h.last_hit_at, '')",
  changed_at: 'r.changed_at'
}

export function findPage(
  db: TenantDb,
  { q, sort, direction, page }: RedirectionsQuery,
  size: number
): Promise<Counted[]> {
  return withHits(filtered(db, q), db)
    .orderByRaw(`${COLUMN[sort]} ${direction}, r.path_key`)
    .limit(size)
    .offset((page - 1) * size)
}

export async function count(db: TenantDb, q?: string): Promise<number> {
  const [row] = await filtered(db, q).count('* as count')
  return Number(row?.count)
}

/** Those that match a search, or the chosen ones among them, by path. */
export function findChosen(
  db: TenantDb,
  { q, uuids }: RedirectionChoice
): PromiseLike<{ subject: string; name: string }[]> {
  const rows = filtered(db, q).orderBy('r.path_key').select('r.uuid as subject', 'r.path as name')
  return uuids ? rows.whereIn('r.uuid', uuids) : rows
}

/** Those after a path, by path: keyset pages, which stay consistent during writes. */
export function findAfter(
  db: TenantDb,
  q: string | undefined,
  after: string,
  size: number
): Promise<(Counted & Pick<RedirectionRow, 'path_key'>)[]> {
  return withHits(filtered(db, q), db).where('r.path_key', '>', after).orderBy('r.path_key').limit(size)
}

export const find = (db: TenantDb, uuid: string): Promise<Counted | undefined> =>
  withHits(db.table('redirections as r').where({ 'r.uuid': uuid }), db).first()

const COLUMNS = ['uuid', 'path', 'path_key', 'target', 'target_key', 'status', 'is_active', 'changed_at'] as const

export const findAll = (db: TenantDb): Promise<RedirectionRow[]> => db.table('redirections').select(...COLUMNS)

export const findByKey = (db: TenantDb, path_key: string): Promise<RedirectionRow | undefined> =>
  db
    .table('redirections')
    .where({ path_key })
    .first(...COLUMNS)

/** The paths of redirects, but one, that lead to one of these. */
export const findLeadingTo = (db: TenantDb, keys: readonly string[], but: string): Promise<string[]> =>
  db.table('redirections').whereIn('target_key', keys).whereNot('uuid', but).pluck('path_key')

export const insert = (db: TenantDb, row: RedirectionRow) =>
  db.insert('redirections', { ...row, search_words: wordsOf(row) })

export const update = (db: TenantDb, { uuid, ...row }: RedirectionRow) =>
  db
    .table('redirections')
    .where({ uuid })
    .update({ ...row, search_words: wordsOf(row) })

/** Inserts new paths and replaces existing ones. */
export async function put(db: TenantDb, rows: readonly RedirectionRow[]): Promise<void> {
  for (let at = 0; at < rows.length; at += BATCH) {
    const some = rows.slice(at, at + BATCH).map((row) => ({ ...row, search_words: wordsOf(row) }))
    await db
      .insert('redirections', some)
      .onConflict(['tenant_id', 'path_key'])
      .merge(['path', 'target', 'target_key', 'status', 'is_active', 'search_words', 'changed_at'])
  }
}

export const remove = (db: TenantDb, uuid: string): Promise<number> => db.table('redirections').where({ uuid }).delete()

/** Writers of a tenant's redirects take turns, since two concurrent ones could form a loop. */
export const lock = async (db: TenantDb): Promise<void> => {
  await db.table('tenant_modules').where({ module_name: 'redirections' }).forNoKeyUpdate().select('module_name')
}

/** The tenant's own host names. */
