import type { FileImport } from '#contract/file-imports'
import type { ImportTables } from '../../core/jobs/file-imports.repository.ts'
import { stageThatCounts } from '../../core/jobs/file-imports.ts'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'

/** Rows that change a sign-in address come first. */
export const TABLES: ImportTables = {
  imports: 'people_imports',
  rows: 'people_import_rows',
  subject: 'person',
  blank: { moves_sign_in: false },
  first: { column: 'moves_sign_in', order: 'desc' }
}

const rows = (db: TenantDb, import_uuid: string) => db.table('people_import_rows').where({ import_uuid })

/** The rows that change a sign-in address, as far as they were checked or imported. */
export async function countMoves(db: TenantDb, { uuid, state }: Pick<FileImport, 'uuid' | 'state'>): Promise<number> {
  const [counted] = await rows(db, uuid)
    .where({ moves_sign_in: true })
    .where('stage', '>=', stageThatCounts({ state }))
    .count('* as count')
  return Number(counted?.count ?? 0)
}

export const findBranches = (db: TenantDb): Promise<{ uuid: string; name: string; alias: string }[]> =>
  db.table('organizations').whereNull('closed_at').select('uuid', 'name', 'alias')

/** Cards, each with its account's key if it has one. */
const cards = (db: TenantDb) =>
  db
    .table('advisors as a')
    .leftJoin('users as u', (on) => on.on('u.tenant_id', 'a.tenant_id').on('u.advisor_uuid', 'a.uuid'))
    .select('a.uuid as card', 'u.uuid as account')

export async function findByAlias(db: TenantDb, alias: string): Promise<string | undefined> {
  const row = await cards(db).where('a.alias', alias.toLowerCase()).first()
  return row?.account ?? row?.card
}

/** Undefined if several cards share the address, as those of a branch may. Cards added by the import `but` are ignored. */
export async function findByCardAddress(db: TenantDb, email: string, but?: string): Promise<string | undefined> {
  const found = cards(db).whereRaw('lower(a.email_address) = ?', [email.toLowerCase()])
  if (but) found.where((of) => of.whereNull('u.uuid').orWhereNotIn('u.uuid', added(db, but).select('person')))
  const [row, another] = await found.limit(2)
  return another ? undefined : (row?.account ?? row?.card)
}

const added = (db: TenantDb, import_uuid: string) =>
  rows(db, import_uuid).where({ fate: 'created', stage: 2 }).whereNotNull('person')

/** The keys of the people whom an import has added. */
export const findAdded = async (db: TenantDb, import_uuid: string): Promise<string[]> =>
  (await added(db, import_uuid).orderBy('line').pluck('person')).filter((person) => person !== null)
