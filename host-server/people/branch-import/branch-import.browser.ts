import { describe, expect, test } from 'vitest'
import { eitherInput, openTour } from '../../tests/support/tour.ts'

const tour = openTour()

const fileFor = (how: string) => {
  const name = how.includes('pointer') ? 'eins' : 'zwei'
  return [
    'Interner Name;Straße und Hausnummer;Postleitzahl;Ort;Montag;Parkplätze',
    `Neue Größe ${name};Gasse 1;4020;Linz;9-12, 13:30-16;5`,
    `Ohne Ort ${name};Gasse 2;4020;;von früh bis spät;`
  ].join('\r\n')
}

describe('importing branches from a file', () => {
  eitherInput(tour, 'admin', (worker) => {
    test('checks the file, imports it, and shows the result', async () => {
      const { page, hand, how } = worker
      await worker.open('/app/account-admin/organizations')
      await hand.press(page.getByRole('link', { name: 'CSV importieren' }))
      const input = page.locator('input[type=file]')
      await input.waitFor()
      await hand.reach(input)
      await worker.looksWell('branch-import-choose')
      await input.setInputFiles({ name: 'filialen.csv', mimeType: 'text/csv', buffer: Buffer.from(fileFor(how)) })
      await worker.said('Die Datei wurde geprüft. Noch hat sich nichts geändert.')
      await page.getByText(/Montag: Bitte tragen Sie Zeiten wie /).waitFor()
      await worker.looksWell('branch-import-checked')
      await hand.press(worker.button('1 Filiale importieren'))
      await worker.said('1 Zeile wurde importiert, 1 wurde abgelehnt. Die Gründe stehen unten.')
      await page.getByText(/Ort: Dieses Feld darf nicht leer sein/).waitFor()
      await worker.looksWell('branch-import-done')
      await hand.press(page.getByRole('link', { name: 'Zurück zu den Filialen' }))
      await page
        .getByRole('link', { name: /^Neue Größe/ })
        .first()
        .waitFor()
      expect(worker.faults).toEqual([])
    })
  })
})
