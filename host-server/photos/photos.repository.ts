import type { SettingName } from '#contract/settings'
import type { TenantDb } from '../core/tenant-db.ts'
import { type MediaFile, mediaUrl } from '../media/media.files.ts'
import * as media from '../media/media.repository.ts'

/** Puts the files in the place of the old ones, and tells what that was; uploads for one advisor take turns at the row. */
export async function replacePhoto(
  trx: TenantDb,
  uuid: string,
  photo: string | null,
  files: readonly MediaFile[]
): Promise<string | null> {
  const own = () => trx.table('advisors').where({ uuid })
  const { photo: old } = await own().forUpdate().first('photo')
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
