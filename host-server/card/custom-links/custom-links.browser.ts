import { expect, test } from 'vitest'
import { expectAccessible, expectFits, NARROW } from '../../testing/browser.ts'
import { expectFocus, KEYS } from '../../testing/inputs.ts'
import { eitherInput, openTour } from '../../tests/support/tour.ts'

const PATH = '/app/account-admin/custom-links-management'

const tour = openTour()

eitherInput(tour, 'admin', (worker) => {
  const { hand, button, dialog, said, type, looksWell } = worker

  test('a link is created, moved up, and deleted again', async () => {
    await worker.open(PATH)
    await button('LinkedIn bearbeiten').waitFor()
    await looksWell('listed')
    await hand.press(button('Neuer Link'))
    const form = dialog('Neuer Link')
    await type(form.locator('[name=label]'), 'Bewertungen')
    await type(form.locator('[name=pattern]'), 'https://www.bewertungen.example')
    await hand.press(button('Speichern', form))
    await form.locator('[name=pattern][aria-invalid]').waitFor()
    await looksWell('refused')
    await type(form.locator('[name=pattern]'), 'https://www.bewertungen.example/{value}')
    await hand.press(button('Speichern', form))
    await form.waitFor({ state: 'hidden' })
    if (hand === KEYS) await expectFocus(button('Neuer Link'))
    await hand.press(button('Bewertungen nach oben'))
    await said('Bewertungen, nun an Stelle 3 von 4')
    await hand.press(button('Bewertungen löschen'))
    const question = dialog('Link löschen?')
    await looksWell('asked')
    await hand.press(button('Löschen', question))
    await button('Bewertungen löschen').waitFor({ state: 'detached' })
  })
})

test('the link an advisor enters is on the card', async () => {
  const { page, faults } = await tour.enter('advisor', NARROW)
  await page.goto(`${tour.host}/app/my-card`)
  const links = page.getByRole('region', { name: 'Links' })
  await links.getByLabel('LinkedIn').fill('https://www.linkedin.example/in/gruber-anna/')
  await expectFits(page, 'own links')
  await expectAccessible(page, 'own links')
  await page.getByRole('button', { name: 'Speichern' }).click()
  await page.getByText('Links gespeichert', { exact: true }).waitFor()
  await page.goto(`${tour.host}/app/profile/anna-gruber`)
  const link = page.getByRole('link', { name: 'LinkedIn' })
  expect(await link.getAttribute('href')).toBe('https://www.linkedin.example/in/gruber-anna')
  expect(faults).toEqual([])
})
