import { type CDPSession, chromium, type Page } from 'playwright-core'
import { instant } from '../host-server/core/base/clock.ts'
import { hashToken, randomToken } from '../host-server/core/security/tokens.ts'
import { chromiumPath } from '../scripts/chromium.ts'
import type { Stand } from './bench-server.ts'

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

/** A session of one of the demo's accounts. */
export async function sessionOf({ office: { knex } }: Stand, account: string): Promise<string> {
  const { tenant_id, uuid: user_uuid } = await knex('users')
    .where({ email_address: `${account}@demo.example` })
    .first('tenant_id', 'uuid')
  const id = randomToken()
  const now = instant(Date.now())
  await knex('sessions').insert({ tenant_id, user_uuid, id_hash: hashToken(id), created_at: now, seen_at: now })
  return `session=${id}`
}

/** The script that the page has run since it is there, in milliseconds. */
export async function scripting(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0) * 1000
}
