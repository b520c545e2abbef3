import { beforeAll, expect, test } from 'vitest'
import { expectAccessible, PHONE } from '../../testing/browser.ts'
import { expectFocus } from '../../testing/inputs.ts'
import { eitherInput, openTour } from '../../tests/support/tour.ts'
import { contentWriter } from '../content-pages/testing/content-writer.ts'

const PATH = '/app/content-management/menu'
const PAGE = '/p/zuhause'

const tour = openTour({ LOAD_TEST: '0' })

const labels = (de: string) => ({ de, en: '' })

beforeAll(async () => {
  const { page } = await tour.enter('admin')
  const { ask, add } = contentWriter({ host: tour.host, page })
  const [home, papers] = [await add('zuhause', 'Zuhause'), await add('unterlagen', 'Unterlagen', false)]
  const below = [{ type: 'page', id: 'papers', labels: labels(''), page: papers }]
  const header = [
    { type: 'page', id: 'home', labels: labels('Wohnen'), page: home, entries: below },
    { type: 'link', id: 'search', labels: labels('Beratung finden'), href: '/search', entries: [] }
  ]
  await ask('PUT', '/content-menus', { version: 0, menus: { header, footer: [] } })
  await page.context().close()
})

eitherInput(tour, 'admin', (worker) => {
  const { hand, button, looksWell } = worker
  const save = async () => {
    const { page } = worker
    const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok())
    await hand.press(button('Speichern'))
    await saved
    await page.getByText('Die Menüs sind gespeichert').first().waitFor()
  }
  const shown = () =>
    worker.page
      .locator('.site-menu-fold > ul > li')
      .evaluateAll((items) => items.map((item) => item.querySelector('summary, a')?.textContent?.trim()))

  test('the order of the entries is the order on the page, and what is below another opens', async () => {
    const { page } = worker
    await worker.open(PATH)
    await page.locator('.menu-entry').first().waitFor()
    await looksWell('menus')
    const names = () =>
      page.locator('.menu-entry-name').evaluateAll((all) => all.map((one) => one.firstChild?.nodeValue))
    const [first] = await names()
    const down = page.getByRole('button', { name: `${first} nach unten`, exact: true })
    await hand.press(down)
    await expect.poll(async () => (await names()).indexOf(first ?? '')).toBe(1)
    await expectFocus(down)
    await save()
    await worker.open(PAGE)
    await expect.poll(shown).toEqual(['Beratung finden', 'Wohnen'])
    await looksWell('page')
    await worker.open(PATH)
    await hand.press(page.getByRole('button', { name: `${first} nach oben`, exact: true }))
    await save()
  })

  test('an entry is added, named, put below another, and removed again', async () => {
    const { page } = worker
    await worker.open(PATH)
    await page.locator('.menu-entry').first().waitFor()
    const menu = page.getByRole('region', { name: 'Hauptmenü' })
    await hand.press(menu.getByRole('button', { name: 'Link hinzufügen' }))
    await expectFocus(menu.getByRole('textbox', { name: 'Adresse' }))
    await page.keyboard.insertText('/search?form=x')
    await hand.reach(menu.getByRole('textbox', { name: 'Beschriftung auf Deutsch' }))
    await page.keyboard.insertText('Filialen')
    await hand.press(button('„Filialen“ unter „Beratung finden“ einordnen'))
    await expectFocus(button('„Filialen“ eine Ebene höher setzen'))
    await looksWell('added')
    await save()
    await worker.open(PAGE)
    const fold = page.locator('.site-menu-fold > summary')
    if (await fold.isVisible()) await hand.press(fold)
    await hand.press(page.locator('summary', { hasText: 'Beratung finden' }))
    await page.getByRole('link', { name: 'Filialen' }).waitFor()
    await looksWell('opened')
    await worker.open(PATH)
    await hand.press(button('„Filialen“ entfernen'))
    await save()
  })
})

test('an entry is dragged to its place by its handle, with what stands below it', async () => {
  const { page, faults } = await tour.enter('admin')
  await page.goto(tour.host + PATH)
  const upper = page.getByRole('region', { name: 'Hauptmenü' }).locator('.ordered-list').first().locator('> li')
  await upper.first().waitFor()
  const names = () =>
    page
      .getByRole('region', { name: 'Hauptmenü' })
      .locator('.menu-entry-name')
      .evaluateAll((all) => all.map((one) => one.firstChild?.nodeValue))
  expect(await names()).toEqual(['Wohnen', 'Unterlagen', 'Beratung finden'])
  const handle = await upper.first().locator('> .ordered-grip').boundingBox()
  const target = await upper.nth(1).boundingBox()
  if (!handle || !target) throw new Error('nothing to drag')
  await page.mouse.move(handle.x + handle.width / 2, handle.y + handle.height / 2)
  await page.mouse.down()
  await page.mouse.move(handle.x + handle.width / 2, target.y + target.height - 4, { steps: 5 })
  await page.mouse.up()
  await expect.poll(names).toEqual(['Beratung finden', 'Wohnen', 'Unterlagen'])
  expect(faults).toEqual([])
  await page.context().close()
})

test('a visitor opens the menu on a phone, without script', async () => {
  const { page, faults } = await tour.guest({ ...PHONE, javaScriptEnabled: false })
  await page.goto(`${tour.host}${PAGE}`)
  const link = page.getByRole('link', { name: 'Beratung finden' }).first()
  expect(await link.isVisible()).toBe(false)
  await page.locator('summary', { hasText: 'Menü' }).tap()
  await link.waitFor()
  expect(await page.locator('.site-menu').textContent()).not.toContain('Unterlagen')
  await link.tap()
  await page.waitForURL('**/search')
  expect(faults).toEqual([])
})

test('both menus are accessible, and the skip link leads past them', async () => {
  const { page } = await tour.guest()
  await page.goto(`${tour.host}${PAGE}`)
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Zum Inhalt springen' })
  await expectFocus(skip)
  await page.keyboard.press('Enter')
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main')
  await expectAccessible(page, 'menus')
})
