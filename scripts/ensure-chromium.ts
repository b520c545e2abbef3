import { existsSync } from 'node:fs'
import { chromium } from 'playwright-core'
import { chromiumPath, isHeadlessShell } from './chromium.ts'
import { aptInstall, isDebianRoot, run } from './debian.ts'

/**
 * The browser tests need a Chromium: the one that `CHROME_PATH` names, else on Debian as root the headless one that apt
 * installs, else the system's, else the one that Playwright installs.
 */
export function ensureChromium() {
  if (isHeadlessShell() || existsSync(chromium.executablePath())) return
  if (isDebianRoot()) {
    console.log('Installing a headless Chromium for the browser tests.')
    try {
      return aptInstall('chromium-headless-shell')
    } catch {
      console.warn('apt has no headless Chromium.')
    }
  }
  if (existsSync(chromiumPath())) return
  console.log('No Chromium found; installing one for the browser tests.')
  run('npx', 'playwright-core', 'install', 'chromium')
}
