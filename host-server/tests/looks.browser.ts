import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  DESK,
  expectAccessible,
  expectEven,
  expectFits,
  expectReadable,
  expectUncut,
  NARROW,
  setTextSize,
  type Visit
} from '../testing/browser.ts'
import { openTour } from './support/tour.ts'

const PATHS = [...readFileSync('widgets/app/routes.ts', 'utf8').matchAll(/path: '([^']+)'/g)].map(
  ([, path = '']) => path
)

/** Who looks at the pages: the first who may open one. */
const ACCOUNTS = ['admin', 'advisor', 'marketing'] as const
/** A page is opened in the narrow window, and follows it to the width of a desk; other walks open it at a desk. */
const WIDTHS = [390, 1280]
/** The narrowest window, and a large screen, for text of twice the usual size. */
const ENLARGED = { size: 32, widths: [320, 1280] }
const USUAL = 16

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

async function widen(page: Page, width: number) {
  await page.setViewportSize({ width, height: width === DESK.viewport?.width ? DESK.viewport.height : 844 })
}

/** With `SHOTS`, a folder, it gets a screenshot of each. */
async function look(page: Page, path: string, width: number, isSeenDark: boolean) {
  const step = `${path} at ${width} px`
  await widen(page, width)
  await expectFits(page, step)
  await (isSeenDark ? expectReadable : expectAccessible)(page, step)
  await expectEven(page, step)
  const { SHOTS } = process.env
  for (const colorScheme of SHOTS ? (['light', 'dark'] as const) : []) {
    await page.emulateMedia({ colorScheme })
    await page.screenshot({ path: `${SHOTS}/${path.slice(1).replaceAll('/', '-')}-${width}-${colorScheme}.png` })
  }
}

async function enlarge(page: Page, size: number) {
  await setTextSize(page, size)
  await expect.poll(() => page.evaluate(() => getComputedStyle(document.body).fontSize)).toBe(`${size}px`)
}

async function lookEnlarged(page: Page, path: string) {
  const { size, widths } = ENLARGED
  await enlarge(page, size)
  for (const width of widths) {
    const step = `${path} with text of ${size} px at ${width} px`
    await widen(page, width)
    await expectFits(page, step)
    await expectUncut(page, step)
  }
  await enlarge(page, USUAL)
}

const visitors: Visit[] = []
beforeAll(async () => {
  await tour.office.look(async (own) => {
    const { tenant_id, uuid: user_uuid } = await own('users').where({ email_address: 'marketing@demo.example' }).first()
    await own('user_roles').insert({ tenant_id, user_uuid, role: 'profile-delete-manager' })
  })
  for (const account of ACCOUNTS) visitors.push(await tour.enter(account, NARROW))
})
afterAll(() => Promise.all(visitors.map(({ page }) => page.context().close())))

test.each(PATHS)(
  '%s is accessible in the light and in the dark, and cuts nothing off with large text',
  async (path) => {
    for (const { page, faults } of visitors) {
      await widen(page, NARROW.viewport?.width ?? 0)
      if (!(await isLetIn(page, path))) continue
      // in the dark at one of the widths, each page at another than the next; `npm run soak` at both
      const turn = PATHS.indexOf(path)
      for (const [nth, width] of WIDTHS.entries())
        await look(page, path, width, Boolean(process.env.SOAK) || turn % WIDTHS.length === nth)
      await lookEnlarged(page, path)
      expect(faults).toEqual([])
      return
    }
    throw new Error(`None of ${ACCOUNTS.join(', ')} may open ${path}`)
  }
)
