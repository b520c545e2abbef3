import { expect, test } from 'vitest'
import { expectFocus } from '../../testing/inputs.ts'
import { eitherInput, openTour } from '../../tests/support/tour.ts'

const PATH = '/app/account-admin/profile-layout-management'

const tour = openTour({ LOAD_TEST: '0' })

eitherInput(tour, 'admin', (worker) => {
  const { hand, button, looksWell } = worker
  const icons = () => worker.page.locator('.layout-place').nth(1)
  const names = () => icons().locator('.layout-name').allTextContents()
  const save = async () => {
    const { page } = worker
    const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok())
    await hand.press(button('Speichern'))
    await saved
    await page
      .getByText(/^(Kontakt und Links|Texte) gespeichert$/)
      .first()
      .waitFor()
  }

  test('the order of the contact options is the order on the card', async () => {
    const { page } = worker
    await worker.open(PATH)
    await page.waitForURL(`${tour.host}${PATH}/contact-options`)
    await page.locator('.layout-element').first().waitFor()
    await looksWell('contact options')
    const [first, second] = await names()
    const down = icons().locator('[data-way=down]').first()
    await hand.press(down)
    await expect.poll(names).toEqual([second, first, ...(await names()).slice(2)])
    await expectFocus(page.getByRole('button', { name: `${first} nach unten`, exact: true }))
    await save()
    await worker.open('/app/profile/anna-gruber')
    const links = page.locator('.card-quick li')
    await links.first().waitFor()
    const shown = (await links.allTextContents()).map((text) => text.trim())
    const places = [second, first].map((name) => shown.findIndex((word) => name?.startsWith(word)))
    expect(places).toEqual(places.toSorted())
    expect(Math.min(...places)).toBeGreaterThanOrEqual(0)
  })

  test('a text is added, named, and removed again', async () => {
    const { page } = worker
    await worker.open(`${PATH}/text-descriptions`)
    await page.locator('.layout-text').first().waitFor()
    await looksWell('texts')
    await hand.press(button('Text hinzufügen'))
    const heading = page.getByRole('textbox', { name: 'Überschrift' }).last()
    await hand.reach(heading)
    await page.keyboard.insertText('Sprachen')
    await save()
    await looksWell('added')
    await hand.press(button('Entfernen: Sprachen'))
    await heading.waitFor()
    await save()
    expect(await page.getByRole('textbox', { name: 'Überschrift' }).count()).toBe(3)
  })
})

test('a row is dragged to its place by its handle', async () => {
  const { page, faults } = await tour.enter('admin')
  await page.goto(`${tour.host}${PATH}/contact-options`)
  const icons = page.locator('.layout-place').nth(1)
  const names = () => icons.locator('.layout-name').allTextContents()
  await page.locator('.layout-element').first().waitFor()
  const [first, second, third] = await names()
  const handle = await icons.locator('.ordered-grip').first().boundingBox()
  const target = await icons.locator('.ordered-row').nth(2).boundingBox()
  if (!handle || !target) throw new Error('nothing to drag')
  await page.mouse.move(handle.x + 20, handle.y + 20)
  await page.mouse.down()
  await page.mouse.move(target.x + 20, target.y + target.height - 4, { steps: 5 })
  await page.mouse.up()
  await expect.poll(async () => (await names()).slice(0, 3)).toEqual([second, third, first])
  expect(faults).toEqual([])
  await page.context().close()
})
