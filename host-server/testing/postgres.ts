import type { TestProject } from 'vitest/node'
import { HASTY, type PostgresServer, startPostgres } from './postgres-server.ts'

/** Vitest loads this file again for each project of a run, all in one process. */
const run = globalThis as { postgres?: { server: Promise<PostgresServer>; projects: number } }

/** One real PostgreSQL for all projects of the run. */
export default async function setup(project: TestProject) {
  run.postgres ??= { server: startPostgres(HASTY), projects: 0 }
  run.postgres.projects += 1
  const server = await run.postgres.server
  project.provide('postgres', { url: server.url })
  return async () => {
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
    postgres: { url: string }
  }
}
