import { expect, test } from 'vitest'
import { eitherInput, openTour } from '../../tests/support/tour.ts'

const WEBSITES = '/app/account-admin/settings?id=websites'
const META = '/app/account-admin/meta-tags'
const COOKIES = '/app/account-admin/cookie-notice'

const tour = openTour()

eitherInput(tour, 'admin', (worker) => {
  const { hand, button, type, looksWell } = worker

  test('an origin is added and removed', async () => {
    await worker.open(WEBSITES)
    const list = worker.page.locator('[data-setting=embed_origins]')
    const origin = list.locator('[name=embed_origins]')
    await type(origin, 'https://kampagne.bank.example/start')
    await hand.press(list.getByRole('button', { name: /^Hinzufügen/ }))
    await hand.press(button('https://kampagne.bank.example entfernen'))
    await button('https://kampagne.bank.example entfernen').waitFor({ state: 'detached' })
    await type(origin, 'http://www.bank.example')
    await hand.press(list.getByRole('button', { name: /^Hinzufügen/ }))
    await worker.page.getByText('Bitte verwenden Sie https').waitFor()
    await looksWell('origins')
  })

  test('a page title set for cards is on the card', async () => {
    await worker.open(META)
    const title = worker.page.locator('[name="search-title"]')
    await title.waitFor()
    await worker.page.locator('.meta-url').first().getByText('/app/profile/').waitFor()
    await looksWell('meta')
    const word = `Beratung ${worker.how.slice(3, 7)}`
    await type(title, `${word} [NAME]`)
    await hand.press(button('Speichern'))
    await worker.said('Suchergebnisse und geteilte Links gespeichert')
    const html = await (await fetch(`${tour.host}/app/profile/anna-gruber`)).text()
    expect(new RegExp(`<title>${word} .*Gruber`).test(html)).toBe(true)
  })

  test('the text of the cookie banner is shown to visitors', async () => {
    await worker.open(COOKIES)
    const text = worker.page.locator('[name=text]')
    await text.waitFor()
    await looksWell('cookies')
    await type(text, `Cookies ${worker.how}.`)
    await worker.page.locator('.cookie-sample').getByText(`Cookies ${worker.how}.`).waitFor()
    await hand.press(button('Speichern'))
    await worker.said('Cookie-Hinweis gespeichert')
    // to a visitor who has not answered the banner yet
    const html = await (await fetch(`${tour.host}/app/filiale/wien-innere-stadt`)).text()
    expect(html.includes(`Cookies ${worker.how}.`)).toBe(true)
  })
})
