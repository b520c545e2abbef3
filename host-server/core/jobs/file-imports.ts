import { randomUUID } from 'node:crypto'
import type { Readable } from 'node:stream'
import {
  type FileImport,
  type FileImportRows,
  IMPORT_FILE_BYTES_MAX,
  IMPORT_FILE_TYPE,
  IMPORT_PAGE_SIZE,
  type RowOutcome
} from '#contract/file-imports'
import { DAY, HOUR, instant } from '../base/clock.ts'
import { limitConcurrency } from '../base/concurrency-limit.ts'
import { Conflict, found, Refusal, Unprocessable } from '../base/failures.ts'
import type { Translate } from '../base/intl.ts'
import { slicesOf } from '../base/slices.ts'
import { olderThan, type RetentionRule } from '../db/retention-rule.ts'
import { type FileRow, rowsOf, textOf } from '../files/csv-rows.ts'
import { type Cells, cellsOf, type Header } from '../files/file-columns.ts'
import { receiveFile } from '../files/received-file.ts'
import type { Call } from '../http/http.ts'
import type { TenantDb } from '../tenancy/tenant-db.ts'
import { importFiles } from './file-imports.files.ts'
import type { ImportParts } from './file-imports.parts.ts'
import { type Count, type ImportTables, importRepository, type RowRecord } from './file-imports.repository.ts'
import type { ImportRecord, Stage } from './file-imports.tables.ts'
import { importJobs, jobAfter } from './file-imports.work.ts'
import { enqueue } from './outbox.ts'
import { pseudonymised, type StaffEraser } from './staff-erasing.ts'

/** Limits the files whose rows are held in memory. */
const storing = limitConcurrency(1, 4)

/** Imports contain names and contact details, so they are deleted after this time. */
const IMPORTS_KEPT = 30 * DAY

export const importsRetention = (table: ImportTables['imports']): RetentionRule => ({
  kind: 'import',
  ...olderThan(IMPORTS_KEPT, table, 'tenant_id', 'uuid')
})

/** Whose imports they were, with the names of their files. */
export const importedBy = (table: ImportTables['imports']): StaffEraser =>
  pseudonymised({
    table,
    key: ['uuid'],
    name: 'user_name',
    owner: ['user_uuid', 'user_uuid'],
    blank: { file_name: '' }
  })

const UPLOADS = { points: 60, seconds: 3600 }
const LATEST = 5
const ROWS_STORED = 50

const NO_ROWS = { created: 0, changed: 0, same: 0, refused: 0 }

/** Until the import starts, the results of the check count, then those of the import. */
export const stageThatCounts = ({ state }: Pick<FileImport, 'state'>): Stage =>
  state === 'checking' || state === 'checked' ? 1 : 2

const refuse = (text: string) => new Unprocessable({ file: [text] })

/** An import from a file: its rows are checked and shown first, then written in the background, each good one once. */
export function fileImports<Column extends string, Known, Kept extends object>(
  parts: ImportParts<Column, Known, Kept>
) {
  const { of, tables } = parts
  const repository = importRepository(tables)
  type Rows = readonly FileRow[]

  async function viewOf({ tenant }: Call, db: TenantDb, record: ImportRecord): Promise<FileImport> {
    const { run: _run, user_uuid: _user, locale: _locale, ...rest } = record
    const counts = await repository.countRows(db, record.uuid)
    const sum = (counted: (one: Count) => boolean) => counts.filter(counted).reduce((all, { count }) => all + count, 0)
    const isDone = ({ stage }: Count) => stage >= stageThatCounts(record)
    const outcomes = (Object.keys(NO_ROWS) as RowOutcome[]).map((outcome) => [
      outcome,
      sum((one) => isDone(one) && one.fate === outcome)
    ])
    return {
      ...rest,
      ignored_columns: JSON.parse(record.ignored_columns),
      total: sum(() => true),
      processed: sum(isDone),
      fates: Object.fromEntries(outcomes),
      time_zone: tenant.time_zone
    }
  }

  const find = async (db: TenantDb, uuid: string): Promise<ImportRecord> => found(await repository.find(db, uuid))

  async function list(call: Call): Promise<FileImport[]> {
    const imports: FileImport[] = []
    for (const record of await repository.findLatest(call.db, LATEST)) imports.push(await viewOf(call, call.db, record))
    return imports
  }

  /** A row as it is stored. Refuses a second row for the same subject, which would undo the first. */
  function recordsOf(header: Header<Column>, t: Translate): (row: FileRow) => RowRecord {
    const lines = new Map<string, number>()
    return ({ line, ...row }) => {
      const cells = cellsOf(header, { line, ...row })
      const stored: RowRecord = { line, stage: 0, fate: null, cells: (cells ?? {}) as RowRecord['cells'], errors: [] }
      const refused = (error: string): RowRecord => ({ ...stored, stage: 1, fate: 'refused', errors: [error] })
      if (!cells) return refused(t('errors.csv-row'))
      const keys = parts.keysOf(cells)
      if (!keys.length) return refused(t(`${of}.no-key`))
      const before = keys.map((key) => lines.get(key)).find((known) => known !== undefined)
      if (before !== undefined) return refused(t(`${of}.twice`, { line: String(before) }))
      for (const key of keys) lines.set(key, line)
      return stored
    }
  }

  async function readFile(call: Call, bytes: Buffer): Promise<{ header: Header<Column>; rows: Rows }> {
    const { t } = call
    const [first, ...rest] = await rowsOf(textOf(bytes), parts.rowsMax + 2)
    if (!first) throw refuse(t('errors.csv-empty'))
    const header = parts.headerOf(first, parts.columns(call))
    if (!header) throw refuse(t(`${of}.no-columns`))
    const rows = rest.filter((row) => !parts.isExample(cellsOf(header, row) ?? {}))
    if (!rows.length) throw refuse(t(rest.length ? `${of}.only-example` : 'errors.csv-only-columns'))
    if (rows.length > parts.rowsMax) throw refuse(t(`${of}.too-many`, { max: parts.rowsMax }))
    return { header, rows }
  }

  /** One running import of a kind per institution, since two could overwrite each other's changes. @throws Conflict */
  async function expectFree(trx: TenantDb) {
    await trx.lockTenant()
    if (await repository.findActive(trx)) throw new Conflict('file-imports.busy')
  }

  /** Stores the rows in short transactions, as a draft, which nobody sees until all of them are there. */
  async function store({ db, t, app }: Call, record: ImportRecord, header: Header<Column>, rows: Rows) {
    await repository.removeDrafts(db, instant(app.clock.now().getTime() - HOUR))
    await db.transaction(async (trx) => {
      await expectFree(trx)
      await repository.insertDraft(trx, record)
    })
    const recordOf = recordsOf(header, t)
    for await (const some of slicesOf(rows, ROWS_STORED))
      await repository.insertRows(db, record.uuid, some.map(recordOf))
  }

  const startedBy = ({ user, locale }: Call) => ({
    locale,
    user_uuid: user?.uuid ?? '',
    user_name: user?.full_name ?? ''
  })

  /** Stores the rows of an uploaded file, and enqueues the check. */
  async function upload(call: Call, file_name: string): Promise<FileImport> {
    const { ctx, db, user, app } = call
    await app.limits.take({ name: of, ...UPLOADS }, { tenant: db.tenantId, id: user?.uuid })
    if (!ctx.is(IMPORT_FILE_TYPE)) throw new Refusal(415, 'errors.no-csv')
    const bytes = await receiveFile(call, IMPORT_FILE_BYTES_MAX, () => new Refusal(413, 'errors.too-large'))
    return storing(async () => {
      const { header, rows } = await readFile(call, bytes)
      const now = app.clock.now()
      const record: ImportRecord = {
        uuid: randomUUID(),
        state: 'checking',
        run: 0,
        file_name,
        ...startedBy(call),
        ignored_columns: JSON.stringify(header.ignored),
        created_at: instant(now),
        finished_at: null
      }
      try {
        await store(call, record, header, rows)
        return await db.transaction(async (trx) => {
          await expectFree(trx)
          await repository.endDraft(trx, record)
          await enqueue(trx, now, jobAfter(of, record, 0))
          return viewOf(call, trx, record)
        })
      } catch (failure) {
        await repository.removeDraft(db, record.uuid)
        throw failure
      }
    })
  }

  /** Starts or resumes the import; rows not checked yet are checked first. */
  const start = (call: Call, uuid: string): Promise<FileImport> =>
    call.db.transaction(async (trx) => {
      const { state, run } = found(await repository.lock(trx, uuid))
      if (state !== 'checked' && state !== 'cancelled') throw new Conflict('file-imports.not-now')
      await expectFree(trx)
      const counts = await repository.countRows(trx, uuid)
      const isChecked = !counts.some(({ stage }) => stage === 0)
      if (isChecked) await repository.markRefused(trx, uuid)
      await repository.update(trx, uuid, {
        state: isChecked ? 'running' : 'checking',
        run: run + 1,
        finished_at: null,
        ...startedBy(call)
      })
      await enqueue(trx, call.app.clock.now(), jobAfter(of, { uuid, run: run + 1 }, 0))
      return viewOf(call, trx, await find(trx, uuid))
    })

  /** Stops the import after the current batch. */
  const cancel = (call: Call, uuid: string): Promise<FileImport> =>
    call.db.transaction(async (trx) => {
      const { state } = found(await repository.lock(trx, uuid))
      if (state === 'done' || state === 'cancelled') throw new Conflict('file-imports.not-now')
      await repository.update(trx, uuid, { state: 'cancelled', finished_at: instant(call.app.clock.now()) })
      return viewOf(call, trx, await find(trx, uuid))
    })

  /** A page of the rows with an outcome, each with the columns that only this kind of import has. */
  async function rows(call: Call, uuid: string, outcome: RowOutcome, page: number) {
    const record = await find(call.db, uuid)
    const { fates } = await viewOf(call, call.db, record)
    const asked = { fate: outcome, stage: stageThatCounts(record) }
    const listed = await repository.findByOutcome(call.db, uuid, asked, page, IMPORT_PAGE_SIZE)
    return {
      rows: listed.map((row) => ({ ...row, name: parts.nameOf(row.cells as Cells<Column>), fate: outcome })),
      total: fates[outcome],
      page_size: IMPORT_PAGE_SIZE
    } satisfies FileImportRows
  }

  const files = importFiles(parts)

  /** The refused rows as a file, to be corrected and uploaded again. */
  const refused = async (call: Call, uuid: string): Promise<Readable> => {
    const record = await find(call.db, uuid)
    const asked = { fate: 'refused', stage: stageThatCounts(record) } as const
    return files.refused(call, (page, size) => repository.findByOutcome(call.db, record.uuid, asked, page, size))
  }

  const { file, template } = files
  return { find, list, upload, start, cancel, rows, file, template, refused, jobs: importJobs(parts) }
}
