import { mkdir } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { directUrl, parseEnvironment } from '../core/base/config.ts'
import { fileTimestamp, readArguments, runCommand } from '../core/cli/command.ts'
import * as postgres from '../ops/backup/postgres.ts'
import * as sqlite from '../ops/backup/sqlite.ts'

await runCommand(async () => {
  process.umask(0o077)
  const { file: given } = readArguments('backup [file]')
  const env = parseEnvironment(process.env)
  const { DATA_DIR } = env
  const DATABASE_URL = directUrl(env)
  const ending = DATABASE_URL ? 'dump' : 'sqlite'
  const file = resolve(given ?? join(DATA_DIR, 'backups', `advisor-widgets-${fileTimestamp()}.${ending}`))
  await mkdir(dirname(file), { recursive: true })
  const files = DATABASE_URL
    ? await postgres.backup({ DATABASE_URL, DATA_DIR }, file)
    : await sqlite.backup({ DATA_DIR }, file)
  console.log(`Backup written and verified: ${files.join(', ')}`)
  if (process.env.SESSION_SECRET) console.log('SESSION_SECRET is not included: store it just as carefully.')
})
