import { existsSync } from 'node:fs'

const SYSTEM = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'
]

/** `CHROME_PATH`, else the system's browser, else empty: Playwright's own (see `scripts/ensure-chromium.ts`). */
export const chromiumPath = () => process.env.CHROME_PATH ?? SYSTEM.find(existsSync) ?? ''
