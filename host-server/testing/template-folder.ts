import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'

/** The folder of the SQLite databases from which sites are copied, for all processes of a run. */
export default async function setup(project: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), 'advisor-widgets-templates-'))
  project.provide('templates', folder)
  return () => rm(folder, { recursive: true })
}

declare module 'vitest' {
  export interface ProvidedContext {
    /** The path of the folder. */
    templates: string
  }
}
