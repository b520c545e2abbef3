import { LOGO_SETTINGS } from '#contract/photos'
import type { TenantDb } from '../core/tenant-db.ts'
import { type MediaFile, mediaUrl } from '../media/media.files.ts'
import * as media from '../media/media.repository.ts'

/** Puts the files in the place of the old ones; uploads for one advisor take turns at the row. */
export const replacePhoto = (db: TenantDb, uuid: string, photo: string | null, files: readonly MediaFile[]) =>
  db.transaction(async (trx) => {
    const own = () => trx.table('advisors').where({ uuid })
    const { photo: old } = await own().forUpdate().first('photo')
    if (files.length) await media.insert(trx, files)
    await own().update({ photo })
    if (old && old !== photo) await media.remove(trx, old)
  })

/** As a photo; the setting's row is there before it is locked. */
export const replaceLogo = (db: TenantDb, surface: keyof typeof LOGO_SETTINGS, file: MediaFile | undefined) =>
  db.transaction(async (trx) => {
    const name = LOGO_SETTINGS[surface]
    const own = () => trx.table('tenant_settings').where({ name })
    await trx.insert('tenant_settings', { name, value: '' }).onConflict(['tenant_id', 'name']).ignore()
    const { value: old } = await own().forUpdate().first('value')
    if (file) await media.insert(trx, [file])
    await (file ? own().update({ value: mediaUrl(file.name) }) : own().delete())
    if (old && old !== mediaUrl(file?.name ?? null)) await media.remove(trx, old.replace('/media/', ''))
  })
