import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { ConfigError, type Parsed, parseEnvironment } from '../../core/base/config.ts'
import { connect, sqliteFile } from '../../core/db/db.ts'
import { checkDatabase } from './database.ts'
import { type Finding, fault, messageOf, ok, warning, withoutSecrets } from './finding.ts'
import { type Ask, checkHttps } from './https.ts'
import { checkFolder, checkMail } from './machine.ts'
import { checkPorts } from './ports.ts'
import { checkNode, checkSettings } from './settings.ts'
import { checkTenants } from './tenants.ts'
import { checkWallet } from './wallet.ts'

function checkConfig(environment: NodeJS.ProcessEnv): Finding[] | Parsed {
  try {
    const env = parseEnvironment(environment)
    return { ...env, DATA_DIR: resolve(env.DATA_DIR) }
  } catch (failure) {
    if (!(failure instanceof ConfigError)) throw failure
    return failure.faults.map((one) => fault('configuration', one, 'See .env.example. No other checks were run.'))
  }
}

async function checkData(env: Parsed, now: () => Date): Promise<Finding[]> {
  // connecting would create one
  if (!env.DATABASE_URL && !existsSync(sqliteFile(env.DATA_DIR))) {
    return [warning('database', `none in ${env.DATA_DIR} yet`, 'Start the server to create it.')]
  }
  const knex = connect(env)
  try {
    const findings = await checkDatabase(knex, env, now)
    const hasTables = findings.every(
      ({ about, state }) => state === 'ok' || !['database', 'migrations'].includes(about)
    )
    return hasTables
      ? [...findings, ...(await checkTenants(knex, env)), ...(await checkWallet(knex, env, now()))]
      : findings
  } catch (failure) {
    return [fault('database', messageOf(failure), 'Fix the reported problem and try again.')]
  } finally {
    await knex.destroy()
  }
}

/** Checks everything that a server needs, and changes nothing. */
export async function examine(
  environment: NodeJS.ProcessEnv,
  now = () => new Date(),
  ask: Ask = fetch
): Promise<Finding[]> {
  const env = checkConfig(environment)
  if (Array.isArray(env)) return [checkNode(), ...env]
  const folder = await checkFolder(env)
  const usable = env.DATABASE_URL || folder.every(({ state }) => state !== 'fault')
  const findings = [
    checkNode(),
    ok('configuration', `valid, for ${env.NODE_ENV}`),
    ...checkSettings(env),
    ...folder,
    ...(await checkPorts(env)),
    ...(usable ? await checkData(env, now) : []),
    ...(env.BASE_URL?.startsWith('https:') ? [await checkHttps(env, ask)] : []),
    await checkMail(env)
  ]
  return JSON.parse(withoutSecrets(JSON.stringify(findings), environment))
}
