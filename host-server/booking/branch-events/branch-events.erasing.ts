import { ERASED_PER_PAGE, type Eraser, hasWords, ofMailbox } from '../../core/jobs/erasing.ts'
import { handOut, IN_TIME, since } from '../../core/jobs/handing-out.ts'
import { forget } from '../../core/jobs/outbox.ts'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'
import type * as repository from './branch-events.repository.ts'
import { textsOf } from './event-view.ts'
import { end } from './registrations.service.ts'

const registrations = (db: TenantDb) => db.table('event_registrations')

const COLUMNS = ['uuid', 'email', 'first_name', 'last_name', 'created_at'] as const

type NamedRow = Pick<repository.RegistrationRow, (typeof COLUMNS)[number]>

/** A registration has no phone number. */
const named = ({ first_name, last_name, ...row }: NamedRow) => ({
  ...row,
  phone: '',
  name: `${first_name} ${last_name}`.trim()
})

/** Registrations go 90 days after their event: the latest are enough to look for a name. */
const LOOKED_THROUGH = 5000

/** The titles of some events, in each language. */
async function titlesOf(db: TenantDb, rows: readonly { event_uuid: string }[]) {
  const uuids = [...new Set(rows.map(({ event_uuid }) => event_uuid))]
  const found = await db.table('branch_events').whereIn('uuid', uuids).select('uuid', 'title', 'starts_at')
  return new Map(
    found.map(({ uuid, title, starts_at }) => {
      const { de, en } = textsOf(title)
      return [uuid, { title: [...new Set([de, en])].filter(Boolean).join(' / '), starts_at }]
    })
  )
}

const handed = handOut(
  'event_registrations',
  (db, person, last, size) =>
    since(ofMailbox(registrations(db), person), last)
      .orderBy(IN_TIME)
      .limit(size),
  async (rows, db) => {
    const events = await titlesOf(db, rows)
    return rows.map((row) => ({
      id: row.uuid,
      event: events.get(row.event_uuid)?.title ?? '',
      starts_at: events.get(row.event_uuid)?.starts_at ?? '',
      state: row.state,
      seats: row.seats,
      first_name: row.first_name,
      last_name: row.last_name,
      email: row.email,
      language: row.language,
      campaign: row.campaign,
      attended_at: row.attended_at,
      created_at: row.created_at,
      ended_at: row.ends_at
    }))
  }
)

export const registrationsEraser: Eraser = {
  kind: 'event-registration',
  handsOut: [handed],

  async count(db, person) {
    const [counted] = await ofMailbox(registrations(db), person).count('* as total')
    return { removed: Number(counted?.total ?? 0) }
  },

  pageOf: (token) => `/event-registrations/${token}`,

  async erase({ db, app }, person) {
    const rows = await ofMailbox(registrations(db), person)
      .orderBy('uuid')
      .limit(ERASED_PER_PAGE)
      .select('uuid', 'event_uuid')
    for (const row of rows) {
      await db.transaction(async (trx) => {
        // the seats go to the first who wait
        await end(trx, app.clock.now(), row, 'removed')
        await registrations(trx).where({ uuid: row.uuid }).delete()
        await forget(trx, `event-mail:${row.uuid}`)
      })
    }
    return { done: rows.length < ERASED_PER_PAGE }
  },

  async find(db, { email, token_hash, words }, limit) {
    const rows = registrations(db).orderBy('created_at', 'desc')
    if (token_hash) rows.where({ token_hash })
    else if (email) rows.whereRaw('lower(email) = ?', [email])
    if (token_hash || email) return (await rows.limit(limit).select(...COLUMNS)).map(named)
    if (!words?.length) return []
    const latest = (await rows.limit(LOOKED_THROUGH).select(...COLUMNS)).map(named)
    return latest.filter(({ name }) => hasWords(name, words)).slice(0, limit)
  },

  each: async (db, after, limit) =>
    (
      await registrations(db)
        .where('uuid', '>', after)
        .orderBy('uuid')
        .limit(limit)
        .select(...COLUMNS)
    ).map(named)
}
