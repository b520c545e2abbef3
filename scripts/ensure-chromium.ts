import { existsSync } from 'node:fs'
import { chromium } from 'playwright-core'
import { chromiumPath } from './chromium.ts'
import { aptInstall, isDebianRoot, run } from './debian.ts'

/** The browser tests need a Chromium: the system's, else installed by apt on Debian as root, else by Playwright. */
export function ensureChromium() {
  if (existsSync(chromiumPath()) || existsSync(chromium.executablePath())) return
  console.log('No Chromium found; installing one for the browser tests.')
  if (isDebianRoot()) return aptInstall('chromium')
  run('npx', 'playwright-core', 'install', 'chromium')
}
