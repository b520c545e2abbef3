import { chmod, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Knex } from 'knex'
import { CommandError } from '../../core/cli/command.ts'
import { connect, migrate } from '../../core/db/db.ts'
import { flush } from './files.ts'
import { dump, FORMER, load, migrationsIn, verify } from './postgres-tools.ts'
import { expectKnown, isEmpty } from './schema.ts'

interface Location {
  DATABASE_URL: string
  DATA_DIR: string
}

async function serverVersion(knex: Knex): Promise<string> {
  const { rows } = await knex.raw('show server_version')
  return rows[0].server_version
}

/** A consistent dump while the nodes continue. */
export async function backup(location: Location, file: string): Promise<string[]> {
  const draft = `${file}.new`
  const knex = connect(location)
  try {
    await dump(location.DATABASE_URL, draft, await serverVersion(knex))
    await verify(draft)
    await chmod(draft, 0o600)
    await flush(draft)
    await rename(draft, file)
    await flush(dirname(file))
    return [file]
  } finally {
    await knex.destroy()
    await rm(draft, { force: true })
  }
}

export const hasData = async (knex: Knex) => !(await isEmpty(knex))

const OTHERS = `select coalesce(nullif(application_name, ''), 'unnamed') as name from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`

async function expectAlone(knex: Knex): Promise<void> {
  const { rows } = await knex.raw(OTHERS)
  if (!rows.length) return
  const names = [...new Set(rows.map(({ name }: { name: string }) => name))].join(', ')
  throw new CommandError(
    `The database is in use (by ${names}). Stop every node and close other connections, then try again.`
  )
}

async function moveTables(knex: Knex, from: string, to: string): Promise<number> {
  const { rows } = await knex.raw('select tablename from pg_tables where schemaname = ?', [from])
  for (const { tablename } of rows) await knex.raw('alter table ??.?? set schema ??', [from, tablename, to])
  return rows.length
}

const ROUTINES = `select p.oid::regprocedure::text as signature from pg_proc p
  where p.pronamespace = (select oid from pg_namespace where nspname = ?)
    and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`

/** The functions that triggers call; those of extensions stay. */
async function moveRoutines(knex: Knex, from: string, to: string): Promise<void> {
  const { rows } = await knex.raw(ROUTINES, [from])
  for (const { signature } of rows) await knex.raw(`alter routine ${signature} set schema ??`, [to])
}

/** Moves existing data aside; undefined if there is none. */
function putAside(knex: Knex, stamp: string): Promise<string | undefined> {
  const former = `${FORMER}${stamp.replace(/\W/g, '').toLowerCase()}`
  return knex.transaction(async (trx) => {
    await expectAlone(trx)
    await trx.raw('create schema ??', [former])
    const moved = await moveTables(trx, 'public', former)
    if (moved) await moveRoutines(trx, 'public', former)
    else await trx.raw('drop schema ??', [former])
    return moved ? former : undefined
  })
}

const putBack = (knex: Knex, former: string) =>
  knex.transaction(async (trx) => {
    await moveRoutines(trx, former, 'public')
    await moveTables(trx, former, 'public')
    await trx.raw('drop schema ??', [former])
  })

/** Restores into the emptied database in one transaction; if it fails, the former data is put back. */
export async function restore(knex: Knex, { DATABASE_URL }: Location, file: string, stamp: string): Promise<string[]> {
  await verify(file)
  await expectKnown(await migrationsIn(file))
  const version = await serverVersion(knex)
  const former = await putAside(knex, stamp)
  try {
    await load(DATABASE_URL, file, version)
  } catch (failure) {
    if (former) await putBack(knex, former)
    throw failure
  }
  await migrate(knex)
  return former ? [`The previous data is kept. When you no longer need it, run: drop schema ${former} cascade;`] : []
}
