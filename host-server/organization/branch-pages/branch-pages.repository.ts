import type { MediaFile } from '../../core/files/media.files.ts'
import * as media from '../../core/files/media.repository.ts'
import type { PublicationRow } from '../../core/pages/publication.ts'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'

/** The plan of a page that is never withdrawn: without it, the branch's own data stay public. */
export interface BranchPageRow extends PublicationRow {
  /** Of the newest version; 0 before the first. */
  version: number
}

export interface VersionRow {
  organization_uuid: string
  version: number
  /** JSON. */
  content: string
  author: string
  saved_at: string
}

const UNSAVED = { version: 0, public_version: null, publish_version: null, publish_at: null }

export async function find(db: TenantDb, organization_uuid: string): Promise<BranchPageRow> {
  const row = await db
    .table('branch_pages')
    .where({ organization_uuid })
    .first('version', 'public_version', 'publish_version', 'publish_at')
  const page = row ?? UNSAVED
  return { ...page, withdraw_at: null, was_public: page.public_version !== null }
}

export const findVersion = (
  db: TenantDb,
  organization_uuid: string,
  version: number
): Promise<VersionRow | undefined> =>
  db
    .table('branch_page_versions')
    .where({ organization_uuid, version })
    .first('organization_uuid', 'version', 'content', 'author', 'saved_at')

/** The newest first. */
export const findVersions = (db: TenantDb, organization_uuid: string) =>
  db
    .table('branch_page_versions')
    .where({ organization_uuid })
    .orderBy('version', 'desc')
    .select('version', 'author', 'saved_at')

/** Adds a version, which becomes the newest. */
export async function insertVersion(trx: TenantDb, row: VersionRow) {
  const { organization_uuid, version } = row
  await trx
    .insert('branch_pages', { ...UNSAVED, organization_uuid, version })
    .onConflict(['tenant_id', 'organization_uuid'])
    .merge(['version'])
  await trx.insert('branch_page_versions', row)
}

export const setPlan = (
  trx: TenantDb,
  organization_uuid: string,
  { public_version, publish_version, publish_at }: PublicationRow
) => trx.table('branch_pages').where({ organization_uuid }).update({ public_version, publish_version, publish_at })

export const findPictures = (db: TenantDb, organization_uuid: string): Promise<string[]> =>
  db.table('branch_page_pictures').where({ organization_uuid }).pluck('picture')

export async function insertPicture(
  trx: TenantDb,
  organization_uuid: string,
  picture: string,
  files: readonly MediaFile[]
) {
  await media.insert(trx, files)
  await trx
    .insert('branch_page_pictures', { organization_uuid, picture })
    .onConflict(['tenant_id', 'organization_uuid', 'picture'])
    .ignore()
}
