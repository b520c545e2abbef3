import { INVITATION_DAYS } from '#contract/people'
import { attempt } from './core/command.ts'
import { readConfig } from './core/config.ts'
import { migrate } from './core/db.ts'
import type { Services } from './core/services.ts'
import { createServices } from './server.ts'
import { readTenant } from './tenants/arguments.ts'
import { changeHost, type HostChange, type NewTenant, open } from './tenants/tenants.service.ts'

async function opened(services: Services, tenant: NewTenant): Promise<string[]> {
  const link = await open(services, tenant)
  const { name, host, administrator } = tenant
  return [
    `${name} answers at ${host} as soon as that name leads here.`,
    `${administrator.email_address} is invited; the mail goes out once a server runs. The same link, for ${INVITATION_DAYS} days:`,
    link
  ]
}

async function changed(services: Services, change: HostChange): Promise<string[]> {
  const base = await changeHost(services, change)
  const { host, isAdded } = change
  return [
    isAdded ? `${host} is answered too, as soon as that name leads here.` : `${host} is answered no more.`,
    `Links in mails begin with ${base}.`
  ]
}

await attempt(async () => {
  const asked = readTenant(process.argv.slice(2))
  const services = createServices(readConfig(process.env))
  try {
    await migrate(services.knex)
    const lines = 'opened' in asked ? await opened(services, asked.opened) : await changed(services, asked.changed)
    console.log(lines.join('\n'))
  } finally {
    await services.knex.destroy()
  }
})
