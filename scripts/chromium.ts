import { existsSync } from 'node:fs'

/** Without windows, tabs and their processes: the same pages cost a third less processor time. */
const HEADLESS = ['/usr/bin/chromium-headless-shell']

const SYSTEM = [
  ...HEADLESS,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'
]

/** `CHROME_PATH`, else the system's browser, else empty: Playwright's own (see `scripts/ensure-chromium.ts`). */
export const chromiumPath = () => process.env.CHROME_PATH ?? SYSTEM.find(existsSync) ?? ''

/** Whether the browser is one that was named, or the lighter one. */
export const isHeadlessShell = () => Boolean(process.env.CHROME_PATH) || HEADLESS.includes(chromiumPath())
