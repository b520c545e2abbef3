import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { IMPORT_FILE_TYPE } from '#contract/file-imports'
import { INVITATIONS_MAX } from '#contract/people'
import { REPORTS } from '#contract/reports'
import { DAY, instant } from '../host-server/core/base/clock.ts'
import { fileOf } from '../host-server/people/people-import/testing/files.ts'
import { request } from '../host-server/testing/client.ts'
import { cookieOf, submit } from '../host-server/testing/form.ts'
import { download, takePass } from '../host-server/wallet/wallet/testing/pass-file.ts'
import { BANK, fillBank, fillReports } from './bank.ts'
import {
  addAdvisors,
  addAppointments,
  halfHours,
  inBatches,
  type LoopDelay,
  openStand,
  type Stand,
  WATCHED
} from './bench-server.ts'
import type { TimeRow } from './load.ts'
import { addPhones, REGISTERED, watch } from './push.ts'
import { together } from './runs.ts'
import { freeSlots } from './server.ts'

/** With the bank's advisors, who have cards without accounts. */
const STAFF = 5000
const PEOPLE = `${STAFF + BANK.advisors} people`
/** Open appointments, of ten advisors. */
const BOOKED_DAYS = 200
/** Of jobs that take longer. */
const JOB_SECONDS = 6
/** The required maximum of milliseconds, of a wait and of the event loop's delay. */
const TARGET = 50
const LOOP_TARGET = 30
/** Short work is repeated for so long. */
const LEAST_MS = 2000
/** With bookings only, once for all work. */
const BESIDE_SECONDS = 10
/** In which the code is compiled, and the database read into memory. */
const WARM_SECONDS = 3

export interface LoopRow {
  what: string
  during: LoopDelay
  beside: LoopDelay
  target: number
}

export interface Waits {
  waits: TimeRow[]
  loops: LoopRow[]
}

async function addStaff({ office: { knex, tenantId: tenant_id } }: Pick<Stand, 'office'>): Promise<void> {
  const branches: string[] = await knex('organizations').where({ tenant_id }).pluck('uuid')
  const staff = Array.from({ length: STAFF }, (_, at) => ({
    tenant_id,
    uuid: randomUUID(),
    email_address: `staff-${at}@bank.example`,
    first_name: `Vorname ${at % 700}`,
    last_name: `Größe ${at % 900}`
  }))
  await inBatches(staff, (rows) =>
    knex('advisors').insert(
      rows.map((row, at) => ({ ...row, alias: `staff-${row.uuid}`, organization_uuid: branches[at % branches.length] }))
    )
  )
  await inBatches(staff, (rows) =>
    knex('users').insert(
      rows.map(({ first_name, last_name, ...row }) => ({
        ...row,
        full_name: `${first_name} ${last_name}`,
        password_hash: '',
        advisor_uuid: row.uuid
      }))
    )
  )
  await inBatches(staff, (rows) =>
    knex('user_roles').insert(rows.map(({ uuid: user_uuid }) => ({ tenant_id, user_uuid, role: 'stduser' })))
  )
}

async function addBooked({ office }: Pick<Stand, 'office'>): Promise<void> {
  const advisors: string[] = await office.knex('advisors').whereLike('alias', 'bench-%').limit(10).pluck('uuid')
  await addAppointments(office, advisors, halfHours(new Date(), BOOKED_DAYS))
}

/** The longest wait of somebody who asks for something small again and again until `goesOn` says no. */
async function longestWait(ask: () => Promise<unknown>, goesOn: () => boolean): Promise<number> {
  let longest = 0
  while (goesOn()) {
    const since = performance.now()
    await ask()
    longest = Math.max(longest, performance.now() - since)
    await sleep(1)
  }
  return longest
}

const day = (days: number) => instant(Date.now() + days * DAY).slice(0, 10)

type Account = 'admin' | 'marketing'
type Asked = { body?: unknown; type?: string; account?: Account }
type Ask = (method: string, path: string, asked?: Asked) => ReturnType<typeof request>

async function importFile(ask: Ask): Promise<void> {
  const { uuid } = (await upload(ask)).body
  const latest = async () => (await ask('GET', '/people-imports')).body.imports[0]
  while ((await latest()).state === 'checking') await sleep(200)
  await ask('POST', `/people-imports/${uuid}/start`)
  await sleep(JOB_SECONDS * 1000)
  await ask('POST', `/people-imports/${uuid}/cancel`)
}

const upload = (ask: Ask) => ask('POST', '/people-imports', { body: fileOf(STAFF, 50).text, type: IMPORT_FILE_TYPE })

async function invite(ask: Ask): Promise<void> {
  const { body } = await ask('POST', '/people/invitations', { body: { q: 'staff' } })
  if (body.count !== Math.min(STAFF, INVITATIONS_MAX)) throw new Error(`${body.count} people are invited`)
  await sleep(JOB_SECONDS * 1000)
}

const TWO_YEARS = `from=${day(-730)}&to=${day(0)}`

/** The index of names is built anew. */
async function searchAfterChange(ask: Ask, { office }: Stand): Promise<void> {
  await office
    .knex('advisors')
    .where({ alias: office.alias })
    .update({ position: `Beraterin ${Date.now()}` })
  // the host notices within a second that the file has changed
  await sleep(1200)
  await ask('GET', '/search/advisors?name=gruber')
}

async function signPass(_ask: Ask, { host, office }: Stand): Promise<void> {
  const site = { origin: host } as Parameters<typeof download>[0]
  await download(site, await takePass(site, office.alias))
}

/** Of everybody whose card is in a wallet. */
async function countSubscribers(ask: Ask, { office }: Stand): Promise<void> {
  const advisors: string[] = await office.knex('advisors').whereLike('alias', 'phones-%').pluck('alias')
  const { body } = await ask('POST', '/wallet-cards/reach', { body: { advisors }, account: 'marketing' })
  if (body.apple < REGISTERED) throw new Error(`${body.apple} phones are counted`)
}

const WORK: [what: string, work: (ask: Ask, stand: Stand) => Promise<unknown>][] = [
  [`a page of ${PEOPLE}`, (ask) => ask('GET', '/people?page=40')],
  [`a search among ${PEOPLE}`, (ask) => ask('GET', '/people?q=12&sort=branch')],
  [`an export of ${PEOPLE} as CSV`, (ask) => ask('GET', '/advisors-export/csv')],
  [`an export of ${PEOPLE} as a workbook`, (ask) => ask('GET', '/advisors-export/xlsx')],
  ['the choices of the reports', (ask) => ask('GET', '/reports')],
  ...REPORTS.map((name): (typeof WORK)[number] => [
    `a report over two years: ${name}`,
    (ask) => ask('GET', `/reports/${name}?${TWO_YEARS}`)
  ]),
  ['a report over two years as CSV', (ask) => ask('GET', `/reports/sessions/csv?${TWO_YEARS}`)],
  [
    `a closure’s count of ${BOOKED_DAYS * 480} appointments`,
    (ask) => ask('GET', `/holidays/appointments?date=${day(1)}&last_date=${day(BOOKED_DAYS)}`)
  ],
  [`a public search among ${PEOPLE} after a change`, searchAfterChange],
  [`counting ${REGISTERED} subscribers`, countSubscribers],
  ['signing a pass', signPass],
  [`an import of ${STAFF} people`, importFile],
  [`an invitation of ${STAFF} people`, invite]
]

async function cookieFor(stand: Stand, account: Account): Promise<string> {
  const login = { email: `${account}@demo.example`, password: 'correct horse battery', next: '' }
  return cookieOf(await submit({ origin: stand.host }, '/account/login', login)) ?? ''
}

/** Until the work is done, and again until it has taken long enough to be measured. */
async function repeated(work: () => Promise<unknown>, goesOn: () => boolean): Promise<void> {
  const since = performance.now()
  while (goesOn() && performance.now() - since < LEAST_MS) await work()
}

/** How long others wait and how late the event loop is while `work` runs; visitors book all the time. */
export async function measured(stand: Stand, only = /./): Promise<Waits> {
  const cookies = { admin: await cookieFor(stand, 'admin'), marketing: await cookieFor(stand, 'marketing') }
  const ask: Ask = async (method, path, { body, type, account = 'admin' } = {}) => {
    const headers = type ? { 'content-type': type } : {}
    const cookie = cookies[account]
    const answer = await request({ origin: stand.host }, method, `/api/v1${path}`, { cookie, body, headers })
    if (answer.status > 201) throw new Error(`${path} answers ${answer.status}: ${answer.text.slice(0, 400)}`)
    return answer
  }
  // whatever is answered: a server that is held up too long refuses
  const small = () => request({ origin: stand.host }, 'GET', '/api/v1/me', { cookie: cookies.admin })
  const slots = freeSlots(await addAdvisors(stand.office, 40))
  const observed = async (goesOn: () => boolean) => {
    await stand.loopDelay()
    const [longest] = await together(
      goesOn,
      (on) => longestWait(small, on),
      (on) => watch(stand, slots, on)
    )
    return { longest, loop: await stand.loopDelay() }
  }
  const forSeconds = (seconds: number) => {
    const until = performance.now() + seconds * 1000
    return observed(() => performance.now() < until)
  }
  await forSeconds(WARM_SECONDS)
  const beside = await forSeconds(BESIDE_SECONDS)
  const all: Waits = { waits: [], loops: [] }
  for (const [what, work] of WORK.filter(([what]) => only.test(what))) {
    let isDone = false
    const end = () => {
      isDone = true
    }
    const [during] = await together(
      () => !isDone,
      (on) => observed(on),
      (on) => repeated(() => work(ask, stand), on).finally(end)
    )
    all.waits.push({ what, milliseconds: during.longest, beside: beside.longest, target: TARGET })
    all.loops.push({ what, during: during.loop, beside: beside.loop, target: LOOP_TARGET })
    console.log(what, JSON.stringify({ during, beside }))
  }
  return all
}

/** Five thousand people and a hundred thousand appointments, beside the bank's advisors. */
export async function fillWaits(stand: Pick<Stand, 'office'>): Promise<void> {
  await addStaff(stand)
  await addBooked(stand)
  const holders = await addAdvisors(stand.office, 40)
  await addPhones(stand, holders, REGISTERED)
  for (const alias of holders)
    await stand.office
      .knex('advisors')
      .where({ alias })
      .update({ alias: alias.replace('bench', 'phones') })
}

/** While one person's work runs, on SQLite, beside the same requests and bookings with nothing else running. */
export async function waits(): Promise<Waits> {
  const stand = await openStand('SQLite', { JOBS: '1', ...WATCHED }, async (unopened) => {
    await fillBank(unopened)
    await fillReports(unopened)
    await fillWaits(unopened)
  })
  try {
    return await measured(stand)
  } finally {
    await stand.end()
  }
}
