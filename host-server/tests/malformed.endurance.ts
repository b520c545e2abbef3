import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  audit,
  book,
  CONSISTENT,
  hold,
  later,
  type Office,
  openOffice,
  TUESDAY
} from '../booking/appointments/testing/office.ts'
import { ask, type Reaction, type Subject } from '../ops/openapi/testing/asking.ts'
import type { Draft } from '../ops/openapi/testing/draft.ts'
import { malformed, operationsOf, pageOperation, wellFormed } from '../ops/openapi/testing/drafts.ts'
import { request, signIn } from '../testing/client.ts'
import { emptyPostgres } from '../testing/templates.ts'

const SEED = Number(process.env.SEED ?? 20_261_121)
const COUNT = process.env.SOAK ? 10_000 : 1000
/** What only some in a thousand are answered with. */
const RARE = process.env.SOAK ? [415] : []

const PAGES = [
  pageOperation('GET', '/'),
  pageOperation('GET', '/book/{alias}'),
  pageOperation('GET', '/app/{name}'),
  pageOperation('GET', '/media/{name}'),
  pageOperation('GET', '/cdn/{name}'),
  pageOperation('GET', '/account/login'),
  pageOperation('POST', '/account/login', 'email', 'password', 'next'),
  pageOperation('POST', '/account/password-reset', 'email'),
  pageOperation('POST', '/account/password-reset/{token}', 'password', 'repeated'),
  pageOperation('GET', '/appointments/{token}'),
  pageOperation('GET', '/appointments/{token}/calendar.ics'),
  pageOperation('POST', '/appointments/{token}/reschedule', 'starts_at'),
  pageOperation('POST', '/appointments/{token}/cancel', 'reason')
]

let offices: Office[]
let subjects: Subject[]
let operations: ReturnType<typeof operationsOf>

/** The same advisor, appointments, hold, absence and holiday on each database, under its own ids. */
async function subjectOf(office: Office): Promise<Subject> {
  const { site, alias, foreignAlias, advisorUuid, organizationUuid, topics } = office
  const cookies = {
    advisor: await signIn(site, 'advisor@demo.example'),
    admin: await signIn(site, 'admin@demo.example')
  }
  const booked = async (minutes: number) => (await book(office, later(TUESDAY, minutes))).body.token
  const post = async (path: string, cookie: string, body: object) =>
    (await request(site, 'POST', `/api/v1/${path}`, { cookie, body })).body.uuid
  const absence = { kind: 'absence', starts_at: later(TUESDAY, 1440), ends_at: later(TUESDAY, 1500) }
  const names = {
    alias,
    foreignAlias,
    ...topics,
    advisor: advisorUuid,
    organization: organizationUuid,
    visitor: await booked(0),
    moved: await booked(60),
    hold: (await hold(office, later(TUESDAY, 120))).body.hold,
    override: await post(`advisors/${alias}/calendar-overrides`, cookies.advisor, absence),
    holiday: await post('holidays', cookies.admin, { date: '2027-03-08' })
  }
  expect(Object.values(names).every(Boolean)).toBe(true)
  return { site, names, cookies }
}

beforeAll(async () => {
  offices = [await openOffice(), await openOffice({ LOAD_TEST: '1', DATABASE_URL: await emptyPostgres() })]
  subjects = await Promise.all(offices.map(subjectOf))
  const { body } = await request(offices[0]?.site as Office['site'], 'GET', '/api/openapi.json')
  operations = [...operationsOf(body), ...PAGES]
})
afterAll(() => Promise.all(offices.map(({ site }) => site.stop())))

const LEAK = /\n\s+at |node_modules|\/tmp\/|sqlite|postgres|knex|SQLSTATE|TypeError|RangeError|select \*|insert into/i
const isApi = ({ path }: Draft) => /^\/(api|frontend-logs)\//.test(path)

function shapeFaults(draft: Draft, { status, type, text }: Reaction): string[] {
  if (status >= 500) return ['fails']
  if (LEAK.test(text) && status >= 400) return ['leaks']
  if (status < 400 || !isApi(draft) || draft.method === 'HEAD') return []
  const body = type.includes('json') ? JSON.parse(text) : {}
  const known = Object.keys(body).every((key) => ['message', 'errors', 'slots', 'code'].includes(key))
  return typeof body.message === 'string' && known ? [] : ['is not shaped as a refusal']
}

/** A response with the site's own values replaced by their names, since a refusal may repeat its input. */
const named = ({ text }: Reaction, { names }: Subject) =>
  Object.entries(names).reduce((plain, [name, value]) => plain.replaceAll(value, `@${name}@`), text)

const isRefusal = ({ status }: Reaction) => status >= 400 && status !== 404

async function faultsOf(draft: Draft, statuses: number[]): Promise<string[]> {
  const answers = await Promise.all(
    subjects.map((subject) => ask(draft, subject).catch(({ message }) => ({ status: 0, type: '', text: message })))
  )
  statuses.push(...answers.map(({ status }) => status))
  const [one, other] = answers as [Reaction, Reaction]
  const [said, saidToo] = subjects.map((subject, index) => named(answers[index] as Reaction, subject))
  const faults = answers.flatMap((answer) => (answer.status ? shapeFaults(draft, answer) : [answer.text]))
  if (one.status !== other.status) faults.push(`differs: ${one.status} and ${other.status}`)
  else if (isApi(draft) && isRefusal(one) && said !== saidToo) faults.push(`differs: ${said} and ${saidToo}`)
  return faults
}

const describeDraft = ({ damage, ...draft }: Draft) => `${JSON.stringify(draft).slice(0, 700)} ${damage ?? ''}`

async function put(drafts: Draft[]) {
  const statuses: number[] = []
  const failures: string[] = []
  for (const draft of drafts) {
    const faults = await faultsOf(draft, statuses)
    if (faults.length) failures.push(`${faults.join(', ')}: ${describeDraft(draft)}`)
  }
  return { failures, statuses: [...new Set(statuses)].sort() }
}

describe('on SQLite and on PostgreSQL', { timeout: 1_200_000 }, () => {
  test(`${COUNT} malformed requests of seed ${SEED} are refused, none with a server error`, async () => {
    const drafts = fc.sample(malformed(operations), { seed: SEED, numRuns: COUNT })
    const { failures, statuses } = await put(drafts)
    expect(failures).toEqual([])
    expect(statuses).toEqual(expect.arrayContaining([200, 204, 400, 401, 403, 404, 405, 413, 421, 422, ...RARE]))
    const asked = new Set(drafts.map(({ method, path }) => `${method} ${path}`))
    expect(asked.size).toBeGreaterThan(operations.length)
  })
  test(`${COUNT} valid requests of seed ${SEED} do not fail`, async () => {
    const { failures, statuses } = await put(fc.sample(wellFormed(operations), { seed: SEED, numRuns: COUNT }))
    expect(failures).toEqual([])
    expect(statuses).toEqual(expect.arrayContaining([200, 201, 202, 204, 401, 403, 404, 409, 422]))
  })
  test('the calendars stay consistent and equal', async () => {
    const rows = ({ knex }: Office) =>
      Promise.all(
        ['appointments', 'booking_claims', 'calendar_overrides', 'holidays', 'working_hours', 'advisor_topics'].map(
          async (table) => [table, (await knex(table)).length]
        )
      )
    const [one, other] = await Promise.all(offices.map(rows))
    expect(one).toEqual(other)
    for (const office of offices) expect(await audit(office)).toEqual(CONSISTENT)
  })
})
