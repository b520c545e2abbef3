import { keepAssets } from './core/assets.ts'
import { ConfigFault, readConfig } from './core/config.ts'
import { migrate } from './core/db.ts'
import { startCmsSite } from './demo/cms-site.ts'
import { type Demo, prepareDemo } from './demo/demo.ts'
import { createServices, startServer } from './server.ts'

const ACCOUNTS = ['admin', 'advisor', 'branch', 'marketing', 'analyst']

function tell(port: number, { password }: Demo) {
  const lines = [
    'advisor-widgets is ready.',
    '',
    `  Alpenbank (de-AT)      http://localhost:${port}/app/`,
    `  Nordbank (en)          http://nordbank.localhost:${port}/app/`,
    `  A bank's own page      http://localhost:${port + 1}/   and   http://localhost:${port + 1}/nordbank`,
    `  The API                http://localhost:${port}/api/docs`,
    '',
    `  Sign in as ${ACCOUNTS.map((name) => `${name}@`).join(', ')} demo.example or nordbank.example`,
    password
      ? `  Password of every demo account: ${password}`
      : '  The password is the one that was printed when the demo data was written.'
  ]
  console.log(lines.join('\n'))
}

async function start() {
  const services = createServices(readConfig(process.env))
  await migrate(services.knex)
  const demo = await prepareDemo(services)
  if (services.config.LOAD_TEST) services.log.warn('LOAD_TEST=1: rate limits and proof of work are OFF')
  if (!services.config.DEV_RELOAD) await keepAssets(services)
  const running = await startServer(services, { work: services.config.JOBS })
  const cms = demo && (await startCmsSite(services, running.port, running.port + 1))
  if (demo) tell(running.port, demo)
  else console.log(`advisor-widgets listens on port ${running.port}.`)
  if (running.metricsPort) console.log(`Metrics are on port ${running.metricsPort}.`)
  const stop = async () => {
    cms?.server.close()
    cms?.server.closeAllConnections()
    await running.stop()
    process.exit(0)
  }
  endBy(stop)
}

const SIGNALS = ['SIGTERM', 'SIGINT'] as const
/** One key press comes twice where npm passes it on. */
const SAME_SIGNAL = 300

/** The first signal ends in order, a second one at once. */
function endBy(stop: () => Promise<void>) {
  const atOnce = () => process.exit(1)
  let first: number | undefined
  const told = () => {
    if (first !== undefined) return performance.now() - first > SAME_SIGNAL ? atOnce() : undefined
    first = performance.now()
    stop().catch((failure) => {
      console.error(failure)
      atOnce()
    })
  }
  for (const signal of SIGNALS) process.on(signal, told)
}

start().catch((failure) => {
  console.error(failure instanceof ConfigFault ? failure.message : failure)
  process.exitCode = 1
})
