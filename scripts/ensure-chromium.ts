import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright-core'
import { chromiumPath } from './chromium.ts'

const run = (command: string, ...args: string[]) => execFileSync(command, args, { stdio: 'inherit' })
const isDebianRoot = () => existsSync('/etc/debian_version') && process.getuid?.() === 0

/** The browser tests need a Chromium: the system's, else installed by apt on Debian as root, else by Playwright. */
function ensureChromium() {
  if (existsSync(chromiumPath()) || existsSync(chromium.executablePath())) return
  console.log('No Chromium found; installing one for the browser tests.')
  if (!isDebianRoot()) return run('npx', 'playwright-core', 'install', 'chromium')
  run('apt-get', 'update', '-qq')
  run('apt-get', 'install', '-y', '-qq', '--no-install-recommends', 'chromium')
}

ensureChromium()
