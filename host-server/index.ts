import { ConfigFault, readConfig } from './core/config.ts'
import { migrate } from './core/db.ts'
import { createServices, startServer } from './server.ts'

async function start() {
  const services = createServices(readConfig(process.env))
  await migrate(services.knex)
  const running = await startServer(services)
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void running.stop())
}

start().catch((failure) => {
  console.error(failure instanceof ConfigFault ? failure.message : failure)
  process.exitCode = 1
})
