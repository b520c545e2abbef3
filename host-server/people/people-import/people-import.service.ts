import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import {
  PEOPLE_COLUMNS,
  PEOPLE_IMPORT_BYTES_MAX,
  PEOPLE_IMPORT_PAGE_SIZE,
  PEOPLE_IMPORT_ROWS_MAX,
  PEOPLE_IMPORT_TYPE,
  type PeopleImport,
  type PeopleImportRows,
  type RowOutcome
} from '#contract/people-import'
import { HOUR, instant } from '../../core/base/clock.ts'
import { limitConcurrency } from '../../core/base/concurrency-limit.ts'
import { Conflict, NotFound, Refusal, Unprocessable } from '../../core/base/failures.ts'
import type { Translate } from '../../core/base/intl.ts'
import { readBytes } from '../../core/base/read-bytes.ts'
import { giveWay, slicesOf } from '../../core/base/slices.ts'
import { csv } from '../../core/files/csv.ts'
import { type FileRow, rowsOf, textOf } from '../../core/files/csv-rows.ts'
import type { Call } from '../../core/http/http.ts'
import { enqueue } from '../../core/jobs/outbox.ts'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'
import { inviteMany } from '../people/invitations.jobs.ts'
import { findUninvited } from '../people/people.list.ts'
import * as people from '../people/people.repository.ts'
import { type Cells, cellsOf, exampleOf, type Header, headerOf, isExample } from './people-import.file.ts'
import { jobAfter } from './people-import.jobs.ts'
import type { ImportRecord, RowRecord, Stage } from './people-import.repository.ts'
import * as repository from './people-import.repository.ts'

/** Limits the files held in memory. */
const reading = limitConcurrency(1, 4)

const UPLOADS = { name: 'people-import', points: 60, seconds: 3600 }
const LATEST = 5
const EXPORT_STEP = 250
const ROWS_STORED = 50

const NO_ROWS = { created: 0, changed: 0, same: 0, refused: 0 }

/** Until the import starts, the results of the check count, then those of the import. */
const stageThatCounts = ({ state }: ImportRecord): Stage => (state === 'checking' || state === 'checked' ? 1 : 2)

async function viewOf({ tenant }: Call, db: TenantDb, record: ImportRecord): Promise<PeopleImport> {
  const { run: _run, user_uuid: _user, locale: _locale, ...rest } = record
  const counts = await repository.countRows(db, record.uuid)
  const sum = (counted: (one: repository.Count) => boolean) =>
    counts.filter(counted).reduce((all, { count }) => all + count, 0)
  const isDone = ({ stage }: repository.Count) => stage >= stageThatCounts(record)
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
    uninvited: 0,
    moved_sign_ins: sum((one) => isDone(one) && one.moves_sign_in),
    time_zone: tenant.time_zone
  }
}

async function found(db: TenantDb, uuid: string, find = repository.find): Promise<ImportRecord> {
  const record = await find(db, uuid)
  if (!record) throw new NotFound()
  return record
}

export async function list(call: Call): Promise<{ imports: PeopleImport[] }> {
  const imports: PeopleImport[] = []
  for (const record of await repository.findLatest(call.db, LATEST)) imports.push(await viewOf(call, call.db, record))
  const [latest] = imports
  // searches all people, so it is done only for the latest import, and not while one is running
  if (latest?.state === 'done' && latest.fates.created) latest.uninvited = (await uninvited(call, latest.uuid)).length
  return { imports }
}

const uninvited = async (call: Call, uuid: string) => findUninvited(call, await repository.findAdded(call.db, uuid))

/** Invites the people whom an import has added. */
export async function invite(call: Call, uuid: string): Promise<{ count: number }> {
  await found(call.db, uuid)
  return inviteMany(call, await uninvited(call, uuid))
}

/** If there is a sign-in address, the address on the card may be a shared one, and does not identify the person. */
const keysOf = ({ alias, sign_in_address, email_address }: Cells) => {
  const address = sign_in_address ?? email_address
  return [alias && `alias ${alias}`, address && `address ${address}`].flatMap((key) => key?.toLowerCase() ?? [])
}

/** A row as it is stored. Refuses a second row for the same person, which would undo the first. */
function recordsOf(header: Header, t: Translate): (row: FileRow) => RowRecord {
  const lines = new Map<string, number>()
  return (row) => {
    const cells = cellsOf(header, row)
    const refused = (error: string): RowRecord => ({
      line: row.line,
      stage: 1,
      fate: 'refused',
      cells: cells ?? {},
      errors: [error]
    })
    if (!cells) return refused(t('errors.csv-row'))
    const keys = keysOf(cells)
    if (!keys.length) return refused(t('people-import.no-key'))
    const before = keys.map((key) => lines.get(key)).find((line) => line !== undefined)
    if (before !== undefined) return refused(t('people-import.twice', { line: String(before) }))
    for (const key of keys) lines.set(key, row.line)
    return { line: row.line, stage: 0, fate: null, cells, errors: [] }
  }
}

async function readFile({ ctx, t }: Call): Promise<{ header: Header; rows: FileRow[] }> {
  if (!ctx.is(PEOPLE_IMPORT_TYPE)) throw new Refusal(415, 'errors.no-csv')
  const bytes = await readBytes(ctx, PEOPLE_IMPORT_BYTES_MAX, () => new Refusal(413, 'errors.too-large'))
  const refuse = (text: string) => new Unprocessable({ file: [text] })
  const [first, ...rest] = await rowsOf(textOf(bytes), PEOPLE_IMPORT_ROWS_MAX + 2)
  if (!first) throw refuse(t('errors.csv-empty'))
  const header = headerOf(first)
  if (!header) throw refuse(t('people-import.no-columns'))
  const rows = rest.filter((row) => !isExample(header, row))
  if (!rows.length) throw refuse(t(rest.length ? 'people-import.only-example' : 'errors.csv-only-columns'))
  if (rows.length > PEOPLE_IMPORT_ROWS_MAX) throw refuse(t('people-import.too-many', { max: PEOPLE_IMPORT_ROWS_MAX }))
  return { header, rows }
}

/** One running import per institution, since two could overwrite each other's changes. @throws Conflict */
async function expectFree(trx: TenantDb) {
  await people.lock(trx)
  if (await repository.findActive(trx)) throw new Conflict('people-import.busy')
}

/** Stores the rows in short transactions, as a draft, which nobody sees until all of them are there. */
async function store({ db, t, app }: Call, record: ImportRecord, header: Header, rows: readonly FileRow[]) {
  await repository.removeDrafts(db, instant(app.clock.now().getTime() - HOUR))
  await db.transaction(async (trx) => {
    await expectFree(trx)
    await repository.insertDraft(trx, record)
  })
  const recordOf = recordsOf(header, t)
  for await (const some of slicesOf(rows, ROWS_STORED)) await repository.insertRows(db, record.uuid, some.map(recordOf))
}

/** Stores the rows of an uploaded file, and enqueues the check. */
export const upload = (call: Call, file_name: string): Promise<PeopleImport> =>
  reading(async () => {
    const { db, user, app, locale } = call
    await app.limits.take(UPLOADS, { tenant: db.tenantId, id: user?.uuid })
    const { header, rows } = await readFile(call)
    const now = app.clock.now()
    const record: ImportRecord = {
      uuid: randomUUID(),
      state: 'checking',
      run: 0,
      locale,
      file_name,
      user_uuid: user?.uuid ?? '',
      user_name: user?.full_name ?? '',
      ignored_columns: JSON.stringify(header.ignored),
      created_at: instant(now),
      finished_at: null
    }
    try {
      await store(call, record, header, rows)
      return await db.transaction(async (trx) => {
        await expectFree(trx)
        await repository.endDraft(trx, record)
        await enqueue(trx, now, jobAfter(record, 0))
        return viewOf(call, trx, record)
      })
    } catch (failure) {
      await repository.removeDraft(db, record.uuid)
      throw failure
    }
  })

/** Starts or resumes the import; rows not checked yet are checked first. */
export const start = (call: Call, uuid: string): Promise<PeopleImport> =>
  call.db.transaction(async (trx) => {
    const { state, run } = await found(trx, uuid, repository.lock)
    if (state !== 'checked' && state !== 'cancelled') throw new Conflict('people-import.not-now')
    await expectFree(trx)
    const counts = await repository.countRows(trx, uuid)
    const isChecked = !counts.some(({ stage }) => stage === 0)
    if (isChecked) await repository.markRefused(trx, uuid)
    const { user } = call
    await repository.update(trx, uuid, {
      state: isChecked ? 'running' : 'checking',
      run: run + 1,
      finished_at: null,
      locale: call.locale,
      user_uuid: user?.uuid ?? '',
      user_name: user?.full_name ?? ''
    })
    await enqueue(trx, call.app.clock.now(), jobAfter({ uuid, run: run + 1 }, 0))
    return viewOf(call, trx, await found(trx, uuid))
  })

/** Stops the import after the current batch. */
export const cancel = (call: Call, uuid: string): Promise<PeopleImport> =>
  call.db.transaction(async (trx) => {
    const { state } = await found(trx, uuid, repository.lock)
    if (state === 'done' || state === 'cancelled') throw new Conflict('people-import.not-now')
    await repository.update(trx, uuid, { state: 'cancelled', finished_at: instant(call.app.clock.now()) })
    return viewOf(call, trx, await found(trx, uuid))
  })

const nameOf = ({ first_name, last_name, email_address, sign_in_address, alias }: Cells) =>
  ([first_name, last_name].filter(Boolean).join(' ') || email_address || sign_in_address || alias || '').slice(0, 120)

export async function rows(call: Call, uuid: string, outcome: RowOutcome, page: number): Promise<PeopleImportRows> {
  const record = await found(call.db, uuid)
  const { fates: outcomes } = await viewOf(call, call.db, record)
  const asked = { fate: outcome, stage: stageThatCounts(record) }
  const listed = await repository.findByOutcome(call.db, uuid, asked, page, PEOPLE_IMPORT_PAGE_SIZE)
  return {
    rows: listed.map(({ line, cells, errors, moves_sign_in }) => {
      return { line, name: nameOf(cells), fate: outcome, moves_sign_in: Boolean(moves_sign_in), errors }
    }),
    total: outcomes[outcome],
    page_size: PEOPLE_IMPORT_PAGE_SIZE
  }
}

const heads = (t: Translate, names: readonly string[]) => names.map((name) => t(`people-import.column-${name}`))

const lineOf = (cells: Cells) => PEOPLE_COLUMNS.map((column) => cells[column] ?? '')

/** The columns, and an example that an import skips. */
export async function template({ db, ctx, t, locale }: Call): Promise<Readable> {
  const [branch] = await repository.findBranches(db)
  ctx.attachment('people.csv')
  return csv(heads(t, PEOPLE_COLUMNS), Readable.from([lineOf(exampleOf(t, branch?.name ?? ''))]), locale)
}

async function* refusedLines(db: TenantDb, record: ImportRecord) {
  const refusedOnes = { fate: 'refused', stage: stageThatCounts(record) } as const
  for (let page = 1, size = EXPORT_STEP; size === EXPORT_STEP; page += 1) {
    const some = await repository.findByOutcome(db, record.uuid, refusedOnes, page, EXPORT_STEP)
    for (const { line, cells, errors } of some) yield [line, errors.join(' '), ...lineOf(cells)]
    size = some.length
    await giveWay()
  }
}

/** The refused rows as a file, to be corrected and uploaded again. */
export async function refused(call: Call, uuid: string): Promise<Readable> {
  const { db, ctx, t, locale } = call
  const record = await found(db, uuid)
  ctx.attachment('people-refused.csv')
  return csv(heads(t, ['line', 'errors', ...PEOPLE_COLUMNS]), refusedLines(db, record), locale)
}
