import { existsSync } from 'node:fs'
import { chmod, copyFile, link, mkdir, mkdtemp, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Knex } from 'knex'
import { type Parsed, secretFile } from '../../core/base/config.ts'
import { CommandError } from '../../core/cli/command.ts'
import { connect, migrate, sqliteFile } from '../../core/db/db.ts'
import { flush } from './files.ts'
import { expectKnownSchema, isEmpty } from './schema.ts'

type Location = Pick<Parsed, 'DATA_DIR'>

/** The secret that the installation generated: without it links in later mails would not work. */
const secretOf = (backup: string) => `${backup}.secret`

async function expectSound(knex: Knex) {
  const [{ integrity_check: verdict }] = await knex
    .raw('pragma integrity_check(1)')
    .catch(({ message }) => [{ integrity_check: message }])
  if (verdict !== 'ok') throw new CommandError(`The file is damaged: ${verdict}`)
}

/** A consistent copy while the server runs: readers do not block writers. */
export async function backup(location: Location, file: string): Promise<string[]> {
  if (!existsSync(sqliteFile(location.DATA_DIR))) throw new CommandError(`No database found in ${location.DATA_DIR}.`)
  const folder = await mkdtemp(join(dirname(file), '.backup-'))
  const knex = connect(location)
  try {
    const copy = sqliteFile(folder)
    await knex.raw('vacuum into ?', [copy])
    await inside(folder, async (own) => {
      await expectSound(own)
      await closeDown(own)
    })
    await flush(copy)
    await chmod(copy, 0o600)
    const files = [file]
    if (existsSync(secretFile(location.DATA_DIR)))
      files.push(await copySecret(secretFile(location.DATA_DIR), secretOf(file)))
    await rename(copy, file)
    await flush(dirname(file))
    return files
  } finally {
    await knex.destroy()
    await rm(folder, { recursive: true, force: true })
  }
}

async function copySecret(from: string, to: string): Promise<string> {
  await copyFile(from, `${to}.new`)
  await chmod(`${to}.new`, 0o600)
  await flush(`${to}.new`)
  await rename(`${to}.new`, to)
  return to
}

/** Opens the copy in a folder of its own: libsql may keep a file open after close. */
async function inside<T>(folder: string, work: (knex: Knex) => Promise<T>): Promise<T> {
  const knex = connect({ DATA_DIR: folder })
  return work(knex).finally(() => knex.destroy())
}

const BUSY = 'The database is in use. Stop the server and every program that has the file open, then try again.'

/**
 * Leaving WAL mode needs exclusive access, and merges the journal into the file, so that none is left for the new file.
 */
async function closeDown(knex: Knex): Promise<void> {
  await knex.raw('pragma busy_timeout = 500')
  await knex.raw('pragma journal_mode = delete').catch((failure) => {
    if (/busy|locked/i.test(`${failure.code} ${failure.message}`)) throw new CommandError(BUSY)
    throw failure
  })
}

/** Whether something would be overwritten, even a damaged file. */
export async function hasData(knex: Knex, { DATA_DIR }: Location): Promise<boolean> {
  if (!existsSync(sqliteFile(DATA_DIR))) return false
  return isEmpty(knex).then(
    (empty) => !empty,
    () => true
  )
}

/** The former file is moved aside with its journal, even if damaged. */
async function putAside(knex: Knex, dataDir: string, stamp: string): Promise<string | undefined> {
  const file = sqliteFile(dataDir)
  if (!existsSync(file)) return undefined
  await closeDown(knex).catch((failure) => {
    if (failure instanceof CommandError) throw failure
  })
  const former = `${file}.before-${stamp}`
  await link(file, former)
  await chmod(former, 0o600)
  for (const journal of ['-wal', '-shm']) {
    if (existsSync(file + journal)) await rename(file + journal, former + journal)
  }
  return former
}

/** Checks and migrates a copy beside the database, which then replaces it in one step. */
export async function restore(knex: Knex, { DATA_DIR }: Location, file: string, stamp: string): Promise<string[]> {
  await mkdir(DATA_DIR, { recursive: true })
  const folder = await mkdtemp(join(DATA_DIR, '.restore-'))
  try {
    const copy = sqliteFile(folder)
    await copyFile(file, copy)
    await chmod(copy, 0o600)
    await inside(folder, async (own) => {
      await expectSound(own)
      await expectKnownSchema(own)
      await migrate(own)
      await closeDown(own)
    })
    await flush(copy)
    const former = await putAside(knex, DATA_DIR, stamp)
    if (existsSync(secretOf(file))) await copySecret(secretOf(file), secretFile(DATA_DIR))
    await rename(copy, sqliteFile(DATA_DIR))
    await flush(DATA_DIR)
    return former ? [`The previous database is kept as ${former}. Delete it when you no longer need it.`] : []
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
