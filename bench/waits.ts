import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { INVITATIONS_MAX } from '#contract/people'
import { PEOPLE_IMPORT_TYPE } from '#contract/people-import'
import { REPORTS } from '#contract/reports'
import { DAY, instant } from '../host-server/core/base/clock.ts'
import { fileOf } from '../host-server/people/people-import/testing/files.ts'
import { request } from '../host-server/testing/client.ts'
import { cookieOf, submit } from '../host-server/testing/form.ts'
import type { ListRow } from './administration.ts'
import { BANK, fillBank, fillReports } from './bank.ts'
import { addAppointments, halfHours, inBatches, openStand, type Stand } from './bench-server.ts'

/** With the bank's advisors, who have cards without accounts. */
const STAFF = 5000
const PEOPLE = `${STAFF + BANK.advisors} people`
/** Open appointments, of ten advisors. */
const BOOKED_DAYS = 200
/** Of jobs that take longer. */
const JOB_SECONDS = 10
/** The required maximum of milliseconds. */
const TARGET = 50

async function addStaff({ office: { knex, tenantId: tenant_id } }: Stand): Promise<void> {
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

async function addBooked({ office }: Stand): Promise<void> {
  const advisors: string[] = await office.knex('advisors').whereLike('alias', 'bench-%').limit(10).pluck('uuid')
  for (const uuid of advisors) await addAppointments(office, uuid, halfHours(new Date(), BOOKED_DAYS))
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

type Ask = (method: string, path: string, asked?: { body?: unknown; type?: string }) => ReturnType<typeof request>

async function importFile(ask: Ask): Promise<void> {
  const { uuid } = (await upload(ask)).body
  const latest = async () => (await ask('GET', '/people-imports')).body.imports[0]
  while ((await latest()).state === 'checking') await sleep(200)
  await ask('POST', `/people-imports/${uuid}/start`)
  await sleep(JOB_SECONDS * 1000)
  await ask('POST', `/people-imports/${uuid}/cancel`)
}

const upload = (ask: Ask) => ask('POST', '/people-imports', { body: fileOf(STAFF, 50).text, type: PEOPLE_IMPORT_TYPE })

async function invite(ask: Ask): Promise<void> {
  const { body } = await ask('POST', '/people/invitations', { body: { q: 'staff' } })
  if (body.count !== Math.min(STAFF, INVITATIONS_MAX)) throw new Error(`${body.count} people are invited`)
  await sleep(JOB_SECONDS * 1000)
}

const TWO_YEARS = `from=${day(-730)}&to=${day(0)}`

const WORK: [what: string, work: (ask: Ask) => Promise<unknown>][] = [
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
  [`an import of ${STAFF} people`, importFile],
  [`an invitation of ${STAFF} people`, invite]
]

export async function measured(stand: Stand, only = /./): Promise<ListRow[]> {
  const login = { email: 'admin@demo.example', password: 'correct horse battery', next: '' }
  const cookie = cookieOf(await submit({ origin: stand.host }, '/account/login', login))
  const ask: Ask = async (method, path, { body, type } = {}) => {
    const headers = type ? { 'content-type': type } : {}
    const answer = await request({ origin: stand.host }, method, `/api/v1${path}`, { cookie, body, headers })
    if (answer.status > 201) throw new Error(`${path} answers ${answer.status}: ${answer.text.slice(0, 400)}`)
    return answer
  }
  // whatever is answered: a server that is held up too long refuses
  const small = () => request({ origin: stand.host }, 'GET', '/api/v1/me', { cookie })
  const rows: ListRow[] = []
  for (const [what, work] of WORK.filter(([what]) => only.test(what))) {
    let isDone = false
    const since = performance.now()
    const asked = work(ask).finally(() => {
      isDone = true
    })
    const [milliseconds] = await Promise.all([longestWait(small, () => !isDone), asked])
    const length = performance.now() - since
    const until = performance.now() + Math.max(length, 500)
    const beside = await longestWait(small, () => performance.now() < until)
    rows.push({ what, milliseconds, beside, target: TARGET })
    console.log(
      `${what}: ${Math.round(length)} ms, others wait ${milliseconds.toFixed(1)} ms at most, ${beside.toFixed(1)} ms with nothing beside`
    )
  }
  return rows
}

/** Five thousand people and a hundred thousand appointments, beside the bank's advisors. */
export async function fillWaits(stand: Stand): Promise<void> {
  await addStaff(stand)
  await addBooked(stand)
}

/** How long others wait while one person's work runs, on SQLite, beside the same requests with nothing else running. */
export async function waits(): Promise<ListRow[]> {
  const stand = await openStand('SQLite', { JOBS: '1' })
  try {
    await fillBank(stand)
    await fillReports(stand)
    await fillWaits(stand)
    await stand.analyze()
    return await measured(stand)
  } finally {
    await stand.end()
  }
}
