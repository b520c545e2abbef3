import { IMPORT_MAX_BYTES, IMPORT_TYPE, type ImportReport, REDIRECTIONS_MAX } from '#contract/redirections'
import { limitConcurrency } from '../../core/base/concurrency-limit.ts'
import { Refusal, Unprocessable } from '../../core/base/failures.ts'
import { type Change, recordAll } from '../../core/events/audit-record.ts'
import { type FileRow, rowsOf, textOf } from '../../core/files/csv-rows.ts'
import { receiveFile } from '../../core/files/received-file.ts'
import type { Call } from '../../core/http/http.ts'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'
import { columnsOf } from './import.file.ts'
import { type Cells, Plan, type Planned } from './import.plan.ts'
import type { RedirectionRow } from './redirections.repository.ts'
import * as repository from './redirections.repository.ts'
import { fieldsOf } from './redirections.service.ts'
import { hostsOf } from './targets.ts'

/** The rows are held in memory, and SQLite has one connection. */
const importing = limitConcurrency(1, 4)

const IMPORTS = { name: 'redirections-import', points: 60, seconds: 3600 }

async function fileRows({ t }: Call, bytes: Buffer): Promise<{ rows: FileRow[]; read(row: FileRow): Cells }> {
  const rows = await rowsOf(textOf(bytes), REDIRECTIONS_MAX + 2)
  if (!rows.length) throw new Unprocessable({ file: [t('errors.csv-empty')] })
  const columns = columnsOf(rows[0])
  if (!columns) throw new Unprocessable({ file: [t('errors.csv-columns')] })
  const { at, hasHeader } = columns
  const body = rows.slice(hasHeader ? 1 : 0)
  if (!body.length) throw new Unprocessable({ file: [t('errors.csv-only-columns')] })
  if (body.length > REDIRECTIONS_MAX)
    throw new Unprocessable({ file: [t('errors.redirections-max', { max: REDIRECTIONS_MAX })] })
  const read = ({ cells = [] }: FileRow) =>
    Object.fromEntries(Object.entries(at).map(([name, index]) => [name, cells[index]?.trim()]))
  return { rows: body, read }
}

const isWritten = ({ outcome: row }: Planned) => row.outcome === 'created' || row.outcome === 'changed'

async function write(call: Call, db: TenantDb, planned: readonly Planned[]): Promise<void> {
  const written = planned.filter(isWritten)
  await repository.put(
    db,
    written.map(({ row }) => row as RedirectionRow)
  )
  const changes = written.map(({ row, before }): Change => {
    const { uuid, path } = row as RedirectionRow
    const changed = { object: 'redirection' as const, id: uuid, name: path }
    return { changed, before: before && fieldsOf(before), after: fieldsOf(row as RedirectionRow) }
  })
  await recordAll(db, call, changes)
}

/** Imports the valid rows of a file in one transaction and reports the outcome of each row; as a trial, the expected one. */
export async function importRedirects(call: Call, is_trial: boolean): Promise<ImportReport> {
  const { ctx, db, tenant, user, app } = call
  await app.limits.take(IMPORTS, { tenant: db.tenantId, id: user?.uuid })
  if (!ctx.is(IMPORT_TYPE)) throw new Refusal(415, 'errors.no-csv')
  const bytes = await receiveFile(call, IMPORT_MAX_BYTES, () => new Refusal(413, 'errors.too-large'))
  return importing(async () => {
    const { rows, read } = await fileRows(call, bytes)
    return db.transaction(async (trx) => {
      if (!is_trial) await repository.lock(trx)
      const plan = new Plan(call, await hostsOf(trx, tenant), await repository.findAll(trx))
      const planned = await plan.make(rows, read)
      if (!is_trial) await write(call, trx, planned)
      return { is_trial, rows: planned.map(({ outcome: row }) => row) }
    })
  })
}
