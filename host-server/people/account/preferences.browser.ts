import { expect, test } from 'vitest'
import { expectFocus } from '../../testing/inputs.ts'
import { eitherInput, openTour } from '../../tests/support/tour.ts'

const tour = openTour()

eitherInput(tour, 'marketing', (worker) => {
  const { hand, looksWell } = worker
  const root = () => worker.page.locator('html')
  const scheme = () => root().evaluate((html) => getComputedStyle(html).colorScheme)
  const menu = () => worker.page.locator('.user-button')
  const choose = async (name: string) => {
    await hand.press(menu())
    await hand.press(worker.button(name, worker.page.locator('.user-panel')))
  }

  test('an appearance holds after the page is loaded again, before any script', async () => {
    await worker.open('/app/')
    await choose('Dunkel')
    await expect.poll(scheme).toBe('dark')
    await looksWell('user menu')
    await worker.page.keyboard.press('Escape')
    await expectFocus(menu())
    await worker.page.route(/\/cdn\//, (route) => route.abort())
    await worker.page.reload({ waitUntil: 'commit' })
    await expect.poll(scheme).toBe('dark')
    await worker.page.unroute(/\/cdn\//)
    worker.faults.length = 0
    await worker.open('/app/')
    await choose('System')
    await expect.poll(scheme).toBe('light dark')
  })

  test('a language changes the texts of all pages', async () => {
    await worker.open('/app/')
    await choose('English')
    await worker.page.getByRole('heading', { name: 'Welcome' }).waitFor()
    await expectFocus(menu())
    expect(await root().getAttribute('lang')).toBe('en-GB')
    await choose('Deutsch')
    await worker.page.getByRole('heading', { name: 'Guten Tag' }).waitFor()
  })

  test('signed-in devices are listed, and the others signed out', async () => {
    const other = await tour.enter('marketing')
    await worker.open('/app/')
    await choose('Angemeldete Geräte')
    await worker.dialog().getByText('Dieses Gerät').waitFor()
    await looksWell('devices')
    await hand.press(worker.button('Alle anderen Geräte abmelden', worker.dialog()))
    await worker.said('Alle anderen Geräte sind abgemeldet')
    await expect.poll(() => worker.dialog().locator('.device').count()).toBe(1)
    await other.page.goto(`${tour.host}/app/`)
    await other.page.waitForURL(/\/account\/login/)
    await other.page.context().close()
  })
})

test('the login page keeps to language and appearance after signing out', async () => {
  const { page } = await tour.enter('analyst')
  await page.goto(`${tour.host}/app/`)
  const menuOf = page.locator('.user-button')
  const within = (name: string) => page.locator('.user-panel').getByRole('button', { name, exact: true })
  await menuOf.click()
  await within('Dunkel').click()
  await within('English').click()
  await page.getByRole('heading', { name: 'Welcome' }).waitFor()
  await menuOf.click()
  await within('Sign out').click()
  await page.getByRole('heading', { name: 'Sign in' }).waitFor()
  expect(await page.locator('html').evaluate((html) => getComputedStyle(html).colorScheme)).toBe('dark')
  await page.context().close()
})
