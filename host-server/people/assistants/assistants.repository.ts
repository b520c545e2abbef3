import type { AssistantForm } from '#contract/assistants'
import { byName } from '../../core/base/collation.ts'
import { fullName } from '../../core/base/full-name.ts'
import * as media from '../../core/files/media.repository.ts'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'

type Row = Required<AssistantForm> & { uuid: string; photo: string | null }

/** With the names of the advisors they support. */
export type Supporting = Row & { advisors: string[] }

const rows = (db: TenantDb) =>
  db.table('assistants').select('uuid', 'first_name', 'last_name', 'phone_number', 'email_address', 'photo')

interface Supported {
  assistant_uuid: string
  title_prefix: string
  first_name: string
  last_name: string
  title_suffix: string
}

/** The names of the active advisors that each assistant supports. */
async function findSupported(db: TenantDb): Promise<Map<string, string[]>> {
  const supported: Supported[] = await db
    .table('advisors as a')
    .join('advisor_assistants as s', (on) => on.on('s.tenant_id', 'a.tenant_id').on('s.advisor_uuid', 'a.uuid'))
    .whereNull('a.deactivated_at')
    .orderBy('a.uuid')
    .select('s.assistant_uuid', 'a.title_prefix', 'a.first_name', 'a.last_name', 'a.title_suffix')
  const names = new Map<string, string[]>()
  for (const one of byName(supported)) {
    names.set(one.assistant_uuid, [...(names.get(one.assistant_uuid) ?? []), fullName(one)])
  }
  return names
}

/** By name. */
export async function findAll(db: TenantDb): Promise<Supporting[]> {
  const found: Row[] = await rows(db).orderBy('uuid')
  const supported = await findSupported(db)
  return byName(found).map((row) => ({ ...row, advisors: supported.get(row.uuid) ?? [] }))
}

export const find = (db: TenantDb, uuid: string): Promise<Row | undefined> => rows(db).where({ uuid }).first()

/** Reads and locks an assistant for a change or deletion. */
export async function lock(trx: TenantDb, uuid: string): Promise<Supporting | undefined> {
  const row: Row | undefined = await rows(trx).where({ uuid }).forUpdate().first()
  return row && { ...row, advisors: (await findSupported(trx)).get(uuid) ?? [] }
}

export const insert = (trx: TenantDb, uuid: string, form: AssistantForm) => trx.insert('assistants', { uuid, ...form })

export const update = (trx: TenantDb, uuid: string, form: AssistantForm) =>
  trx.table('assistants').where({ uuid }).update(form)

/** Deletes the photo too, which is used nowhere else. */
export async function remove(trx: TenantDb, { uuid, photo }: Pick<Row, 'uuid' | 'photo'>): Promise<void> {
  await trx.table('assistants').where({ uuid }).delete()
  if (photo) await media.remove(trx, photo)
}
