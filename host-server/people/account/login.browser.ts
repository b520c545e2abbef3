import { expect, test } from 'vitest'
import { PHONE } from '../../testing/browser.ts'
import { openTour } from '../../tests/support/tour.ts'

const tour = openTour()

test('Back after a mistyped password and the right one leads into the app', async () => {
  const { page, faults } = await tour.enter('marketing')
  await page.context().clearCookies()
  await page.goto(`${tour.host}/account/login`)
  for (const password of ['correct horse bttery', 'correct horse battery']) {
    await page.fill('input[name=email]', 'marketing@demo.example')
    await page.fill('input[name=password]', password)
    await page.click('button[type=submit]')
    if (password.includes('bttery')) await page.getByRole('alert').filter({ hasText: 'stimmt nicht' }).waitFor()
  }
  await page.waitForURL(`${tour.host}/app/**`)
  await page.goBack()
  await page.waitForURL(`${tour.host}/app/**`)
  await page.getByRole('heading', { name: 'Guten Tag' }).waitFor()
  // the refused password
  expect(faults.filter((fault) => !fault.includes('401'))).toEqual([])
  await page.context().close()
})

test('signing out in one tab takes the customers’ data from the others', async () => {
  const { page } = await tour.enter('advisor')
  const other = await page.context().newPage()
  await other.goto(`${tour.host}/app/requests`)
  await other.locator('main h1, main h2').first().waitFor()
  await page.locator('.user-button').click()
  await page.locator('.user-panel').getByRole('button', { name: 'Abmelden', exact: true }).click()
  await page.waitForURL(/\/account\/login\?done=out/)
  await other.waitForURL(/\/account\/login\?next=%2Fapp%2Frequests/)
  await page.context().close()
})

test('on a phone a button that was pressed looks as before', async () => {
  const { page } = await tour.enter('marketing', PHONE)
  await page.goto(`${tour.host}/app/404`)
  const button = page.locator('main .button')
  const look = () => button.evaluate((one) => [one.matches(':hover'), getComputedStyle(one).backgroundColor])
  const [, before] = await look()
  await button.hover()
  expect(await look()).toEqual([true, before])
  await page.context().close()
})
