import { describe, expect, test } from 'vitest'
import { bothWays, openTour, turnsAway } from '../testing/tour.ts'

const PAGE = '/app/account-admin/people/import'
const tour = openTour()

turnsAway(tour, ['advisor', 'branch'], [PAGE])

const fileFor = (how: string) => {
  const name = how.includes('pointer') ? 'eins' : 'zwei'
  return [
    'Vorname;Nachname;E-Mail-Adresse;Filiale;Rollen;Schuhgröße',
    `Jörg;Größe ${name};joerg-${name}@demo.example;wien-innere-stadt;stduser;43`,
    `Ohne;Filiale ${name};ohne-${name}@demo.example;Atlantis;stduser;`
  ].join('\r\n')
}

describe('people from a file', () => {
  bothWays(tour, 'admin', (worker) => {
    test('are checked, taken, and told', async () => {
      const { page, hand, how } = worker
      await worker.open('/app/account-admin/people')
      await hand.press(page.getByRole('link', { name: 'CSV importieren' }))
      const input = page.locator('input[type=file]')
      await input.waitFor()
      await hand.reach(input)
      await worker.looksWell('people-import-choose')
      await input.setInputFiles({ name: 'leute.csv', mimeType: 'text/csv', buffer: Buffer.from(fileFor(how)) })
      await worker.said('Die Datei ist geprüft. Noch ist nichts geändert.')
      await page.getByText('Filiale: Es gibt keine Filiale mit diesem Namen.').waitFor()
      await worker.looksWell('people-import-checked')
      await hand.press(worker.button('1 Person übernehmen'))
      await worker.said('Die Datei ist übernommen.')
      await page.getByText('Filiale: Es gibt keine Filiale mit diesem Namen.').waitFor()
      await worker.looksWell('people-import-done')
      await hand.press(page.getByRole('link', { name: 'Zu den Personen' }))
      await page.waitForURL(/account-admin\/people$/)
      expect(worker.faults).toEqual([])
    })
  })
})
