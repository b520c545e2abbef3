import { chromium } from 'playwright-core'
import type { TestProject } from 'vitest/node'
import { launchOptions } from './browser-options.ts'

/** One browser for all files of a run: to start one takes longer than many a walk. */
export default async function setup(project: TestProject) {
  const server = await chromium.launchServer(launchOptions())
  project.provide('chromium', server.wsEndpoint())
  return () => server.close()
}

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the browser of the run listens; absent where a project has none. */
    chromium?: string
  }
}
