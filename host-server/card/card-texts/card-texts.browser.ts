import { expect, test } from 'vitest'
import { eitherInput, openTour } from '../../tests/support/tour.ts'

const tour = openTour()

eitherInput(tour, 'advisor', (worker) => {
  const { hand, type, looksWell } = worker

  test('an advisor writes a text, which survives a server failure and is on the card once saved', async () => {
    const { page } = worker
    await worker.open('/app/my-card')
    const texts = page.getByRole('region', { name: 'Texte', exact: true })
    const motto = texts.getByRole('textbox', { name: 'Motto' })
    await motto.waitFor()
    await looksWell('card-texts')
    const text = `Zuerst zuhören, dann rechnen – ${worker.how}.`
    await type(motto, text)
    await page.route('**/text-descriptions{,?*}', (route) => route.abort())
    await hand.press(worker.button('Speichern'))
    await worker.said('Leider ist ein Fehler aufgetreten. Bitte versuchen Sie es später noch einmal.')
    expect(await motto.inputValue()).toBe(text)
    worker.faults.length = 0
    await looksWell('card-texts-failed')
    await page.unroute('**/text-descriptions{,?*}')
    await hand.press(worker.button('Speichern'))
    await worker.said('Texte gespeichert')
    await worker.open('/app/profile/anna-gruber')
    await worker.said(text)
    await looksWell('card-texts-on-the-card')
  })
})
