import type { TenantDb } from '../tenancy/tenant-db.ts'
import type { Eraser, Person } from './erasing.ts'

/** The address or number as it stands in JSON, in any letter case. */
const patternOf = ({ value }: Person) =>
  `%${JSON.stringify(value)
    .slice(1, -1)
    .replace(/[\\%_]/g, '\\$&')}%`

const jobsOf = (db: TenantDb, person: Person) =>
  db.table('outbox').whereRaw("lower(payload) like ? escape '\\'", [patternOf(person)])

const answersOf = (db: TenantDb, person: Person) =>
  db.table('idempotency_keys').whereRaw("lower(answer) like ? escape '\\'", [patternOf(person)])

/** Mails that wait, and answers that are kept for a repeated request. */
export const mailEraser: Eraser = {
  kind: 'mail',
  isFirst: true,

  async count(db, person) {
    const [jobs] = await jobsOf(db, person).count('* as total')
    const [answers] = await answersOf(db, person).count('* as total')
    return { removed: Number(jobs?.total ?? 0) + Number(answers?.total ?? 0) }
  },

  async erase({ db }, person) {
    await db.transaction(async (trx) => {
      await jobsOf(trx, person).delete()
      await answersOf(trx, person).delete()
    })
    return { done: true }
  }
}
