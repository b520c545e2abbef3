import { found } from '../../core/base/failures.ts'
import type { MediaFile } from '../../core/files/media.files.ts'
import * as media from '../../core/files/media.repository.ts'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'
import { type BranchLocation, denseName } from './map-plan.service.ts'

const COLUMNS = ['uuid', 'latitude', 'longitude', 'map_image'] as const

export const findAll = (db: TenantDb): Promise<BranchLocation[]> => db.table('organizations').select(...COLUMNS)

export const find = (db: TenantDb, uuid: string): Promise<BranchLocation | undefined> =>
  db
    .table('organizations')
    .where({ uuid })
    .first(...COLUMNS)

/** The middle of the branches that have a place. */
export async function findMiddle(db: TenantDb): Promise<{ latitude: number | null; longitude: number | null }> {
  const row = await db
    .table('organizations')
    .first(
      db.raw<{ latitude: number | null; longitude: number | null }>(
        'avg(latitude) as latitude, avg(longitude) as longitude'
      )
    )
  return { latitude: row?.latitude ?? null, longitude: row?.longitude ?? null }
}

/** Replaces the map by a new one or by none. */
export const replace = (db: TenantDb, uuid: string, map_image: string | null, files: readonly MediaFile[]) =>
  db.transaction(async (trx) => {
    const own = () => trx.table('organizations').where({ uuid })
    const { map_image: old } = found(await own().forUpdate().first('map_image'))
    if (files.length) await media.insert(trx, files)
    await own().update({ map_image })
    if (old && old !== map_image) {
      await trx
        .table('media')
        .whereIn('name', [old, denseName(old)])
        .delete()
    }
  })
