import type { PeopleImportState, RowOutcome } from '#contract/people-import'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'
import type { Cells } from './people-import.file.ts'

/** 0 uploaded, 1 checked, 2 done. */
export type Stage = 0 | 1 | 2

export interface ImportRecord {
  uuid: string
  state: PeopleImportState
  run: number
  user_uuid: string
  user_name: string
  locale: string
  file_name: string
  /** JSON. */
  ignored_columns: string
  created_at: string
  finished_at: string | null
}

export interface RowRecord {
  line: number
  stage: Stage
  fate: RowOutcome | null
  cells: Cells
  errors: string[]
  moves_sign_in?: boolean | undefined
  /** The person whom the row matched or created. */
  person?: string | null | undefined
}

/** The `run` of a draft, whose rows are still being stored. */
const DRAFT = -1

const imports = (db: TenantDb) => db.table('people_imports').where('run', '>', DRAFT)
const drafts = (db: TenantDb) => db.table('people_imports').where({ run: DRAFT })

export const insertDraft = (db: TenantDb, record: ImportRecord) =>
  db.insert('people_imports', { ...record, run: DRAFT })

export const endDraft = (db: TenantDb, { uuid, run }: ImportRecord) => drafts(db).where({ uuid }).update({ run })

export const removeDraft = (db: TenantDb, uuid: string) => drafts(db).where({ uuid }).delete()

/** Those of processes that ended meanwhile. */
export const removeDrafts = (db: TenantDb, before: string) => drafts(db).where('created_at', '<', before).delete()

export const insertRows = (db: TenantDb, import_uuid: string, rows: readonly RowRecord[]) =>
  db.insert(
    'people_import_rows',
    rows.map((row) => ({
      ...row,
      import_uuid,
      cells: JSON.stringify(row.cells),
      errors: JSON.stringify(row.errors)
    }))
  )

export const update = (db: TenantDb, uuid: string, change: Partial<ImportRecord>) =>
  db.table('people_imports').where({ uuid }).update(change)

export const find = (db: TenantDb, uuid: string): Promise<ImportRecord | undefined> =>
  imports(db).where({ uuid }).first()

/** Locks the import's state, waiting for a batch that is being written. */
export const lock = (trx: TenantDb, uuid: string): Promise<ImportRecord | undefined> =>
  imports(trx).where({ uuid }).forUpdate().first()

export const findLatest = (db: TenantDb, count: number): Promise<ImportRecord[]> =>
  imports(db)
    .orderBy([
      { column: 'created_at', order: 'desc' },
      { column: 'uuid', order: 'desc' }
    ])
    .limit(count)

export const findActive = (db: TenantDb): Promise<{ uuid: string } | undefined> =>
  imports(db).whereIn('state', ['checking', 'running']).first('uuid')

export interface Count {
  stage: Stage
  fate: RowOutcome | null
  moves_sign_in: boolean
  count: number
}

export async function countRows(db: TenantDb, import_uuid: string): Promise<Count[]> {
  const counted = await db
    .table('people_import_rows')
    .where({ import_uuid })
    .groupBy('stage', 'fate', 'moves_sign_in')
    .select('stage', 'fate', 'moves_sign_in')
    .count('* as count')
  return counted.map((row) => ({ ...row, count: Number(row.count) }))
}

type StoredRow = Omit<RowRecord, 'cells' | 'errors'> & { cells: string; errors: string }
const parsed = (row: StoredRow): RowRecord => ({ ...row, cells: JSON.parse(row.cells), errors: JSON.parse(row.errors) })

const unsorted = (db: TenantDb, import_uuid: string) => db.table('people_import_rows').where({ import_uuid })
const rows = (db: TenantDb, import_uuid: string) => unsorted(db, import_uuid).orderBy('line')

export const findAtStage = async (db: TenantDb, uuid: string, stage: Stage, count: number): Promise<RowRecord[]> =>
  (await rows(db, uuid).where({ stage }).limit(count)).map(parsed)

/** Rows with an outcome that have reached at least this stage. */
interface OutcomeFilter {
  fate: RowOutcome
  stage: Stage
}

/** Rows that change a sign-in address come first. */
export const findByOutcome = async (
  db: TenantDb,
  uuid: string,
  { fate: outcome, stage }: OutcomeFilter,
  page: number,
  size: number
) =>
  (
    await unsorted(db, uuid)
      .orderBy([{ column: 'moves_sign_in', order: 'desc' }, { column: 'line' }])
      .where({ fate: outcome })
      .where('stage', '>=', stage)
      .limit(size)
      .offset((page - 1) * size)
  ).map(parsed)

/** The first line before a given one that is about the same person. */
export const findLineOf = async (
  db: TenantDb,
  import_uuid: string,
  person: string,
  before: number
): Promise<number | undefined> => {
  const row = await rows(db, import_uuid).where({ person }).where('line', '<', before).first('line')
  return row?.line
}

export const updateRow = (db: TenantDb, import_uuid: string, { line, errors, ...rest }: Omit<RowRecord, 'cells'>) =>
  db
    .table('people_import_rows')
    .where({ import_uuid, line })
    .update({ ...rest, errors: JSON.stringify(errors) })

/** Rows that the check refused are not tried again. */
export const markRefused = (db: TenantDb, import_uuid: string) =>
  db.table('people_import_rows').where({ import_uuid, fate: 'refused' }).update({ stage: 2 })

export const findBranches = (db: TenantDb): Promise<{ uuid: string; name: string; alias: string }[]> =>
  db.table('organizations').select('uuid', 'name', 'alias')

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
  unsorted(db, import_uuid).where({ fate: 'created', stage: 2 }).whereNotNull('person')

/** The keys of the people whom an import has added. */
export const findAdded = async (db: TenantDb, import_uuid: string): Promise<string[]> =>
  (await added(db, import_uuid).orderBy('line').pluck('person')).filter((person) => person !== null)
