import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DESK, expectFits, expectInSight, launch, login, PHONE, visit } from '../testing/browser.ts'
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

const ENDLESS = 'Donaudampfschifffahrtsgesellschaftskapitaenswitwenpensionsauszahlungsstellenleiterin'

/** Puts an endless word in the place of what people typed: in the cells, but not in buttons, states and dates. */
const lengthen = (page: Page, row: string, cells: string) =>
  page.locator(row).evaluateAll(
    (rows, [word = '', places = '']) => {
      for (const cell of rows.flatMap((one) => [...one.querySelectorAll(places)])) {
        const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT)
        while (texts.nextNode()) {
          const text = texts.currentNode as Text
          const parent = text.parentElement
          const isTyped = !parent?.closest('button, .face, .toggle, .table-label, .visually-hidden')
          if (parent && isTyped && text.data.trim() && getComputedStyle(parent).whiteSpace !== 'nowrap')
            text.data = word
        }
      }
    },
    [ENDLESS, cells]
  )

/** The words that stand out of their cells, and the pictures of people that are no circles. */
const misshapen = (page: Page, row: string) =>
  page.locator(row).evaluateAll((rows, word) => {
    const isOut = (cell: Element) => {
      const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT)
      const words = document.createRange()
      while (texts.nextNode()) {
        words.selectNodeContents(texts.currentNode)
        const { right } = words.getBoundingClientRect()
        if (texts.currentNode.nodeValue === word && right > cell.getBoundingClientRect().right + 1) return true
      }
      return false
    }
    const cells = rows.flatMap((one) => [...one.querySelectorAll('th, td, header')])
    const faces = rows.flatMap((one) => [...one.querySelectorAll<HTMLElement>('.face')])
    const isSqueezed = (face: HTMLElement) => Math.abs(face.offsetWidth - face.offsetHeight) > 1
    return [...cells.filter(isOut), ...faces.filter(isSqueezed)].map(({ outerHTML }) => outerHTML.slice(0, 300))
  }, ENDLESS)

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

const PEOPLE_IN_COLUMNS: typeof LISTS = [
  ['branch', '/branch-calendar?view=day', '.bcal-column'],
  ['branch', '/branch-calendar?view=week', '.bcal-week tbody tr']
]

test.each([...LISTS, ...PEOPLE_IN_COLUMNS])(
  'an endless name in the lists of %s%s stays in its place',
  async (account, path, row) => {
    const typed = 'th, h2, td:not([data-column^=action], [data-column=saved_at], .bcal-week *)'
    for (const [look, cells] of [
      [DESK, 'th, h2'],
      [{ ...PHONE, viewport: { width: 320, height: 844 } }, typed]
    ] as const) {
      const { page } = await visit(browser, look)
      await login(page, `${account}@demo.example`)
      await page.goto(`${ownSite().host}/app${path}`)
      await page.locator(row).first().waitFor()
      await lengthen(page, row, cells)
      expect(await misshapen(page, row)).toEqual([])
      await expectFits(page, path)
      await page.context().close()
    }
  }
)
