import { expect, test } from 'vitest'
import { offered } from '../testing/inputs.ts'
import { eitherInput, openTour, type TourUser } from './support/tour.ts'

const tour = openTour()
const OWN = 'Filiale Wien Innere Stadt'

/** Filters are behind their button in a narrow window. */
async function unfold({ page, hand }: TourUser) {
  const filters = page.getByRole('button', { name: 'Filtern' })
  if (await filters.isVisible()) await hand.press(filters)
}

eitherInput(tour, 'branch', (worker) => {
  const { hand, type, looksWell, how } = worker

  test('the overview offers a branch manager people, branches, working hours, events and widgets, and nothing else', async () => {
    const { page } = worker
    await worker.open('/app/account-admin')
    await page.locator('.admin .start-page').first().waitFor()
    const offered = await page.locator('.admin .start-page a').allTextContents()
    const own = ['Buchungszeiten und Feiertage', 'Einbetten', 'Filialen', 'Personen', 'Veranstaltungen']
    expect(offered.toSorted()).toEqual(own.toSorted())
    await looksWell('overview')
  })

  test('the list has their own branch only, whose public name they change', async () => {
    const { page } = worker
    await hand.press(page.locator('.admin .start-page').getByRole('link', { name: 'Filialen', exact: true }))
    await hand.press(page.getByRole('link', { name: OWN }))
    const form = page.getByRole('region', { name: 'Öffentlichen Namen ändern', exact: true })
    await form.getByRole('textbox').waitFor()
    await looksWell('branch')
    const name = `Alpenbank Wien ${how.slice(3, 7)}`
    await type(form.getByRole('textbox'), name)
    await hand.press(page.locator('main form').getByRole('button', { name: 'Speichern' }))
    await page.locator('.org-public-name', { hasText: name }).waitFor()
    await hand.press(page.getByRole('link', { name: 'Personen', exact: true }).last())
    await page.locator('.org-people li').first().waitFor()
    await looksWell('people of the branch')
    expect(worker.faults).toEqual([])
  })

  test('they see the people of their branch and cannot change them', async () => {
    const { page } = worker
    await worker.open('/app/account-admin/people')
    await hand.press(page.getByRole('link', { name: /Gruber/ }).first())
    await page.waitForURL(/people\/edit\?id=/)
    await page.locator('main .card').first().waitFor()
    expect(await page.locator('main form').count()).toBe(0)
    await looksWell('person')
  })

  test('they see the working hours of their branch', async () => {
    await worker.open('/app/account-admin/working-hours')
    await worker.page.locator('main form').first().waitFor()
    await looksWell('hours')
  })

  test.each(['sessions', 'search', 'cards'])('the report on %s covers their branch only', async (report) => {
    const { page } = worker
    await worker.open(`/app/reports/${report}-reports`)
    await page.locator('.tile').first().waitFor()
    await unfold(worker)
    const branches = await offered(page.locator('[name=branch]'))
    expect(branches.filter((branch) => branch !== 'Alle Filialen')).toEqual([OWN])
    await looksWell(report)
  })
})

eitherInput(tour, 'analyst', (worker) => {
  test('an analyst reads the report on searches of all branches', async () => {
    const { page } = worker
    await worker.open('/app/reports/search-reports')
    await page.locator('.tile').first().waitFor()
    await unfold(worker)
    expect((await offered(page.locator('[name=branch]'))).length).toBeGreaterThan(2)
    await worker.looksWell('search')
  })
})
