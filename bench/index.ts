import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { bankRows } from './administration.ts'
import { type Database, openStand, type Stand } from './bench-server.ts'
import { allChats } from './conversations.ts'
import { embeds } from './embed.ts'
import { growth } from './growth.ts'
import { nodes } from './nodes.ts'
import { paints } from './paint.ts'
import { push } from './push.ts'
import {
  chatTable,
  embedTable,
  looksTable,
  nodesTable,
  paintTable,
  pushTable,
  report,
  type Sections,
  serverTable,
  staffTable,
  usableTable,
  waitsTable
} from './report.ts'
import { across, type Runs } from './runs.ts'
import {
  anyAdvisorCold,
  appInit,
  availability,
  availabilityCold,
  availabilityToMove,
  booking,
  branchPage,
  externalCalendar,
  ownPage,
  type Row,
  refusal,
  refusedAgain,
  shell
} from './server.ts'
import { staffPages } from './staff-pages.ts'
import { usable } from './usable.ts'
import { waits } from './waits.ts'

// the cold looks last: they add advisors and fill the cache
const MEASURES = [
  shell,
  branchPage,
  ownPage,
  appInit,
  availability,
  availabilityToMove,
  externalCalendar,
  availabilityCold
]
const BOOKING = [booking, refusal, refusedAgain]

async function onStand<T>(database: Database, measure: (stand: Stand) => Promise<T>): Promise<T> {
  const stand = await openStand(database)
  return measure(stand).finally(() => stand.end())
}

type MeasureRow = (stand: Stand) => Promise<Row>

/** On one stand; rows are printed as soon as they are there. */
const each = (database: Database, measures: readonly MeasureRow[]): Promise<Row[]> =>
  onStand(database, async (stand) => {
    const rows: Row[] = []
    for (const one of measures) {
      const row = await one(stand)
      console.log(serverTable(across([[row]])))
      rows.push(row)
    }
    return rows
  })

/** All measurements of the host on one database. */
const host = async (database: Database): Promise<Row[]> => [
  ...(await each(database, MEASURES)),
  ...(await growth(database)),
  ...(await onStand(database, bankRows))
]

/** The table of so many runs. */
type Section = (runs: number) => Promise<string>

const section =
  <T>(measure: () => Promise<T>, table: (runs: Runs<T>) => string): Section =>
  async (count) => {
    const results: T[] = []
    while (results.length < count) results.push(await measure())
    return table(across(results))
  }

const onPages = <Rows>(measure: (stand: Stand) => Promise<Rows>, table: (runs: Runs<Rows>) => string): Section =>
  section(() => onStand('SQLite', measure), table)

/** Sections of the report by part; `npm run bench -- <part>` measures one. */
const PARTS: Record<string, Record<string, Section>> = {
  host: {
    'The host on SQLite': section(() => host('SQLite'), serverTable),
    'The host on PostgreSQL': section(() => host('PostgreSQL'), serverTable)
  },
  branch: {
    'Any advisor of a branch': section(
      async () => [await anyAdvisorCold('SQLite'), await anyAdvisorCold('PostgreSQL')],
      looksTable
    )
  },
  booking: {
    'Booking on SQLite': section(() => each('SQLite', BOOKING), serverTable),
    'Booking on PostgreSQL': section(() => each('PostgreSQL', BOOKING), serverTable)
  },
  nodes: { 'Several processes on one PostgreSQL': section(nodes, nodesTable) },
  conversations: { 'Booking while visitors have conversations open': section(allChats, chatTable) },
  push: {
    'Visitors book while one text goes to phones, of which a hundred thousand are registered': section(
      async () => [await push('SQLite'), await push('PostgreSQL')],
      pushTable
    )
  },
  embed: {
    'The embed in Chromium': onPages(embeds, embedTable),
    'The card on a phone: four times slower, 1.6 Mbit/s, 150 ms, nothing in the cache': onPages(paints, paintTable),
    'Booking and our own pages on the same phone': onPages(usable, usableTable)
  },
  pages: {
    'Staff’s costliest pages at a bank with 40 branches and 600 advisors, on SQLite, the browser’s processor slowed four times':
      onPages(staffPages, staffTable)
  },
  waits: {
    'What others wait at most while one works and visitors book, on SQLite': section(waits, waitsTable)
  }
}

const { positionals: asked, values } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string', default: '1' } }
})
const runs = Number(values.runs)
if (!(runs >= 1)) throw new Error('--runs takes a number, such as 3.')
const unknown = asked.filter((name) => !Object.hasOwn(PARTS, name))
if (unknown.length)
  throw new Error(`There is no part ${unknown.join(', ')}; there are ${Object.keys(PARTS).join(', ')}.`)

const measured: Sections = {}
const durations: [name: string, seconds: number][] = []
for (const [name, sections] of Object.entries(PARTS)) {
  if (asked.length && !asked.includes(name)) continue
  for (const [title, measure] of Object.entries(sections)) {
    const since = performance.now()
    measured[title] = await measure(runs)
    durations.push([`${name}: ${title}`, (performance.now() - since) / 1000])
    console.log(`\n${title}\n\n${measured[title]}`)
  }
}
const file = resolve(import.meta.dirname, 'RESULTS.md')
const titles = Object.values(PARTS).flatMap(Object.keys)
writeFileSync(file, report(readFileSync(file, 'utf8'), titles, measured, runs))
console.log(`\nWritten to ${file}\n`)
for (const [what, seconds] of [...durations, ['all', process.uptime()] as const])
  console.log(`${Math.round(seconds)} s  ${what}`)
