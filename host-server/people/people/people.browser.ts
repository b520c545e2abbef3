import { expect, test } from 'vitest'
import { expectInSight } from '../../testing/browser.ts'
import { expectFocus, MOUSE } from '../../testing/inputs.ts'
import { eitherInput, openTour } from '../../tests/support/tour.ts'

const PATH = '/app/account-admin/people'

const tour = openTour()

test('a branch manager sees only people of their own branch, and cannot change them', async () => {
  const { page } = await tour.enter('branch')
  await page.goto(tour.host + PATH)
  await page.getByRole('link', { name: 'Mag. Anna Gruber' }).waitFor()
  expect(new Set(await page.locator('.person-branch').allTextContents())).toEqual(
    new Set(['Filiale Wien Innere Stadt'])
  )
  await page.getByRole('link', { name: 'Mag. Anna Gruber' }).click()
  await page.locator('.person-facts').first().waitFor()
  expect(await page.locator('main form').count()).toBe(0)
  expect(await page.locator('.page-tabs a').allTextContents()).toEqual(['Konto und Karte', 'Termine'])
  await page.getByRole('link', { name: 'Termine', exact: true }).last().click()
  await page.locator('.appt-content').waitFor()
  const there = await tour.office.look((own) => own('organizations').where({ alias: 'graz-herrengasse' }).first('uuid'))
  const stranger = await tour.office.look((own) =>
    own('advisors').where({ organization_uuid: there.uuid }).orderBy('alias').first('uuid')
  )
  await page.goto(`${tour.host}${PATH}/edit?id=${stranger.uuid}`)
  await page.locator('.general-error').waitFor()
  await page.context().close()
})

test('the notice of a refusal does not cover what is wrong', async () => {
  const { page } = await tour.enter('admin')
  const { uuid } = await tour.office.look((own) =>
    own('users').where({ email_address: 'admin@demo.example' }).first('uuid')
  )
  await page.goto(`${tour.host}${PATH}/edit?id=${uuid}`)
  await page.locator('main [name=role-accountadmin]').uncheck()
  await page.locator('.person-forms form').getByRole('button', { name: 'Speichern' }).first().click()
  const notice = page.locator('.notification.failure')
  await notice.waitFor()
  const error = page.getByText('Sie können sich die Rolle „Administration“ nicht selbst entziehen.')
  await expect
    .poll(async () => ((await error.boundingBox())?.y ?? 0) + ((await error.boundingBox())?.height ?? 0))
    .toBeLessThanOrEqual((await notice.boundingBox())?.y ?? 0)
  await page.context().close()
})

eitherInput(tour, 'admin', (worker) => {
  const { hand, type, looksWell } = worker
  const field = (name: string) => worker.page.locator(`main [name="${name}"]`)
  const save = () => worker.page.locator('.person-forms form').getByRole('button', { name: 'Speichern' }).first()
  const mail = hand === MOUSE ? 'eva.neu@demo.example' : 'eva.zwei@demo.example'

  test('people are sorted by a heading, which stays as it is read', async () => {
    const { page } = worker
    if (hand !== MOUSE) return
    await worker.open(PATH)
    await hand.press(page.getByRole('button', { name: 'Filiale' }))
    await page.locator('[aria-sort=ascending]').getByText('Filiale').waitFor()
    await hand.press(page.getByRole('button', { name: 'Filiale' }))
    await page.locator('[aria-sort=descending]').getByText('Filiale').waitFor()
    await expectFocus(page.getByRole('button', { name: 'Filiale' }))
    expect(new URL(page.url()).search).toBe('?sort=branch-desc')
    await looksWell('sorted')
  })

  test('a chosen person is moved to another branch', async () => {
    const { page } = worker
    await worker.open(`${PATH}?q=hofer`)
    await hand.flip(page.getByRole('checkbox', { name: /Lukas Hofer.* auswählen/ }))
    await worker.said('1 von 1 ausgewählt')
    await looksWell('chosen')
    await hand.press(worker.button('Ändern'))
    const box = worker.dialog('Die ausgewählte Person ändern')
    await looksWell('changing')
    const branch = hand === MOUSE ? 'Filiale Wien Innere Stadt' : 'Filiale Graz Herrengasse'
    await hand.choose(box.locator('[name=organization_uuid]'), branch)
    await hand.press(worker.button('1 Person ändern', box))
    await page.locator('.bulk-change .notice').waitFor()
    await page.locator('.person-row').getByText(branch).waitFor()
    await looksWell('changed')
  })

  test('a person is found by part of the name', async () => {
    const { page } = worker
    await worker.open(PATH)
    await page.getByRole('link', { name: 'Mag. Anna Gruber' }).waitFor()
    await looksWell('list')
    const first = page.locator('.person-row').first()
    await expectInSight(first, 'the first person')
    if (hand === MOUSE) expect((await first.boundingBox())?.y).toBeLessThan(560)
    const filters = page.getByRole('button', { name: 'Filtern' })
    if (await filters.isVisible()) {
      await hand.press(filters)
      await looksWell('filters')
    }
    await type(field('q'), 'waldhausl')
    await page.getByText('1 Person', { exact: true }).waitFor()
    await hand.press(page.getByRole('link', { name: 'Dr. Katharina Steiner-Waldhäusl, MBA' }))
    await field('alias').waitFor()
    await looksWell('person')
  })

  test('photo, topics, booking times and appointments are tabs, and Back returns to the card', async () => {
    const { page } = worker
    const tab = (name: string) => page.locator('.page-tabs').getByRole('link', { name, exact: true })
    await hand.press(tab('Themen'))
    await page.getByText('Diese Beratungsthemen können Kundinnen und Kunden bei dieser Person buchen.').waitFor()
    await looksWell('topics')
    await hand.press(tab('Buchungszeiten'))
    await page.getByRole('heading', { name: 'Wöchentliche Buchungszeiten' }).waitFor()
    await looksWell('hours')
    await hand.press(tab('Termine'))
    await page.locator('.appt-content').waitFor()
    await looksWell('appointments')
    await hand.press(tab('Foto'))
    await page.locator('.photo-parts').waitFor()
    await looksWell('photo')
    await page.goBack()
    await page.locator('.appt-content').waitFor()
    await hand.press(tab('Konto und Karte'))
    await field('alias').waitFor()
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Dr. Katharina Steiner-Waldhäusl, MBA')
  })

  test('errors are shown at their field', async () => {
    await type(field('alias'), 'anna-gruber')
    await hand.press(save())
    await worker.page
      .getByText('Diese Adresse gehört oder gehörte zu einer anderen Karte. Bitte wählen Sie eine andere.')
      .waitFor()
    await expectFocus(field('alias'))
    await type(field('alias'), 'katharina-steiner-waldhaeusl')
  })

  test('a person is added and invited', async () => {
    const { page } = worker
    page.once('dialog', (dialog) => void dialog.accept())
    await worker.open(`${PATH}/edit?id=new`)
    await field('first_name').waitFor()
    await type(field('first_name'), 'Eva')
    await type(field('last_name'), 'Neu')
    await type(field('email_address'), mail)
    await hand.flip(field('has_card'))
    await hand.flip(field('role-analyst'))
    await looksWell('new')
    await hand.press(save())
    await page.getByRole('heading', { name: 'Eva Neu', level: 1 }).waitFor()
    await hand.press(worker.button('Einladung senden'))
    await worker.button('Einladung zurückziehen').waitFor()
    await looksWell('invited')
  })

  test('a person is deactivated and reactivated', async () => {
    const { page } = worker
    const label = 'Deaktivieren'
    await hand.press(worker.button(label))
    await worker.dialog('Eva Neu deaktivieren?').waitFor()
    await hand.press(worker.button(label, worker.dialog()))
    await worker.button('Reaktivieren').waitFor()
    await hand.press(worker.button('Reaktivieren'))
    await worker.button(label).waitFor()
    const { uuid } = await tour.office.look((own) => own('advisors').where({ alias: 'anna-gruber' }).first('uuid'))
    const anna = await tour.office.look((own) => own('users').where({ advisor_uuid: uuid }).first('uuid'))
    await worker.open(`${PATH}/edit?id=${anna.uuid}`)
    await hand.press(worker.button(label))
    await worker.dialog().getByRole('combobox', { name: 'Nachfolge' }).waitFor()
    await looksWell('leaving')
    await page.keyboard.press('Escape')
    expect(worker.faults).toEqual([])
  })
})
