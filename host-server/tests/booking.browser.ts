import ICAL from 'ical.js'
import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DESK, expectAccessible, launch, login, mailsTo, PHONE, visit } from '../testing/browser.ts'
import { ownSite } from '../testing/own-site.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(() => browser.close())

const inline = (page: Page) => page.locator('advisor-booking:not([mode])')
const button = (within: Page | Locator, name: string | RegExp) => within.getByRole('button', { name })

const slots = (widget: Locator) => widget.getByRole('button', { name: /^\d\d:\d\d/ })

/** From the topic to a held slot; `press` is a tap, a click or a key. */
async function chooseSlot(widget: Locator, press: (target: Locator) => Promise<void>, type = /Per Video/) {
  await press(button(widget, /Kontoeröffnung/))
  await press(button(widget, type))
  await press(slots(widget).first())
}

async function fillDetails(widget: Locator, email: string, phone?: string) {
  await widget.getByLabel(/Vorname/).fill('Evelin-Maria')
  await widget.getByLabel(/Nachname/).fill('Müller-Österreicher')
  await widget.getByLabel(/E-Mail/).fill(email)
  if (phone) await widget.getByLabel(/Telefon/).fill(phone)
}

function invitation(attachments: readonly { mimeType: string | null; content: unknown }[] = []): ICAL.Component {
  const file = attachments.find(({ mimeType }) => mimeType === 'text/calendar')
  const text = typeof file?.content === 'string' ? file.content : new TextDecoder().decode(file?.content as ArrayBuffer)
  return new ICAL.Component(ICAL.parse(text))
}

test('a visitor books on a phone from a foreign page, and all sides are notified', async () => {
  const { foreign } = ownSite()
  const { page, faults } = await visit(browser, PHONE)
  await page.goto(foreign)
  const widget = inline(page)
  const tap = (target: Locator) => target.tap()
  await button(widget, /Kontoeröffnung/).waitFor()
  await expectAccessible(page, 'topic')
  await tap(button(widget, /Kontoeröffnung/))
  await button(widget, /Per Video/).waitFor()
  await expectAccessible(page, 'type')
  await tap(button(widget, /Per Video/))
  await slots(widget).first().waitFor()
  await expectAccessible(page, 'slot')
  await tap(slots(widget).first())
  await widget.getByLabel(/Vorname/).waitFor()
  await expectAccessible(page, 'details')
  await tap(button(widget, 'Weiter'))
  await expectAccessible(page, 'details with errors')
  expect(await widget.getByRole('alert').count()).toBeGreaterThan(0)
  await fillDetails(widget, 'eva.phone@visitor.example')
  await tap(button(widget, 'Weiter'))
  await button(widget, 'Jetzt buchen').waitFor()
  await expectAccessible(page, 'review')
  await tap(button(widget, 'Jetzt buchen'))
  await widget.getByRole('heading', { name: 'Ihr Termin ist gebucht' }).waitFor()
  await expectAccessible(page, 'done')
  expect(faults).toEqual([])

  const [mail] = await mailsTo('eva.phone@visitor.example', 1)
  const calendar = invitation(mail?.attachments)
  expect(calendar.getFirstPropertyValue('method')).toBe('REQUEST')
  const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent') as ICAL.Component)
  expect(event.sequence).toBe(0)
  await expect
    .poll(async () => (await mailsTo('anna.gruber@demo.example', 1)).map(({ text }) => text).join(), {
      timeout: 20_000
    })
    .toContain('Müller-Österreicher')

  const { page: desk } = await visit(browser, DESK)
  await login(desk, 'advisor@demo.example')
  await desk.goto(`${ownSite().host}/app/online-appointments/appointments/index`)
  await desk.getByText('Müller-Österreicher').first().waitFor()
  await expectAccessible(desk, "the advisor's list")

  const link = /https?:\/\/\S*\/appointments\/[\w-]{43}/.exec(mail?.text ?? '')?.[0] ?? ''
  await moveAndCancel(link, event)
})

/** The visitor's own page, from the link in the mail. */
async function moveAndCancel(link: string, booked: ICAL.Event) {
  const { page, faults } = await visit(browser, PHONE)
  await page.goto(link)
  await expectAccessible(page, "the visitor's page")
  const widget = page.locator('advisor-reschedule')
  await page.locator('summary', { hasText: 'Termin verschieben' }).tap()
  await slots(widget).first().tap()
  await button(widget, /verschieben/i)
    .last()
    .tap()
  await page
    .getByRole('status')
    .filter({ hasText: /verschoben/ })
    .first()
    .waitFor()
  const moved = (await mailsTo('eva.phone@visitor.example', 2))[1]
  const event = new ICAL.Event(invitation(moved?.attachments).getFirstSubcomponent('vevent') as ICAL.Component)
  expect([event.uid, event.sequence]).toEqual([booked.uid, 1])

  await page.goto(link)
  await page.locator('summary', { hasText: 'Termin absagen' }).tap()
  await page.locator('form[action$="/cancel"] button').click()
  await page
    .getByText(/abgesagt/)
    .first()
    .waitFor()
  await expectAccessible(page, 'cancelled')
  const cancelled = (await mailsTo('eva.phone@visitor.example', 3))[2]
  expect(invitation(cancelled?.attachments).getFirstPropertyValue('method')).toBe('CANCEL')
  expect(faults).toEqual([])
}

test('a visitor books on a desktop in the popup opened by the hash', async () => {
  const { foreign } = ownSite()
  const { page, faults } = await visit(browser, DESK)
  await page.goto(`${foreign}/#Termin`)
  const dialog = page.locator('advisor-booking[mode=popup] dialog')
  const click = (target: Locator) => target.click()
  await chooseSlot(dialog, click, /Telefon/)
  await fillDetails(dialog, 'desk@visitor.example', '+43 660 1234567')
  await expectAccessible(page, 'the dialog')
  await click(button(dialog, 'Weiter'))
  await click(button(dialog, 'Jetzt buchen'))
  await dialog.getByRole('heading', { name: 'Ihr Termin ist gebucht' }).waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  expect(faults).toEqual([])
  await mailsTo('desk@visitor.example', 1)
})

test('a visitor books by keyboard alone', async () => {
  const { foreign } = ownSite()
  const { page, faults } = await visit(browser, DESK)
  await page.goto(foreign)
  const widget = inline(page)
  const focused = () =>
    page.evaluate(() => {
      let element = document.activeElement
      while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement
      return `${element?.localName} ${element?.getAttribute('name') ?? ''} ${element?.textContent ?? ''}`
    })
  /** Presses Tab until the focused element has this name. */
  const tabTo = async (pattern: RegExp) => {
    for (let steps = 0; steps < 80; steps += 1) {
      if (pattern.test(await focused())) return
      await page.keyboard.press('Tab')
    }
    throw new Error(`Tab never reached ${pattern}; last was ${await focused()}`)
  }
  await button(widget, /Kontoeröffnung/).waitFor()
  await tabTo(/Kontoeröffnung/)
  await page.keyboard.press('Enter')
  await button(widget, /Per Video/).waitFor()
  await tabTo(/Per Video/)
  await page.keyboard.press('Enter')
  await widget.getByRole('grid').waitFor()
  await slots(widget).first().waitFor()
  const day = () =>
    page.evaluate(() => {
      let element = document.activeElement
      while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement
      return element?.getAttribute('data-day') ?? ''
    })
  for (let steps = 0; steps < 30 && !(await day()); steps += 1) await page.keyboard.press('Tab')
  const before = await day()
  await page.keyboard.press('ArrowRight')
  await expect.poll(day).not.toBe(before)
  await page.keyboard.press('ArrowLeft')
  await expect.poll(day).toBe(before)
  await page.keyboard.press('Enter')
  await tabTo(/^button\s+\d\d:\d\d/)
  await page.keyboard.press('Enter')
  await widget.getByLabel(/Vorname/).waitFor()
  const type = async (name: RegExp, text: string) => {
    await tabTo(name)
    await page.keyboard.type(text)
  }
  await type(/first_name/, 'Karl')
  await type(/last_name/, 'Tastatur')
  await type(/email/, 'keys@visitor.example')
  await page.keyboard.press('Enter')
  await button(widget, 'Jetzt buchen').waitFor()
  await tabTo(/Jetzt buchen/)
  await page.keyboard.press('Enter')
  await widget.getByRole('heading', { name: 'Ihr Termin ist gebucht' }).waitFor()
  expect(faults).toEqual([])
  await mailsTo('keys@visitor.example', 1)
})
