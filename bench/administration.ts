import type { Page } from 'playwright-core'
import { instant } from '../host-server/core/base/clock.ts'
import { hashToken, randomToken } from '../host-server/core/security/tokens.ts'
import { BANK, fillBank, fillRedirections, fillReports } from './bank.ts'
import type { Stand } from './bench-server.ts'
import { median, pair } from './load.ts'
import type { Row } from './server.ts'
import { atDesk } from './signed-in-page.ts'

const GZIP = { 'accept-encoding': 'gzip' }

/** A session of one of the demo's accounts. */
async function sessionOf({ office: { knex } }: Stand, account: string): Promise<string> {
  const { tenant_id, uuid: user_uuid } = await knex('users')
    .where({ email_address: `${account}@demo.example` })
    .first('tenant_id', 'uuid')
  const id = randomToken()
  const now = instant(Date.now())
  await knex('sessions').insert({ tenant_id, user_uuid, id_hash: hashToken(id), created_at: now, seen_at: now })
  return `session=${id}`
}

const REPORT = '/api/v1/reports/sessions?period=year&by=booked'

/** The requests of an analyst and a visitor at a bank with forty branches and six hundred advisors. */
export async function bankRows(stand: Stand): Promise<Row[]> {
  const { host, koa } = stand
  await fillBank(stand)
  await fillReports(stand)
  await stand.analyze()
  const cookie = await sessionOf(stand, 'analyst')
  const report = { origin: host, path: REPORT, headers: { ...GZIP, cookie } }
  const search = { origin: host, path: '/api/v1/search/advisors?name=meyer%20woegerbauer', headers: GZIP }
  const people = `${BANK.advisors} advisors`
  return [
    {
      what: `this year’s report, ${people}`,
      besideWhat: 'Koa, a year’s sums by one query',
      ...(await pair(report, { origin: koa, path: `/sums/${stand.office.tenantId}` }))
    },
    {
      what: `public search by name, ${people}`,
      besideWhat: 'Koa, one row through knex',
      ...(await pair(search, { origin: koa, path: '/row' }))
    }
  ]
}

export interface ListRow {
  what: string
  milliseconds: number
  /** The same with few of them. */
  beside: number
  /** The required maximum. */
  target: number
}

interface List {
  what: string
  path: string
  /** The requests whose response the list shows. */
  api: string
  /** The inputs to type into, by name. */
  fields: readonly [name: string, selector: string][]
}

const SETTINGS = 500
const ADMIN = '/app/account-admin'
const SEARCH = 'main input[type=search]'
const LISTS: readonly List[] = [
  {
    what: `${SETTINGS} settings`,
    path: `${ADMIN}/advanced-settings`,
    api: '/api/v1/settings',
    fields: [
      ['its search', SEARCH],
      ['a setting', '.setting:nth-of-type(3) textarea']
    ]
  },
  {
    what: `${BANK.advisors} advisors`,
    path: `${ADMIN}/people`,
    api: '/api/v1/people',
    fields: [['its search', SEARCH]]
  },
  {
    what: `${BANK.redirections} redirections`,
    path: `${ADMIN}/redirections-management`,
    api: '/api/v1/redirections',
    fields: [['its search', SEARCH]]
  }
]

/** As many settings as an institution may ever have; the registry has fewer. */
const manySettings = (page: Page) =>
  page.route('**/api/v1/settings', async (route) => {
    const answer = await route.fetch()
    const more = Array.from({ length: SETTINGS }, (_, at) => [`module.setting_${at}`, `value ${at}`])
    const settings = { ...((await answer.json()) as object), ...Object.fromEntries(more) }
    await route.fulfill({ response: answer, json: Object.fromEntries(Object.entries(settings).slice(0, SETTINGS)) })
  })

/** The longest time from a key press until its change is painted. */
async function slowestKey(page: Page, selector: string, text: string): Promise<number> {
  await page.locator(selector).first().click()
  await page.evaluate(() => {
    const keys: number[] = []
    Object.assign(window, { keys })
    document.addEventListener(
      'input',
      ({ timeStamp }) =>
        requestAnimationFrame(() => {
          const painted = new MessageChannel()
          painted.port1.onmessage = () => keys.push(performance.now() - timeStamp)
          painted.port2.postMessage(undefined)
        }),
      true
    )
  })
  for (const key of [...text, ...Array.from(text, () => 'Backspace')]) {
    await page.keyboard.press(key)
    await page.waitForTimeout(130)
  }
  await page.waitForTimeout(600)
  const keys = await page.evaluate(() => (window as unknown as { keys: number[] }).keys)
  if (!keys.length) throw new Error('nothing was typed')
  return Math.max(...keys)
}

const ROUNDS = 5

async function typing(host: string, list: List, isFull: boolean): Promise<number[]> {
  return atDesk(host, 'admin', async (page) => {
    if (isFull && list.path.endsWith('settings')) await manySettings(page)
    const costs: number[][] = list.fields.map(() => [])
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [at, [, selector]] of list.fields.entries()) {
        await page.goto(host + list.path, { waitUntil: 'networkidle' })
        costs[at]?.push(await slowestKey(page, selector, 'wien'))
      }
    }
    return costs.map(median)
  })
}

/** The server's time for a response without other load. */
async function answering(stand: Stand, account: string, path: string): Promise<number> {
  const headers = { ...GZIP, cookie: await sessionOf(stand, account) }
  const times: number[] = []
  for (let tries = 0; tries < 21; tries += 1) {
    const since = performance.now()
    const answer = await fetch(stand.host + path, { headers })
    await answer.arrayBuffer()
    if (answer.status !== 200) throw new Error(`${path} answers ${answer.status}`)
    times.push(performance.now() - since)
  }
  return median(times)
}

type Measured = Omit<ListRow, 'beside'>

async function measure(stand: Stand, isFull: boolean): Promise<Measured[]> {
  const year = await answering(stand, 'analyst', REPORT)
  const rows: Measured[] = [
    { what: `${BANK.advisors} advisors: this year’s report, answered`, milliseconds: year, target: 1000 }
  ]
  for (const list of LISTS) {
    const { what, fields } = list
    const first = await answering(stand, 'admin', list.api)
    rows.push({ what: `${what}: the first page, answered`, milliseconds: first, target: 200 })
    const keys = await typing(stand.host, list, isFull)
    for (const [at, [name]] of fields.entries())
      rows.push({ what: `${what}: a key in ${name}, painted`, milliseconds: keys[at] ?? Number.NaN, target: 50 })
  }
  return rows
}

/** Long lists of the administration, beside the same pages of the demo's bank. */
export async function longLists(stand: Stand): Promise<ListRow[]> {
  const few = await measure(stand, false)
  await fillBank(stand)
  await fillReports(stand)
  await fillRedirections(stand)
  await stand.analyze()
  const many = await measure(stand, true)
  return many.map((row, at) => ({ ...row, beside: few[at]?.milliseconds ?? Number.NaN }))
}
