import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DESK, expectAccessible, expectFits, launch, PHONE, visit } from '../host-server/testing/browser.ts'
import { registry } from '../widgets/embed/registry.ts'
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

const field = (page: Page, name: string) => page.getByLabel(`--advisor-${name}`, { exact: true })

/** Opens the groups of fields that are folded. */
const unfold = (page: Page) =>
  page.locator('.folds > details').evaluateAll((groups) => {
    for (const group of groups as HTMLDetailsElement[]) group.open = true
  })

test('what is no value is refused at its field, which keeps it', async () => {
  const { page } = await open()
  const refuses = async (name: string, value: string, says: string) => {
    await field(page, name).fill(value)
    const described = () => field(page, name).getAttribute('aria-describedby')
    await expect.poll(described).toMatch(/-errors$/)
    expect(await field(page, name).getAttribute('aria-invalid')).toBe('true')
    expect(await field(page, name).inputValue()).toBe(value)
    const id = (await described())?.split(' ').at(-1)
    expect(await page.locator(`[id="${id}"]`).textContent()).toBe(`Please enter ${says}.`)
    expect(await page.locator('.copyable').count(), `${name}: ${value}`).toBe(0)
    await field(page, name).fill('')
    await expect.poll(() => field(page, name).getAttribute('aria-invalid')).toBe(null)
  }
  const colour = 'a colour, such as #1d3f8a, navy or rgb(29 63 138)'
  for (const value of ['1d3f8a', '#1d3f8', 'rgb(0,0,200', 'red; }', 'inherit', 'var(--brand)'])
    await refuses('primary', value, colour)
  for (const value of ['4', '-5px', 'rund', '1px 2px'])
    await refuses('radius', value, 'one length with its unit that is not below 0, such as 10px')
  for (const value of ['0.4', '2.1', 'dicht', '10px'])
    await refuses('density', value, 'a number from 0.5 to 2, such as 0.75')
  await refuses('font', '"Georgia', 'fonts, such as Georgia, serif')
  await refuses('font-size', 'huge', 'a font size with its unit, such as 16px')
  await page.context().close()
})

test('a colour may be written in any way of CSS, and measured all the same', async () => {
  const { page } = await open()
  const words = page.getByRole('list', { name: 'Contrast, light' }).locator('li', { hasText: 'Main button' })
  for (const [value, ratio] of [
    ['red', '3.99'],
    ['#f00', '3.99'],
    ['hsl(0 100% 50%)', '3.99'],
    ['color(srgb 1 0 0)', '3.99'],
    // on the white page
    ['rgb(0 0 0 / 0.1)', '1.25']
  ] as const) {
    await field(page, 'primary').fill(value)
    await expect.poll(() => words.textContent()).toContain(`${ratio}:1 – too low, needs 4.5:1`)
    expect(await page.locator('.copyable code').textContent()).toBe(`:root {\n  --advisor-primary: ${value};\n}`)
  }
  await page.context().close()
})

test('every custom property has a field, and a colour’s shows what is drawn without it', async () => {
  const { page } = await open()
  await unfold(page)
  const names = [...new Set(registry.flatMap(({ properties }) => Object.keys(properties)))]
  expect(names).toContain('--advisor-scroll-margin')
  for (const name of names) expect(await page.getByLabel(name, { exact: true }).isVisible(), name).toBe(true)
  const picked = (name: string) => page.getByLabel(`--advisor-${name}: pick a colour`).inputValue()
  await expect.poll(() => picked('primary')).toBe('#0b5d4e')
  expect([await picked('surface'), await picked('danger'), await picked('whatsapp')]).toEqual([
    '#ffffff',
    '#b3261e',
    '#0b7a50'
  ])
  await page.getByLabel('Colour scheme of the page').selectOption('dark')
  await expect.poll(() => picked('surface')).toBe('#191d21')
  await page.context().close()
})

test('while the last field is changed, the widgets and the button that copies are in sight', async () => {
  const { page } = await open()
  await unfold(page)
  const last = field(page, 'scroll-margin')
  await page.locator('.listed-person').first().scrollIntoViewIfNeeded()
  await field(page, 'primary').fill('navy')
  await last.scrollIntoViewIfNeeded()
  const isSeen = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((one) => {
        const { top, bottom } = one.getBoundingClientRect()
        return top < innerHeight && bottom > 0
      })
  expect([
    await isSeen('.folds > :last-child input[name="--advisor-scroll-margin"]'),
    await isSeen('.copyable button'),
    await isSeen('.listed-person')
  ]).toEqual([true, true, true])
  await page.context().close()
})

test('the rule holds for tags that are not shown', async () => {
  const { page } = await open()
  await field(page, 'radius').fill('3px')
  const rule = await page.locator('.copyable code').textContent()
  await page.evaluate((css) => {
    const host = document.querySelector('.playground-page > advisor-card')?.getAttribute('host') ?? ''
    document.head.append(Object.assign(document.createElement('style'), { textContent: css }))
    const tag = document.createElement('advisor-vcard-button')
    tag.setAttribute('host', host)
    tag.setAttribute('alias', 'anna')
    document.body.append(tag)
  }, rule)
  const button = page.locator('body > advisor-vcard-button [part=button]')
  await button.waitFor()
  expect(await button.evaluate((one) => getComputedStyle(one).borderRadius)).toBe('3px')
  await page.context().close()
})

test('the widgets are shown in German', async () => {
  const { page, faults } = await open()
  const shown = page.locator('.playground-page')
  await shown.getByRole('button', { name: 'Book an appointment' }).first().waitFor()
  await page.getByLabel('Language of the widgets').selectOption('de')
  await shown.getByRole('button', { name: 'Termin buchen' }).first().waitFor()
  await shown.getByText('Nächste freie Zeit: heute').last().waitFor()
  await shown.getByText('Wertpapiere und Vermögensaufbau').waitFor()
  expect(faults).toEqual([])
  await page.context().close()
})

test('opened from the file system, a changed property is drawn, written as CSS and can be copied', async () => {
  const { page, faults } = await open()
  const main = page.locator('.playground-page > advisor-booking[mode=popup] [part=button]')
  const colour = () => main.evaluate((button) => getComputedStyle(button).backgroundColor)
  const before = await colour()
  expect(before).not.toBe('rgb(29, 63, 138)')
  await field(page, 'primary').fill('#1d3f8a')
  await expect.poll(colour).toBe('rgb(29, 63, 138)')
  await field(page, 'font-size').fill('20px')
  await expect.poll(() => main.evaluate((button) => getComputedStyle(button).fontSize)).toBe('20px')
  const code = page.locator('.copyable code')
  await expect
    .poll(() => code.textContent())
    .toBe(':root {\n  --advisor-primary: #1d3f8a;\n  --advisor-font-size: 20px;\n}')
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
  await unfold(page)
  await field(page, 'accent').fill('#0b5d4e')
  await expect.poll(() => low('dark')).toEqual([expect.stringMatching(/^✕Links: .+:1 – too low, needs 4\.5:1$/)])
  expect(await low('light')).toEqual([])
  await page.context().close()
})

test('the warnings can be read, whatever the colours', async () => {
  const { page } = await open()
  await unfold(page)
  for (const name of ['surface', 'sunken', 'text', 'muted', 'border', 'danger', 'success'])
    await field(page, name).fill('#fff8f0')
  await page.locator('.is-low').first().waitFor()
  // the widgets themselves cannot be read now
  await page.locator('.playground-page').evaluate((one) => one.remove())
  await expectAccessible(page, 'pale on pale')
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
