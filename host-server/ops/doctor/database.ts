import { statSync } from 'node:fs'
import type { Knex } from 'knex'
import pg from 'pg'
import type { Parsed } from '../../core/base/config.ts'
import { isPostgres, sqliteFile } from '../../core/db/db.ts'
import { appliedMigrations, newerMigrations, pendingMigrations } from '../../core/db/migrations.ts'
import { deafness, isPooled } from '../../core/db/pooler.ts'
import { type Finding, fault, messageOf, ok, warning } from './finding.ts'
import { RESTORE, startFault } from './start-fault.ts'

const OLDEST_POSTGRES = 13

const tellTime = (now: Date) => `${now.toISOString().slice(0, 19)}Z`

/** A clock that was set back is behind the timestamps in the database. */
function checkOwnClock(written: Date, now: Date): Finding {
  const behind = Math.round((written.getTime() - now.getTime()) / 1000)
  if (behind < 2) return ok('clock', tellTime(now))
  return fault('clock', `${behind} seconds behind the last write to the database`, 'Synchronise the clock with NTP.')
}

async function checkSqlite(knex: Knex, { DATA_DIR }: Parsed, now: () => Date): Promise<Finding[]> {
  const [{ quick_check: verdict }] = await knex.raw('pragma quick_check(1)')
  if (verdict !== 'ok') return [fault('database', `SQLite: ${verdict}`, RESTORE)]
  const [{ journal_mode: journal }] = await knex.raw('pragma journal_mode')
  const [{ version }] = await knex.raw('select sqlite_version() as version')
  const { size, mtime } = statSync(sqliteFile(DATA_DIR))
  return [
    ok('database', `SQLite ${version}, integrity ok, journal ${journal}, ${Math.ceil(size / 2 ** 20)} MiB`),
    checkOwnClock(mtime, now())
  ]
}

const SETTINGS = `select current_setting('server_version') as version, current_setting('server_version_num')::int as number,
  current_setting('max_connections')::int as connections, current_setting('fsync') as fsync,
  current_setting('synchronous_commit') as commit, current_setting('full_page_writes') as pages,
  current_setting('server_encoding') as encoding, (select rolsuper or rolbypassrls from pg_roles
  where rolname = current_user) as bypasses, current_user as role,
  current_setting('synchronous_standby_names') as awaited, (select count(*)::int from pg_stat_replication
  where application_name is distinct from 'pg_basebackup') as standbys,
  extract(epoch from clock_timestamp())::float as now`

interface Settings {
  version: string
  number: number
  connections: number
  fsync: string
  commit: string
  pages: string
  encoding: string
  bypasses: boolean
  role: string
  /** Of the standbys for which commits wait. */
  awaited: string
  /** That are connected. */
  standbys: number
  now: number
}

const checkVersion = ({ version, number, encoding }: Settings): Finding => {
  if (number < OLDEST_POSTGRES * 10_000) {
    return fault('database', `PostgreSQL ${version}`, `Use PostgreSQL ${OLDEST_POSTGRES} or newer.`)
  }
  if (encoding !== 'UTF8') {
    return fault('database', `encoding ${encoding}`, "Recreate it with: create database … encoding 'UTF8'")
  }
  return ok('database', `PostgreSQL ${version}`)
}

const checkRole = ({ bypasses, role }: Settings): Finding =>
  bypasses
    ? fault(
        'role',
        `${role} bypasses row-level security`,
        `Connect with a dedicated role, or run: alter role "${role}" nosuperuser nobypassrls`
      )
    : ok('role', `row-level security applies to ${role}`)

function checkDurability({ fsync, commit, pages }: Settings): Finding {
  if (fsync === 'on' && commit !== 'off' && pages === 'on') return ok('durability', `synchronous_commit ${commit}`)
  const todo = 'Turn them on: a power cut could lose confirmed bookings.'
  return fault('durability', `fsync ${fsync}, synchronous_commit ${commit}, full_page_writes ${pages}`, todo)
}

/** Only what a standby has received before it was confirmed survives a failover. */
export function checkStandby({
  awaited,
  standbys,
  commit
}: Pick<Settings, 'awaited' | 'standbys' | 'commit'>): Finding {
  const found = `${standbys || 'none'} connected, synchronous_standby_names ${awaited || 'not set'}`
  if (!awaited) {
    if (!standbys) return ok('standby', 'none')
    const todo = 'Set synchronous_standby_names: a failover loses what was confirmed before the standby received it.'
    return warning('standby', found, todo)
  }
  if (!standbys) {
    const todo = 'Start it, or go on without: alter system reset synchronous_standby_names. No write is confirmed.'
    return warning('standby', found, todo)
  }
  if (commit !== 'local') return ok('standby', found)
  return warning('standby', `${found}, synchronous_commit local`, 'Set synchronous_commit to on: no commit waits.')
}

function checkConnections({ connections }: Settings, { DATABASE_POOL }: Parsed): Finding {
  const nodes = Math.floor((connections - 10) / DATABASE_POOL)
  const found = `${connections} connections, ${DATABASE_POOL} per node`
  if (nodes >= 2) return ok('connections', `${found}: room for ${nodes} nodes`)
  return warning(
    'connections',
    found,
    'Raise max_connections or lower DATABASE_POOL: leave room for two nodes and an operator.'
  )
}

async function withClient<T>(connectionString: string, look: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 3000 })
  // what ends the connection also fails what follows
  client.on('error', () => {})
  try {
    await client.connect()
    return await look(client)
  } finally {
    await client.end().catch(() => {})
  }
}

async function checkDirect(knex: Knex, url: string): Promise<Finding | undefined> {
  try {
    const why = await withClient(url, (client) => deafness(client, knex))
    if (!why) return undefined
    const found = why === 'pooled' ? 'also behind DATABASE_DIRECT_URL' : 'DATABASE_DIRECT_URL leads to another database'
    return fault('pooler', found, 'Let it lead to PostgreSQL itself, and to the database that DATABASE_URL names.')
  } catch (failure) {
    return fault('pooler', `DATABASE_DIRECT_URL: ${messageOf(failure)}`, 'Check its host, port, account and password.')
  }
}

async function checkPooler(knex: Knex, { DATABASE_URL = '', DATABASE_DIRECT_URL }: Parsed): Promise<Finding> {
  const isInFront = await withClient(DATABASE_URL, isPooled)
  if (DATABASE_DIRECT_URL) {
    const found = isInFront ? 'in front of the database, which DATABASE_DIRECT_URL reaches' : 'none'
    return (await checkDirect(knex, DATABASE_DIRECT_URL)) ?? ok('pooler', found)
  }
  if (!isInFront) return ok('pooler', 'none')
  const todo =
    'Set DATABASE_DIRECT_URL to PostgreSQL itself: without it nothing is cached, and statements have no limit of time.'
  return warning('pooler', 'in front of the database', todo)
}

/** Leases, holds and sessions of several nodes are compared by the nodes' clocks. */
export function checkClock(databaseSeconds: number, now: Date): Finding {
  const difference = Math.abs(now.getTime() / 1000 - databaseSeconds)
  if (difference < 2) return ok('clock', `${tellTime(now)}, in sync with the database`)
  const found = `${Math.round(difference)} seconds off the database's clock`
  const todo = "Synchronise both clocks with NTP: from 40 seconds, nodes treat each other's jobs as abandoned."
  return difference < 30 ? warning('clock', found, todo) : fault('clock', found, todo)
}

async function checkPostgres(knex: Knex, env: Parsed, now: () => Date): Promise<Finding[]> {
  const { rows } = await knex.raw(SETTINGS)
  const settings = rows[0] as Settings
  return [
    checkVersion(settings),
    checkRole(settings),
    checkDurability(settings),
    checkStandby(settings),
    checkConnections(settings, env),
    await checkPooler(knex, env),
    checkClock(settings.now, now())
  ]
}

async function checkMigrations(knex: Knex): Promise<Finding> {
  const pending = await pendingMigrations(knex)
  const todo = 'Back up, then run `npm run migrate`; the next start also runs them.'
  if (pending.length) return warning('migrations', `${pending.length} pending: ${pending.join(', ')}`, todo)
  const newer = await newerMigrations(await appliedMigrations(knex))
  if (!newer.length) return ok('migrations', 'up to date')
  const finish = 'Finish upgrading the other nodes, then upgrade this one to the same version.'
  return warning('migrations', `a newer version has added ${newer.join(', ')}`, finish)
}

/** Whether the database works, and with which settings. */
export async function checkDatabase(knex: Knex, env: Parsed, now: () => Date): Promise<Finding[]> {
  try {
    const findings = isPostgres(knex) ? await checkPostgres(knex, env, now) : await checkSqlite(knex, env, now)
    return [...findings, await checkMigrations(knex)]
  } catch (failure) {
    return [
      startFault(failure, env) ?? fault('database', messageOf(failure), 'Fix the reported problem and try again.')
    ]
  }
}
