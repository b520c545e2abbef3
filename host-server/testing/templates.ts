import { createHash, randomUUID } from 'node:crypto'
import { copyFile, mkdir, mkdtemp, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Knex } from 'knex'
import pg from 'pg'
import { inject } from 'vitest'
import { connect, migrate, sqliteFile } from '../core/db/db.ts'
import { type SeedOptions, seedDemo } from '../demo/seed.ts'
import { developmentChain, developmentChainFile } from '../wallet/wallet/development-chain.ts'

/** The initial content of a site's database. It is filled once under its name, and then copied for each site. */
export interface Template {
  name: string
  fill(knex: Knex): Promise<void>
}

/** The schema only. */
export const MIGRATED: Template = { name: 'migrated', fill: async () => {} }

/** The demo's two tenants. */
export function seeded(options: SeedOptions): Template {
  const digest = createHash('sha256').update(JSON.stringify(options)).digest('hex').slice(0, 16)
  return { name: `seeded_${digest}`, fill: (knex) => seedDemo(knex, options) }
}

/** For a file that a test has chosen itself. */
export async function fillDatabase(knex: Knex, { fill }: Template) {
  await migrate(knex)
  await fill(knex)
}

const made = new Map<string, Promise<void>>()

/** Once in this process; other processes of the run may fill it too. */
function once(name: string, make: () => Promise<void>): Promise<void> {
  const making = made.get(name) ?? make()
  made.set(name, making)
  return making
}

/** Two processes may both fill one: the files are the same, and the later one replaces the first atomically. */
async function makeSqlite(file: string, template: Template) {
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'advisor-widgets-'))
  const knex = connect({ DATABASE_URL: undefined, DATA_DIR })
  await fillDatabase(knex, template)
  // the file is copied without its journal
  await knex.raw('pragma wal_checkpoint(truncate)')
  await knex.destroy()
  await rename(sqliteFile(DATA_DIR), file)
  await rm(DATA_DIR, { recursive: true })
}

/** A database file in the folder. */
export async function copySqlite(template: Template, dataDir: string) {
  const file = join(inject('templates'), `${template.name}.sqlite`)
  await once(file, () => makeSqlite(file, template))
  await mkdir(dataDir, { recursive: true })
  await copyFile(file, sqliteFile(dataDir))
}

/** The certificates of passes, whose keys take longer to make than most tests. */
export async function copyDevelopmentChain(dataDir: string) {
  await developmentChain(inject('templates'))
  const file = developmentChainFile(dataDir)
  await mkdir(dirname(file), { recursive: true })
  await copyFile(developmentChainFile(inject('templates')), file)
}

const LOCK = 7_238_462

async function onCluster(work: (client: pg.Client) => Promise<void>) {
  const client = new pg.Client(`${inject('postgres').url}/postgres`)
  await client.connect()
  await work(client).finally(() => client.end())
}

async function makePostgres(client: pg.Client, template: Template) {
  const { url } = inject('postgres')
  await client.query('select pg_advisory_lock($1)', [LOCK])
  const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [template.name])
  if (rowCount) return
  const draft = `draft_${template.name}`
  await client.query(`create database ${draft}`)
  const knex = connect({ DATABASE_URL: `${url}/${draft}`, DATA_DIR: '' })
  await fillDatabase(knex, template)
  await knex.destroy()
  await client.query(`alter database ${draft} rename to ${template.name}`)
}

/** Creates a database on the run's PostgreSQL; returns its URL. */
export async function copyPostgres(template: Template): Promise<string> {
  await once(template.name, () => onCluster((client) => makePostgres(client, template)))
  return emptyPostgres(template.name)
}

/** A database without a schema, unless a template is named. */
export async function emptyPostgres(template = 'template1'): Promise<string> {
  const name = `t_${randomUUID().replaceAll('-', '')}`
  await onCluster(async (client) => void (await client.query(`create database ${name} template ${template}`)))
  return `${inject('postgres').url}/${name}`
}
