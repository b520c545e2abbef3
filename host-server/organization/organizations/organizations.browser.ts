import { expect, test } from 'vitest'
import { expectFocus, MOUSE } from '../../testing/browser.ts'
import { bothInputs, expectForbidden, openTour } from '../../tests/support/tour.ts'

const PATH = '/app/account-admin/organizations'

const tour = openTour()

expectForbidden(tour, ['advisor'], [PATH])

test('a branch manager sees only their own branch, and a clear error for another one', async () => {
  const { page } = await tour.enter('branch')
  await page.goto(tour.host + PATH)
  await page.getByRole('link', { name: 'Filiale Wien Innere Stadt' }).waitFor()
  expect(await page.locator('.org-row').count()).toBe(1)
  const other = await tour.office.look((own) => own('organizations').where({ alias: 'graz-herrengasse' }).first('uuid'))
  await page.goto(`${tour.host}${PATH}/edit?id=${other.uuid}`)
  await page.getByText('Fehler', { exact: true }).waitFor()
  expect(await page.locator('main form').count()).toBe(0)
  await page.context().close()
})

bothInputs(tour, 'admin', (worker) => {
  const { hand, type, looksWell } = worker
  const field = (name: string) => worker.page.locator(`main [name=${name}]`)
  const save = (title: string) =>
    worker.page.getByRole('region', { name: title, exact: true }).getByRole('button', { name: 'Speichern' })

  test('a branch is found by its city', async () => {
    const { page } = worker
    await worker.open(PATH)
    await page.getByRole('link', { name: 'Filiale Graz' }).waitFor()
    await looksWell('list')
    await type(field('q'), 'graz')
    await page.getByText('1 von 3 Filialen').waitFor()
    await hand.press(page.getByRole('link', { name: 'Filiale Graz' }))
    await page.getByRole('heading', { name: 'Alpenbank Graz', exact: true }).waitFor()
    await page.locator('.org-people li').first().waitFor()
    await looksWell('branch')
  })

  test('errors are shown at their field, and the name is saved', async () => {
    await type(field('name'), 'Filiale Graz')
    await type(field('alias'), 'wien-innere-stadt')
    await hand.press(save('Namen ändern'))
    await worker.page
      .getByText('Diese URL gehört oder gehörte zu einer anderen Filiale. Bitte wählen Sie eine andere.')
      .waitFor()
    await expectFocus(field('alias'))
    await looksWell('taken')
    await type(field('alias'), hand === MOUSE ? 'graz' : 'graz-herrengasse')
    await hand.press(save('Namen ändern'))
    await worker.page.getByText('Erfolgreich!').waitFor()
  })

  test('a period of opening hours is added, and a recipient of reports is chosen', async () => {
    const { page } = worker
    const tuesday = page.locator('.org-day').nth(2)
    await hand.press(tuesday.getByRole('button', { name: 'Zeiten hinzufügen: Mittwoch' }))
    await hand.press(save('Öffnungszeiten'))
    await page.getByRole('heading', { name: 'Bitte prüfen Sie diese Angaben' }).waitFor()
    await looksWell('hours')
    await hand.press(tuesday.getByRole('button', { name: 'Zeiten entfernen: Mittwoch, 2' }))
    await hand.reach(page.getByRole('combobox', { name: 'Empfängerinnen und Empfänger' }))
    await page.keyboard.press('ArrowDown')
    await page.getByRole('option', { name: 'analyst@demo.example' }).waitFor()
    await looksWell('choosing')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Escape')
    await hand.press(save('Berichtsempfang'))
    await expect.poll(() => tour.office.look((own) => own('external_analyst_assignments'))).toHaveLength(1)
    await tour.office.look((own) => own('external_analyst_assignments').delete())
    expect(worker.faults).toEqual([])
  })

  test('a text is added to the public page, and one without a heading is refused at its field', async () => {
    const { page } = worker
    const texts = page.getByRole('region', { name: 'Texte auf der öffentlichen Seite' })
    await hand.press(texts.getByRole('button', { name: 'Text hinzufügen' }))
    await type(texts.locator('textarea').last(), 'Der Eingang ist stufenlos.')
    await hand.press(texts.getByRole('button', { name: 'Speichern' }))
    await texts.locator('.errors p').first().waitFor()
    await looksWell('text refused')
    await type(texts.locator('input').last(), 'Zugang')
    await hand.press(texts.getByRole('button', { name: 'Speichern' }))
    await expect
      .poll(() => tour.office.look((own) => own('organization_texts').where({ title: 'Zugang' })))
      .toHaveLength(1)
    await tour.office.look((own) => own('organization_texts').where({ title: 'Zugang' }).delete())
  })

  test('a branch is added, and its page lists what is still missing', async () => {
    const { page } = worker
    await worker.open(PATH)
    await hand.press(page.getByRole('button', { name: 'Filiale hinzufügen' }))
    const dialog = page.getByRole('dialog', { name: 'Filiale hinzufügen' })
    const input = (name: string) => dialog.locator(`[name=${name}]`)
    const typed = { name: 'Filiale Linz', street: 'Landstraße 1', zip: '4020', city: 'Linz' }
    for (const [name, value] of Object.entries(typed)) await type(input(name), value)
    await type(input('alias'), 'graz-herrengasse')
    await hand.press(dialog.getByRole('button', { name: 'Speichern' }))
    await dialog
      .getByText('Diese URL gehört oder gehörte zu einer anderen Filiale. Bitte wählen Sie eine andere.')
      .waitFor()
    await expectFocus(input('alias'))
    await looksWell('adding')
    await type(input('alias'), '')
    await hand.press(dialog.getByRole('button', { name: 'Speichern' }))
    await page.getByRole('heading', { name: 'Filiale Linz', exact: true }).waitFor()
    await looksWell('added')
    await tour.office.look((own) => own('organizations').where({ city: 'Linz' }).delete())
    expect(worker.faults).toEqual([])
  })
})
