import { writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { embeds } from './embed.ts'
import { growth } from './growth.ts'
import { embedTable, type Results, report, serverTable } from './report.ts'
import { appInit, availability, availabilityToMove, booking, type Row, shell } from './server.ts'
import { type Database, openStand } from './stand.ts'

const MEASURES = [shell, appInit, availability, availabilityToMove, booking]

/** Everything about one database, each row told as soon as it is there. */
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
  return [...rows, ...grown]
}

async function measureEmbeds(): Promise<Results['embeds']> {
  const stand = await openStand('SQLite')
  const rows = await embeds(stand).finally(() => stand.end())
  console.log(`\n${embedTable(rows)}`)
  return rows
}

const results: Results = {
  embeds: await measureEmbeds(),
  databases: [
    ['SQLite', await measure('SQLite')],
    ['PostgreSQL', await measure('PostgreSQL')]
  ]
}
const file = resolve(import.meta.dirname, 'RESULTS.md')
writeFileSync(file, report(results))
console.log(`\nWritten to ${file}`)
