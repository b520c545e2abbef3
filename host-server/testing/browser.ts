import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { type Browser, type BrowserContextOptions, chromium, type Locator, type Page } from 'playwright-core'
import PostalMime, { type Email } from 'postal-mime'
import { expect } from 'vitest'
import { launchOptions } from './browser-options.ts'
import { ownSite } from './own-site.ts'

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

let own: Promise<Browser> | undefined

/** A browser for all of a worker's files, whose `close` closes their pages; a separate one if it needs arguments. */
export async function launch(args: readonly string[] = []): Promise<Browser> {
  if (args.length) return chromium.launch(launchOptions(args))
  own ??= chromium.launch(launchOptions())
  const browser = await own
  browser.close = async () => {
    await Promise.all(browser.contexts().map((context) => context.close()))
  }
  return browser
}

export const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
export const DESK: BrowserContextOptions = { viewport: { width: 1280, height: 900 } }
/** A window as narrow as a phone, with a keyboard. */
export const NARROW: BrowserContextOptions = { viewport: { width: 390, height: 844 } }

export interface Visit {
  page: Page
  /** Errors in the page: exceptions, violations of its policy, requests to third parties. */
  faults: string[]
}

/** With the cookie banner answered: axe would report the targets that it covers as too small. */
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

/** Milliseconds in which a page must show what is waited for: it says that nothing comes, however slow the machine is. */
const PATIENCE = 90_000

/** Frames of animations cost what the next walk could use; tests of widgets have them, and `npm run soak`. */
const MOTION = process.env.SOAK ? 'no-preference' : 'reduce'

/** Opens a page whose errors are collected; by default as a visitor in Vienna who has answered the cookie banner. */
export async function visit(
  browser: Browser,
  options: BrowserContextOptions = DESK,
  origins: readonly string[] = [ownSite().host, ownSite().foreign]
): Promise<Visit> {
  const context = await browser.newContext({
    locale: 'de-AT',
    timezoneId: 'Europe/Vienna',
    bypassCSP: false,
    reducedMotion: MOTION,
    storageState: { cookies: [ANSWERED], origins: [] },
    ...options
  })
  context.setDefaultTimeout(PATIENCE)
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

/** Ends transitions of colours, which run in each shadow root separately, from the next frame on. */
async function settleColours(): Promise<void> {
  const rootsIn = (root: Document | ShadowRoot): (Document | ShadowRoot)[] => [
    root,
    ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot ? rootsIn(shadowRoot) : []))
  ]
  const frame = () => new Promise(requestAnimationFrame)
  await frame()
  await frame()
  const running = rootsIn(document).flatMap((root) => root.getAnimations())
  for (const one of running) if (one.effect?.getComputedTiming().endTime !== Infinity) one.finish()
}

/** Whether nothing is dimmed for the moment, as lists and figures are while they are read again. */
function isReadThrough(): boolean {
  const isDimmed = (busy: Element) => busy.checkVisibility() && Number(getComputedStyle(busy).opacity) < 1
  return ![...document.querySelectorAll('[aria-busy="true"]')].some(isDimmed)
}

const WCAG = { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] }
/** The rules whose result depends on the colour scheme. */
const COLOURS = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] }

/** Expects no findings of axe: WCAG 2.0 to 2.2, A and AA, including shadow roots. */
export async function expectAccessible(page: Page, step: string, rules = WCAG) {
  await page.waitForFunction(isReadThrough)
  await page.evaluate(settleColours)
  // evaluated in the page's own world, as the page's policy forbids a script element
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
  const violations = await page.evaluate(async (runOnly) => {
    const { axe } = window as unknown as {
      axe: {
        run(
          context: object,
          options: object
        ): Promise<{ violations: { id: string; nodes: { target: unknown; html: string; element: Element }[] }[] }>
      }
    }
    const options = { resultTypes: ['violations'], elementRef: true }
    const { violations: found } = await axe.run(document, { ...options, runOnly })
    // what a bar covers that stays in sight is measured where it is not covered
    for (const rule of found.filter(({ id }) => id === 'target-size')) {
      const small: typeof rule.nodes = []
      for (const node of rule.nodes) {
        node.element.scrollIntoView({ block: 'center' })
        const again = await axe.run(document, { ...options, runOnly: ['target-size'] })
        const isSmall = again.violations.some(({ nodes }) => nodes.some(({ element }) => element === node.element))
        if (isSmall) small.push(node)
      }
      rule.nodes = small
    }
    const left = found.filter(({ nodes }) => nodes.length)
    return left.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target, html }) => `${JSON.stringify(target)} ${html}`).join(' | ')}`
    )
  }, rules)
  expect(violations, step).toEqual([])
}

/** Accessible with light colours, and readable with dark ones too. */
export async function expectReadable(page: Page, step: string) {
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible(page, `${step}, dark`, COLOURS)
  await page.emulateMedia({ colorScheme: 'light' })
  await expectAccessible(page, `${step}, light`)
}

/** Waits for the mails that the mail server received for an address. */
export async function mailsTo(address: string, count: number): Promise<Email[]> {
  for (let tries = 0; tries < 100; tries += 1) {
    const raw = (await (await fetch(ownSite().mails)).json()) as string[]
    const mails = await Promise.all(raw.map((one) => PostalMime.parse(one)))
    const found = mails.filter(({ to }) => to?.some((one) => one.address === address))
    if (found.length >= count) return found
    await new Promise((wait) => setTimeout(wait, 200))
  }
  throw new Error(`Fewer than ${count} mails came for ${address}`)
}

/** A form without script is accepted three seconds after its ticket was issued. */
export async function ticketCounts(page: Page) {
  const ticket = await page.locator('[name=ticket]').first().inputValue()
  await expect.poll(() => Date.now() - Number.parseInt(ticket, 10)).toBeGreaterThan(3000)
}

/** At the worker's own site by default. */
export async function login(
  page: Page,
  email: string,
  { host, password }: { host: string; password: string } = ownSite()
) {
  await page.goto(`${host}/account/login`)
  await page.fill('input[name=email]', email)
  await page.fill('input[name=password]', password)
  await page.click('button[type=submit]')
  await page.waitForURL(`${host}/app/**`)
}

/** Nothing overflows the screen sideways; a phone would zoom out rather than scroll. */
export const expectFits = async (page: Page, what: string) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth), what).toBeLessThanOrEqual(
    page.viewportSize()?.width ?? 0
  )

/** Fields that stand in one line, on the page or in the dialog in front, are equally high. */
export const expectEven = async (page: Page, what: string) =>
  expect(
    await page.evaluate(() => {
      const front = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document
      const boxes = [...front.querySelectorAll<HTMLInputElement>('.field .input:is(input, select):not([type="file"])')]
        .filter((field) => field.checkVisibility())
        .map((field) => ({ name: field.name, box: field.getBoundingClientRect() }))
      return boxes.flatMap(({ name, box }) => {
        const isUneven = boxes.some(
          (one) => one.box.top < box.bottom && one.box.bottom > box.top && Math.abs(one.box.height - box.height) > 0.5
        )
        return isUneven ? `${name}: ${box.height}` : []
      })
    }),
    what
  ).toEqual([])

/** The browser's own setting for the size of text, of which 16 px is the usual one; until a screenshot of a whole page. */
export async function setTextSize(page: Page, px: number) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Page.enable')
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: px, fixed: px } })
}

const boxesCut = (page: Page) =>
  page.evaluate(() => {
    const isOwn = (node: Element) => [...node.childNodes].some((one) => one.nodeType === 3 && one.nodeValue?.trim())
    return [...document.querySelectorAll<HTMLElement>('main *, .dock *, .app-header *')]
      .filter((node) => {
        const { clipPath, display, overflowX, overflowY, textOverflow } = getComputedStyle(node)
        if (clipPath !== 'none' || node.clientWidth <= 2 || !node.textContent?.trim()) return false
        const isWider = node.scrollWidth > node.clientWidth + 1
        const isHigher = node.scrollHeight > node.clientHeight + 2
        if (isWider && /hidden|clip/.test(overflowX)) return textOverflow !== 'ellipsis'
        if (isHigher && /hidden|clip/.test(overflowY)) return true
        return isWider && overflowX === 'visible' && display !== 'inline' && isOwn(node)
      })
      .map((node) => `${node.className}: ${node.textContent?.slice(0, 60)}`)
  })

/**
 * No box cuts its words off, or lets them stand out of it; those that end with dots, and fields, scroll or say so. A
 * page that has become narrower may first have to draw fewer columns.
 */
export const expectUncut = (page: Page, what: string) =>
  expect.poll(() => boxesCut(page), { message: what }).toEqual([])

/** Stands whole in what is seen of a page that was just opened, above the menu and the buttons at the thumb. */
export async function expectInSight(place: Locator, what: string) {
  const [box, end] = await place.evaluate((node) => {
    const fixed = [...document.querySelectorAll('.dock, .at-thumb')].map((one) => one.getBoundingClientRect())
    const tops = fixed.filter(({ height, top }) => height && top > innerHeight / 2).map(({ top }) => top)
    return [node.getBoundingClientRect().toJSON(), Math.min(innerHeight, ...tops)] as const
  })
  expect(box.top, what).toBeGreaterThanOrEqual(0)
  expect(box.bottom, what).toBeLessThanOrEqual(end)
}
