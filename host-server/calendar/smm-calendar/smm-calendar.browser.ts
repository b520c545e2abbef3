import type { BrowserContextOptions, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type BrowserOffice, openBrowserOffice } from '../../booking/appointments/testing/browser-office.ts'
import { book } from '../../booking/appointments/testing/office.ts'
import { DAY, HOUR, instant } from '../../core/base/clock.ts'
import { DESK, expectAccessible, expectFits, login, PHONE, visit } from '../../testing/browser.ts'
import { inTurn } from '../../testing/in-turn.ts'
import { expectFocus, FINGER, type Input, KEYS } from '../../testing/inputs.ts'
import { GoogleServer } from '../external-calendar/testing/google-server.ts'
import { LOGIN, Radicale } from '../external-calendar/testing/radicale.ts'
import { ageEntries } from './testing/service-office.ts'

const INPUTS: [how: string, look: BrowserContextOptions, hand: Input, day: number][] = [
  ['by a finger on a phone', PHONE, FINGER, 7],
  ['by keyboard alone', DESK, KEYS, 8]
]

/** Longer than the product waits for a calendar, in milliseconds. */
const CALENDAR_ANSWERS = 20_000

describe('with a real CalDAV server', () => {
  let walk: BrowserOffice
  let radicale: Radicale
  beforeAll(async () => {
    radicale = await Radicale.open()
    walk = await openBrowserOffice({ INTERNAL_HOSTS: radicale.host })
  })
  afterAll(async () => {
    await walk.close()
    await radicale.close()
  })

  test.each(inTurn(INPUTS))(
    '%s it is connected, gets the appointments, and is disconnected',
    async (_how, look, hand, day) => {
      await radicale.clear()
      const { browser, office, node } = walk
      const host = `http://localhost:${node.port}`
      const { page, faults } = await visit(browser, { ...look, reducedMotion: 'reduce' }, [host])
      const button = (name: string) => page.getByRole('button', { name, exact: true })
      const field = (name: string) => page.locator(`[name=${name}]`)
      const type = async (name: string, text: string) => {
        await hand.reach(field(name))
        await page.keyboard.press('ControlOrMeta+a')
        await page.keyboard.type(text)
      }
      /** On a busy machine a calendar may answer later than the product waits for it. */
      const save = async (answer: Locator) => {
        for (let attempt = 0; attempt < 3 && !(await answer.isVisible()); attempt += 1) {
          await hand.press(button('Speichern'))
          await answer.waitFor({ timeout: CALENDAR_ANSWERS }).catch(() => {})
        }
        await answer.waitFor()
      }
      const refused = async (name: string, error: RegExp) => {
        await save(page.getByText(error))
        const ids = await field(name).getAttribute('aria-describedby')
        expect(await page.locator(`#${ids?.split(' ').at(-1)}`).textContent()).toMatch(error)
        await looksWell(page, name)
        expect(faults).toEqual([])
      }
      await login(page, 'advisor@demo.example', { host, password: 'correct horse battery' })
      await page.goto(`${host}/app/online-appointments/appointments/index`)
      await hand.press(page.getByRole('link', { name: 'Eigener Kalender' }))
      await page.getByRole('heading', { name: 'Ihren Kalender verbinden' }).waitFor()
      await looksWell(page, 'nothing connected')

      await type('identifier', 'mein Kalender')
      await refused('identifier', /Das ist keine Kalenderadresse/)
      await type('identifier', radicale.calendar)
      await refused('identifier', /verlangt einen Benutzernamen/)
      await type('user', LOGIN.user)
      await type('password', 'geraten')
      await refused('password', /prüfen Sie Benutzername und App-Passwort/)
      await type('password', LOGIN.password)
      await save(page.getByText('Verbunden', { exact: true }))
      await looksWell(page, 'connected')

      const start = Date.parse(`${instant(Date.now()).slice(0, 10)}T09:00:00Z`) + day * DAY
      const stamp = (at: number) => `DTSTART:${instant(at).replace(/[-:]/g, '')}`
      const { body } = await book({ ...office, site: node }, instant(start), { last_name: `Tag-${day}` })
      await expect.poll(() => radicale.whole()).toContain(stamp(start))
      expect(await radicale.whole()).toContain(`UID:${body.uuid}`)

      await hand.press(page.getByRole('link', { name: 'Termine', exact: true }))
      await hand.press(button(`Vera Tag-${day}`))
      const details = page.getByRole('dialog', { name: `Vera Tag-${day}` })
      await hand.press(details.getByRole('button', { name: 'Verschieben' }))
      await hand.press(details.getByRole('button', { name: /^23:00/ }))
      await hand.press(details.getByRole('button', { name: 'Auf diese Zeit verschieben' }))
      await expect.poll(() => radicale.whole()).toContain(stamp(start + 13 * 3_600_000))
      await hand.press(details.getByRole('button', { name: 'Termin absagen' }))
      await details.getByRole('textbox').waitFor()
      await hand.press(details.getByRole('button', { name: 'Termin absagen' }))
      await expect.poll(() => radicale.whole()).not.toContain(body.uuid)
      await page.keyboard.press('Escape')
      await details.waitFor({ state: 'hidden' })

      await hand.press(page.getByRole('link', { name: 'Eigener Kalender' }))
      await hand.press(button('Trennen'))
      const question = page.getByRole('dialog', { name: 'Kalender trennen?' })
      await question.waitFor()
      await looksWell(page, 'the question before it is let go')
      await hand.press(question.getByRole('button', { name: 'Trennen' }))
      await page.getByText('Verbunden', { exact: true }).waitFor({ state: 'hidden' })
      await expectFocus(field('identifier'))
      expect(await field('identifier').inputValue()).toBe('')
      expect(faults).toEqual([])
      await page.context().close()
    }
  )
})

describe('with a calendar at a service', () => {
  let walk: BrowserOffice
  let google: GoogleServer
  beforeAll(async () => {
    google = await new GoogleServer().listen()
    walk = await openBrowserOffice(google.environment)
  })
  afterAll(async () => {
    await walk.close()
    google.close()
  })

  test('an advisor connects it, an appointment is written once, and what is changed there is followed', async () => {
    const { browser, office, node } = walk
    const host = `http://localhost:${node.port}`
    const password = 'correct horse battery'
    const admin = await visit(browser, DESK, [host])
    await login(admin.page, 'admin@demo.example', { host, password })
    const set = await admin.page.evaluate(async (settings) => {
      const headers = { 'content-type': 'application/json' }
      return (await fetch('/api/v1/settings', { method: 'PATCH', headers, body: JSON.stringify(settings) })).ok
    }, google.settings)
    expect(set).toBe(true)
    await admin.page.context().close()

    const { page, faults } = await visit(browser, { ...DESK, reducedMotion: 'reduce' }, [host, google.origin])
    await page.route(`${google.origin}/auth?*`, (route) =>
      route.fulfill({ status: 302, headers: { location: host + google.consent(route.request().url()) } })
    )
    await login(page, 'advisor@demo.example', { host, password })
    await page.goto(`${host}/app/online-appointments/calendars/smm/settings`)
    await page.getByRole('button', { name: 'Google Kalender verbinden' }).click()
    await page.getByText('Verbunden', { exact: true }).waitFor()
    await page.getByText('Die letzten Stunden').click()
    await page.getByText(/: einmal gelesen$/).waitFor()
    await looksWell(page, 'connected')

    const start = Date.parse(`${instant(Date.now()).slice(0, 10)}T09:00:00Z`) + 7 * DAY
    const moved = start + 2 * HOUR
    await book({ ...office, site: node }, instant(start))
    const starts = () => google.events.map((event) => Date.parse((event.start as { dateTime: string }).dateTime))
    await expect.poll(starts).toEqual([start])
    await expect.poll(() => office.look(ageEntries)).toBe(1)
    await page.getByRole('button', { name: 'Jetzt aktualisieren' }).click()
    await page.getByText('Kalender aktualisiert', { exact: true }).waitFor()
    const [event] = google.events
    if (!event) throw new Error('nothing was written')
    const at = (time: number) => ({ dateTime: instant(time), timeZone: 'UTC' })
    google.put({ ...event, start: at(moved), end: at(moved + HOUR / 2) })
    await page.reload()
    await page.getByRole('button', { name: 'Jetzt aktualisieren' }).click()
    await page.getByRole('heading', { name: 'In Ihrem Kalender geändert' }).waitFor()

    await page.goto(`${host}/app/`)
    await page.getByText('1 Termin wurde in Ihrem verbundenen Kalender geändert').waitFor()
    await looksWell(page, 'the start page')
    await page.getByRole('link', { name: 'Änderungen ansehen' }).click()
    await page.getByRole('link', { name: /^Vera Visitor, / }).click()
    const details = page.getByRole('dialog', { name: 'Vera Visitor' })
    await details.getByRole('button', { name: 'Auch hier verschieben' }).click()
    await looksWell(page, 'the proposal')
    await details.getByRole('button', { name: 'Auf diese Zeit verschieben' }).click()
    // in the calendar it has that time already
    const booked = () => office.look((own) => own('appointments').where({ last_name: 'Visitor' }).pluck('starts_at'))
    await expect.poll(booked).toEqual([instant(moved)])
    await details.getByRole('button', { name: 'Auf diese Zeit verschieben' }).waitFor({ state: 'hidden' })
    await expect.poll(starts).toEqual([moved])
    await page.goto(`${host}/app/`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.waitForLoadState('networkidle')
    expect(await page.getByText(/verbundenen Kalender geändert/).count()).toBe(0)
    expect(google.asked.filter((one) => one === 'POST /calendars/primary/events')).toHaveLength(1)
    expect(faults).toEqual([])
    await page.context().close()
  })
})

async function looksWell(page: Page, state: string) {
  await expectAccessible(page, state)
  await expectFits(page, state)
}
