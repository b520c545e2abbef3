import { BANK, fillBank, fillReports, fillUp } from './bank.ts'
import type { Stand } from './bench-server.ts'
import { pair } from './load.ts'
import type { Row } from './server.ts'
import { sessionOf } from './signed-in-page.ts'

const GZIP = { 'accept-encoding': 'gzip' }

const REPORT = '/api/v1/reports/sessions?period=year&by=booked'

/** Among whom visitors search. */
const PEOPLE = 6000

/** Another name each time, every third one with a letter missing. */
function searches(
  names: readonly { first_name: string; last_name: string }[]
): () => { path: string; body: undefined } {
  let turn = 0
  return () => {
    const { first_name, last_name } = names[turn % names.length] ?? { first_name: '', last_name: '' }
    const last = turn % 3 ? last_name : last_name.slice(0, 3) + last_name.slice(4)
    const inOrder = Math.floor(turn / names.length) % 2 ? [last, first_name] : [first_name, last]
    turn += 1
    return { path: `/api/v1/search/advisors?name=${encodeURIComponent(inOrder.join(' '))}`, body: undefined }
  }
}

/** Among six thousand people. */
async function searchRows(stand: Stand): Promise<Row[]> {
  const row = { origin: stand.koa, path: '/row' }
  const besideWhat = 'Koa, one row through knex'
  const names = await fillUp(stand, PEOPLE)
  await stand.analyze()
  const same = { origin: stand.host, path: '/api/v1/search/advisors?name=meyer%20woegerbauer', headers: GZIP }
  const what = `public search by name, ${PEOPLE} people`
  return [
    { what, besideWhat, target: 0.3, ...(await pair(same, row)) },
    {
      what: 'the same, another name each time',
      besideWhat,
      target: 0.3,
      ...(await pair({ ...same, next: searches(names) }, row))
    }
  ]
}

/** The requests of an analyst and of visitors at a bank with forty branches. */
export async function bankRows(stand: Stand): Promise<Row[]> {
  const { host, koa } = stand
  await fillBank(stand)
  await fillReports(stand)
  await stand.analyze()
  const cookie = await sessionOf(stand, 'analyst')
  const report = { origin: host, path: REPORT, headers: { ...GZIP, cookie } }
  const people = `${BANK.advisors} advisors`
  return [
    {
      what: `this year’s report, ${people}`,
      besideWhat: 'Koa, a year’s sums by one query',
      target: 0.6,
      ...(await pair(report, { origin: koa, path: `/sums/${stand.office.tenantId}` }))
    },
    ...(await searchRows(stand))
  ]
}
