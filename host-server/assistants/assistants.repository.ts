import type { AssistantForm, ManagedAssistant } from '#contract/assistants'
import { fullName } from '../advisors/full-name.ts'
import { byName } from '../core/by-name.ts'
import type { TenantDb } from '../core/tenant-db.ts'
import { mediaUrl, picturesOf } from '../media/media.files.ts'
import * as media from '../media/media.repository.ts'

type Row = AssistantForm & { uuid: string; photo: string | null }

const rows = (db: TenantDb) =>
  db.table('assistants').select('uuid', 'first_name', 'last_name', 'phone_number', 'email_address', 'photo')

interface Supported {
  assistant_uuid: string
  title_prefix: string
  first_name: string
  last_name: string
  title_suffix: string
}

/** Names of whom each assistant supports, of people who are there still. */
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
export async function findAll(db: TenantDb): Promise<ManagedAssistant[]> {
  const found: Row[] = await rows(db).orderBy('uuid')
  const supported = await findSupported(db)
  return byName(found).map(({ photo, ...row }) => ({
    ...row,
    profile_picture_url: mediaUrl(photo),
    profile_pictures: picturesOf(photo),
    advisors: supported.get(row.uuid) ?? []
  }))
}

export const find = (db: TenantDb, uuid: string): Promise<Row | undefined> => rows(db).where({ uuid }).first() as never

/** For whoever changes or deletes it. */
export const lock = (trx: TenantDb, uuid: string): Promise<Row | undefined> =>
  rows(trx).where({ uuid }).forUpdate().first() as never

export const insert = (trx: TenantDb, uuid: string, form: AssistantForm) => trx.insert('assistants', { uuid, ...form })

export const update = (trx: TenantDb, uuid: string, form: AssistantForm) =>
  trx.table('assistants').where({ uuid }).update(form)

/** With the photo, which nobody else shows. */
export async function remove(trx: TenantDb, { uuid, photo }: Pick<Row, 'uuid' | 'photo'>): Promise<void> {
  await trx.table('assistants').where({ uuid }).delete()
  if (photo) await media.remove(trx, photo)
}
