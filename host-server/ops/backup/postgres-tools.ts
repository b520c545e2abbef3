import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { CommandError } from '../../core/cli/command.ts'

const run = promisify(execFile)

/**
 * The URL for the command line without the password, which other users could see there; it goes into the environment.
 */
function partsOf(databaseUrl: string) {
  const url = new URL(databaseUrl)
  const password = decodeURIComponent(url.password)
  url.password = ''
  return { address: url.href, password }
}

/** Row-level security shows the tools every tenant's rows only if the connection sets it. */
const environmentOf = (password: string) => ({
  ...process.env,
  PGPASSWORD: password,
  PGOPTIONS: '-c app.tenant_id=* -c lock_timeout=10000'
})

const INSTALL =
  'Install the PostgreSQL client of the server’s version, for example with `apt-get install postgresql-client`.'

async function tool(name: string, args: string[], password = ''): Promise<string> {
  try {
    const { stdout } = await run(name, args, { env: environmentOf(password), maxBuffer: 2 ** 28 })
    return stdout
  } catch (failure) {
    const { code, stderr, message } = failure as { code?: string; stderr?: string; message: string }
    if (code === 'ENOENT') throw new CommandError(`${name} is not installed. ${INSTALL}`)
    throw new CommandError(`${name} failed: ${(stderr || message).trim()}`)
  }
}

const majorOf = (version: string) => Number(/(\d+)/.exec(version)?.[1])

/**
 * An older pg_dump cannot read a newer server, and a newer pg_restore sets parameters that an older server does not
 * know.
 */
async function expectVersion(name: 'pg_dump' | 'pg_restore', server: string): Promise<void> {
  const own = await tool(name, ['--version'])
  const [tools, servers] = [majorOf(own), majorOf(server)]
  if (name === 'pg_dump' ? tools >= servers : tools === servers) return
  throw new CommandError(`${own.trim()} does not match the server version ${server}. ${INSTALL}`)
}

const NO_OWNER = ['--no-owner', '--no-privileges']

/** Schemas into which `restore` moved the former data. */
export const FORMER = 'before_restore_'

export async function dump(databaseUrl: string, file: string, server: string): Promise<void> {
  await expectVersion('pg_dump', server)
  const { address, password } = partsOf(databaseUrl)
  const what = ['--format=custom', '--enable-row-security', `--exclude-schema=${FORMER}*`, ...NO_OWNER]
  await tool('pg_dump', [...what, `--file=${file}`, `--dbname=${address}`], password)
}

/** The table of contents of an archive. @throws if it is not one, or truncated */
export const verify = (file: string) => tool('pg_restore', ['--list', file])

/** The migrations that an archive contains. */
export async function migrationsIn(file: string): Promise<string[]> {
  const rows = await tool('pg_restore', ['--data-only', '--table=knex_migrations', '--file=-', file])
  return rows.split('\n').flatMap((line) => /^\d+\t(\S+)\t/.exec(line)?.[1] ?? [])
}

export async function load(databaseUrl: string, file: string, server: string): Promise<void> {
  await expectVersion('pg_restore', server)
  const { address, password } = partsOf(databaseUrl)
  const how = ['--single-transaction', '--exit-on-error', '--enable-row-security', ...NO_OWNER]
  await tool('pg_restore', [...how, `--dbname=${address}`, file], password)
}
