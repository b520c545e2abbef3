import { expect, test } from 'vitest'
import { eitherInput, openTour } from '../../tests/support/tour.ts'

const PATH = '/app/account-admin/assistants'

const tour = openTour()

eitherInput(tour, 'admin', (worker) => {
  const { hand, type, looksWell } = worker

  test('an assistant is added and deleted again', async () => {
    const { page } = worker
    await worker.open(PATH)
    await page.locator('.assistant').first().waitFor()
    await looksWell('list')
    await hand.press(page.getByRole('button', { name: 'Assistenz hinzufügen' }))
    const dialog = page.getByRole('dialog', { name: 'Assistenz hinzufügen' })
    await type(dialog.locator('[name=first_name]'), 'Noor')
    await type(dialog.locator('[name=email_address]'), 'noor')
    await hand.press(dialog.getByRole('button', { name: 'Speichern' }))
    await dialog.locator('.errors p').first().waitFor()
    await looksWell('refused')
    await type(dialog.locator('[name=last_name]'), 'Haddad')
    await type(dialog.locator('[name=email_address]'), 'noor@demo.example')
    await hand.press(dialog.getByRole('button', { name: 'Speichern' }))
    await hand.press(page.getByRole('button', { name: 'Noor Haddad löschen' }))
    const question = page.getByRole('dialog', { name: 'Assistenz löschen?' })
    await question.getByText('Noor Haddad steht auf keiner Karte.').waitFor()
    await looksWell('question')
    await hand.press(question.getByRole('button', { name: 'Löschen' }))
    await page.locator('.assistant', { hasText: 'Noor Haddad' }).waitFor({ state: 'detached' })
    expect(worker.faults).toEqual([])
  })
})
