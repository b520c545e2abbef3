import { expect, test } from 'vitest'
import { eitherInput, openTour } from '../../tests/support/tour.ts'

const PATH = '/app/account-admin/search-forms'

const tour = openTour()

eitherInput(tour, 'admin', (worker) => {
  const { hand, button, dialog, type, looksWell } = worker

  test('a form is created, opened as a page, embedded and deleted', async () => {
    await worker.open(PATH)
    await button('Neues Suchformular').waitFor()
    await looksWell('empty')
    await hand.press(button('Neues Suchformular'))
    const form = dialog('Neues Suchformular')
    await type(form.locator('[name=name]'), 'Team Graz')
    await hand.press(button('Feld entfernen: Sprache', form))
    await hand.press(button('Thema nach oben', form))
    await hand.choose(form.locator('[name=preset-branch]'), 'Alpenbank Graz')
    await form.locator('.search-preview .found').first().waitFor()
    await looksWell('making')
    await type(form.locator('[name=slug]'), 'Team Graz')
    await hand.press(button('Speichern', form))
    await form.locator('[name=slug][aria-invalid]').waitFor()
    await looksWell('refused')
    await type(form.locator('[name=slug]'), 'team-graz')
    await hand.press(button('Speichern', form))
    await form.waitFor({ state: 'hidden' })
    await looksWell('listed')
    const page = await worker.page.request.get(`${tour.host}/search?form=team-graz`)
    expect(await page.text()).toContain('Alpenbank Graz, 8010 Graz')
    await hand.press(button('Team Graz einbetten'))
    await dialog('Team Graz einbetten').getByText('<advisor-search form="team-graz">').waitFor()
    await looksWell('embedding')
    await worker.page.keyboard.press('Escape')
    const remove = async () => {
      await hand.press(button('Team Graz löschen'))
      await hand.press(button('Löschen', dialog('Suchformular löschen?')))
      await button('Team Graz löschen').waitFor({ state: 'detached' })
    }
    const status = async () => (await worker.page.request.get(`${tour.host}/search?form=team-graz`)).status()
    await remove()
    expect(await status()).toBe(404)
    await looksWell('deleted')
    await hand.press(button('Rückgängig machen'))
    await button('Team Graz löschen').waitFor()
    expect(await status()).toBe(200)
    await remove()
  })
})
