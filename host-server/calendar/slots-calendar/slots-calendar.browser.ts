import { randomUUID } from 'node:crypto'
import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createDetachedOffice, type DetachedOffice } from '../../booking/appointments/testing/detached-office.ts'
import { DAY, HOUR, instant } from '../../core/base/clock.ts'
import { DESK, expectFits, expectReadable, launch, login, NARROW, PHONE, visit } from '../../testing/browser.ts'
import { inTurn } from '../../testing/in-turn.ts'
import { expectFocus, FINGER, type Input, KEYS, MOUSE } from '../../testing/inputs.ts'
import { type NodeProcess, startNode } from '../../testing/node-process.ts'

const today = new Date(new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Vienna' }).format())
const MONDAY = today.getTime() + (7 - ((today.getUTCDay() + 6) % 7)) * DAY
const dateOf = (day: number) => instant(MONDAY + day * DAY).slice(0, 10)
const longDay = (day: number) =>
  new Intl.DateTimeFormat('de-AT', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    new Date(MONDAY + day * DAY)
  )
const between = (day: number, hour: number) => ({
  starts_at: instant(MONDAY + day * DAY + hour * HOUR),
  ends_at: instant(MONDAY + day * DAY + (hour + 1) * HOUR)
})

/** Next Thursday is a holiday; Friday has an appointment and a busy time in the external calendar. */
const fill = ({ look, tenantId: tenant_id, advisorUuid: advisor_uuid, topics }: DetachedOffice) =>
  look(async (rows) => {
    const own = { tenant_id, advisor_uuid }
    await rows('holidays').insert({ tenant_id, uuid: randomUUID(), date: dateOf(3), label: 'Landespatronin' })
    const calendar = { uuid: randomUUID(), kind: 'feed', source: '', busy_hash: '', next_at: '2999-01-01T00:00:00Z' }
    await rows('external_calendars').insert({ ...own, ...calendar })
    await rows('external_busy').insert({ ...own, ...between(4, 8) })
    const visitor = { first_name: 'Vera', last_name: 'Besuch', email: 'vera@visitor.example', phone: '', note: '' }
    const zones = { time_zone: 'Europe/Vienna', visitor_time_zone: 'Europe/Vienna', created_at: instant(MONDAY) }
    const rest = { uuid: randomUUID(), topic_uuid: topics.short, token_hash: randomUUID(), state: 'booked' }
    await rows('appointments').insert({ ...own, ...visitor, ...zones, ...rest, type: 'in-branch', ...between(4, 11) })
  })

let browser: Browser
let office: DetachedOffice
let node: NodeProcess
beforeAll(async () => {
  browser = await launch()
  office = await createDetachedOffice('sqlite')
  await fill(office)
  node = await startNode(office.environment)
})
afterAll(async () => {
  await browser.close()
  await node.end()
  await office.remove()
})

const INPUTS: [how: string, look: BrowserContextOptions, hand: Input, name: string, day: number][] = [
  ['by pointer at a desk', DESK, MOUSE, 'Zeiger', 0],
  ['by a finger on a phone', PHONE, FINGER, 'Finger', 1],
  ['by keyboard alone', DESK, KEYS, 'Taste', 2],
  ['by keyboard alone in a narrow window', NARROW, KEYS, 'Eng', 1]
]

describe.each(inTurn(INPUTS))('%s', (_how, look, hand, name, nth) => {
  let page: Page
  let faults: string[]
  beforeAll(async () => {
    const host = `http://localhost:${node.port}`
    ;({ page, faults } = await visit(browser, { ...look, reducedMotion: 'reduce' }, [host]))
    await login(page, 'advisor@demo.example', { host, password: 'correct horse battery' })
    await page.goto(`${host}/app/online-appointments/calendars/slots/management`)
    await page.locator('.slot-calendar[aria-busy=false]').waitFor()
  })
  afterAll(() => page.context().close())

  const button = (text: string | RegExp, within: Page | Locator = page) =>
    within.getByRole('button', { name: text, exact: true })
  const dialog = () => page.getByRole('dialog')
  const said = (text: string) => page.locator('.slot-said', { hasText: text }).waitFor()
  const piece = (time: string, day = nth, label = name) =>
    page.locator(`.slot-piece[aria-label^="Gesperrt ${label} ${time}, ${longDay(day)}"]`)
  const column = (day = nth) => page.locator(`[data-column="${dateOf(day)}"]`)
  const isNarrow = look !== DESK

  const looksWell = async (state: string) => {
    await expectReadable(page, state)
    await expectFits(page, state)
    expect(faults, state).toEqual([])
  }
  const turn = (to: string) => hand.press(button(to))
  /** Shows a day of the week, where the screen has room for one only. */
  const toDay = async (day = nth) => {
    if (isNarrow) await hand.press(page.locator('.slot-day').nth(day))
    await column(day).waitFor()
  }
  /** The screen coordinates of a time. */
  const point = async (minutes: number, day = nth) => {
    await page.locator('.slot-grid').evaluate((grid) => grid.scrollIntoView({ block: 'end' }))
    // it opens with the present moment in sight
    await page.locator('.slot-grid .time-scroller').evaluate((box) => box.scrollTo(0, (box.scrollHeight * 7) / 24))
    const { x, y, width, height } = (await column(day).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    return { x: x + width / 2, y: y + (minutes / 1440) * height }
  }
  const drag = async (from: number, to: number) => {
    const [start, end] = [await point(from), await point(to)]
    await page.mouse.move(start.x, start.y)
    await page.mouse.down()
    await page.mouse.move(end.x, end.y, { steps: 4 })
    await page.mouse.up()
  }
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key)
  }
  const undo = () => (hand === KEYS ? press('Control+z') : hand.press(button('Rückgängig')))
  /** Time inputs take digits in a locale's order; arrow keys work the same everywhere. */
  const later = async (field: Locator, hours: number, time: string) => {
    if (hand !== KEYS) return field.fill(time)
    await hand.reach(field)
    await press(...Array<string>(Math.abs(hours)).fill(hours > 0 ? 'ArrowUp' : 'ArrowDown'))
  }
  /** Draws a span from 08:30 to 09:30 by mouse, finger or keyboard. */
  const draw = async () => {
    if (hand === MOUSE) return drag(510, 570)
    if (hand === FINGER) {
      const { x, y } = await point(515)
      return page.touchscreen.tap(x, y)
    }
    // on a Friday the focus starts on an entry, else on an empty cell
    await hand.reach(page.locator('.time-body [tabindex="0"], .slot-cell').first())
    // a narrow window shows the day already; in a week the focus starts on today's weekday
    const days = isNarrow ? 0 : nth - ((today.getUTCDay() + 6) % 7)
    await press(...Array<string>(Math.abs(days)).fill(days < 0 ? 'ArrowLeft' : 'ArrowRight'))
    await press('ArrowUp', 'Shift+ArrowDown', 'Enter')
  }

  test('an empty week is shown, and the next one with everything that blocks time', async () => {
    await looksWell('an empty week')
    await turn('Nächste Woche')
    await toDay(4)
    await page.getByRole('button', { name: /^Vera Besuch 12:00–13:00/ }).waitFor()
    await page.getByRole('group', { name: /^Eintrag im eigenen Kalender 09:00–10:00/ }).waitFor()
    await toDay(3)
    await page.getByText('Geschlossen: Landespatronin').waitFor()
    await toDay()
    await looksWell('a full week')
  })

  test('an end before the start and a time off the quarter hour are refused at their fields', async () => {
    await hand.press(button('Zeit eintragen'))
    const [from, to] = [dialog().locator('[name=start_time]'), dialog().locator('[name=end_time]')]
    await later(from, 2, '11:00')
    await hand.press(button('Speichern', dialog()))
    await dialog().getByText('Das Ende muss nach dem Beginn liegen.').waitFor()
    await expectFocus(to)
    await looksWell('an end before its start')
    await from.fill('08:50')
    await hand.press(button('Speichern', dialog()))
    await dialog()
      .locator('.errors')
      .getByText(/Viertelstunde/)
      .waitFor()
    await expectFocus(from)
    await press('Escape')
    await hand.press(button('Änderungen verwerfen', page.getByRole('dialog', { name: 'Ohne Speichern verlassen?' })))
    await dialog().waitFor({ state: 'hidden' })
    await expectFocus(button('Zeit eintragen'))
  })

  test('a span is drawn and repeated every week', async () => {
    await draw()
    await hand.reach(dialog().locator('[name=label]'))
    await page.keyboard.type(name)
    await hand.choose(dialog().locator('[name=freq]'), 'Wöchentlich')
    await dialog().getByText('An diesen Tagen').waitFor()
    await looksWell('a repetition')
    await hand.press(button('Speichern', dialog()))
    await said('Eingetragen')
    await piece('08:30–09:30').waitFor()
    await turn('Nächste Woche')
    await piece('08:30–09:30', nth + 7).waitFor()
    await turn('Vorherige Woche')
    await piece('08:30–09:30').waitFor()
    await looksWell('a week with a repetition')
  })

  test('one occurrence is moved and extended, and undone step by step', async () => {
    if (hand === MOUSE) {
      await drag(540, 600)
      await piece('09:30–10:30').waitFor()
      await drag(628, 660)
      await piece('09:30–11:00').waitFor()
      await piece('09:30–11:00').focus()
      await press('Enter')
      await dialog().locator('[name=label]').fill(`${name} neu`)
      await hand.press(dialog().getByText('Zusatzzeit', { exact: true }))
      await hand.press(button('Speichern', dialog()))
      await dialog().waitFor({ state: 'hidden' })
      await page.locator(`.slot-piece[aria-label^="Zusatzzeit ${name} neu 09:30–11:00, ${longDay(nth)}"]`).waitFor()
    } else if (hand === FINGER) {
      for (const [before, field, time] of [
        ['08:30–09:30', 'end_time', '11:00'],
        ['08:30–11:00', 'start_time', '09:30']
      ] as const) {
        await hand.press(piece(before))
        await dialog().locator(`[name=${field}]`).fill(time)
        await hand.press(button('Speichern', dialog()))
        await dialog().waitFor({ state: 'hidden' })
      }
      await piece('09:30–11:00').waitFor()
    } else {
      await hand.reach(piece('08:30–09:30'))
      await press('Alt+ArrowDown', 'Alt+ArrowDown')
      await piece('09:30–10:30').waitFor()
      await press('Shift+ArrowDown')
      await piece('09:30–11:00').waitFor()
      await expectFocus(piece('09:30–11:00'))
    }
    await looksWell('a moved span')
    const isBack = async () => {
      const count = await piece('08:30–09:30').count()
      if (!count) await undo()
      return count > 0
    }
    await expect.poll(isBack).toBe(true)
    await said('Rückgängig gemacht')
    expect(await page.locator('.slot-piece', { hasText: name }).count()).toBe(1)
  })

  test('one occurrence is deleted and restored, then the whole series is deleted', async () => {
    if (hand === KEYS) {
      await hand.reach(piece('08:30–09:30'))
      await press('Delete')
    } else {
      await hand.press(piece('08:30–09:30'))
      await looksWell('one day of a repetition')
      await hand.press(button('Löschen', dialog()))
    }
    await piece('08:30–09:30').waitFor({ state: 'hidden' })
    await said('Entfernt')
    await expectFocus(page.locator('.time-body'))
    await undo()
    await hand.press(piece('08:30–09:30'))
    if (hand === KEYS) {
      await hand.reach(dialog().getByRole('radio', { name: /^Nur / }))
      await press('ArrowDown')
    } else await hand.press(dialog().getByText('Alle Wiederholungen'))
    await hand.press(button('Löschen', dialog()))
    await said('Entfernt')
    await page.reload()
    await turn('Nächste Woche')
    await toDay(4)
    await page.getByRole('button', { name: /^Vera Besuch/ }).waitFor()
    expect(await page.locator('.slot-piece', { hasText: name }).count()).toBe(0)
    expect(faults).toEqual([])
  })
})
