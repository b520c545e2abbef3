import { expect, test } from 'vitest'
import { DAY } from '../../core/base/clock.ts'
import { expectFocus } from '../../testing/inputs.ts'
import { eitherInput, openTour } from '../../tests/support/tour.ts'

const PATH = '/app/organizations-profiles/editor'
const PUBLIC = '/app/filiale/wien-innere-stadt'

const tour = openTour()

eitherInput(tour, 'branch', (worker) => {
  const { hand, type, looksWell } = worker
  const button = (name: string) => worker.page.locator('main').getByRole('button', { name, exact: true })
  const pages = () => tour.office.look((own) => own('branch_pages').select('version', 'public_version'))

  test('a branch manager writes a text, is told what is missing, and publishes it', async () => {
    const { page } = worker
    await worker.open(PATH)
    await page.getByText('Alpenbank Wien Innere Stadt').first().waitFor()
    await looksWell('editor')
    await hand.press(button('Text hinzufügen'))
    await hand.press(button('Speichern'))
    await page.locator('.branch-item .errors p').first().waitFor()
    await looksWell('text refused')
    await type(page.locator('[name^=title-]').last(), 'Sommerfest im Hof')
    await hand.press(button('Speichern'))
    const words = page.getByRole('textbox', { name: 'Sommerfest im Hof', exact: true })
    await expectFocus(words)
    await looksWell('text without words refused')
    const said = await page.locator('.branch-item .errors p').last().boundingBox()
    const box = await words.boundingBox()
    expect((said?.y ?? 0) - (box?.y ?? 0) - (box?.height ?? 0)).toBeGreaterThan(4)
    await page.keyboard.insertText('Am 12. Juni ab 15 Uhr.')
    await hand.press(button('Speichern'))
    await button('Veröffentlichen …').waitFor()
    expect(await pages()).toEqual([{ version: 1, public_version: null }])
    await worker.open(PUBLIC)
    expect(await page.getByRole('heading', { name: 'Sommerfest im Hof' }).count()).toBe(0)
    await worker.open(PATH)
    await hand.press(button('Veröffentlichen …'))
    const dialog = page.getByRole('dialog')
    await looksWell('publishing')
    await hand.press(dialog.getByRole('button', { name: 'Veröffentlichen' }))
    // the page asks before it is left while it publishes
    await dialog.waitFor({ state: 'hidden' })
    expect(await pages()).toEqual([{ version: 1, public_version: 1 }])
    await worker.open(PUBLIC)
    await page.getByRole('heading', { name: 'Sommerfest im Hof' }).waitFor()
    await tour.office.look((own) => own('branch_page_versions').delete())
    await tour.office.look((own) => own('branch_pages').delete())
  })

  test('what is the branch’s own is changed in place, and applies immediately', async () => {
    const { page } = worker
    await worker.open(PATH)
    const dialog = page.getByRole('dialog')
    for (const name of ['Öffnungszeiten ändern', 'Abweichende Zeiten ändern', 'Adresse und Karte ändern']) {
      await hand.press(button(name))
      await dialog.getByText('Sobald es gespeichert ist, gilt es').waitFor()
      await looksWell(name)
      await hand.press(dialog.getByRole('button', { name: 'Schließen' }))
      await dialog.waitFor({ state: 'hidden' })
    }
    await hand.press(button('Namen ändern'))
    await type(dialog.getByRole('textbox', { name: 'Öffentlicher Name' }), 'Alpenbank am Graben')
    await looksWell('name')
    await hand.press(dialog.getByRole('button', { name: 'Speichern' }))
    await page.locator('.branch-name', { hasText: 'Alpenbank am Graben' }).waitFor()
    await worker.open(PUBLIC)
    await page.getByRole('heading', { name: 'Alpenbank am Graben' }).first().waitFor()
    await tour.office.look((own) =>
      own('organizations').where({ alias: 'wien-innere-stadt' }).update({ public_name: 'Alpenbank Wien Innere Stadt' })
    )
  })
})

test('special hours that a branch manager enters are on the page and the card, and bound what can be booked', async () => {
  const { page, faults } = await tour.enter('branch')
  const dayIn = (days: number) =>
    new Date(Date.now() + days * DAY).toLocaleDateString('sv-SE', { timeZone: 'Europe/Vienna' })
  const { alias, topics } = tour.office
  const asked = `topic=${topics.short}&type=in-branch&from=${dayIn(1)}&to=${dayIn(14)}`
  const startsOn = async (): Promise<Record<string, string[]>> => {
    const answer = await page.request.get(`${tour.host}/api/v1/advisors/${alias}/availability?${asked}`)
    return (await answer.json()).days
  }
  const forget = () => tour.office.look((own) => own('holidays').where({ label: 'Inventur' }).delete())
  // of a first attempt
  await forget()
  const before = await startsOn()
  const [day = ''] = Object.entries(before).find(([, starts]) => starts.length > 4) ?? []
  await page.goto(tour.host + PATH)
  await page.getByRole('button', { name: 'Abweichende Zeiten ändern' }).click()
  const entries: [date: string, from: string, to: string][] = [
    [dayIn(0), '06:00', '22:00'],
    [day, '09:00', '10:00']
  ]
  for (const [date, from, to] of entries) {
    await page.getByRole('button', { name: 'Eintrag hinzufügen' }).click()
    const form = page.getByRole('dialog', { name: 'Eintrag hinzufügen' })
    await form.getByLabel('Anlass').fill('Inventur')
    await form.locator('[name=date]').fill(date)
    await form.locator('[name=start_time]').selectOption(from)
    await form.locator('[name=end_time]').selectOption(to)
    await form.getByRole('button', { name: 'Speichern' }).click()
    await form.waitFor({ state: 'hidden' })
  }
  const guest = await tour.guest()
  await guest.page.goto(tour.host + PUBLIC)
  await guest.page.locator('.special-days li', { hasText: '09:00–10:00' }).getByText('Inventur').waitFor()
  await guest.page.goto(`${tour.host}/app/profile/${alias}`)
  await guest.page.locator('.card-today', { hasText: '06:00–22:00' }).waitFor()
  const after = await startsOn()
  expect(after).toEqual({ ...before, [day]: expect.any(Array) })
  const clock = (start: string) => new Date(start).toLocaleTimeString('de-AT', { timeZone: 'Europe/Vienna' })
  expect(after[day]?.length).toBeLessThan(before[day]?.length ?? 0)
  expect(after[day]?.every((start) => clock(start) >= '09:00:00' && clock(start) < '10:00:00')).toBe(true)
  expect([...faults, ...guest.faults]).toEqual([])
  await forget()
  await Promise.all([page.context().close(), guest.page.context().close()])
})
