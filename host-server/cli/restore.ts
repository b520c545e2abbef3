import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { directUrl, type Parsed, parseEnvironment } from '../core/base/config.ts'
import { CommandError, confirm, fileTimestamp, readArguments, runCommand } from '../core/cli/command.ts'
import { connect } from '../core/db/db.ts'
import { createAppContext } from '../core/features/create-app-context.ts'
import { features } from '../features.ts'
import * as postgres from '../ops/backup/postgres.ts'
import * as sqlite from '../ops/backup/sqlite.ts'
import { replayErasures } from '../ops/deletion-tool/replay.ts'

const QUESTION = 'The database contains data, which the backup will replace.'

const UNREPEATED =
  'The backup is restored, but the erasures since then could not be repeated. Do not start the server: people who were erased are in it. Run restore again'

/** Who was erased since the backup was made is erased again, before anybody can see them. */
async function repeatErasures(env: Parsed): Promise<string[]> {
  // nothing is signed, and no other server is asked
  const app = createAppContext({ ...env, SESSION_SECRET: env.SESSION_SECRET ?? '', secure: false }, features)
  try {
    const count = await replayErasures(app)
    return count ? [`Erased again who had been erased since the backup was made: ${count}.`] : []
  } catch (failure) {
    throw new CommandError(`${UNREPEATED} (${(failure as Error).message}).`)
  } finally {
    await app.knex.destroy()
  }
}

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
  let notes: string[]
  try {
    const kind = DATABASE_URL ? postgres : sqlite
    const location = { DATABASE_URL: DATABASE_URL ?? '', DATA_DIR }
    const mayReplace = force || !(await kind.hasData(knex, location)) || (await confirm(QUESTION))
    if (!mayReplace) throw new CommandError(`${QUESTION} Add --force to continue.`)
    notes = await kind.restore(knex, location, file, fileTimestamp())
  } finally {
    await knex.destroy()
  }
  const repeated = await repeatErasures({ ...env, DATABASE_URL })
  console.log(['Restored and migrated. You can start the server now.', ...repeated, ...notes].join('\n'))
})
