import type { SettingName } from '#contract/settings'
import { NotFound } from '../core/failures.ts'
import type { TenantDb } from '../core/tenant-db.ts'
import { type MediaFile, mediaUrl } from '../media/media.files.ts'
import * as media from '../media/media.repository.ts'

/** Whose photo it is, by the table in which they stand. */
export interface Owner {
  table: 'advisors' | 'assistants'
  uuid: string
}

/**
 * Puts the files in the place of the old ones, and tells what that was; uploads for one person take turns at the row.
 * @throws NotFound, where the person was deleted meanwhile
 */
export async function replacePhoto(
  trx: TenantDb,
  { table, uuid }: Owner,
  photo: string | null,
  files: readonly MediaFile[]
): Promise<string | null> {
  const own = () => trx.table(table).where({ uuid })
  const row = await own().forUpdate().first('photo')
  if (!row) throw new NotFound()
  const { photo: old } = row
  if (files.length) await media.insert(trx, files)
  await own().update({ photo })
  if (old && old !== photo) await media.remove(trx, old)
  return old
}

/** As a photo; the setting's row is there before it is locked. */
export async function replaceLogo(trx: TenantDb, name: SettingName, file: MediaFile | undefined): Promise<string> {
  const own = () => trx.table('tenant_settings').where({ name })
  await trx.insert('tenant_settings', { name, value: '' }).onConflict(['tenant_id', 'name']).ignore()
  const { value: old } = await own().forUpdate().first('value')
  if (file) await media.insert(trx, [file])
  await (file ? own().update({ value: mediaUrl(file.name) }) : own().delete())
  return old
}
