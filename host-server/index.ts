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
  const running = await startServer(services)
  const cms = demo && (await startCmsSite(services, running.port, running.port + 1))
  if (demo) tell(running.port, demo)
  else console.log(`advisor-widgets listens on port ${running.port}.`)
  const stop = async () => {
    cms?.server.close()
    cms?.server.closeAllConnections()
    await running.stop()
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop())
}

start().catch((failure) => {
  console.error(failure instanceof ConfigFault ? failure.message : failure)
  process.exitCode = 1
})
