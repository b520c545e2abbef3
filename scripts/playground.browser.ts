import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DESK, expectAccessible, expectFits, launch, PHONE, visit } from '../host-server/testing/browser.ts'
import { writePlayground } from './write-playground.ts'

const folder = mkdtempSync(join(tmpdir(), 'advisor-widgets-playground-'))
const file = join(folder, 'playground.html')
let browser: Browser
beforeAll(async () => {
  ;[browser] = await Promise.all([launch(), writePlayground(file)])
})
afterAll(async () => {
  await browser.close()
  rmSync(folder, { recursive: true })
})

async function open(options = DESK) {
  const { page, faults } = await visit(browser, options, [])
  await page.goto(pathToFileURL(file).href)
  for (const one of ['.card-lead', '.option', '.contact-to', '.listed-person'])
    await page.locator(one).first().waitFor()
  return { page, faults }
}

test('opened from the file system, a changed property is drawn, written as CSS and can be copied', async () => {
  const { page, faults } = await open()
  const main = page.locator('.playground-page > advisor-booking[mode=popup] [part=button]')
  const colour = () => main.evaluate((button) => getComputedStyle(button).backgroundColor)
  const before = await colour()
  expect(before).not.toBe('rgb(29, 63, 138)')
  await page.getByLabel('--advisor-primary', { exact: true }).fill('#1d3f8')
  expect(await page.locator('.copyable').count()).toBe(0)
  await page.getByLabel('--advisor-primary', { exact: true }).fill('#1d3f8a')
  await expect.poll(colour).toBe('rgb(29, 63, 138)')
  await page.getByLabel('--advisor-font-size', { exact: true }).fill('20px')
  await expect.poll(() => main.evaluate((button) => getComputedStyle(button).fontSize)).toBe('20px')
  const code = page.locator('.copyable code')
  await expect
    .poll(() => code.textContent())
    .toMatch(/^advisor-[\w,\s-]+ \{\n {2}--advisor-primary: #1d3f8a;\n {2}--advisor-font-size: 20px;\n\}$/)
  await page.getByRole('button', { name: 'Copy' }).click()
  await page.getByRole('status').filter({ hasText: /\w/ }).waitFor()
  await expectAccessible(page, 'changed')
  expect(faults).toEqual([])
  await page.context().close()
})

test('a colour on which nothing can be read is warned of, in the light and in the dark', async () => {
  const { page } = await open()
  const low = (scheme: string) =>
    page
      .getByRole('list', { name: `Contrast, ${scheme}` })
      .locator('.is-low')
      .allTextContents()
  expect([await low('light'), await low('dark')]).toEqual([[], []])
  await page.getByLabel('--advisor-accent', { exact: true }).fill('#0b5d4e')
  await expect.poll(() => low('dark')).toEqual([expect.stringMatching(/^Links: .+ below 4\.5 : 1$/)])
  expect(await low('light')).toEqual([])
  await page.context().close()
})

test('the page is drawn dark, and fits a phone', async () => {
  const { page, faults } = await open(PHONE)
  const card = page.locator('.playground-page > advisor-card .card')
  const ground = () => card.first().evaluate((one) => getComputedStyle(one).backgroundColor)
  const before = await ground()
  await page.getByLabel('Colour scheme of the page').selectOption('dark')
  await expect.poll(ground).not.toBe(before)
  await expectFits(page, 'a phone')
  await expectAccessible(page, 'dark')
  expect(faults).toEqual([])
  await page.context().close()
})
