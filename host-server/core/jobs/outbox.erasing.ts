import type { TenantDb } from '../tenancy/tenant-db.ts'
import { type Eraser, type Person, plainPhone } from './erasing.ts'

/** The address or number as it stands in JSON, in any letter case. */
const patternOf = ({ value }: Person) =>
  `%${JSON.stringify(value)
    .slice(1, -1)
    .replace(/[\\%_]/g, '\\$&')}%`

/** What is said anywhere in JSON. */
function textsIn(json: string): string[] {
  const texts: string[] = []
  JSON.parse(json, (_key, value: unknown) => {
    if (typeof value === 'string') texts.push(value)
    return value
  })
  return texts
}

/** An address as a whole: anna@bank.at is neither in susanna@bank.at nor in anna@bank.at.example. */
const addressIn = (value: string) =>
  new RegExp(
    `(?<![\\p{L}\\p{N}_%+-]|[\\p{L}\\p{N}_%+-][.'&])${value.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')}(?![\\p{L}\\p{N}-]|\\.[\\p{L}\\p{N}])`,
    'u'
  )
const NUMBERS = /(?<![\p{L}\p{N}])\+?\d[\d ()/.\u00a0\t-]*\d(?![\p{L}\p{N}])/gu

/** Whether a text names the customer, and not only somebody whose address or number contains theirs. */
export function isNamedIn(text: string, { by, value }: Person): boolean {
  if (by === 'phone') return text.match(NUMBERS)?.some((one) => plainPhone(one) === value) ?? false
  return addressIn(value).test(text.toLowerCase())
}

const names = (json: string, person: Person) => textsIn(json).some((text) => isNamedIn(text, person))

async function jobsOf(db: TenantDb, person: Person): Promise<string[]> {
  const rows = await db
    .table('outbox')
    // what is done contains nothing
    .whereNot({ state: 'done' })
    .whereRaw("lower(payload) like ? escape '\\'", [patternOf(person)])
    .select('uuid', 'payload')
  return rows.flatMap(({ uuid, payload }) => (names(payload, person) ? uuid : []))
}

async function answersOf(db: TenantDb, person: Person) {
  const rows = await db
    .table('idempotency_keys')
    .whereRaw("lower(answer) like ? escape '\\'", [patternOf(person)])
    .select('route', 'key', 'answer')
  return rows.flatMap(({ route, key, answer }) => (names(answer, person) ? { route, key } : []))
}

/** Mails that wait, and answers that are kept for a repeated request. */
export const mailEraser: Eraser & { kind: 'mail' } = {
  kind: 'mail',
  isFirst: true,

  async count(db, person) {
    return { removed: (await jobsOf(db, person)).length + (await answersOf(db, person)).length }
  },

  async erase({ db }, person) {
    await db.transaction(async (trx) => {
      for (const uuid of await jobsOf(trx, person)) await trx.table('outbox').where({ uuid }).delete()
      for (const answer of await answersOf(trx, person)) await trx.table('idempotency_keys').where(answer).delete()
    })
    return { done: true }
  }
}
