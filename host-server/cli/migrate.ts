import { readConfig } from '../core/base/config.ts'
import { runCommand } from '../core/cli/command.ts'
import { connect, migrate } from '../core/db/db.ts'

await runCommand(async () => {
  const knex = connect(readConfig(process.env))
  try {
    const [, applied] = await migrate(knex)
    console.log(applied.length ? `Applied: ${applied.join(', ')}` : 'The schema is up to date.')
  } finally {
    await knex.destroy()
  }
})
