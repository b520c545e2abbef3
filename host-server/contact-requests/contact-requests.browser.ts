import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { DESK, expectAccessible, launch, login, PHONE, visit } from '../core/testing/browser.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(() => browser.close())

const TAB = '/app/online-appointments/appointments/index?tab=requests'

test('an advisor finds the requests at their address and marks one by keyboard, which can be taken back', async () => {
  const { page, faults } = await visit(browser, DESK)
  await login(page, 'second@demo.example')
  await page.goto(inject('site').host + TAB)
  const box = page.getByRole('checkbox', { name: /Erledigt/ }).first()
  await box.waitFor()
  const said = page.getByRole('status').filter({ hasText: 'Anfrage' })
  expect(await said.textContent()).toBe('3 offene Anfragen')
  await box.focus()
  await page.keyboard.press('Space')
  await page.getByText('2 offene Anfragen', { exact: true }).waitFor()
  await page.waitForLoadState('networkidle')
  await page.reload()
  await page.getByText('2 offene Anfragen', { exact: true }).waitFor()
  const done = page.getByRole('checkbox', { checked: true })
  expect(await done.count()).toBe(2)
  await done.first().press('Space')
  await page.getByText('3 offene Anfragen', { exact: true }).waitFor()
  expect(faults).toEqual([])
})

test.each([
  ['a phone', PHONE, 'light'],
  ['a phone', PHONE, 'dark'],
  ['a desk', DESK, 'light'],
  ['a desk', DESK, 'dark']
] as const)('the requests fit %s (%o, %s) and read well', async (_where, options, colorScheme) => {
  const { page, faults } = await visit(browser, { ...options, colorScheme })
  await login(page, 'advisor@demo.example')
  await page.goto(inject('site').host + TAB)
  await page.locator('.request').first().waitFor()
  await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'))
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  await expectAccessible(page, colorScheme)
  if (process.env.SHOTS)
    await page.screenshot({ path: `${process.env.SHOTS}/${_where}-${colorScheme}.png`, fullPage: true })
  expect(faults).toEqual([])
})
