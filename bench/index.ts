import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { bankRows, longLists } from './administration.ts'
import { type Database, openStand, type Stand } from './bench-server.ts'
import { embeds } from './embed.ts'
import { growth } from './growth.ts'
import { paints } from './paint.ts'
import { push } from './push.ts'
import {
  embedTable,
  listsTable,
  paintTable,
  pushTable,
  report,
  type Sections,
  serverTable,
  slotsTable,
  usableTable,
  waitsTable
} from './report.ts'
import {
  appInit,
  availability,
  availabilityCold,
  availabilityToMove,
  booking,
  externalCalendar,
  type Row,
  shell
} from './server.ts'
import { slotsPage } from './slots.ts'
import { usable } from './usable.ts'
import { waits } from './waits.ts'

// the cold looks last: they add advisors and fill the cache
const MEASURES = [shell, appInit, availability, availabilityToMove, externalCalendar, booking, availabilityCold]

async function onStand<T>(database: Database, measure: (stand: Stand) => Promise<T>): Promise<T> {
  const stand = await openStand(database)
  return measure(stand).finally(() => stand.end())
}

/** All measurements of the host on one database; its rows are printed as soon as they are there. */
async function host(database: Database): Promise<string> {
  const rows: Row[] = []
  const add = (more: Row[]) => {
    rows.push(...more)
    console.log(serverTable(more))
  }
  await onStand(database, async (stand) => {
    for (const one of MEASURES) add([await one(stand)])
  })
  add(await growth(database))
  add(await onStand(database, bankRows))
  return serverTable(rows)
}

type Measure = () => Promise<string>
const onPages =
  <Rows>(measure: (stand: Stand) => Promise<Rows>, table: (rows: Rows) => string): Measure =>
  async () =>
    table(await onStand('SQLite', measure))

/** Sections of the report by part; `npm run bench -- <part>` measures one. */
const PARTS: Record<string, Record<string, Measure>> = {
  host: { 'The host on SQLite': () => host('SQLite'), 'The host on PostgreSQL': () => host('PostgreSQL') },
  push: {
    // one connection sends to all phones, ten connections to some of them, since all would take minutes
    'Visitors book while one text goes to phones, of which a hundred thousand are registered': async () =>
      pushTable([await push('SQLite'), await push('PostgreSQL', 20_000)])
  },
  embed: {
    'The embed in Chromium': onPages(embeds, embedTable),
    'The card on a phone: four times slower, 1.6 Mbit/s, 150 ms, nothing in the cache': onPages(paints, paintTable),
    'Booking and our own pages on the same phone': onPages(usable, usableTable)
  },
  pages: {
    "A full week of the advisor's, the processor slowed four times": onPages(
      async (stand) => [await slotsPage(stand)],
      slotsTable
    ),
    'The administration of a bank with 40 branches and 600 advisors, on SQLite, the browser’s processor slowed four times':
      onPages(longLists, listsTable)
  },
  waits: { 'What others wait at most while one works, on SQLite': async () => waitsTable(await waits()) }
}

const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !Object.hasOwn(PARTS, name))
if (unknown.length)
  throw new Error(`There is no part ${unknown.join(', ')}; there are ${Object.keys(PARTS).join(', ')}.`)

const measured: Sections = {}
for (const [name, sections] of Object.entries(PARTS)) {
  if (asked.length && !asked.includes(name)) continue
  for (const [title, measure] of Object.entries(sections)) {
    measured[title] = await measure()
    console.log(`\n${title}\n\n${measured[title]}`)
  }
}
const file = resolve(import.meta.dirname, 'RESULTS.md')
const titles = Object.values(PARTS).flatMap(Object.keys)
writeFileSync(file, report(readFileSync(file, 'utf8'), titles, measured))
console.log(`\nWritten to ${file}`)
