import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'

/** Where the processes of a run keep the SQLite databases that sites are copied from. */
export default async function setup(project: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), 'advisor-widgets-templates-'))
  project.provide('templates', folder)
  return () => rm(folder, { recursive: true })
}

declare module 'vitest' {
  export interface ProvidedContext {
    /** A folder, by its path. */
    templates: string
  }
}
