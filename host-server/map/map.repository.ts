import type { TenantDb } from '../core/tenant-db.ts'
import type { MediaFile } from '../media/media.files.ts'
import * as media from '../media/media.repository.ts'
import { denseName, type Place } from './map.plan.ts'

const COLUMNS = ['uuid', 'latitude', 'longitude', 'map_image'] as const

export const findAll = (db: TenantDb): Promise<Place[]> => db.table('organizations').select(...COLUMNS) as never

export const find = (db: TenantDb, uuid: string): Promise<Place | undefined> =>
  db
    .table('organizations')
    .where({ uuid })
    .first(...COLUMNS) as never

/** Puts a map, or none, in the place of the old one. */
export const replace = (db: TenantDb, uuid: string, map_image: string | null, files: readonly MediaFile[]) =>
  db.transaction(async (trx) => {
    const own = () => trx.table('organizations').where({ uuid })
    const { map_image: old } = await own().forUpdate().first('map_image')
    if (files.length) await media.insert(trx, files)
    await own().update({ map_image })
    if (old && old !== map_image) {
      await trx
        .table('media')
        .whereIn('name', [old, denseName(old)])
        .delete()
    }
  })
