import { expect, test } from 'vitest'
import { expectFocus, KEYS } from '../../testing/inputs.ts'
import { eitherInput, openTour } from '../../tests/support/tour.ts'

const PATH = '/app/account-admin/redirections-management'
const PROFILE = '/app/profile/anna-gruber'
const FILE = `Pfad;Ziel;Status\n/Öffnungszeiten;/app/;301\n/zinsen;${PROFILE};\n/app/alt;/app/;\n"/kaputt;/app/;`

const tour = openTour()

eitherInput(tour, 'admin', (worker) => {
  const { hand, button, dialog, said, type, looksWell } = worker

  test('a redirect is refused, corrected and created, and works', async () => {
    const { page } = worker
    await tour.office.look((own) => own('redirections').delete())
    await worker.open(PATH)
    await said('Keine Weiterleitungen')
    await looksWell('empty')
    await hand.press(button('Neue Weiterleitung'))
    const form = dialog('Neue Weiterleitung')
    const field = (name: string) => form.locator(`[name=${name}]`)
    await type(field('path'), '/app/alt')
    await type(field('target'), PROFILE)
    await hand.press(button('Speichern', form))
    await said('Dieser Pfad ist für die Anwendung reserviert.')
    await expectFocus(field('path'))
    await looksWell('refused')
    await type(field('path'), '/zinsen')
    await hand.press(button('Speichern', form))
    await form.waitFor({ state: 'hidden' })
    await said('1 Weiterleitung')
    const answer = await page.request.get(`${tour.host}/Zinsen?src=flyer`, { maxRedirects: 0 })
    expect([answer.status(), answer.headers().location]).toEqual([302, `${PROFILE}?src=flyer`])
    if (hand === KEYS) await expectFocus(button('Neue Weiterleitung'))
  })

  test('a file is tried, and its valid rows are imported', async () => {
    await hand.press(button('CSV importieren'))
    const box = dialog('CSV importieren')
    await box.locator('[type=file]').setInputFiles({ name: 'alt.csv', mimeType: 'text/csv', buffer: Buffer.from(FILE) })
    await said('2 Zeilen können nicht importiert werden')
    await looksWell('tried')
    await hand.press(button('1 Zeile importieren', box))
    await said('Import abgeschlossen:')
    await hand.press(box.locator('.modal-footer').getByRole('button', { name: 'Schließen' }))
    await box.waitFor({ state: 'hidden' })
    await said('2 Weiterleitungen')
  })

  test('a redirect is found, switched off and deleted', async () => {
    const { page } = worker
    await looksWell('listed')
    await type(page.getByRole('searchbox', { name: 'Suche' }), 'zinsen')
    await said('1 Weiterleitung')
    await hand.flip(page.getByRole('switch', { name: '/zinsen weiterleiten' }))
    await said('/zinsen ausgeschaltet')
    expect((await page.request.get(`${tour.host}/zinsen`, { maxRedirects: 0 })).status()).toBe(404)
    await hand.press(button('/zinsen löschen'))
    const question = dialog('Weiterleitung löschen')
    await looksWell('asked')
    await hand.press(button('Löschen', question))
    await said('Keine Weiterleitung passt zu dieser Suche.')
    await looksWell('found nothing')
  })
})
