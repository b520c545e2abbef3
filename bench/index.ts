import * as server from './server.ts'
import { openStand } from './stand.ts'

const only = process.argv.slice(2)
for (const database of ['SQLite', 'PostgreSQL'] as const) {
  if (only.length && !only.includes(database)) continue
  const stand = await openStand(database)
  try {
    for (const measure of [server.appInit, server.shell, server.availability, server.booking]) {
      if (only.length > 1 && !only.includes(measure.name)) continue
      const { what, ours, beside, ratio } = await measure(stand)
      console.log(database, what, Math.round(ours), Math.round(beside), ratio.toFixed(2))
    }
  } finally {
    await stand.end()
  }
}
