import { ConfigError, parseEnvironment, readConfig } from './core/base/config.ts'
import { migrate } from './core/db/db.ts'
import { createAppContext } from './core/features/create-app-context.ts'
import { archiveAssets } from './core/http/assets.ts'
import { startCmsSite } from './demo/cms-site.ts'
import { type Demo, prepareDemo } from './demo/demo.ts'
import { demoAccounts } from './demo/seed.ts'
import { features } from './features.ts'
import { withoutSecrets } from './ops/doctor/finding.ts'
import { startFault } from './ops/doctor/start-fault.ts'
import { enqueueMaps } from './organization/map/map.jobs.ts'
import { startServer } from './server.ts'

function tell(port: number, { password }: Demo) {
  const lines = [
    'advisor-widgets is ready.',
    '',
    `  Alpenbank (de-AT)      http://localhost:${port}/app/`,
    `  Nordbank (en)          http://nordbank.localhost:${port}/app/`,
    `  A bank's own page      http://localhost:${port + 1}/   and   http://localhost:${port + 1}/nordbank`,
    `  The API                http://localhost:${port}/api/docs`,
    '',
    ...demoAccounts().map(
      ({ institution, names, domain }) =>
        `  ${`Accounts, ${institution}`.padEnd(22)} ${names.map((name) => `${name}@`).join(', ')} ${domain}`
    ),
    password
      ? `  Password of every demo account: ${password}`
      : '  The password was printed when the demo data was created.'
  ]
  console.log(lines.join('\n'))
}

async function start() {
  const app = createAppContext(readConfig(process.env), features)
  await migrate(app.knex)
  const demo = await prepareDemo(app)
  if (app.config.LOAD_TEST) app.log.warn('LOAD_TEST=1: rate limits and proof of work are OFF')
  if (app.config.secure && !app.config.TRUST_PROXY)
    app.log.warn('BASE_URL is https, but TRUST_PROXY is 0: nobody can sign in')
  if (!app.config.DEV_RELOAD) await archiveAssets(app)
  const running = await startServer(app, { work: app.config.JOBS })
  const cms = demo && (await startCmsSite(app, running.port, running.port + 1))
  if (demo && app.config.JOBS) await enqueueMaps(app)
  const stop = async () => {
    cms?.server.close()
    cms?.server.closeAllConnections()
    await running.stop()
    process.exit(0)
  }
  // before the port is announced: a program that waits for that line may end the server immediately
  endBy(stop)
  if (demo) tell(running.port, demo)
  else console.log(`advisor-widgets is listening on port ${running.port}.`)
  if (running.metricsPort) console.log(`Metrics are on port ${running.metricsPort}.`)
}

const SIGNALS = ['SIGTERM', 'SIGINT'] as const
/** npm forwards Ctrl+C, so that one key press arrives as two signals. */
const SAME_SIGNAL = 300

/** The first signal shuts down gracefully, a second one immediately. */
function endBy(stop: () => Promise<void>) {
  const exitImmediately = () => process.exit(1)
  let first: number | undefined
  const onSignal = () => {
    if (first !== undefined) return performance.now() - first > SAME_SIGNAL ? exitImmediately() : undefined
    first = performance.now()
    stop().catch((failure) => {
      console.error(failure)
      exitImmediately()
    })
  }
  for (const signal of SIGNALS) process.on(signal, onSignal)
}

/** One line on what is wrong and what to do; our own faults with their stack. */
function reasonOf(failure: unknown): unknown {
  if (failure instanceof ConfigError) return failure.message
  const fault = startFault(failure, parseEnvironment(process.env))
  if (!fault) return failure
  const line = `The server cannot start: ${fault.found}. ${fault.todo}`
  return withoutSecrets(line.replace(/\s+/g, ' '), process.env)
}

start().catch((failure) => {
  console.error(reasonOf(failure))
  // connections and ports that are open already would keep the process
  process.exit(1)
})
