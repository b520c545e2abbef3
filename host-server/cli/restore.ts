import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { directUrl, parseEnvironment } from '../core/base/config.ts'
import { CommandError, confirm, fileTimestamp, readArguments, runCommand } from '../core/cli/command.ts'
import { connect } from '../core/db/db.ts'
import * as postgres from '../ops/backup/postgres.ts'
import * as sqlite from '../ops/backup/sqlite.ts'

const QUESTION = 'The database contains data, which the backup will replace.'

await runCommand(async () => {
  process.umask(0o077)
  const { file: given, force } = readArguments('restore <file> [--force]')
  if (!given) throw new CommandError('Usage: restore <file> [--force]')
  const file = resolve(given)
  if (!existsSync(file)) throw new CommandError(`File not found: ${file}`)
  const env = parseEnvironment(process.env)
  const { DATA_DIR } = env
  const DATABASE_URL = directUrl(env)
  const knex = connect({ DATABASE_URL, DATA_DIR })
  try {
    const kind = DATABASE_URL ? postgres : sqlite
    const location = { DATABASE_URL: DATABASE_URL ?? '', DATA_DIR }
    const mayReplace = force || !(await kind.hasData(knex, location)) || (await confirm(QUESTION))
    if (!mayReplace) throw new CommandError(`${QUESTION} Add --force to continue.`)
    const notes = await kind.restore(knex, location, file, fileTimestamp())
    console.log(['Restored and migrated. You can start the server now.', ...notes].join('\n'))
  } finally {
    await knex.destroy()
  }
})
