import type { RowOutcome } from '#contract/file-imports'
import type { Changes, NewRow, Scope, TableName, Tables } from '../tenancy/query.ts'
import type { TenantDb } from '../tenancy/tenant-db.ts'
import type { ImportRecord, Stage, StoredRow } from './file-imports.tables.ts'

export interface RowRecord extends Omit<StoredRow, 'import_uuid' | 'cells' | 'errors'> {
  cells: Record<string, string>
  errors: string[]
}

type With<R> = { [T in TableName]: Tables[T] extends R ? T : never }[TableName]
type RowTable = With<StoredRow>

/** Each kind of import has tables of its own, with these columns and some more. */
export interface ImportTables {
  imports: With<ImportRecord>
  rows: RowTable
  /** The column with the key of what a row is about. */
  subject: string
  /** What else a row keeps, if it is refused or nothing is to be kept. */
  blank: Record<string, unknown>
  /** Which rows of a page come first, beside their order in the file. */
  first?: { column: string; order: 'desc' }
}

export interface Count {
  stage: Stage
  fate: RowOutcome | null
  count: number
}

/** Rows with an outcome that have reached at least this stage. */
interface OutcomeFilter {
  fate: RowOutcome
  stage: Stage
}

/** The `run` of a draft, whose rows are still being stored. */
const DRAFT = -1

const parsed = <R extends { cells: string; errors: string }>(row: R) => ({
  ...row,
  cells: JSON.parse(row.cells) as Record<string, string>,
  errors: JSON.parse(row.errors) as string[]
})

/** The statements of one kind of import. */
export function importRepository({ imports, rows, subject, blank, first }: ImportTables) {
  const ended = (db: TenantDb) => db.table(imports).where('run', '>', DRAFT)
  const drafts = (db: TenantDb) => db.table(imports).where({ run: DRAFT })
  const unsorted = (db: TenantDb, import_uuid: string) => db.table(rows).where({ import_uuid })
  const sorted = (db: TenantDb, import_uuid: string) => unsorted(db, import_uuid).orderBy('line')

  return {
    insertDraft: (db: TenantDb, record: ImportRecord) => db.insert(imports, { ...record, run: DRAFT }),

    endDraft: (db: TenantDb, { uuid, run }: ImportRecord) => drafts(db).where({ uuid }).update({ run }),

    removeDraft: (db: TenantDb, uuid: string) => drafts(db).where({ uuid }).delete(),

    /** Those of processes that ended meanwhile. */
    removeDrafts: (db: TenantDb, before: string) => drafts(db).where('created_at', '<', before).delete(),

    insertRows: (db: TenantDb, import_uuid: string, records: readonly RowRecord[]) =>
      db.insert(
        rows,
        records.map(
          (row): NewRow<RowTable> => ({
            ...row,
            import_uuid,
            cells: JSON.stringify(row.cells),
            errors: JSON.stringify(row.errors)
          })
        )
      ),

    update: (db: TenantDb, uuid: string, change: Partial<ImportRecord>) =>
      db.table(imports).where({ uuid }).update(change),

    find: (db: TenantDb, uuid: string): Promise<ImportRecord | undefined> => ended(db).where({ uuid }).first(),

    /** Locks the import's state, waiting for a batch that is being written. */
    lock: (trx: TenantDb, uuid: string): Promise<ImportRecord | undefined> =>
      ended(trx).where({ uuid }).forUpdate().first(),

    findLatest: (db: TenantDb, count: number): Promise<ImportRecord[]> =>
      ended(db)
        .orderBy([
          { column: 'created_at', order: 'desc' },
          { column: 'uuid', order: 'desc' }
        ])
        .limit(count),

    findActive: (db: TenantDb): Promise<{ uuid: string } | undefined> =>
      ended(db).whereIn('state', ['checking', 'running']).first('uuid'),

    async countRows(db: TenantDb, import_uuid: string): Promise<Count[]> {
      const counted = await unsorted(db, import_uuid)
        .groupBy('stage', 'fate')
        .select('stage', 'fate')
        .count('* as count')
      return counted.map((row) => ({ ...row, count: Number(row.count) }))
    },

    findAtStage: async (db: TenantDb, uuid: string, stage: Stage, count: number): Promise<RowRecord[]> =>
      (await sorted(db, uuid).where({ stage }).limit(count)).map(parsed),

    findByOutcome: async (db: TenantDb, uuid: string, { fate, stage }: OutcomeFilter, page: number, size: number) =>
      (
        await unsorted(db, uuid)
          .orderBy(first ? [first, { column: 'line' }] : [{ column: 'line' }])
          .where({ fate })
          .where('stage', '>=', stage)
          .limit(size)
          .offset((page - 1) * size)
      ).map(parsed),

    /** The first line before a given one that is about the same. */
    async findLineOf(db: TenantDb, import_uuid: string, key: string, before: number): Promise<number | undefined> {
      const row = await sorted(db, import_uuid)
        .whereRaw('?? = ?', [subject, key])
        .where('line', '<', before)
        .first('line')
      return row?.line
    },

    /** `kept` is for the columns that only this kind of import has. */
    updateRow: (
      db: TenantDb,
      import_uuid: string,
      { line, errors, ...rest }: Omit<RowRecord, 'cells'>,
      kept: Record<string, unknown>
    ) =>
      unsorted(db, import_uuid)
        .where({ line })
        .update({ ...blank, ...kept, ...rest, errors: JSON.stringify(errors) } as Changes<Scope<RowTable>>),

    /** Rows that the check refused are not tried again. */
    markRefused: (db: TenantDb, import_uuid: string) =>
      unsorted(db, import_uuid).where({ fate: 'refused' }).update({ stage: 2 })
  }
}
