import { expect, test } from 'vitest'
import { expectFocus, MOUSE } from '../../testing/inputs.ts'
import { eitherInput, openTour } from '../../tests/support/tour.ts'

const PATH = '/app/account-admin/organizations'

const tour = openTour()

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

eitherInput(tour, 'admin', (worker) => {
  const { hand, type, looksWell } = worker
  const field = (name: string) => worker.page.locator(`main [name=${name}]`)
  const save = () => worker.page.locator('main').getByRole('button', { name: 'Speichern' })
  const openTab = (name: string) =>
    hand.press(worker.page.locator('.page-tabs').getByRole('link', { name, exact: true }))

  test('a branch is found by its city', async () => {
    const { page } = worker
    await worker.open(PATH)
    await page.getByRole('link', { name: 'Filiale Graz' }).waitFor()
    await looksWell('list')
    await type(field('q'), 'graz')
    await page.getByText('1 von 3 Filialen').waitFor()
    await hand.press(page.getByRole('link', { name: 'Filiale Graz' }))
    await page.getByRole('heading', { name: /^Filiale Graz/, level: 1 }).waitFor()
    await field('street').waitFor()
    await looksWell('branch')
    await openTab('Personen')
    await page.locator('.org-people li').first().waitFor()
    await looksWell('people')
  })

  test('a colleague becomes the manager of the branch, and no longer is', async () => {
    const { page } = worker
    const card = page.getByRole('region', { name: 'Filialleitung', exact: true })
    await hand.add(card.locator('[name=manager]'), 'Jasmina Petrović')
    await card.getByRole('link', { name: 'Jasmina Petrović' }).waitFor()
    await looksWell('manager')
    await hand.press(card.getByRole('button', { name: 'Jasmina Petrović entfernen' }))
    await worker.said('Jasmina Petrović leitet diese Filiale nicht mehr')
  })

  test('a person of the branch leads to their page, and Back to the branch', async () => {
    const { page } = worker
    const person = page.locator('.org-people a').first()
    const name = await person.textContent()
    await hand.press(person)
    await page.getByRole('heading', { name: name ?? '', level: 1 }).waitFor()
    await page.goBack()
    await page.locator('.org-people li').first().waitFor()
  })

  test('the view hides a column, and keeps filters by name', async () => {
    const { page } = worker
    await worker.open(`${PATH}?public=true`)
    await hand.press(page.getByRole('button', { name: 'Ansicht' }))
    const name = `Offene ${worker.how.slice(3, 7)}`
    await type(page.locator('[name=filter-name]'), name)
    await looksWell('view')
    await hand.press(worker.button('Speichern', page.locator('.list-view')))
    await page.locator('.view-filters a').getByText(name).waitFor()
    await hand.flip(page.locator('[name=column-city]'))
    await worker.open(PATH)
    await hand.press(page.getByRole('button', { name: 'Ansicht' }))
    await hand.press(page.locator('.view-filters').getByRole('link', { name }))
    await page.waitForURL(/\?public=true$/)
    expect(await page.locator('td[data-column=city]').count()).toBe(0)
    await hand.press(page.getByRole('button', { name: 'Ansicht' }))
    await hand.flip(page.locator('[name=column-city]'))
  })

  test('chosen branches are changed in one go', async () => {
    const { page } = worker
    await worker.open(PATH)
    await hand.flip(page.getByRole('checkbox', { name: /Filiale Graz.* auswählen/ }))
    await hand.press(worker.button('Ändern'))
    const box = worker.dialog('Die ausgewählte Filiale ändern')
    // nothing is chosen yet
    const turnOn = box.getByRole('radio', { name: 'Öffentliche Seite einschalten' })
    await hand.reach(hand === MOUSE ? turnOn : box.getByRole('radio').first())
    while (!(await turnOn.isChecked())) await page.keyboard.press('ArrowDown')
    await looksWell('changing')
    await hand.press(worker.button('1 Filiale ändern', box))
    await page.locator('.bulk-change .notice').waitFor()
    await looksWell('changed')
    await worker.open(`${PATH}?q=graz`)
    await hand.press(page.getByRole('link', { name: 'Filiale Graz' }))
    await page.getByRole('heading', { name: /^Filiale Graz/, level: 1 }).waitFor()
  })

  test('errors are shown at their field, and the name is saved', async () => {
    await type(field('name'), 'Filiale Graz')
    await type(field('alias'), 'wien-innere-stadt')
    await hand.press(save())
    await worker.page
      .getByText('Diese URL gehört oder gehörte zu einer anderen Filiale. Bitte wählen Sie eine andere.')
      .waitFor()
    await expectFocus(field('alias'))
    await looksWell('taken')
    await type(field('alias'), hand === MOUSE ? 'graz' : 'graz-herrengasse')
    await hand.press(save())
    await worker.page.getByText('Name gespeichert').waitFor()
  })

  test('a period of opening hours is added, and a recipient of reports is chosen', async () => {
    const { page } = worker
    await openTab('Öffnungszeiten')
    const tuesday = page.locator('.org-day').nth(2)
    await hand.press(tuesday.getByRole('button', { name: 'Zeiten hinzufügen: Mittwoch' }))
    await hand.press(save())
    await page.getByRole('heading', { name: 'Bitte prüfen Sie diese Angaben' }).waitFor()
    await looksWell('hours')
    await hand.press(tuesday.getByRole('button', { name: 'Zeiten entfernen: Mittwoch, 2' }))
    await openTab('Personen')
    await hand.reach(page.getByRole('combobox', { name: 'Empfängerinnen und Empfänger' }))
    await page.keyboard.press('ArrowDown')
    await page.getByRole('option', { name: 'analyst@demo.example' }).waitFor()
    await looksWell('choosing')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Escape')
    await hand.press(save())
    // until then the form holds edits, and another tab asks whether to leave them
    await worker.said('Berichtsempfang gespeichert')
    expect(await tour.office.look((own) => own('external_analyst_assignments'))).toHaveLength(1)
    await tour.office.look((own) => own('external_analyst_assignments').delete())
    expect(worker.faults).toEqual([])
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
