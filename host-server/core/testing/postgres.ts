import type { TestProject } from 'vitest/node'
import { connect, migrate } from '../db.ts'
import { HASTY, startPostgres } from './postgres-server.ts'

/** A real PostgreSQL for the whole run, with one migrated template that each test file copies. */
export default async function setup(project: TestProject) {
  const server = await startPostgres(project.name === 'endurance' ? [] : HASTY)
  const template = await server.createDatabase()
  const knex = connect({ DATABASE_URL: template, DATA_DIR: server.folder })
  await migrate(knex)
  await knex.destroy()
  project.provide('postgres', { url: server.url, template: template.split('/').at(-1) as string })
  return () => server.stop()
}

declare module 'vitest' {
  export interface ProvidedContext {
    /** The product's role on the server, and the name of the migrated database. */
    postgres: { url: string; template: string }
  }
}
