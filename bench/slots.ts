import type { CDPSession, Page } from 'playwright-core'
import { DAY, MINUTE } from '../host-server/core/base/clock.ts'
import type { Stand } from './bench-server.ts'
import { median } from './load.ts'
import { addExternalEvents, type Events } from './server.ts'
import { atDesk } from './signed-in-page.ts'

export interface SlotsRow {
  what: string
  /** Scripting of the costliest interaction, the median of the rounds, in milliseconds. */
  milliseconds: number
  /** The same in an empty week. */
  beside: number
  /** The required maximum in milliseconds. */
  target: number
}

const ROUNDS = 5
const PATH = '/app/online-appointments/calendars/slots/management'
/** A thousand in the shown week, one every ten minutes. */
const EVENTS: Events = { count: 1000, interval: 10 * MINUTE, length: 5 * MINUTE, from: -6 * DAY }

async function scripting(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0) * 1000
}

const press = (name: string) => async (page: Page) => {
  await page.keyboard.press(name)
}

const click = (selector: string) => async (page: Page) => {
  await page.click(selector)
}

/** Where keyboard interactions start: a cell or a span. */
const FOCUSABLE = '.slot-body :is(button, [tabindex="0"])'

/** The advisor's interactions on the page, by name. */
const INTERACTIONS: [string, (page: Page) => Promise<void>][] = [
  ['the next week', click('.slot-turner button:nth-of-type(3)')],
  ['the week before', click('.slot-turner button:nth-of-type(2)')],
  ['into the calendar', (page) => page.locator(FOCUSABLE).first().focus()],
  ['an hour down', press('ArrowDown')],
  ['a day on', press('ArrowRight')],
  ['a time to enter', press('Enter')],
  ['and away again', press('Escape')]
]

async function costliest(page: Page, session: CDPSession): Promise<number> {
  const costs: number[] = []
  for (const [, act] of INTERACTIONS) {
    const before = await scripting(session)
    await act(page)
    await page.waitForTimeout(400)
    costs.push((await scripting(session)) - before)
  }
  return Math.max(...costs)
}

const measure = (host: string): Promise<number> =>
  atDesk(host, 'advisor', async (page, session) => {
    const costs: number[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      await page.goto(host + PATH, { waitUntil: 'networkidle' })
      await page.waitForSelector(FOCUSABLE)
      costs.push(await costliest(page, session))
    }
    return median(costs)
  })

/** The cost of an interaction with a full week on a phone's processor. */
export async function slotsPage(stand: Stand): Promise<SlotsRow> {
  const beside = await measure(stand.host)
  await addExternalEvents(stand, stand.office.alias, EVENTS)
  const milliseconds = await measure(stand.host)
  return { what: `slots page, ${EVENTS.count} events in the week`, milliseconds, beside, target: 100 }
}
