import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launch, login, visit } from '../testing/browser.ts'
import { ownSite } from '../testing/own-site.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(() => browser.close())

/** A4 across, without its margins. */
const PAPER = { viewport: { width: 1030, height: 700 }, colorScheme: 'dark' } as const

/** What each page shows once it is there. */
const PAGES: [account: string, path: string, shown: string][] = [
  ['advisor', '/requests', '.request'],
  ['advisor', '/messenger', '.conversation'],
  ['advisor', '/online-appointments/appointments/index', '.appt-list'],
  ['advisor', '/online-appointments/appointments/index?view=week', '.cal-day, .cal-cell'],
  ['advisor', '/online-appointments/calendars/slots/management', '.slot-grid'],
  ['branch', '/branch-calendar', '.bcal-column'],
  ['branch', '/branch-calendar?view=week', '.bcal-week'],
  ['admin', '/account-admin/people', 'tbody tr'],
  ['admin', '/account-admin/organizations', '.org-row'],
  ['analyst', '/reports/sessions-reports', '.chart-svg']
]

const CONTROLS =
  '.bcal-hand-over, .time-frees, .bcal-more, .button, .filters, .page-links, .sidebar, .dock, .app-header, .tabs, .trail, .admin-bar'

const seenOf = (page: Page, selector: string) =>
  page.evaluate(
    (controls) =>
      [...document.querySelectorAll(controls)].filter((one) => one.checkVisibility()).map((one) => one.className),
    selector
  )

test.each(PAGES)('%s prints %s light, without menu and controls', async (account, path, shown) => {
  const { page, faults } = await visit(browser, PAPER)
  await login(page, `${account}@demo.example`)
  await page.goto(`${ownSite().host}/app${path}`)
  await page.locator(shown).first().waitFor()
  await page.emulateMedia({ media: 'print' })
  expect(await seenOf(page, CONTROLS)).toEqual([])
  expect(await page.locator(shown).first().isVisible()).toBe(true)
  expect(await page.locator('html').evaluate((html) => getComputedStyle(html).colorScheme)).toBe('light')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PAPER.viewport.width)
  expect(faults).toEqual([])
  await page.context().close()
})

test('a filtered report says on paper whose it is, where its fields are gone', async () => {
  const { page } = await visit(browser, PAPER)
  await login(page, 'branch@demo.example')
  await page.goto(`${ownSite().host}/app/reports/sessions-reports?advisor=anna-gruber`)
  await page.locator('.chart-svg').first().waitFor()
  const narrowed = page.locator('.report-narrowed')
  expect(await narrowed.isVisible()).toBe(false)
  await page.emulateMedia({ media: 'print' })
  expect(await narrowed.isVisible()).toBe(true)
  expect(await narrowed.locator('dd').allTextContents()).toEqual(['Alle Filialen', 'Mag. Anna Gruber'])
  await page.context().close()
})

/** The pages of a file that Chromium writes. */
const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length

test.each([
  ['day', 1],
  ['week', 2]
] as const)("a branch's %s is on at most %i pages, with the branch's name and all appointments", async (view, most) => {
  const { page } = await visit(browser, { viewport: { width: 1280, height: 900 } })
  await login(page, 'branch@demo.example')
  await page.goto(`${ownSite().host}/app/branch-calendar?view=${view}`)
  await page
    .locator(view === 'day' ? '.bcal-column' : '.bcal-week')
    .first()
    .waitFor()
  const all = await page.locator('[data-appointment]').count()
  await page.emulateMedia({ media: 'print' })
  expect(await page.locator('.bcal-printed').textContent()).toBe('Filiale Wien Innere Stadt')
  expect(await page.locator('[data-appointment]:visible').count()).toBe(all)
  await page.emulateMedia({ media: null })
  expect(pagesOf(await page.pdf({ preferCSSPageSize: true }))).toBeLessThanOrEqual(most)
  await page.context().close()
})
