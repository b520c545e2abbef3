import { randomUUID } from 'node:crypto'
import { instant } from '../../core/base/clock.ts'
import { compiled, type TenantDb } from '../../core/tenancy/tenant-db.ts'

/** What somebody wants text messages about. */
export type About = { appointment_uuid: string } | { entry_uuid: string }

/** A number, and the text that was agreed to. */
export interface Agreed {
  number: string
  version: string
}

export interface ConsentRow extends Agreed {
  uuid: string
  created_at: string
  ended_at: string | null
}

interface Inserted extends Agreed {
  uuid: string
  appointment_uuid: string | null
  entry_uuid: string | null
  created_at: string
}

const insertRow = compiled((trx, row: Inserted) => trx.insert('text_consents', row))

export const insert = (trx: TenantDb, about: About, { number, version }: Agreed, now: Date) =>
  insertRow(trx, {
    uuid: randomUUID(),
    appointment_uuid: null,
    entry_uuid: null,
    ...about,
    number,
    version,
    created_at: instant(now)
  })

export const remove = (trx: TenantDb, about: About) => trx.table('text_consents').where(about).delete()

/** The latest consent replaces the one before. */
export async function replace(trx: TenantDb, about: About, agreed: Agreed, now: Date) {
  await remove(trx, about)
  await insert(trx, about, agreed, now)
}

export const find = (db: TenantDb, about: About): Promise<ConsentRow | undefined> =>
  db.table('text_consents').where(about).first('uuid', 'number', 'version', 'created_at', 'ended_at')

/** Where it has not been ended. */
export const findOpen = (db: TenantDb, about: About): Promise<ConsentRow | undefined> =>
  db
    .table('text_consents')
    .where(about)
    .whereNull('ended_at')
    .first('uuid', 'number', 'version', 'created_at', 'ended_at')

export const isWanted = async (db: TenantDb, about: About): Promise<boolean> => Boolean(await findOpen(db, about))

export const end = (db: TenantDb, about: About, now: Date) =>
  db
    .table('text_consents')
    .where(about)
    .whereNull('ended_at')
    .update({ ended_at: instant(now) })
