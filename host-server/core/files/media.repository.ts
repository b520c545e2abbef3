import type { TenantDb } from '../tenancy/tenant-db.ts'
import { filesOf, type MediaFile, ownPhotoOf } from './media.files.ts'

/** Whose photos there are. */
const PHOTO_TABLES = ['advisors', 'assistants', 'organizations'] as const
export type PhotoTable = (typeof PHOTO_TABLES)[number]

export const insert = (trx: TenantDb, files: readonly MediaFile[]) =>
  trx.insert('media', files).onConflict(['tenant_id', 'name']).ignore()

/** Matches a picture of the tenant's own; no other URL is fetched. */
export async function findBytes(db: TenantDb, name: string | null | undefined): Promise<Buffer | undefined> {
  const file = name ? await db.table('media').where({ name }).first('bytes') : undefined
  return file && Buffer.from(file.bytes)
}

/** Whether a file is the photo of people of whom all are deactivated. */
export async function isOfGone(db: TenantDb, name: string): Promise<boolean> {
  const shown = await db
    .table('advisors')
    .whereIn('photo', [name, ownPhotoOf(name)])
    .pluck('deactivated_at')
  return shown.length > 0 && shown.every(Boolean)
}

/** Deletes a file and those that belong to it, unless it is a photo that several share. */
export async function remove(trx: TenantDb, name: string): Promise<void> {
  const shown = await Promise.all(PHOTO_TABLES.map((table) => trx.table(table).where({ photo: name }).first('uuid')))
  if (!shown.some(Boolean)) await trx.table('media').whereIn('name', filesOf(name)).delete()
}
