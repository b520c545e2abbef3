import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { DESK, expectFits, expectReadable, PHONE, setTextSize } from '../testing/browser.ts'
import {
  addressOfTag,
  BRANCH_PAGE,
  LISTED_PAGES,
  layOutPublicPages,
  OWN_PAGE,
  PLACED_TAGS,
  UNLISTED_PAGES
} from '../testing/public-pages.ts'
import { openTour } from './support/tour.ts'

const PAGES: readonly string[] = [...LISTED_PAGES, ...UNLISTED_PAGES]

const tour = openTour()
beforeAll(() => tour.office.look((knex) => layOutPublicPages(knex, new Date())))

interface Seen {
  seen: { shift: number; parts: string[] }
}

/** What moves on a page while it loads, as browsers measure it. */
function watchShifts() {
  const seen: Seen['seen'] = { shift: 0, parts: [] }
  Object.assign(window, { seen } satisfies Seen)
  const nameOf = ({ node }: { node: Node | null }) =>
    `${(node as Element | null)?.className || node?.nodeName}: ${node?.textContent?.trim().slice(0, 40)}`
  new PerformanceObserver((list) => {
    const entries = list.getEntries() as (PerformanceEntry & { value: number; sources: { node: Node | null }[] })[]
    for (const { value, sources } of entries) {
      seen.shift += value
      seen.parts.push(`${value.toFixed(4)} ${sources.map(nameOf).join(' | ')}`)
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

/** As on the road: each part of a page is drawn before the next is there. */
const answerLate = (page: Page) =>
  page.route(/\/api\/v1\//, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 150))
    // the page may be gone by then
    await route.continue().catch(() => undefined)
  })

/** Opens a page and waits until it is complete. @returns its HTML, as the server printed it */
async function open(page: Page, path: string): Promise<string> {
  const answer = await page.goto(tour.host + path)
  await page.waitForLoadState('networkidle')
  await expect
    .poll(() => page.locator('advisor-booking:visible .loading:visible, [aria-busy="true"]:visible').count())
    .toBe(0)
  return (await answer?.text()) ?? ''
}

/** Classes that scripts have added: a page that contains its styles has none for them (`used-styles.ts`). */
const classesBeyond = (page: Page, printed: string) =>
  page.evaluate((html) => {
    const classesOf = (all: Iterable<Element>) => [...all].flatMap(({ classList }) => [...classList])
    const known = new Set(classesOf(new DOMParser().parseFromString(html, 'text/html').querySelectorAll('[class]')))
    return classesOf(document.querySelectorAll('[class]')).filter((name) => !known.has(name))
  }, printed)

async function shiftsOf(page: Page, path: string) {
  await open(page, path)
  return page.evaluate(() => (window as unknown as Seen).seen)
}

/** Somebody who has left is answered with 410, which the console tells. */
const unexpected = (faults: readonly string[]) => faults.filter((one) => !one.includes('status of 410'))

const SCREENS = [
  ['a phone', PHONE],
  ['a desk', DESK]
] as const

test.each(SCREENS)('on %s no page moves while it loads', async (_where, screen) => {
  const { page, faults } = await tour.guest(screen)
  await page.addInitScript(watchShifts)
  await answerLate(page)
  const moved: Record<string, Seen['seen']> = {}
  for (const path of PAGES) {
    const seen = await shiftsOf(page, path)
    if (seen.shift >= 0.001) moved[path] = seen
  }
  expect(moved).toEqual({})
  expect(unexpected(faults)).toEqual([])
  await page.context().close()
})

/** What each largest paint so far has shown: the address of a picture, or nothing for a text. */
function watchLargest() {
  const largest: string[] = []
  Object.assign(window, { largest })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { url: string })[]) largest.push(entry.url)
  }).observe({ type: 'largest-contentful-paint', buffered: true })
}

test('on a phone, what is largest on a page with a picture is there with its first paint', async () => {
  const { page } = await tour.guest(PHONE)
  await page.addInitScript(watchLargest)
  for (const path of [BRANCH_PAGE, OWN_PAGE]) {
    await open(page, path)
    const largest = await page.evaluate(() => (window as unknown as { largest: string[] }).largest)
    expect(largest.length, path).toBeGreaterThan(0)
    // a file that came later would be the last
    expect(largest.at(-1), path).toMatch(/^(data:image\/webp.*)?$/)
    const sharp = page.locator('.previewed img').last()
    expect(await sharp.evaluate((one: HTMLImageElement) => one.complete && one.currentSrc), path).toContain('/media/')
  }
  await page.context().close()
})

test.each(SCREENS)('on %s no tag moves what stands below it on an own page', async (_where, screen) => {
  const { page, faults } = await tour.guest(screen)
  await page.addInitScript(watchShifts)
  await answerLate(page)
  const moved: Record<string, Seen['seen']> = {}
  for (const placed of PLACED_TAGS) {
    const seen = await shiftsOf(page, addressOfTag(placed))
    if (seen.shift > 0.02) moved[placed.name] = seen
  }
  expect(moved).toEqual({})
  expect(unexpected(faults)).toEqual([])
  await page.context().close()
})

test.each(SCREENS)(
  'on %s each page is accessible, light and dark, fits, and neither sets a cookie nor asks anyone else',
  async (_where, screen) => {
    const { page, faults } = await tour.guest(screen)
    const known = (await page.context().cookies()).map(({ name }) => name)
    for (const path of PAGES) {
      const printed = await open(page, path)
      expect(await classesBeyond(page, printed), path).toEqual([])
      await expectReadable(page, path)
      await expectFits(page, path)
      expect(
        (await page.context().cookies()).map(({ name }) => name),
        path
      ).toEqual(known)
    }
    expect(unexpected(faults)).toEqual([])
    await page.context().close()
  },
  240_000
)

test('each page says without script what it is about, and leads on', async () => {
  const { page } = await tour.guest({ ...PHONE, javaScriptEnabled: false })
  for (const path of PAGES) {
    await page.goto(tour.host + path)
    expect(await page.getByRole('heading', { level: 1 }).count(), path).toBe(1)
    expect((await page.locator('main').textContent())?.length, path).toBeGreaterThan(40)
    expect(await page.locator('main :is(a[href], form)').count(), path).toBeGreaterThan(0)
  }
  await page.context().close()
})

test.each(PLACED_TAGS)('$name works without script, by what is printed inside it or by a link', async (placed) => {
  const { page } = await tour.guest({ ...PHONE, javaScriptEnabled: false })
  await page.goto(tour.host + addressOfTag(placed))
  const links = await page
    .locator('.content-tag a[href]')
    .evaluateAll((all) => all.map((one) => (one as HTMLAnchorElement).href))
  const forms = await page.locator('.content-tag form').count()
  expect(links.length + forms).toBeGreaterThan(0)
  for (const link of links.filter((one) => one.startsWith(tour.host))) {
    const answer = await page.request.get(link, { maxRedirects: 0 })
    expect([200, 302], link).toContain(answer.status())
  }
  await page.context().close()
})

/** What only a screen can do, with what is in shadow roots; a map is a picture, too. */
const CONTROLS =
  '.card-map-source, .button, button, input, select, textarea, summary, form, nav, .skip, .language, .cookie-banner, .notice'

const PRINTED: [path: string, words: string[]][] = [
  [
    '/p/fruehling',
    ['Günstig in den Frühling', 'Mag. Anna Gruber', '+43 1 2345678', '@demo.example', 'Bald wieder grün']
  ],
  ['/p/tag-card-full', ['Mag. Anna Gruber', '+43 1 2345678']],
  ['/p/tag-list', ['Mag. Anna Gruber']],
  [
    '/app/filiale/wien-innere-stadt',
    ['Alpenbank Wien Innere Stadt', '+43 1 2345678', 'Schließfächer', 'Betriebsausflug']
  ],
  ['/app/profile/anna-gruber', ['Mag. Anna Gruber', '+43 1 2345678']]
]

test.each(PRINTED)('%s is printed light, with all that it says and without what is pressed', async (path, shown) => {
  const { page, faults } = await tour.guest({ viewport: { width: 718, height: 1000 }, colorScheme: 'dark' })
  await open(page, path)
  await page.emulateMedia({ media: 'print' })
  const found = await page
    .locator(CONTROLS)
    .evaluateAll((all) =>
      all.filter((one) => one.checkVisibility() && one.getBoundingClientRect().width > 1).map((one) => one.outerHTML)
    )
  expect(found).toEqual([])
  const printed = await page.locator('body').evaluate(function textOf(node: Node): string {
    const { shadowRoot } = node as Element
    if (node instanceof Element && !node.checkVisibility() && !shadowRoot) return ''
    if (node.nodeType === Node.TEXT_NODE) return node.nodeValue ?? ''
    return [...(shadowRoot ?? node).childNodes].map(textOf).join(' ')
  })
  for (const one of shown) expect(printed).toContain(one)
  expect(await page.locator('html').evaluate((html) => getComputedStyle(html).colorScheme)).toBe('light')
  await expectFits(page, path)
  expect(unexpected(faults)).toEqual([])
  await page.context().close()
})

test('on a narrow phone the compact card has its sentences below the photo, and no word of its contacts is broken', async () => {
  const { page } = await tour.guest({ viewport: { width: 320, height: 800 } })
  await open(page, '/p/tag-card-compact')
  const edgesOf = (selector: string) =>
    page
      .locator(`advisor-card ${selector}:visible`)
      .first()
      .evaluate((one) => {
        const range = document.createRange()
        range.selectNode(one.localName === 'img' ? one : (one.firstChild as Node))
        const { left, right, top, bottom } = range.getBoundingClientRect()
        return { left, right, top, bottom }
      })
  const [photo, name, motto] = [await edgesOf('.card-photo'), await edgesOf('.card-name'), await edgesOf('.card-motto')]
  expect(name.left).toBeGreaterThan(photo.right)
  expect(motto.top).toBeGreaterThanOrEqual(photo.bottom)
  expect(motto.left).toBeLessThan(photo.right)
  await open(page, '/app/profile/anna-gruber')
  const broken = await page.locator('.card-side a:is([href^="tel:"], [href^="mailto:"])').evaluateAll((all) =>
    all.flatMap((link) =>
      [...link.childNodes]
        .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
        .filter((text) => {
          const range = document.createRange()
          range.selectNodeContents(text)
          return range.getClientRects().length > 1
        })
        .map(({ textContent }) => textContent)
    )
  )
  expect(broken).toEqual([])
  await page.context().close()
})

test('a page that does not exist fits a narrow window with text of twice the usual size', async () => {
  const { page } = await tour.guest({ viewport: { width: 320, height: 800 } })
  await setTextSize(page, 32)
  await open(page, '/nowhere')
  await page.getByRole('link', { name: 'Ansprechperson suchen' }).waitFor()
  await expectFits(page, '/nowhere')
  await page.context().close()
})

test('photos of a branch come first on a phone, and beside the hours in a wide window', async () => {
  const { page } = await tour.guest(PHONE)
  const edgesOf = (selector: string) =>
    page.locator(selector).evaluate((one) => {
      const { top, bottom, left, right } = one.getBoundingClientRect()
      return { top, bottom, left, right }
    })
  await open(page, BRANCH_PAGE)
  expect((await edgesOf('.branch-photos')).bottom).toBeLessThanOrEqual((await edgesOf('.card-side')).top)
  await expectFits(page, 'photos')
  await page.setViewportSize(DESK.viewport ?? { width: 1280, height: 900 })
  const [photos, side, main] = [
    await edgesOf('.branch-photos'),
    await edgesOf('.card-side'),
    await edgesOf('.card-main')
  ]
  expect([side.top, main.left]).toEqual([photos.top, photos.left])
  expect(side.left).toBeGreaterThan(photos.right)
  // the longer column leaves no gap in the other one
  expect(main.top - photos.bottom).toBeCloseTo(20, 0)
  await page.context().close()
})

test('where a scrollbar leaves no room for two columns, a branch with photos has one, in the order in which it is read', async () => {
  const { page } = await tour.guest({ viewport: { width: 868, height: 900 } })
  await open(page, BRANCH_PAGE)
  const boxes = await page
    .locator('.profile.branch > *')
    .evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect()).map(({ left, width, top }) => ({ span: `${left} ${width}`, top }))
    )
  expect(boxes).toHaveLength(4)
  expect(new Set(boxes.map(({ span }) => span)).size).toBe(1)
  const tops = boxes.map(({ top }) => top)
  expect(tops).toEqual(tops.toSorted((one, other) => one - other))
  await page.context().close()
})

test('on paper every photo of a branch is whole and within the sheet', async () => {
  const { page } = await tour.guest({ viewport: { width: 718, height: 1000 } })
  await open(page, BRANCH_PAGE)
  await page.emulateMedia({ media: 'print' })
  const row = page.locator('.branch-photos ul')
  expect(await row.evaluate((list) => list.scrollWidth - list.clientWidth)).toBe(0)
  const photos = await page
    .locator('.branch-photos img[srcset]')
    .evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect()).map(({ left, right, width }) => [left, right, width])
    )
  expect(photos).toHaveLength(3)
  for (const [left = 0, right = 0, width = 0] of photos) {
    expect(left).toBeGreaterThanOrEqual(0)
    expect(right).toBeLessThanOrEqual(718)
    expect(width).toBeGreaterThan(150)
  }
  await page.context().close()
})

test('on paper links of texts say where they lead', async () => {
  const { page } = await tour.guest()
  const addressAfter = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((link) => getComputedStyle(link, '::after').content)
  for (const [path, selector, address] of [
    ['/p/fruehling', '.content-text a', 'https://www.alpenbank.example/aushang'],
    ['/app/filiale/wien-innere-stadt', '.branch-links a', 'https://www.alpenbank.example/preise']
  ] as const) {
    await page.emulateMedia({ media: 'screen' })
    await open(page, path)
    expect(await addressAfter(selector)).toBe('none')
    await page.emulateMedia({ media: 'print' })
    expect(await addressAfter(selector)).toContain(address)
  }
  await page.context().close()
})
