import type { Browser, Locator, Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DESK, expectAccessible, launch, login, PHONE, visit } from '../core/testing/browser.ts'
import { colourAt, fromPhone, isAlike, RED } from './testing/pictures.ts'

let browser: Browser
let picture: { name: string; mimeType: string; buffer: Buffer }
beforeAll(async () => {
  browser = await launch()
  // as seen it is 900 wide and 1400 high, with a red square of 450 at the upper right
  picture = { name: 'phone.jpg', mimeType: 'image/jpeg', buffer: await fromPhone(1400, 900, 6) }
})
afterAll(() => browser.close())

const input = (page: Page) => page.locator('input[type=file]')
const stageOf = (page: Page) => page.getByRole('application')
const saved = (page: Page) => page.getByText('Erfolgreich!').waitFor()

async function openPage(page: Page) {
  await login(page, 'second@demo.example')
  await page.getByRole('button', { name: /^Menü/ }).click()
  await page.getByRole('link', { name: 'Meine Karte' }).click()
  await page.getByRole('heading', { name: 'Meine Karte' }).waitFor()
  await expectAccessible(page, 'before a photo is chosen')
  await input(page).setInputFiles(picture)
  await stageOf(page).waitFor()
  await expectAccessible(page, 'with a photo to cut')
}

/** The colours of the photo on the public card, in its upper left and lower right. */
async function onTheCard(page: Page) {
  await page.getByRole('link', { name: 'Karte ansehen' }).click()
  const photo: Locator = page.locator('img.card-photo').first()
  const url = await photo.evaluate((node: HTMLImageElement) => node.src)
  const bytes = Buffer.from(await (await fetch(url)).arrayBuffer())
  const { width } = await sharp(bytes).metadata()
  await page.goBack()
  await input(page).waitFor()
  return { width, colours: [await colourAt(bytes, 20, 20), await colourAt(bytes, 235, 235)] }
}

test.each([
  ['on a phone', PHONE],
  ['at a desk', DESK]
])('a photo is cut by pointer %s, and the card shows that part', async (_where, options) => {
  const { page, faults } = await visit(browser, options)
  await openPage(page)
  const stage = stageOf(page)
  await stage.scrollIntoViewIfNeeded()
  const box = await stage.boundingBox()
  if (!box) throw new Error('There is nothing to handle')
  await page.getByRole('slider').fill('60')
  await page.mouse.move(box.x + box.width * 0.8, box.y + box.height * 0.2)
  await page.mouse.down()
  await page.mouse.move(box.x - 3000, box.y + 3000, { steps: 4 })
  await page.mouse.up()
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  await page.getByRole('button', { name: 'Speichern' }).click()
  await saved(page)
  await expectAccessible(page, 'with the photo saved')
  const { width, colours } = await onTheCard(page)
  expect([width, colours.map((colour) => isAlike(colour, RED))]).toEqual([255, [true, true]])
  expect(faults).toEqual([])
  await page.context().close()
})

test('a photo is cut, saved and removed by keyboard alone', async () => {
  const { page, faults } = await visit(browser, DESK)
  await openPage(page)
  await page.waitForFunction(() => document.activeElement?.getAttribute('role') === 'application')
  for (let times = 0; times < 9; times += 1) await page.keyboard.press('+')
  for (const key of ['Shift+ArrowDown', 'Shift+ArrowLeft'])
    for (let times = 0; times < 20; times += 1) await page.keyboard.press(key)
  await page.getByRole('button', { name: 'Speichern' }).focus()
  await page.keyboard.press('Enter')
  await saved(page)
  const { colours } = await onTheCard(page)
  expect(colours.map((colour) => isAlike(colour, RED))).toEqual([true, true])
  await page.getByRole('button', { name: 'Foto entfernen' }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.waitFor()
  await expectAccessible(page, 'the question before a photo is removed')
  await dialog.getByRole('button', { name: 'Foto entfernen' }).focus()
  await page.keyboard.press('Enter')
  await page.getByText('Es gibt noch kein Foto').waitFor()
  await page.waitForFunction(() => document.activeElement?.getAttribute('type') === 'file')
  expect(faults).toEqual([])
})
