import { readConfig } from '../core/base/config.ts'
import { connect, migrate } from '../core/db/db.ts'

const knex = connect(readConfig(process.env))
const [, applied] = (await migrate(knex)) as [number, string[]]
console.log(applied.length ? `Applied: ${applied.join(', ')}` : 'The schema is up to date.')
await knex.destroy()
