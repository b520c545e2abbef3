import { chromium } from 'playwright-core'
import type { TestProject } from 'vitest/node'
import { launchOptions } from './browser-options.ts'

/** One browser for all files of a run: starting one takes longer than many a test. */
export default async function setup(project: TestProject) {
  const server = await chromium.launchServer(launchOptions())
  project.provide('chromium', server.wsEndpoint())
  return () => server.close()
}

declare module 'vitest' {
  export interface ProvidedContext {
    /** The endpoint of the run's browser; absent if a project needs none. */
    chromium?: string
  }
}
