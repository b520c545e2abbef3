import { expect, test } from 'vitest'
import { phonePhoto } from '../../people/photos/testing/pictures.ts'
import { expectFocus, KEYS } from '../../testing/inputs.ts'
import { chooseFile } from '../../tests/support/choose-file.ts'
import { eitherInput, openTour } from '../../tests/support/tour.ts'

const ALIAS = 'wien-innere-stadt'
const NAME = 'Alpenbank Wien Innere Stadt'

const tour = openTour()

eitherInput(tour, 'branch', (worker) => {
  const { hand, looksWell } = worker
  const card = () => worker.page.getByRole('region', { name: 'Foto', exact: true })
  const field = () => card().locator('input[type=file]')

  test('a branch manager chooses a photo of the branch and crops it', async () => {
    const { uuid } = await tour.office.look((own) => own('organizations').where({ alias: ALIAS }).first('uuid'))
    await worker.open(`/app/account-admin/organizations/edit?id=${uuid}&tab=page`)
    await card().getByText('Noch kein Foto').first().waitFor()
    await looksWell('no photo')
    const svg = { name: 'a.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') }
    await chooseFile(hand, card(), svg)
    await card().getByText('Bitte wählen Sie ein Bild im Format JPEG, PNG oder WebP.').waitFor()
    const picture = { name: 'filiale.jpg', mimeType: 'image/jpeg', buffer: await phonePhoto(1400, 900, 1) }
    await chooseFile(hand, card(), picture)
    await expectFocus(card().getByRole('application'))
    if (hand === KEYS) await worker.page.keyboard.press('ArrowRight')
    await looksWell('photo to crop')
    await hand.press(worker.button('Speichern'))
    await worker.said('Foto gespeichert')
    await card()
      .getByRole('img', { name: `Foto von ${NAME}` })
      .waitFor()
    await expectFocus(field())
    await looksWell('photo saved')
  })

  test('visitors see it on the page of the branch and when they book there', async () => {
    await worker.open(`/app/filiale/${ALIAS}`)
    const photo = worker.page.getByRole('img', { name: NAME, exact: true })
    await photo.waitFor()
    await expect.poll(() => photo.evaluate((node: HTMLImageElement) => node.naturalWidth)).toBeGreaterThan(0)
    await looksWell('public page')
    await worker.open(`/book/branch/${ALIAS}`)
    await worker.page.locator('.advisor img:visible').first().waitFor()
    await looksWell('booking page')
    await worker.page.goBack()
    await worker.page.goBack()
  })

  test('it is removed once that is confirmed', async () => {
    await hand.press(worker.button('Foto entfernen', card()))
    await worker.dialog('Foto entfernen?').getByText('Die Seite erscheint dann ohne Foto.').waitFor()
    await looksWell('question before removal')
    await hand.press(worker.button('Foto entfernen', worker.dialog()))
    await worker.said('Foto entfernt')
    await expectFocus(field())
    await worker.open(`/app/filiale/${ALIAS}`)
    await worker.page.getByRole('heading', { level: 1, name: NAME }).waitFor()
    expect(await worker.page.locator('.card-hero img').count()).toBe(0)
  })
})
