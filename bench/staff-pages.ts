import type { CDPSession, Page } from 'playwright-core'
import { DAY, MINUTE } from '../host-server/core/base/clock.ts'
import type { Path } from '../widgets/app/routes.ts'
import { fillBank, fillRedirections, fillReports } from './bank.ts'
import type { Stand } from './bench-server.ts'
import { median } from './load.ts'
import { addExternalEvents, type Events } from './server.ts'
import { atDesk, scripting, sessionOf } from './signed-in-page.ts'

export interface StaffPageRow {
  what: string
  /** The server's time for the slowest response that the page asks for when it is opened, in milliseconds. */
  answered: number
  /** The interaction that runs most script. */
  interaction: string
  /** Its script, in milliseconds. */
  script: number
}

/** The required maximum of both, in milliseconds. */
export const ANSWERED = 200
export const SCRIPT = 50

type Act = (page: Page, selector: string) => Promise<void>

const click: Act = (page, selector) => page.locator(selector).first().click()
const press =
  (key: string): Act =>
  (page, selector) =>
    page.locator(selector).first().press(key)

/** What people do on a page, as far as the page has it. */
const INTERACTIONS: readonly [name: string, selector: string, act: Act][] = [
  ['a heading, to sort', 'main th button', click],
  ['all rows', 'main thead input[type=checkbox]', click],
  ['the view', 'main .list-view > button', click],
  ['a list of choices', 'main [role=combobox]', click],
  ['a key in a field', 'main :is(textarea, input[type=text]):not([role])', press('w')],
  ['the next days', 'main .calendar-turner button:last-of-type', click],
  [
    'a field of the calendar',
    '.slot-grid .time-body :is(button, [tabindex="0"])',
    (page, at) => page.locator(at).first().focus()
  ],
  ['an hour down', '.slot-grid .time-body :focus', (page) => page.keyboard.press('ArrowDown')],
  ['a day on', '.slot-grid .time-body :focus', (page) => page.keyboard.press('ArrowRight')],
  ['a time to enter', '.slot-grid .time-body :focus', (page) => page.keyboard.press('Enter')],
  // last of the page's own, since it may leave nothing to act on
  ['a key in its search', 'main input[type=search]', press('w')],
  ['a second key', 'main input[type=search]', press('i')],
  ['the palette', 'body', (page) => page.keyboard.press('Control+k')],
  ['a key in the palette', 'dialog input', press('w')]
]

/** A page has come to rest when it ran no script for so long: longer than a search waits for the next key. */
const QUIET = 500

/** Until the page rests; returns the script it had run by then. */
async function rest(page: Page, session: CDPSession): Promise<number> {
  let before = Number.NaN
  let script = await scripting(session)
  while (script !== before) {
    await page.waitForTimeout(QUIET)
    before = script
    script = await scripting(session)
  }
  return script
}

/** The interaction that runs most script, after each other on one page. */
async function costliest(page: Page, session: CDPSession): Promise<[name: string, script: number]> {
  const costs: [string, number][] = []
  let before = await rest(page, session)
  for (const [name, selector, act] of INTERACTIONS) {
    if (!(await page.locator(selector).first().isVisible())) continue
    await act(page, selector)
    const after = await rest(page, session)
    costs.push([name, after - before])
    before = after
  }
  return costs.toSorted(([, one], [, other]) => other - one)[0] ?? ['', Number.NaN]
}

/** The server's time for a response without other load. */
async function answering(stand: Stand, cookie: string, path: string): Promise<number> {
  const times: number[] = []
  for (let tries = 0; tries < 5; tries += 1) {
    const since = performance.now()
    const answer = await fetch(stand.host + path, { headers: { 'accept-encoding': 'gzip', cookie } })
    await answer.arrayBuffer()
    if (!answer.ok) throw new Error(`${path} answers ${answer.status}`)
    times.push(performance.now() - since)
  }
  return median(times)
}

/** Opens the page; returns the data that it asks for. */
async function open(page: Page, session: CDPSession, address: string): Promise<string[]> {
  const asked: string[] = []
  const note = (response: { url(): string; ok(): boolean; headers(): Record<string, string> }) => {
    const { pathname, search } = new URL(response.url())
    const isStream = response.headers()['content-type']?.startsWith('text/event-stream')
    if (pathname.startsWith('/api/') && response.ok() && !isStream) asked.push(pathname + search)
  }
  page.on('response', note)
  await page.goto(address, { waitUntil: 'load' })
  await page.locator('main h1').first().waitFor()
  await rest(page, session)
  if (await page.locator('main .general-error').count()) throw new Error(`${address} shows an error`)
  page.off('response', note)
  return asked
}

/** The costliest pages, by the first account that may open them: those with most rows, fields or bars. */
const PAGES: Readonly<Record<string, readonly Path[]>> = {
  admin: [
    '/account-admin/people',
    '/account-admin/organizations',
    '/account-admin/settings',
    '/account-admin/advanced-settings',
    '/account-admin/audit-log',
    '/account-admin/redirections-management',
    '/branch-calendar',
    '/requests',
    '/reports/sessions-reports'
  ],
  advisor: ['/online-appointments/appointments/index', '/online-appointments/calendars/slots/management'],
  marketing: ['/wallet-cards/send-push-notifications']
}
/** A thousand in the shown week, one every ten minutes. */
const EVENTS: Events = { count: 1000, interval: 10 * MINUTE, length: 5 * MINUTE, from: -6 * DAY }

async function measurePage(stand: Stand, cookie: string, page: Page, session: CDPSession, path: string) {
  const asked = await open(page, session, stand.host + path)
  const times: number[] = []
  for (const one of new Set(asked)) times.push(await answering(stand, cookie, one))
  let [interaction, script] = await costliest(page, session)
  // near the bound a second round is worth the time: other work on the machine only adds
  if (script > SCRIPT / 2) {
    await open(page, session, stand.host + path)
    const [another, less] = await costliest(page, session)
    if (less < script) [interaction, script] = [another, less]
  }
  return { what: path, answered: Math.max(0, ...times), interaction, script }
}

const SETTINGS = 500

/** As many settings as an institution may ever have; the registry has fewer. */
const manySettings = (page: Page) =>
  page.route('**/api/v1/settings', async (route) => {
    const answer = await route.fetch()
    const more = Array.from({ length: SETTINGS }, (_, at) => [`module.setting_${at}`, `value ${at}`])
    const settings = { ...((await answer.json()) as object), ...Object.fromEntries(more) }
    await route.fulfill({ response: answer, json: Object.fromEntries(Object.entries(settings).slice(0, SETTINGS)) })
  })

async function pagesOf(stand: Stand, account: string, paths: readonly Path[]): Promise<StaffPageRow[]> {
  const cookie = await sessionOf(stand, account)
  return atDesk(stand.host, account, async (page, session) => {
    await manySettings(page)
    const rows: StaffPageRow[] = []
    for (const path of paths) rows.push(await measurePage(stand, cookie, page, session, `/app${path}`))
    return rows
  })
}

/** The costliest pages at a large bank, and the week of an advisor whose calendar is full. */
export async function staffPages(stand: Stand): Promise<StaffPageRow[]> {
  await fillBank(stand)
  await fillReports(stand)
  await fillRedirections(stand)
  await addExternalEvents(stand, stand.office.alias, EVENTS)
  await stand.analyze()
  const rows: StaffPageRow[] = []
  for (const [account, paths] of Object.entries(PAGES)) rows.push(...(await pagesOf(stand, account, paths)))
  return rows
}
