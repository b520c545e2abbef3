import { existsSync } from 'node:fs'
import type { LaunchOptions } from 'playwright-core'
import { chromiumPath } from '../../scripts/chromium.ts'

const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  // a walk's pages are left before compiled code repays its making
  '--js-flags=--no-turbofan --no-maglev'
]

/** The machine's browser, or Playwright's own. */
export const launchOptions = (args: readonly string[] = []): LaunchOptions => ({
  ...(existsSync(chromiumPath()) && { executablePath: chromiumPath() }),
  args: [...ARGS, ...args]
})
