import type { BrowserContextOptions, Page } from 'playwright-core'
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
import { counting } from '../../testing/counting.ts'
import { inTurn } from '../../testing/in-turn.ts'
import { expectFocus, type Input, KEYS, MOUSE } from '../../testing/inputs.ts'
import { expectWithin } from '../../tests/support/tasks.ts'
import { type BrowserOffice, openBrowserOffice } from '../appointments/testing/browser-office.ts'
import { book } from '../appointments/testing/office.ts'
import { addColleagues } from '../appointments/testing/simulation.ts'

let walk: BrowserOffice
let host: string
/** The advisor and two colleagues, who all work from nine to five. */
let names: string[]

beforeAll(async () => {
  walk = await openBrowserOffice()
  host = `http://localhost:${walk.node.port}`
  const { office } = walk
  names = await office.look(async (own) => {
    const hours = { start_time: '09:00', end_time: '17:00' }
    await own('working_hours').where({ advisor_uuid: office.advisorUuid }).update(hours)
    const aliases = await addColleagues({ ...office, knex: own }, 3)
    await own('advisors')
      .where({ tenant_id: office.tenantId, organization_uuid: office.organizationUuid })
      .whereNotIn('alias', aliases)
      .update({ deactivated_at: instant(Date.now()) })
    const rows = await own('advisors').where({ tenant_id: office.tenantId }).whereIn('alias', aliases)
    return aliases.map((alias) => rows.find((row) => row.alias === alias).last_name as string)
  })
})
afterAll(() => walk.close())

const today = new Date(new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Vienna' }).format())
const MONDAY = today.getTime() + (7 - ((today.getUTCDay() + 6) % 7)) * DAY
const dayOf = (nth: number) => instant(MONDAY + nth * DAY).slice(0, 10)

/** When a clock in Vienna shows a full hour; day 0 is Monday of next week. */
function at(nth: number, hour: number): string {
  const noon = new Date(MONDAY + nth * DAY + 12 * HOUR)
  const shown = Number(
    new Intl.DateTimeFormat('en', { hour: '2-digit', hourCycle: 'h23', timeZone: 'Europe/Vienna' }).format(noon)
  )
  return instant(noon.getTime() + (hour - shown) * HOUR)
}

async function visitorBooks(last_name: string, starts_at: string) {
  const email = `${last_name.toLowerCase()}@visitor.example`
  const { status, text } = await book({ ...walk.office, site: walk.node }, starts_at, { last_name, email })
  expect(status, text).toBe(201)
}

async function openDay(page: Page, nth: number) {
  await page.goto(`${host}/app/branch-calendar?day=${dayOf(nth)}`)
  await page.locator('.bcal-column').first().waitFor()
}

async function signIn(look: BrowserContextOptions) {
  const opened = await visit(walk.browser, { ...look, reducedMotion: 'reduce' }, [host])
  await login(opened.page, 'branch@demo.example', { host, password: 'correct horse battery' })
  return opened
}

const dialog = (page: Page) => page.getByRole('dialog')
const button = (page: Page, name: string | RegExp) => dialog(page).getByRole('button', { name })
const column = (page: Page, last: string) => page.locator('.bcal-column', { hasText: last })
const appointment = (page: Page, last: string) => page.locator('[data-appointment]', { hasText: `Vera ${last}` })

const HANDS: [how: string, hand: Input, name: string, day: number][] = [
  ['by pointer', MOUSE, 'Zeiger', 0],
  ['by keyboard alone', KEYS, 'Taste', 1]
]

describe.each(inTurn(HANDS))('a branch manager at a desk %s', (_how, hand, name, nth) => {
  let page: Page
  let faults: string[]
  beforeAll(async () => {
    ;({ page, faults } = await signIn(DESK))
    await openDay(page, nth)
  })
  afterAll(() => page.context().close())

  const looksWell = async (state: string) => {
    await expectAccessible(page, state)
    await expectFits(page, state)
    await expectEven(page, state)
    expect(faults, state).toEqual([])
  }
  const type = async (label: RegExp, text: string) => {
    await hand.reach(dialog(page).getByLabel(label))
    await page.keyboard.type(text)
  }

  test('finds a free time over all advisors and books it for a customer in two presses and four fields', async () => {
    await looksWell('the day')
    const actions = counting(hand, page)
    await actions.press(
      column(page, names[1] ?? '')
        .locator('.time-free')
        .first()
    )
    await button(page, 'Termin buchen').waitFor()
    // what was chosen stands first, and the customer is asked for
    await dialog(page).locator('.appt-chosen').waitFor()
    await expectFocus(dialog(page).getByLabel(/Vorname/))
    await looksWell('a booking')
    await type(/Vorname/, 'Vera')
    await type(/Nachname/, name)
    await type(/E-Mail/, `${name.toLowerCase()}@customer.example`)
    await type(/Telefonnummer/, '+43 1 2345678')
    await actions.press(button(page, 'Termin buchen'))
    await dialog(page).waitFor({ state: 'hidden' })
    await column(page, names[1] ?? '')
      .locator('[data-appointment]', { hasText: `Vera ${name}` })
      .waitFor()
    await expectFocus(appointment(page, name))
    expect(actions.done.actions).toBe(2)
  })

  test('moves it to another time', async () => {
    const actions = counting(hand, page)
    await actions.press(appointment(page, name))
    await actions.press(button(page, 'Verschieben'))
    const free = button(page, /^11:00/)
    await free.waitFor()
    await looksWell('a move')
    await actions.press(free)
    await dialog(page)
      .getByText(/^Neue Zeit: .*11:00/)
      .waitFor()
    await actions.press(button(page, 'Auf diese Zeit verschieben'))
    await dialog(page).getByText('11:00–').waitFor()
    expectWithin('move', actions)
    await page.keyboard.press('Escape')
    await dialog(page).waitFor({ state: 'hidden' })
    await expectFocus(appointment(page, name))
  })

  test('hands the day of an ill advisor to two colleagues in two presses', async () => {
    for (const [index, hour] of [9, 10, 13].entries()) await visitorBooks(`${name}${index}`, at(nth, hour))
    // told by the event stream
    await appointment(page, `${name}2`).waitFor()
    const actions = counting(hand, page)
    await actions.press(column(page, names[0] ?? '').getByRole('button', { name: /Tag übergeben/ }))
    await button(page, '3 Termine übergeben').waitFor()
    const takers = await dialog(page)
      .getByRole('combobox')
      .evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value))
    expect(new Set(takers).size).toBe(2)
    await looksWell('a hand-over')
    await actions.press(button(page, '3 Termine übergeben'))
    await dialog(page).waitFor({ state: 'hidden' })
    await page.getByText('3 Termine von', { exact: false }).first().waitFor()
    await expect
      .poll(() =>
        column(page, names[0] ?? '')
          .locator('[data-appointment]')
          .count()
      )
      .toBe(0)
    for (const last of names.slice(1)) await column(page, last).locator('[data-appointment]').first().waitFor()
    expectWithin('hand-over-day', actions)
    await looksWell('the day afterwards')
  })

  test('gives one to a colleague at another time', async () => {
    const colleague = names[2] ?? ''
    const own = appointment(page, `${name},`)
    const actions = counting(hand, page)
    /** By keyboard a group is reached at what is chosen, and the arrows lead on. */
    const turnTo = async (label: string) => {
      const wanted = dialog(page).getByLabel(label)
      if (hand === MOUSE) return actions.press(wanted)
      await actions.reach(dialog(page).locator('[name=when]:checked'))
      while (!(await wanted.isChecked())) await page.keyboard.press('ArrowDown')
    }
    await actions.press(own)
    await actions.press(button(page, 'An jemand anderen übergeben'))
    await turnTo('Zu einer anderen Zeit')
    await actions.choose(dialog(page).locator('[name=colleague]'), colleague)
    const free = button(page, /^15:00/)
    await free.waitFor()
    await actions.press(free)
    await dialog(page)
      .getByText(/^Neue Zeit: .*15:00/)
      .waitFor()
    await looksWell('another time with a colleague')
    await actions.press(button(page, 'Übergeben und verschieben'))
    await dialog(page).waitFor({ state: 'hidden' })
    await column(page, colleague)
      .locator('[data-appointment]', { hasText: new RegExp(`^15:00–.* Vera ${name},`) })
      .waitFor()
    await expectFocus(own)
    expectWithin('move-and-hand-over', actions)
  })

  test('looks at the week, and finds the next appointments from an empty day', async () => {
    await hand.press(page.getByRole('link', { name: 'Woche', exact: true }))
    await page.locator('.bcal-week').waitFor()
    await looksWell('the week')
    const [inner, outer] = await page.locator('.bcal-scroll').evaluate((one) => [one.scrollWidth, one.clientWidth])
    expect(inner).toBe(outer)
    await page.goto(`${host}/app/branch-calendar?day=${dayOf(-1)}`)
    await hand.press(page.getByRole('link', { name: /^Nächste Termine: Montag/ }))
    await appointment(page, 'Zeiger').first().waitFor()
  })
})

describe('a branch manager who drags an appointment', () => {
  let page: Page
  let faults: string[]
  beforeAll(async () => {
    ;({ page, faults } = await signIn(DESK))
    await visitorBooks('Ziehen', at(2, 9))
    await openDay(page, 2)
    await appointment(page, 'Ziehen').waitFor()
  })
  afterAll(() => page.context().close())

  async function drag(to: { x: number; y: number }) {
    const box = await appointment(page, 'Ziehen').boundingBox()
    const [x, y] = [(box?.x ?? 0) + 20, (box?.y ?? 0) + 8]
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x + to.x / 2, y + to.y / 2)
    await page.mouse.move(x + to.x, y + to.y)
    await page.locator('.time-ghost').waitFor()
    await page.mouse.up()
    await dialog(page).waitFor()
  }

  test('to another time confirms it beside the old one', async () => {
    await drag({ x: 0, y: 128 })
    await dialog(page).getByText('09:00–09:30').waitFor()
    await dialog(page)
      .getByText(/^Neue Zeit: .*11:00/)
      .waitFor()
    await button(page, 'Auf diese Zeit verschieben').click()
    await button(page, 'Termin absagen').waitFor()
    await dialog(page).getByText('11:00–11:30').waitFor()
    await page.keyboard.press('Escape')
    await dialog(page).waitFor({ state: 'hidden' })
  })

  test('to a colleague confirms the hand-over', async () => {
    const [own, other] = await Promise.all(names.slice(0, 2).map((last) => column(page, last).boundingBox()))
    await drag({ x: (other?.x ?? 0) - (own?.x ?? 0), y: 10 })
    await expect.poll(() => dialog(page).locator('[name=colleague]').inputValue()).toContain(names[1])
    await expectAccessible(page, 'a hand-over')
    await button(page, 'Übergeben').click()
    await column(page, names[1] ?? '')
      .locator('[data-appointment]', { hasText: 'Ziehen' })
      .waitFor()
    await expectFocus(appointment(page, 'Ziehen'))
    expect(faults).toEqual([])
  })

  test('to a colleague at another time confirms both together, with one press', async () => {
    const [own, other] = await Promise.all(names.slice(1, 3).map((last) => column(page, last).boundingBox()))
    await drag({ x: (other?.x ?? 0) - (own?.x ?? 0), y: 64 })
    await dialog(page)
      .getByText(/^Neue Zeit: .*12:00/)
      .waitFor()
    await expectAccessible(page, 'a hand-over to another time')
    await button(page, 'Übergeben und verschieben').click()
    await column(page, names[2] ?? '')
      .locator('[data-appointment]', { hasText: '12:00–12:30' })
      .waitFor()
    await expectFocus(appointment(page, 'Ziehen'))
    expect(faults).toEqual([])
  })
})

test.each([
  ['a phone', PHONE, 'light'],
  ['a phone', PHONE, 'dark'],
  ['a desk', DESK, 'dark']
] as const)('day and week fit %s (%o, %s) and are accessible', async (_, options, colorScheme) => {
  const { page, faults } = await signIn({ ...options, colorScheme })
  await visitorBooks(
    `Passt${colorScheme}${options.viewport?.width}`,
    at(3, options === DESK ? 9 : colorScheme === 'dark' ? 10 : 11)
  )
  for (const view of ['day', 'week']) {
    await page.goto(`${host}/app/branch-calendar?view=${view}&day=${dayOf(3)}`)
    await page.locator('[data-appointment]').first().waitFor()
    if (options === PHONE) await expectInSight(page.locator('[data-appointment]').first(), view)
    if (options === DESK && view === 'day') {
      const hour = await page.locator('.time-hours li').first().boundingBox()
      expect(hour?.y, 'the first hour').toBeLessThanOrEqual(385)
    }
    await expectFits(page, view)
    await expectAccessible(page, view)
  }
  await page.locator('[data-appointment]').first().click()
  await dialog(page).getByLabel('Interne Notiz').waitFor()
  await expectFits(page, 'details')
  await expectAccessible(page, 'details')
  expect(faults).toEqual([])
  await page.context().close()
})
