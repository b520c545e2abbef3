import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseEnvironment } from '../core/base/config.ts'
import { agrees, attempt, Refused, readArguments, stamp } from '../core/cli/command.ts'
import { connect } from '../core/db/db.ts'
import * as postgres from '../ops/backup/postgres.ts'
import * as sqlite from '../ops/backup/sqlite.ts'

const QUESTION = 'The database contains data, which the backup will replace.'

await attempt(async () => {
  process.umask(0o077)
  const { file: given, force } = readArguments('restore <file> [--force]')
  if (!given) throw new Refused('Usage: restore <file> [--force]')
  const file = resolve(given)
  if (!existsSync(file)) throw new Refused(`File not found: ${file}`)
  const { DATABASE_URL, DATA_DIR } = parseEnvironment(process.env)
  const knex = connect({ DATABASE_URL, DATA_DIR })
  try {
    const kind = DATABASE_URL ? postgres : sqlite
    const place = { DATABASE_URL: DATABASE_URL ?? '', DATA_DIR }
    const mayReplace = force || !(await kind.hasData(knex, place)) || (await agrees(QUESTION))
    if (!mayReplace) throw new Refused(`${QUESTION} Add --force to continue.`)
    const notes = await kind.restore(knex, place, file, stamp())
    console.log(['Restored and migrated. You can start the server now.', ...notes].join('\n'))
  } finally {
    await knex.destroy()
  }
})
