import { INVITATION_DAYS } from '#contract/people'
import { readConfig } from '../core/base/config.ts'
import { runCommand } from '../core/cli/command.ts'
import { migrate } from '../core/db/db.ts'
import { createAppContext } from '../core/features/create-app-context.ts'
import type { AppContext } from '../core/tenancy/app-context.ts'
import { readTenant } from '../organization/tenants/arguments.ts'
import { changeHost, createTenant, type HostChange, type NewTenant } from '../organization/tenants/tenants.service.ts'

async function opened(app: AppContext, tenant: NewTenant): Promise<string[]> {
  const link = await createTenant(app, tenant)
  const { name, host, administrator } = tenant
  return [
    `${name} will be available at ${host} once that name points to this server.`,
    `${administrator.email_address} has been invited; the e-mail is sent once a server is running. The same link, valid for ${INVITATION_DAYS} days:`,
    link
  ]
}

async function changed(app: AppContext, change: HostChange): Promise<string[]> {
  const base = await changeHost(app, change)
  const { host, isAdded } = change
  return [
    isAdded ? `${host} is added and will work once that name points to this server.` : `${host} is removed.`,
    `Links in e-mails begin with ${base}.`
  ]
}

await runCommand(async () => {
  const asked = readTenant(process.argv.slice(2))
  const app = createAppContext(readConfig(process.env))
  try {
    await migrate(app.knex)
    const lines = 'opened' in asked ? await opened(app, asked.opened) : await changed(app, asked.changed)
    console.log(lines.join('\n'))
  } finally {
    await app.knex.destroy()
  }
})
