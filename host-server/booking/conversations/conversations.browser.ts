import { readFileSync } from 'node:fs'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { phonePhoto } from '../../people/photos/testing/pictures.ts'
import { DESK, expectAccessible, expectFits, launch, login, PHONE, visit } from '../../testing/browser.ts'
import { KEYS } from '../../testing/inputs.ts'
import { ownSite } from '../../testing/own-site.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(() => browser.close())

const logIn = (page: Page) => page.getByRole('log', { name: 'Nachrichten' })
const said = (page: Page, text: string) => logIn(page).getByText(text, { exact: true })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** What a screen reader reads of the messages: those that come into the log. */
const listenTo = (page: Page) =>
  logIn(page).evaluate((log) => {
    const heard: string[] = []
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) for (const node of addedNodes) heard.push(node.textContent ?? '')
    }).observe(log, { childList: true })
    Object.assign(window, { heard })
  })
const heardBy = (page: Page): Promise<string> => page.evaluate('heard.join("|")')

async function begin(name: string, email = '') {
  const { page, faults } = await visit(browser, PHONE)
  await page.goto(`${ownSite().host}/messenger#anna-gruber`)
  await page.getByLabel(/^Ihr Name/).fill(name)
  await page.getByLabel(/^E-Mail/).fill(email)
  await page.getByLabel(/^Nachricht/).fill('Darf mein Mann mitkommen?')
  await expectFits(page, 'the beginning')
  await expectAccessible(page, 'the beginning')
  await button(page, 'Senden').click()
  await said(page, 'Darf mein Mann mitkommen?').waitFor()
  return { page, faults }
}

async function openDesk(name: string) {
  const { page, faults } = await visit(browser, DESK)
  await login(page, 'advisor@demo.example')
  await page.goto(`${ownSite().host}/app/messenger`)
  await page.getByRole('link', { name, exact: true }).waitFor()
  return { page, faults }
}

test('a visitor on a phone and an advisor at a desk write to each other, and nobody reloads', async () => {
  const visitor = await begin('Vera Telefon')
  const desk = await openDesk('Vera Telefon')
  await expectAccessible(desk.page, 'the inbox')
  await KEYS.press(desk.page.getByRole('link', { name: 'Vera Telefon', exact: true }))
  await said(desk.page, 'Darf mein Mann mitkommen?').waitFor()
  await expectAccessible(desk.page, 'the conversation')
  await visitor.page.getByText('Gelesen', { exact: true }).waitFor()
  await listenTo(visitor.page)
  await listenTo(desk.page)
  await KEYS.reach(desk.page.getByLabel('Antwort', { exact: true }))
  await desk.page.keyboard.type('Gerne, bitte mit Ausweis.')
  await KEYS.press(button(desk.page, 'Senden'))
  await said(visitor.page, 'Gerne, bitte mit Ausweis.').waitFor()
  expect(await heardBy(visitor.page)).toContain('Gerne, bitte mit Ausweis.')
  await visitor.page.getByLabel('Nachricht', { exact: true }).fill('Danke!')
  await button(visitor.page, 'Senden').click()
  await said(desk.page, 'Danke!').waitFor()
  expect(await heardBy(desk.page)).toContain('Danke!')
  await expectFits(visitor.page, 'the conversation')
  await expectAccessible(visitor.page, 'the conversation')
  // on another device, by the link
  const { page: other } = await visit(browser, DESK)
  await other.goto((await visitor.page.getByRole('link', { name: 'Link zu diesem Chat' }).getAttribute('href')) ?? '')
  await said(other, 'Danke!').waitFor()
  await button(visitor.page, 'Chat beenden').click()
  await visitor.page.getByRole('dialog').getByRole('button', { name: 'Chat beenden' }).click()
  await visitor.page.getByText(/^Dieser Chat ist beendet/).waitFor()
  await desk.page.getByRole('dialog').getByText('Dieser Chat ist beendet.').waitFor()
  await other.getByText(/^Dieser Chat ist beendet/).waitFor()
  expect([...visitor.faults, ...desk.faults]).toEqual([])
  for (const page of [visitor.page, desk.page, other]) await page.context().close()
})

test('an advisor offers times, the visitor books one with one press and deletes the chat', async () => {
  const visitor = await begin('Vera Termin', 'vera.termin@visitor.example')
  const desk = await openDesk('Vera Termin')
  await desk.page.getByRole('link', { name: 'Vera Termin', exact: true }).click()
  await KEYS.press(button(desk.page, 'Termine anbieten'))
  // a call would need a number
  await desk.page.locator('dialog [name=type]').selectOption('in-branch')
  await desk.page.locator('.times button.slot').first().click()
  await desk.page.locator('.chat-chosen button').first().waitFor()
  await expectAccessible(desk.page, 'the offer')
  await listenTo(visitor.page)
  await button(desk.page, 'Angebot senden').click()
  const time = visitor.page.locator('.chat-times button').first()
  await time.waitFor()
  expect(await heardBy(visitor.page)).toMatch(/Freie Termine/)
  await expectAccessible(visitor.page, 'the offered times')
  await expectFits(visitor.page, 'the offered times')
  await KEYS.press(time)
  await visitor.page.getByText(/^Termin gebucht: /).waitFor()
  expect(await heardBy(visitor.page)).toMatch(/Termin gebucht/)
  await desk.page.getByText(/^Termin gebucht: /).waitFor()
  await expectAccessible(visitor.page, 'the booked time')
  const { page: other } = await visit(browser, PHONE)
  const href = await visitor.page.getByRole('link', { name: /^Termin ansehen/ }).getAttribute('href')
  expect((await other.goto(href ?? ''))?.status()).toBe(200)
  await button(visitor.page, 'Meinen Chat löschen').click()
  const question = visitor.page.getByRole('dialog')
  await expectAccessible(visitor.page, 'the question')
  await question.getByRole('button', { name: 'Meinen Chat löschen' }).click()
  await visitor.page.getByText('Ihr Chat ist gelöscht.').waitFor()
  await desk.page.reload()
  await desk.page.getByText(/oder er wurde gelöscht/).waitFor()
  expect([...visitor.faults, ...desk.faults]).toEqual([])
  for (const page of [visitor.page, desk.page, other]) await page.context().close()
})

test('both sides send pictures and documents, by keys and on a phone, and each refusal loses nothing', async () => {
  const picture = await phonePhoto(640, 480, 6)
  const document = Buffer.from('%PDF-1.7\n1 0 obj\n<< >>\nendobj\n%%EOF\n')
  const visitor = await begin('Vera Datei')
  await visitor.page.getByLabel('Nachricht', { exact: true }).fill('Hier der Plan')
  const attach = visitor.page.getByLabel('Datei anhängen')
  await attach.setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') })
  await visitor.page.getByText('logo.svg ist nicht gesendet').waitFor()
  await expectAccessible(visitor.page, 'a refused file')
  await button(visitor.page, 'logo.svg nicht senden').click()
  expect(await visitor.page.getByLabel('Nachricht', { exact: true }).inputValue()).toBe('Hier der Plan')
  // what a browser takes for a picture, and the server does not
  await attach.setInputFiles({ name: 'kaputt.png', mimeType: 'image/png', buffer: Buffer.from('<html>') })
  await visitor.page.getByText('Bitte wählen Sie ein Bild').waitFor()
  await button(visitor.page, 'kaputt.png nicht senden').click()
  await attach.setInputFiles({ name: 'Grundriss.jpg', mimeType: 'image/jpeg', buffer: picture })
  await visitor.page.getByRole('img', { name: 'Grundriss.jpg' }).waitFor()
  await expectFits(visitor.page, 'a picture')
  await expectAccessible(visitor.page, 'a picture')
  const desk = await openDesk('Vera Datei')
  await desk.page.getByRole('link', { name: 'Vera Datei', exact: true }).click()
  await desk.page.getByRole('img', { name: 'Grundriss.jpg' }).waitFor()
  // drawn, not only reserved
  await expect
    .poll(() =>
      desk.page
        .getByRole('img', { name: 'Grundriss.jpg' })
        .evaluate((canvas: HTMLCanvasElement) => canvas.getContext('2d')?.getImageData(99, 99, 1, 1).data[3])
    )
    .toBe(255)
  await listenTo(visitor.page)
  const chooser = desk.page.waitForEvent('filechooser')
  await KEYS.press(desk.page.getByLabel('Datei anhängen'))
  await (await chooser).setFiles({ name: 'Vertrag.pdf', mimeType: 'application/pdf', buffer: document })
  const save = visitor.page.getByRole('button', { name: /^Vertrag\.pdf speichern/ })
  await save.waitFor()
  expect(await heardBy(visitor.page)).toContain('Vertrag.pdf')
  await expectAccessible(desk.page, 'files')
  const download = visitor.page.waitForEvent('download')
  await save.click()
  const saved = await download
  expect(saved.suggestedFilename()).toBe('Vertrag.pdf')
  expect(readFileSync(await saved.path()).equals(document)).toBe(true)
  expect([...visitor.faults, ...desk.faults].filter((fault) => !/415/.test(fault))).toEqual([])
  for (const page of [visitor.page, desk.page]) await page.context().close()
})

test('on a phone, the buttons stay in sight however much was written', async () => {
  const visitor = await begin('Vera Lang')
  for (const nth of [1, 2, 3, 4, 5, 6]) {
    await visitor.page.getByLabel('Nachricht', { exact: true }).fill(`Noch etwas, zum ${nth}. Mal.\nMit zwei Zeilen.`)
    await button(visitor.page, 'Senden').click()
    await visitor.page.getByText(`zum ${nth}. Mal`).waitFor()
  }
  const { page, faults } = await visit(browser, PHONE)
  await login(page, 'advisor@demo.example')
  await page.goto(`${ownSite().host}/app/messenger`)
  await page.getByRole('link', { name: 'Vera Lang', exact: true }).click()
  await logIn(page).getByText('zum 6. Mal').waitFor()
  // the buttons in three rows
  await page.setViewportSize({ width: 360, height: 640 })
  const dialog = await page.getByRole('dialog').boundingBox()
  const send = await button(page, 'Senden').boundingBox()
  expect((send?.y ?? 0) + (send?.height ?? 0)).toBeLessThanOrEqual((dialog?.y ?? 0) + (dialog?.height ?? 0))
  expect(send).not.toBeNull()
  expect(faults).toEqual([])
  for (const one of [visitor.page, page]) await one.context().close()
})

test('without a stream messages come all the same', async () => {
  const { page, faults } = await visit(browser, PHONE)
  await page.route('**/api/v1/conversation/news', (route) => route.abort())
  await page.goto(`${ownSite().host}/messenger#anna-gruber`)
  await page.getByLabel(/^Ihr Name/).fill('Otto Umweg')
  await page.getByLabel(/^Nachricht/).fill('Kommt das an?')
  await button(page, 'Senden').click()
  await said(page, 'Kommt das an?').waitFor()
  const desk = await openDesk('Otto Umweg')
  await desk.page.getByRole('link', { name: 'Otto Umweg', exact: true }).click()
  await desk.page.getByLabel('Antwort', { exact: true }).fill('Ja.')
  await button(desk.page, 'Senden').click()
  await said(page, 'Ja.').waitFor()
  expect(faults.filter((fault) => !/ERR_FAILED/.test(fault))).toEqual([])
  for (const one of [page, desk.page]) await one.context().close()
})

test('before the first message nothing is asked of a conversation, and nothing is stored', async () => {
  const { page } = await visit(browser, PHONE)
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto(`${ownSite().host}/messenger#anna-gruber`)
  await page.getByLabel(/^Ihr Name/).fill('Vera')
  expect(asked.filter((url) => /\/api\/.*conversation(?!s-widget)/.test(url))).toEqual([])
  expect(await page.evaluate('JSON.stringify([Object.keys(localStorage), Object.keys(sessionStorage)])')).not.toContain(
    'conversation'
  )
  await page.context().close()
})
