import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import * as postgres from './backup/postgres.ts'
import * as sqlite from './backup/sqlite.ts'
import { agrees, attempt, Refused, readArguments, stamp } from './core/command.ts'
import { parseEnvironment } from './core/config.ts'
import { connect } from './core/db.ts'

const QUESTION = 'The database has data, which the backup will replace.'

await attempt(async () => {
  process.umask(0o077)
  const { file: given, force } = readArguments('restore <file> [--force]')
  if (!given) throw new Refused('Which backup? restore <file> [--force]')
  const file = resolve(given)
  if (!existsSync(file)) throw new Refused(`There is no file ${file}.`)
  const { DATABASE_URL, DATA_DIR } = parseEnvironment(process.env)
  const knex = connect({ DATABASE_URL, DATA_DIR })
  try {
    const kind = DATABASE_URL ? postgres : sqlite
    const place = { DATABASE_URL: DATABASE_URL ?? '', DATA_DIR }
    const mayReplace = force || !(await kind.hasData(knex, place)) || (await agrees(QUESTION))
    if (!mayReplace) throw new Refused(`${QUESTION} Give --force if you mean it.`)
    const notes = await kind.restore(knex, place, file, stamp())
    console.log(['Restored and brought up to date. Start the server now.', ...notes].join('\n'))
  } finally {
    await knex.destroy()
  }
})
