import type { SettingName } from '#contract/settings'
import { NotFound } from '../../core/base/failures.ts'
import { type MediaFile, mediaUrl } from '../../core/files/media.files.ts'
import * as media from '../../core/files/media.repository.ts'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'

/** The owner of a photo, by table and key. */
export interface Owner {
  table: media.PhotoTable
  uuid: string
}

/**
 * Replaces the photo's files and returns the old photo; locks the row, which serialises uploads for one owner.
 * @throws NotFound if the owner has been deleted or deactivated in the meantime: an upload may take minutes
 */
export async function replacePhoto(
  trx: TenantDb,
  { table, uuid }: Owner,
  photo: string | null,
  files: readonly MediaFile[]
): Promise<string | null> {
  const own = () => trx.table(table).where({ uuid })
  const row =
    table === 'advisors'
      ? await trx.table(table).where({ uuid }).whereNull('deactivated_at').forUpdate().first('photo')
      : await own().forUpdate().first('photo')
  if (!row) throw new NotFound()
  const { photo: old } = row
  if (files.length) await media.insert(trx, files)
  await own().update({ photo })
  if (old && old !== photo) await media.remove(trx, old)
  return old
}

/**
 * Replaces the picture of a setting and returns the old URL; inserts the setting's row first, so that there is one to
 * lock. The old file stays: the history of the setting can restore it.
 */
export async function replaceSetting(trx: TenantDb, name: SettingName, file: MediaFile | undefined): Promise<string> {
  const own = () => trx.table('tenant_settings').where({ name })
  await trx.insert('tenant_settings', { name, value: '' }).onConflict(['tenant_id', 'name']).ignore()
  const [old = ''] = await own().forUpdate().pluck('value')
  if (file) await media.insert(trx, [file])
  await (file ? own().update({ value: mediaUrl(file.name) ?? '' }) : own().delete())
  return old
}
