import type { BrowserContextOptions, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DAY, HOUR, instant } from '../../core/base/clock.ts'
import {
  DESK,
  expectAccessible,
  expectEven,
  expectFits,
  expectInSight,
  login,
  PHONE,
  visit
} from '../../testing/browser.ts'
import { inTurn } from '../../testing/in-turn.ts'
import { expectFocus, FINGER, type Input, KEYS, MOUSE } from '../../testing/inputs.ts'
import { type BrowserOffice, openBrowserOffice } from './testing/browser-office.ts'
import { book } from './testing/office.ts'

let walk: BrowserOffice
beforeAll(async () => {
  walk = await openBrowserOffice()
})
afterAll(() => walk.close())

const today = new Date(new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Vienna' }).format())
const MONDAY = today.getTime() + (7 - ((today.getUTCDay() + 6) % 7)) * DAY

/** A UTC hour on a day of next week; day 0 is Monday. */
const at = (day: number, hour: number) => instant(MONDAY + day * DAY + hour * HOUR)

/** Books as a visitor on another device. */
async function visitorBooks(last_name: string, starts_at: string) {
  const { status, text } = await book({ ...walk.office, site: walk.node }, starts_at, {
    last_name,
    note: 'Bitte anrufen'
  })
  expect(status, text).toBe(201)
}

const INPUTS: [how: string, look: BrowserContextOptions, hand: Input, name: string, day: number][] = [
  ['by pointer at a desk', DESK, MOUSE, 'Zeiger', 0],
  ['by a finger on a phone', PHONE, FINGER, 'Finger', 1],
  ['by keyboard alone', DESK, KEYS, 'Taste', 2]
]

describe.each(inTurn(INPUTS))('%s', (_how, look, hand, name, nth) => {
  let page: Page
  let faults: string[]
  beforeAll(async () => {
    const host = `http://localhost:${walk.node.port}`
    ;({ page, faults } = await visit(walk.browser, { ...look, reducedMotion: 'reduce' }, [host]))
    await login(page, 'advisor@demo.example', { host, password: 'correct horse battery' })
    await page.goto(`${host}/app/online-appointments/appointments/index`)
    await page.getByRole('heading', { level: 1, name: 'Termine' }).waitFor()
  })
  afterAll(() => page.context().close())

  const button = (text: string | RegExp, within: Page | Locator = page) => within.getByRole('button', { name: text })
  const link = (text: string | RegExp) => page.getByRole('link', { name: text, exact: true })
  const appointment = (last = name) => page.locator('[data-appointment]', { hasText: `Vera ${last}` })
  const dialog = (title: string) => page.getByRole('dialog', { name: title })
  const said = async (text: string) => {
    await page.getByText(text).first().waitFor()
  }
  const type = async (field: Locator, text: string) => {
    await hand.reach(field)
    await page.keyboard.type(text)
  }
  const looksWell = async (state: string) => {
    await expectAccessible(page, state)
    await expectFits(page, state)
    await expectEven(page, state)
    expect(faults, state).toEqual([])
  }
  /** A dialog with a calendar fits the narrowest phone, even where the calendar shows two months. */
  const expectNarrow = async (shown: Locator) => {
    const size = page.viewportSize() ?? { width: 0, height: 0 }
    await page.setViewportSize({ ...size, width: 320 })
    const [body, month] = [shown.locator('.modal-body'), shown.locator('.month h3')]
    await month.evaluate((node) => node.firstChild?.replaceWith('September–Oktober 2026'))
    const [inner, outer] = await body.evaluate(({ scrollWidth, clientWidth }) => [scrollWidth, clientWidth])
    expect(inner).toBe(outer)
    await page.setViewportSize(size)
  }
  const firstInSight = async (what: string) => {
    await page.evaluate(() => scrollTo(0, 0))
    await expectInSight(page.locator('.appt-content [data-appointment]:visible, .cal-count:visible').first(), what)
  }
  const open = async (last = name) => {
    await hand.press(appointment(last))
    await dialog(`Vera ${last}`).waitFor()
    return dialog(`Vera ${last}`)
  }
  const close = async (shown: Locator, opener: Locator) => {
    await page.keyboard.press('Escape')
    await shown.waitFor({ state: 'hidden' })
    await expectFocus(opener)
  }

  test('a visitor’s booking appears without a reload', async () => {
    await visitorBooks(name, at(nth, 8))
    await appointment().waitFor()
    await firstInSight('the list')
    await looksWell('the list')
    const heights = await page.locator('.appt').evaluateAll((rows) => rows.map(({ clientHeight }) => clientHeight))
    expect(Math.max(...heights)).toBeLessThanOrEqual(look === PHONE ? 140 : 64)
  })

  test('search and filters show the matches only, and say so when there are none', async () => {
    await visitorBooks(`Anders-${name}`, at(nth, 9))
    await appointment(`Anders-${name}`).waitFor()
    await type(page.getByRole('searchbox'), `Anders-${name}`)
    await appointment().waitFor({ state: 'hidden' })
    await appointment(`Anders-${name}`).waitFor()
    if (look === PHONE) await hand.press(button('Filtern'))
    await hand.choose(page.getByRole('combobox', { name: 'Art' }), 'Telefonisch')
    await said('Keine Termine gefunden')
    await looksWell('nothing found')
    await hand.press(button('Filter zurücksetzen'))
    await appointment().waitFor()
    // by finger no keyboard comes up
    await expectFocus(look === PHONE ? button('Filtern') : page.getByRole('searchbox'))
    // folded again, as the next views begin
    if (look === PHONE) await hand.press(button('Filtern'))
  })

  test('week, month and day views show it and open its details', async () => {
    await hand.press(link('Woche'))
    await hand.press(link('Nächste Woche'))
    await appointment().waitFor()
    await firstInSight('the week')
    await looksWell('the week')
    await close(await open(), appointment())
    await hand.press(link('Monat'))
    await appointment().waitFor({ state: 'attached' })
    // where its day is in the month
    await expectInSight(page.locator('.cal-cell').first(), 'the month')
    await looksWell('the month')
    const day = new Intl.DateTimeFormat('de-AT', {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      timeZone: 'Europe/Vienna'
    })
    await hand.press(page.getByRole('link', { name: new RegExp(`^${day.format(new Date(at(nth, 8)))}, `) }))
    await appointment().waitFor()
    await expectFocus(page.locator('main'))
    await firstInSight('the day')
    await looksWell('the day')
    await hand.press(link('Liste'))
    await appointment().waitFor()
  })

  test('it is rescheduled to a free time', async () => {
    const details = await open()
    await looksWell('details')
    await hand.press(button('Verschieben', details))
    await button(/^\d\d:\d\d/, details)
      .first()
      .waitFor()
    await expectFocus(details)
    await looksWell('free times')
    await hand.press(button(/^23:00/, details))
    await hand.press(button('Auf diese Zeit verschieben', details))
    await details.getByText('23:00–23:30').waitFor()
    await expectFocus(details)
    await close(details, appointment())
    // the previous time is free again
    await visitorBooks(`Danach-${name}`, at(nth, 8))
  })

  test('it is cancelled with a message', async () => {
    const details = await open()
    await hand.press(button('Termin absagen', details))
    await type(details.getByRole('textbox'), 'Ich bin leider krank.')
    await expectFocus(details)
    await looksWell('the question before it is cancelled')
    await hand.press(button('Termin absagen', details))
    await details.getByText('Ich bin leider krank.').waitFor()
    await details
      .getByRole('definition')
      .filter({ hasText: /^Abgesagt$/ })
      .waitFor()
    await close(details, appointment())
  })

  test('a request is confirmed', async () => {
    const asks = (requires_confirmation: boolean) =>
      walk.office.look((own) =>
        own('advisors').where({ uuid: walk.office.advisorUuid }).update({ requires_confirmation })
      )
    await asks(true)
    await visitorBooks(`Bitte-${name}`, at(nth, 10))
    await asks(false)
    await appointment(`Bitte-${name}`).waitFor()
    await looksWell('a list with what is to be confirmed')
    const details = await open(`Bitte-${name}`)
    await hand.press(button('Bestätigen', details))
    await details.getByText('Zu bestätigen', { exact: true }).waitFor({ state: 'hidden' })
    await expectFocus(details)
    await close(details, appointment(`Bitte-${name}`))
  })

  test('it is booked for a customer', async () => {
    await hand.press(button('Termin buchen'))
    const form = dialog('Termin buchen')
    await hand.choose(form.getByRole('combobox', { name: 'Thema' }), 'Short')
    await hand.press(button('Termin buchen', form))
    await form.getByText('Bitte wählen Sie eine Zeit.').waitFor()
    await looksWell('an appointment without a time and a customer')
    await expectNarrow(form)
    await hand.press(button(/^\d\d:\d\d/, form).first())
    await type(form.getByLabel(/Vorname/), 'Vera')
    await type(form.getByLabel(/Nachname/), `Kundin-${name}`)
    await type(form.getByLabel(/E-Mail/), 'kundin@visitor.example')
    await type(form.getByRole('textbox', { name: /Telefon/ }), '+43 660 1234567')
    await hand.press(button('Termin buchen', form))
    await form.waitFor({ state: 'hidden' })
    await expectFocus(button('Termin buchen'))
    await appointment(`Kundin-${name}`).waitFor()
  })

  test('a subscription address is created and revoked', async () => {
    await hand.press(button('Im Kalender abonnieren'))
    const feed = dialog('Im Kalender abonnieren')
    await hand.press(button('Adresse anlegen', feed))
    const url = await feed.getByLabel('Geheime Adresse').inputValue()
    await expectFocus(feed)
    await looksWell('the address')
    const read = async () => (await page.request.get(url.replace(/^https?:\/\/[^/]+/, walk.node.origin))).status()
    expect(await read()).toBe(200)
    await hand.press(button('Widerrufen', feed))
    await said('Kalender mit dieser Adresse zeigen')
    await hand.press(button('Widerrufen', feed))
    await button('Adresse anlegen', feed).waitFor()
    await expectFocus(feed)
    expect(await read()).toBe(404)
    await close(feed, button('Im Kalender abonnieren'))
  })
})
