import { type Browser, type CDPSession, chromium, type Page } from 'playwright-core'
import { chromiumPath } from '../scripts/chromium.ts'

/** What slows a page down. */
export interface Condition {
  /** How many times slower the processor is. */
  processor?: number
  network?: { offline: boolean; latency: number; downloadThroughput: number; uploadThroughput: number }
}

/** Lighthouse's mid-range phone: its processor, its network (150 ms, 1.6 Mbit/s), its screen. */
export const SLOW_PROCESSOR: Condition = { processor: 4 }
export const SLOW_NETWORK: Condition = {
  network: { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }
}
export const PHONE: Condition = { ...SLOW_PROCESSOR, ...SLOW_NETWORK }
const SCREEN = { width: 390, height: 844 }

export const launchBrowser = () =>
  chromium.launch({
    ...(chromiumPath() && { executablePath: chromiumPath() }),
    args: ['--no-sandbox', '--disable-gpu']
  })

/** A visit with an empty cache. */
export async function visit<T>(
  browser: Browser,
  { processor, network }: Condition,
  look: (page: Page, session: CDPSession) => Promise<T>
): Promise<T> {
  const context = await browser.newContext({ viewport: SCREEN, isMobile: true, hasTouch: true, locale: 'de-AT' })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  if (network) await session.send('Network.emulateNetworkConditions', network)
  if (processor) await session.send('Emulation.setCPUThrottlingRate', { rate: processor })
  try {
    return await look(page, session)
  } finally {
    await context.close()
  }
}

/**
 * Waits for the number that a page tells by `tell(text)`. Waiting by Playwright's `waitForFunction` puts a script into
 * the page, whose parsing took a third of the time that was measured on a slowed processor. Asked before the page is
 * opened.
 */
export async function toldNumber(session: CDPSession): Promise<{ told: Promise<number> }> {
  const told = new Promise<number>((done) => {
    session.once('Runtime.bindingCalled', ({ payload }) => done(Number(payload)))
  })
  await session.send('Runtime.enable')
  await session.send('Runtime.addBinding', { name: 'tell' })
  // in an object, or awaiting this function would await the number
  return { told }
}
