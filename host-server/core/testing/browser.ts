import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import PostalMime, { type Email } from 'postal-mime'
import { expect, inject } from 'vitest'
import { chromiumPath } from '../../../scripts/chromium.ts'

const ARGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking']
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** The browser that the machine has, or Playwright's own. */
export const launch = (args: readonly string[] = []): Promise<Browser> =>
  chromium.launch({
    ...(existsSync(chromiumPath()) && { executablePath: chromiumPath() }),
    args: [...ARGS, ...args]
  })

export const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
export const DESK: BrowserContextOptions = { viewport: { width: 1280, height: 900 } }

export interface Visit {
  page: Page
  /** What went wrong in the page: errors, violations of its policy, requests to strangers. */
  faults: string[]
}

/** Who has answered the cookie banner; what it overlaps would be too small a target for axe. */
const ANSWERED = {
  name: 'hideCookiesAlert',
  value: 'true',
  domain: 'localhost',
  path: '/',
  expires: -1,
  httpOnly: false,
  secure: false,
  sameSite: 'Lax' as const
}

/** A page whose faults are collected; a visitor in Vienna who has answered the cookie banner, unless told otherwise. */
export async function visit(
  browser: Browser,
  options: BrowserContextOptions = DESK,
  origins: readonly string[] = [inject('site').host, inject('site').foreign]
): Promise<Visit> {
  const context = await browser.newContext({
    locale: 'de-AT',
    timezoneId: 'Europe/Vienna',
    bypassCSP: false,
    storageState: { cookies: [ANSWERED], origins: [] },
    ...options
  })
  const page = await context.newPage()
  const faults: string[] = []
  page.on('pageerror', ({ message }) => faults.push(message))
  page.on('console', (message) => {
    const expected = /status of (401|403|404|409|422)/.test(message.text())
    if (message.type() === 'error' && !expected) faults.push(message.text())
  })
  page.on('request', (request) => {
    const { protocol, port } = new URL(request.url())
    const own = origins.some((origin) => new URL(origin).port === port)
    if (!own && protocol.startsWith('http')) faults.push(`asked a stranger: ${request.url()}`)
  })
  return { page, faults }
}

/** axe finds nothing: WCAG 2.0 to 2.2, A and AA, shadow roots included. */
export async function expectAccessible(page: Page, step: string) {
  // by evaluation in the page's own world: the page's policy forbids a script element
  await page.evaluate(axeSource)
  const violations = await page.evaluate(async () => {
    const { axe } = window as unknown as {
      axe: {
        run(
          context: object,
          options: object
        ): Promise<{ violations: { id: string; nodes: { target: unknown; html: string }[] }[] }>
      }
    }
    const values = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
    const { violations: found } = await axe.run(document, { runOnly: { type: 'tag', values } })
    return found.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target, html }) => `${JSON.stringify(target)} ${html}`).join(' | ')}`
    )
  })
  expect(violations, step).toEqual([])
}

/** Waits for the mails that the real mail server took for an address. */
export async function mailsTo(address: string, count: number): Promise<Email[]> {
  for (let tries = 0; tries < 100; tries += 1) {
    const raw = (await (await fetch(inject('site').mails)).json()) as string[]
    const mails = await Promise.all(raw.map((one) => PostalMime.parse(one)))
    const found = mails.filter(({ to }) => to?.some((one) => one.address === address))
    if (found.length >= count) return found
    await new Promise((wait) => setTimeout(wait, 200))
  }
  throw new Error(`Fewer than ${count} mails came for ${address}`)
}

export async function login(page: Page, email: string) {
  const { host, password } = inject('site')
  await page.goto(`${host}/account/login`)
  await page.fill('input[name=email]', email)
  await page.fill('input[name=password]', password)
  await page.click('button[type=submit]')
  await page.waitForURL(`${host}/app/**`)
}
