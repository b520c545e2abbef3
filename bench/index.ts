import { writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { bankRows, type ListRow, longLists } from './administration.ts'
import { type Database, openStand } from './bench-server.ts'
import { embeds } from './embed.ts'
import { growth } from './growth.ts'
import { paints } from './paint.ts'
import { type Pushed, push } from './push.ts'
import {
  embedTable,
  listsTable,
  paintTable,
  pushTable,
  type Results,
  report,
  serverTable,
  slotsTable,
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
import { waits } from './waits.ts'

// the cold looks last: they add advisors and fill the cache
const MEASURES = [shell, appInit, availability, availabilityToMove, externalCalendar, booking, availabilityCold]

/** All measurements on one database; each row is printed as soon as it is there. */
async function measure(database: Database): Promise<Row[]> {
  const stand = await openStand(database)
  const rows: Row[] = []
  try {
    for (const one of MEASURES) rows.push(await one(stand))
  } finally {
    await stand.end()
  }
  console.log(`\n${database}\n${serverTable(rows)}`)
  const grown = await growth(database)
  console.log(`\n${database}, grown\n${serverTable(grown)}`)
  const bank = await openStand(database)
  const administration = await bankRows(bank).finally(() => bank.end())
  console.log(`\n${database}, a bank\n${serverTable(administration)}`)
  return [...rows, ...grown, ...administration]
}

async function measurePages(): Promise<Pick<Results, 'embeds' | 'paints' | 'slots' | 'lists'>> {
  const stand = await openStand('SQLite')
  try {
    const embedded = await embeds(stand)
    console.log(`\n${embedTable(embedded)}`)
    const painted = await paints(stand)
    console.log(`\n${paintTable(painted)}`)
    const slots = [await slotsPage(stand)]
    console.log(`\n${slotsTable(slots)}`)
    const lists = await longLists(stand)
    console.log(`\n${listsTable(lists)}`)
    return { embeds: embedded, paints: painted, slots, lists }
  } finally {
    await stand.end()
  }
}

/** One connection sends to all phones, ten connections to some of them, since all would take minutes. */
async function measureSendings(): Promise<Pushed[]> {
  const sendings = [await push('SQLite'), await push('PostgreSQL', 20_000)]
  console.log(`\n${pushTable(sendings)}`)
  return sendings
}

async function measureWaits(): Promise<ListRow[]> {
  const rows = await waits()
  console.log(`\n${waitsTable(rows)}`)
  return rows
}

const results: Results = {
  ...(await measurePages()),
  databases: [
    ['SQLite', await measure('SQLite')],
    ['PostgreSQL', await measure('PostgreSQL')]
  ],
  waits: await measureWaits(),
  sendings: await measureSendings()
}
const file = resolve(import.meta.dirname, 'RESULTS.md')
writeFileSync(file, report(results))
console.log(`\nWritten to ${file}`)
