import type { TestProject } from 'vitest/node'
import { type Pooler, startPgbouncer } from './pgbouncer.ts'
import { HASTY, type PostgresServer, startPostgres } from './postgres-server.ts'

/** Vitest loads this file again for each project of a run, all in one process. */
const run = globalThis as { postgres?: { server: Promise<PostgresServer>; projects: number } }

/** Connections of the pooler to each database: as many as a node takes without one. */
const POOLED = 10

/** One real PostgreSQL for all projects of the run; with `TEST_POOLER` the sites of tests reach it through a pooler. */
export default async function setup(project: TestProject) {
  run.postgres ??= { server: startPostgres(HASTY), projects: 0 }
  run.postgres.projects += 1
  const server = await run.postgres.server
  const pooler: Pooler | undefined = process.env.TEST_POOLER ? await startPgbouncer(server.url, POOLED) : undefined
  project.provide('postgres', { url: server.url, ...(pooler && { pooled: pooler.behind(server.url) }) })
  return async () => {
    await pooler?.stop()
    if (!run.postgres) return
    run.postgres.projects -= 1
    if (run.postgres.projects > 0) return
    delete run.postgres
    await server.stop()
  }
}

declare module 'vitest' {
  export interface ProvidedContext {
    /** The product's role on the server. */
    postgres: { url: string; pooled?: string }
  }
}
