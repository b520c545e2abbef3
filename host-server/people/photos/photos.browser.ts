import type { Browser, Locator, Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DESK, expectAccessible, expectFits, launch, login, NARROW, PHONE, visit } from '../../testing/browser.ts'
import { expectFocus, KEYS } from '../../testing/inputs.ts'
import { ownSite } from '../../testing/own-site.ts'
import { expectError } from '../../tests/support/advisor-form.ts'
import { colourAt, isSimilarColour, phonePhoto, RED } from './testing/pictures.ts'

let browser: Browser
let picture: { name: string; mimeType: string; buffer: Buffer }
beforeAll(async () => {
  browser = await launch()
  // upright it is 900 wide and 1400 high, with a red square of 450 at the upper right
  picture = { name: 'phone.jpg', mimeType: 'image/jpeg', buffer: await phonePhoto(1400, 900, 6) }
})
afterAll(() => browser.close())

const input = (page: Page) => page.locator('input[type=file]')
const stageOf = (page: Page) => page.getByRole('application')
const saved = (page: Page) => page.getByText('Foto gespeichert').waitFor()

async function openPage(page: Page) {
  await login(page, 'second@demo.example')
  await page.goto(`${ownSite().host}/app/my-card`)
  await page.getByRole('heading', { name: 'Meine Karte' }).waitFor()
  await expectAccessible(page, 'before a photo is chosen')
  await input(page).setInputFiles(picture)
  await stageOf(page).waitFor()
  await expectAccessible(page, 'with a photo to cut')
}

/** The photo on the public card: its width, and its colours at the upper left and lower right. */
async function onTheCard(page: Page) {
  const opened = page.waitForEvent('popup')
  await page.getByRole('link', { name: 'Karte ansehen' }).click()
  const card = await opened
  const photo: Locator = card.locator('img.card-photo').first()
  const url = await photo.evaluate((node: HTMLImageElement) => node.src)
  const bytes = Buffer.from(await (await fetch(url)).arrayBuffer())
  const { width } = await sharp(bytes).metadata()
  await card.close()
  return { width, colours: [await colourAt(bytes, 20, 20), await colourAt(bytes, 235, 235)] }
}

test.each([
  ['on a phone', PHONE],
  ['at a desk', DESK]
])('a photo is cut by pointer %s, and the card shows that part', async (_where, options) => {
  const { page, faults } = await visit(browser, options)
  await openPage(page)
  // nothing is dropped with a finger
  expect(await page.getByText('Oder ziehen Sie es hierher.').isVisible()).toBe(options === DESK)
  const stage = stageOf(page)
  await page.getByRole('slider').fill('60')
  // on phones Save stays above the menu, and covers what is at the lower edge
  await stage.evaluate((node) => node.scrollIntoView({ block: 'center' }))
  const box = await stage.boundingBox()
  if (!box) throw new Error('There is nothing to handle')
  await page.mouse.move(box.x + box.width * 0.8, box.y + box.height * 0.2)
  await page.mouse.down()
  await page.mouse.move(box.x - 3000, box.y + 3000, { steps: 4 })
  await page.mouse.up()
  await expectFits(page, 'a photo that is cut')
  await page.getByRole('button', { name: 'Speichern' }).click()
  await saved(page)
  await expectAccessible(page, 'with the photo saved')
  const { width, colours } = await onTheCard(page)
  expect([width, colours.map((colour) => isSimilarColour(colour, RED))]).toEqual([440, [true, true]])
  expect(faults).toEqual([])
  await page.context().close()
})

/** Opens the file dialog by keyboard, and chooses a file. */
async function chooseByKey(page: Page, file: typeof picture) {
  const chooser = page.waitForEvent('filechooser')
  await KEYS.flip(input(page))
  await (await chooser).setFiles(file)
}

const file = (name: string, mimeType: string, buffer: Buffer) => ({ name, mimeType, buffer })
const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#fff' } })
    .png({ palette: true })
    .toBuffer()

test.each([
  ['at a desk', DESK],
  ['in a narrow window in the dark', { ...NARROW, colorScheme: 'dark' as const }]
])('a photo is chosen, cut, saved and removed by keyboard only %s', async (_where, options) => {
  const { page, faults } = await visit(browser, { ...options, reducedMotion: 'reduce' })
  await login(page, 'second@demo.example')
  await page.goto(`${ownSite().host}/app/my-card`)
  await input(page).waitFor()
  const looksWell = async (state: string) => {
    await expectAccessible(page, state)
    await expectFits(page, state)
    expect(faults, state).toEqual([])
  }
  const wrong: [ReturnType<typeof file>, string][] = [
    [file('a.txt', 'text/plain', Buffer.from('a')), 'Bitte wählen Sie ein Bild im Format JPEG, PNG oder WebP.'],
    [file('a.jpg', 'image/jpeg', Buffer.from('a')), 'Das Bild ist beschädigt. Bitte wählen Sie ein anderes.'],
    [file('a.png', 'image/png', await blank(400, 100)), 'Das Bild muss mindestens 128 Pixel breit und hoch sein.'],
    [
      file('a.png', 'image/png', Buffer.alloc(10 * 1024 * 1024 + 1)),
      'Das Bild ist größer als 10 MB. Bitte wählen Sie ein kleineres.'
    ]
  ]
  for (const [one, text] of wrong) {
    await chooseByKey(page, one)
    await expectError(input(page), text)
  }
  await looksWell('a file that is no picture')
  await chooseByKey(page, picture)
  await expectFocus(stageOf(page))
  await looksWell('a picture to cut')
  for (let times = 0; times < 9; times += 1) await page.keyboard.press('+')
  for (const key of ['Shift+ArrowDown', 'Shift+ArrowLeft'])
    for (let times = 0; times < 20; times += 1) await page.keyboard.press(key)

  await page.route('**/photo?*', (route) => route.abort())
  await KEYS.press(page.getByRole('button', { name: 'Speichern' }))
  await page.getByText('Leider ist ein Fehler aufgetreten.').waitFor()
  expect(faults.splice(0).filter((fault) => !fault.includes('ERR_FAILED'))).toEqual([])
  await page.unroute('**/photo?*')
  await KEYS.press(page.getByRole('button', { name: 'Speichern' }))
  await saved(page)
  await expectFocus(input(page))
  await looksWell('the photo saved')
  const { colours } = await onTheCard(page)
  expect(colours.map((colour) => isSimilarColour(colour, RED))).toEqual([true, true])

  await KEYS.press(page.getByRole('button', { name: 'Foto entfernen' }))
  const dialog = page.getByRole('dialog')
  await dialog.waitFor()
  await looksWell('the question before a photo is removed')
  await KEYS.press(dialog.getByRole('button', { name: 'Foto entfernen' }))
  await page.getByText('Noch kein Foto').waitFor()
  await expectFocus(input(page))
  await looksWell('no photo')
  await page.context().close()
})
