import { type CDPSession, chromium, type Page } from 'playwright-core'
import { chromiumPath } from '../scripts/chromium.ts'

const SLOWED = 4

/** A signed-in demo account on a page of the host, with the processor slowed four times. */
export async function atDesk<T>(
  host: string,
  account: string,
  work: (page: Page, session: CDPSession) => Promise<T>
): Promise<T> {
  const browser = await chromium.launch({
    ...(chromiumPath() && { executablePath: chromiumPath() }),
    args: ['--no-sandbox', '--disable-gpu']
  })
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
    const session = await page.context().newCDPSession(page)
    await page.goto(`${host}/account/login`)
    await page.fill('input[name=email]', `${account}@demo.example`)
    await page.fill('input[name=password]', 'correct horse battery')
    await page.click('button[type=submit]')
    await page.waitForURL(`${host}/app/**`)
    await session.send('Performance.enable')
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED })
    return await work(page, session)
  } finally {
    await browser.close()
  }
}
