import type { Browser, Locator } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DESK, expectInSight, launch, login, PHONE, visit } from '../testing/browser.ts'
import { ownSite } from '../testing/own-site.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(() => browser.close())

const LISTS: [account: string, path: string, row: string][] = [
  ['admin', '/account-admin/people', '.person-row'],
  ['admin', '/account-admin/organizations', '.org-row'],
  ['admin', '/account-admin/redirections-management', '.redirection'],
  ['admin', '/account-admin/audit-log', '.audit-entry'],
  ['admin', '/account-admin/assistants', '.assistant'],
  ['admin', '/account-admin/reply-templates', '.reply-template'],
  ['admin', '/content-management/pages', '.content-page-row'],
  ['admin', '/account-admin/custom-links-management', '.link-kind'],
  ['admin', '/account-admin/topics-management', '.topics-row'],
  ['branch', '/requests', '.request'],
  ['branch', '/leads', '.lead-row'],
  ['branch', '/messenger', '.conversation'],
  ['branch', '/bookability', '.bookability tbody tr']
]

/** Beside the menu, without scrolling. */
const expectColumns = async (row: Locator) => {
  const hidden = await row.evaluate((one) => {
    const box = one.closest('.table-box')
    return box && box.scrollWidth - box.clientWidth
  })
  expect(hidden ?? 0).toBe(0)
}

test.each(LISTS)(
  'at a desk, %s has all columns of %s in compact rows from the first screen on',
  async (account, path, row) => {
    const { page, faults } = await visit(browser, DESK)
    await login(page, `${account}@demo.example`)
    await page.goto(`${ownSite().host}/app${path}`)
    await page.locator(row).first().waitFor()
    // a long name may take two lines
    const heights = await page.locator(row).evaluateAll((rows) => {
      const lines = (cell: Element) => {
        const words = document.createRange()
        words.selectNodeContents(cell)
        return new Set([...words.getClientRects()].map(({ top }) => Math.round(top))).size
      }
      const inOneLine = rows.filter((one) => {
        const names = [...one.querySelectorAll('.person-name, .audit-name')]
        return names.every((name) => lines(name) <= 1)
      })
      return inOneLine.map(({ clientHeight }) => clientHeight)
    })
    expect(heights.length).toBeGreaterThan(0)
    expect(Math.max(...heights)).toBeLessThanOrEqual(48)
    expect((await page.locator(row).first().boundingBox())?.y).toBeLessThan(560)
    await expectColumns(page.locator(row).first())
    expect(faults).toEqual([])
    await page.context().close()
  }
)

test('all columns of the notifications fit, one of which waits for the reader', async () => {
  const { page } = await visit(browser, DESK)
  await login(page, 'marketing@demo.example')
  await page.goto(`${ownSite().host}/app/wallet-cards/send-push-notifications`)
  await page.getByText('Wartet auf Ihre Freigabe').waitFor()
  await expectColumns(page.locator('.push-record').first())
  await page.context().close()
})

test('filters stand in one line', async () => {
  const { page } = await visit(browser, DESK)
  await login(page, 'admin@demo.example')
  await page.goto(`${ownSite().host}/app/account-admin/audit-log`)
  const fields = page.locator('.filters :is(input, select)')
  await fields.nth(3).waitFor()
  const edges = await fields.evaluateAll((all) => all.map((one) => `${one.getBoundingClientRect().top}`))
  expect(new Set(edges).size).toBe(1)
  await page.context().close()
})

test.each([
  ...LISTS,
  ['admin', '/reports/sessions-reports', '.tile'],
  ['advisor', '/online-appointments/appointments/index', '.appt']
])('on a phone, %s sees the first of %s without scrolling', async (account, path, shown) => {
  const { page } = await visit(browser, PHONE)
  await login(page, `${account}@demo.example`)
  await page.goto(`${ownSite().host}/app${path}`)
  await page.locator(shown).first().waitFor()
  await expectInSight(page.locator(shown).first(), path)
  await page.context().close()
})
