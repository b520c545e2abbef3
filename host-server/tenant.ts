import { INVITATION_DAYS } from '#contract/people'
import { attempt } from './core/command.ts'
import { readConfig } from './core/config.ts'
import { migrate } from './core/db.ts'
import { createServices } from './server.ts'
import { readTenant } from './tenants/arguments.ts'
import { open } from './tenants/tenants.service.ts'

await attempt(async () => {
  const tenant = readTenant(process.argv.slice(2))
  const services = createServices(readConfig(process.env))
  try {
    await migrate(services.knex)
    const link = await open(services, tenant)
    const { name, host, administrator } = tenant
    console.log(
      [
        `${name} answers at ${host} as soon as that name leads here.`,
        `${administrator.email_address} is invited; the mail goes out once a server runs. The same link, for ${INVITATION_DAYS} days:`,
        link
      ].join('\n')
    )
  } finally {
    await services.knex.destroy()
  }
})
