import { expect, test } from 'vitest'
import { DAY } from '../../core/base/clock.ts'
import { offered } from '../../testing/inputs.ts'
import { eitherInput, openTour } from '../../tests/support/tour.ts'

const PATH = '/app/account-admin/working-hours'
const OWN = '/app/online-appointments/calendars/working-hours/settings'

const tour = openTour()

test('a branch manager sees their own branch only', async () => {
  const { page, faults } = await tour.enter('branch')
  await page.goto(tour.host + PATH)
  const scope = page.locator('[name=scope]')
  expect(await offered(scope)).toEqual(['Filiale Wien Innere Stadt'])
  expect(faults).toEqual([])
  await page.context().close()
})

eitherInput(tour, 'admin', (worker) => {
  const { hand, button, dialog, type, looksWell } = worker

  test('the institution’s default hours are set', async () => {
    await tour.office.look((own) => own('default_weeks').delete())
    await worker.open(PATH)
    await hand.press(button('Hinzufügen: Montag'))
    await hand.press(button('Speichern'))
    await worker.said('Standard-Buchungszeiten gespeichert')
    await looksWell('week')
  })

  test('holidays are imported, and a closure is added', async () => {
    await tour.office.look((own) => own('holidays').delete())
    await worker.open(PATH)
    await hand.press(button('Feiertage übernehmen'))
    const calendar = dialog('Feiertage übernehmen')
    await calendar.getByText('Christtag').waitFor()
    await looksWell('calendar')
    await hand.press(calendar.getByRole('button', { name: /Tage? übernehmen/ }))
    await calendar.waitFor({ state: 'hidden' })
    await button('Entfernen: Christtag').waitFor()
    await hand.press(button('Eintrag hinzufügen'))
    const form = dialog('Eintrag hinzufügen')
    await type(form.locator('[name=label]'), 'Inventur')
    await hand.press(button('Speichern', form))
    await form.locator('[aria-invalid=true]').first().waitFor()
    await form.locator('[name=date]').fill(new Date(Date.now() + DAY).toISOString().slice(0, 10))
    await looksWell('closing')
    await hand.press(button('Speichern', form))
    await form.waitFor({ state: 'hidden' })
    await button('Entfernen: Inventur').waitFor()
    await looksWell('year')
  })
})

test('an advisor without own hours inherits the default hours, and can set their own', async () => {
  await tour.office.look((own) => own('working_hours').delete())
  const { page, faults } = await tour.enter('advisor')
  await page.goto(tour.host + OWN)
  await page.getByText('Für Sie gelten die Buchungszeiten des Instituts: Alpenbank.').waitFor()
  await page.getByRole('button', { name: 'Eigene Zeiten festlegen' }).click()
  await page.getByRole('button', { name: 'Zeiten des Instituts übernehmen' }).waitFor()
  expect(faults).toEqual([])
  await page.context().close()
})
