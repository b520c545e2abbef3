import { describe, expect, test } from 'vitest'
import { eitherInput, openTour } from '../../tests/support/tour.ts'

const tour = openTour()

const fileFor = (how: string) => {
  const name = how.includes('pointer') ? 'eins' : 'zwei'
  return [
    'Vorname;Nachname;E-Mail-Adresse;Filiale;Rollen;Schuhgröße',
    `Jörg;Größe ${name};joerg-${name}@demo.example;wien-innere-stadt;stduser;43`,
    `Ohne;Filiale ${name};ohne-${name}@demo.example;Atlantis;stduser;`
  ].join('\r\n')
}

describe('importing people from a file', () => {
  eitherInput(tour, 'admin', (worker) => {
    test('checks the file, imports it, and shows the result', async () => {
      const { page, hand, how } = worker
      await worker.open('/app/account-admin/people')
      await hand.press(page.getByRole('link', { name: 'CSV importieren' }))
      const input = page.locator('input[type=file]')
      await input.waitFor()
      await hand.reach(input)
      await worker.looksWell('people-import-choose')
      await input.setInputFiles({ name: 'leute.csv', mimeType: 'text/csv', buffer: Buffer.from(fileFor(how)) })
      await worker.said('Die Datei wurde geprüft. Noch hat sich nichts geändert.')
      await page.getByText(/Filiale: Es gibt keine Filiale „.*“\. Möglich sind: /).waitFor()
      await worker.looksWell('people-import-checked')
      await hand.press(worker.button('1 Person importieren'))
      await worker.said('1 Zeile wurde importiert, 1 wurde abgelehnt. Die Gründe stehen unten.')
      await page.getByText(/Filiale: Es gibt keine Filiale „.*“\. Möglich sind: /).waitFor()
      await worker.looksWell('people-import-done')
      await hand.press(page.getByRole('link', { name: 'Zurück zu den Personen' }))
      await page.waitForURL(/account-admin\/people$/)
      expect(worker.faults).toEqual([])
    })
  })
})
