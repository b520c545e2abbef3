import { readFileSync } from 'node:fs'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DESK, expectFits, expectReadable, expectUncut, NARROW, setTextSize, type Visit } from '../testing/browser.ts'
import { openTour } from './support/tour.ts'

const PATHS = [...readFileSync('widgets/app/routes.ts', 'utf8').matchAll(/path: '([^']+)'/g)].map(
  ([, path = '']) => path
)

/** Who looks at the pages: the first who may open one. */
const ACCOUNTS = ['admin', 'advisor', 'marketing'] as const
const WIDTHS = [
  ['1280', DESK],
  ['390', NARROW]
] as const

/** Twice the usual size in the narrowest window, and on a large screen. */
const ENLARGED = [
  [32, 320],
  [32, 1280]
] as const

const tour = openTour()

/** Pages about one object are opened with the first of its kind. */
async function addressOf(path: string): Promise<string> {
  const table = { '/account-admin/organizations/edit': 'organizations', '/account-admin/people/edit': 'advisors' }[path]
  if (!table) return path
  const tenant_id = (await tour.office.look((own) => own('tenant_domains').where({ host: 'localhost' }).first()))
    .tenant_id
  const { uuid } = await tour.office.look((own) => own(table).where({ tenant_id }).first('uuid'))
  return `${path}?id=${uuid}`
}

/** Whether the page is there, with all that it first asks for. */
async function isLetIn(page: Page, path: string): Promise<boolean> {
  await page.goto(`${tour.host}/app${await addressOf(path)}`, { waitUntil: 'networkidle' })
  if (new URL(page.url()).pathname === '/app/403') return false
  await page.locator('main h1').first().waitFor()
  await expect.poll(() => page.locator('main .loading-box').count()).toBe(0)
  return true
}

/** The fields of one line that stand beside others of another height. */
const unevenFields = () => {
  const of = '.field .input:is(input, select):not([type="file"])'
  const boxes = [...document.querySelectorAll<HTMLInputElement>(of)]
    .filter((field) => field.checkVisibility())
    .map((field) => ({ name: field.name, box: field.getBoundingClientRect() }))
  return boxes.flatMap(({ name, box }) => {
    const isUneven = boxes.some(
      (one) => one.box.top < box.bottom && one.box.bottom > box.top && Math.abs(one.box.height - box.height) > 0.5
    )
    return isUneven ? `${name}: ${box.height}` : []
  })
}

/** With `SHOTS`, a folder, it gets a screenshot of each. */
async function look(page: Page, path: string, width: string) {
  const step = `${path} at ${width} px`
  await expectFits(page, step)
  await expectReadable(page, step)
  expect(await page.evaluate(unevenFields), step).toEqual([])
  const { SHOTS } = process.env
  for (const colorScheme of SHOTS ? (['light', 'dark'] as const) : []) {
    await page.emulateMedia({ colorScheme })
    await page.screenshot({ path: `${SHOTS}/${path.slice(1).replaceAll('/', '-')}-${width}-${colorScheme}.png` })
  }
}

/** `check` of a page as the first who may open it sees it. */
function visitAs(options: BrowserContextOptions, check: (page: Page, path: string) => Promise<void>) {
  const visitors: Visit[] = []
  beforeAll(async () => {
    for (const account of ACCOUNTS) visitors.push(await tour.enter(account, options))
  })
  afterAll(() => Promise.all(visitors.map(({ page }) => page.context().close())))
  return async (path: string) => {
    for (const { page, faults } of visitors) {
      if (!(await isLetIn(page, path))) continue
      await check(page, path)
      expect(faults).toEqual([])
      return
    }
    throw new Error(`None of ${ACCOUNTS.join(', ')} may open ${path}`)
  }
}

describe.each(WIDTHS)('at %s px', (width, options) => {
  const open = visitAs(options, (page, path) => look(page, path, width))
  test.each(PATHS)('%s is accessible in the light and in the dark', open)
})

describe.each(ENLARGED)('with text of %i px at %i px', (size, width) => {
  const open = visitAs({ viewport: { width, height: 844 } }, async (page, path) => {
    const step = `${path} with text of ${size} px at ${width} px`
    await setTextSize(page, size)
    await expect.poll(() => page.evaluate(() => getComputedStyle(document.body).fontSize)).toBe(`${size}px`)
    await expectFits(page, step)
    await expectUncut(page, step)
  })
  test.each(PATHS)('%s cuts nothing off and does not scroll sideways', open)
})
