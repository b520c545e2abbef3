import type { MediaFile } from '../../core/files/media.files.ts'
import * as media from '../../core/files/media.repository.ts'
import type { PublicationRow } from '../../core/pages/publication.ts'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'

export interface PageRow extends PublicationRow {
  uuid: string
  path: string
  /** Of the newest version. */
  version: number
  is_start: boolean
  title: string
  author: string
  saved_at: string
}

export interface VersionRow {
  page_uuid: string
  version: number
  title: string
  /** Separated by commas. */
  languages: string
  /** JSON. */
  content: string
  author: string
  saved_at: string
}

const PLAN = ['public_version', 'publish_version', 'publish_at', 'withdraw_at', 'was_public'] as const

const rows = (db: TenantDb) =>
  db
    .table('content_pages as p')
    .join('content_page_versions as v', (on) =>
      on.on('v.tenant_id', 'p.tenant_id').on('v.page_uuid', 'p.uuid').on('v.version', 'p.version')
    )
    .select('p.uuid', 'p.path', 'p.version', 'p.is_start', ...PLAN.map((column) => `p.${column}` as const))
    .select('v.title', 'v.author', 'v.saved_at')

/** The newest first. */
export const findAll = (db: TenantDb): Promise<PageRow[]> =>
  rows(db).orderBy([{ column: 'v.saved_at', order: 'desc' }, { column: 'p.uuid' }])

export const find = (db: TenantDb, uuid: string): Promise<PageRow | undefined> =>
  rows(db).where({ 'p.uuid': uuid }).first()

/** Writers of the pages of an institution wait for each other, since addresses are compared. */
export const lock = (trx: TenantDb) =>
  trx.table('tenant_modules').where({ module_name: 'cms' }).forNoKeyUpdate().select('module_name')

export async function count(db: TenantDb): Promise<number> {
  const [row] = await db.table('content_pages').count('* as count')
  return Number(row?.count)
}

/** What visitors are shown of a page. */
export interface AddressedRow extends PublicationRow {
  uuid: string
  path: string
  is_start: boolean
}

/** The page at a present address. */
export const findByPath = (db: TenantDb, path: string): Promise<AddressedRow | undefined> =>
  db
    .table('content_pages')
    .where({ path })
    .first('uuid', 'path', 'is_start', ...PLAN)

/** The page at the institution's own address. */
export const findStart = (db: TenantDb): Promise<AddressedRow | undefined> =>
  db
    .table('content_pages')
    .where({ is_start: true })
    .first('uuid', 'path', 'is_start', ...PLAN)

/** There is one start page at most. */
export async function setStart(trx: TenantDb, uuid: string, is_start: boolean) {
  await trx.table('content_pages').where({ is_start: true }).update({ is_start: false })
  if (is_start) await trx.table('content_pages').where({ uuid }).update({ is_start: true })
}

/** The present page at an address that it had before. */
export const findByFormerPath = (db: TenantDb, path: string) =>
  db
    .table('content_pages')
    .whereIn('uuid', db.table('content_page_paths').where({ path }).select('page_uuid'))
    .first('uuid', 'path', ...PLAN)

/** What is public of all pages or will be, with the languages of each version. */
export const findPublished = (db: TenantDb) =>
  db
    .table('content_pages as p')
    .join('content_page_versions as v', (on) => on.on('v.tenant_id', 'p.tenant_id').on('v.page_uuid', 'p.uuid'))
    .whereRaw('(v.version = p.public_version or v.version = p.publish_version)')
    .orderBy('p.path')
    .select('p.path', 'p.is_start', 'v.version', 'v.languages', ...PLAN.map((column) => `p.${column}` as const))

/** Of some pages, the content of what is public or will be. */
export const findShown = async (db: TenantDb, uuids: readonly string[]) =>
  uuids.length
    ? db
        .table('content_pages as p')
        .join('content_page_versions as v', (on) => on.on('v.tenant_id', 'p.tenant_id').on('v.page_uuid', 'p.uuid'))
        .whereIn('p.uuid', uuids)
        .whereRaw('(v.version = p.public_version or v.version = p.publish_version)')
        .select(
          'p.uuid',
          'p.path',
          'p.is_start',
          'v.version',
          'v.content',
          ...PLAN.map((column) => `p.${column}` as const)
        )
    : []

export const insert = (trx: TenantDb, { uuid, path }: { uuid: string; path: string }) =>
  trx.insert('content_pages', { uuid, path, version: 1, is_start: false, ...NOTHING_PUBLIC })

const NOTHING_PUBLIC: PublicationRow = {
  public_version: null,
  publish_version: null,
  publish_at: null,
  withdraw_at: null,
  was_public: false
}

export const insertVersion = (trx: TenantDb, row: VersionRow) => trx.insert('content_page_versions', row)

export const setVersion = (trx: TenantDb, uuid: string, version: number) =>
  trx.table('content_pages').where({ uuid }).update({ version })

export const setPlan = (trx: TenantDb, uuid: string, plan: PublicationRow) =>
  trx
    .table('content_pages')
    .where({ uuid })
    .update(Object.fromEntries(PLAN.map((column) => [column, plan[column]])) as unknown as PublicationRow)

export const setPath = (trx: TenantDb, uuid: string, path: string) =>
  trx.table('content_pages').where({ uuid }).update({ path })

/** A present address leads nowhere else. */
export const freePath = (trx: TenantDb, path: string) => trx.table('content_page_paths').where({ path }).delete()

export const insertFormerPath = (trx: TenantDb, page_uuid: string, path: string) =>
  trx.insert('content_page_paths', { page_uuid, path }).onConflict(['tenant_id', 'path']).merge(['page_uuid'])

export const findVersion = (db: TenantDb, page_uuid: string, version: number): Promise<VersionRow | undefined> =>
  db
    .table('content_page_versions')
    .where({ page_uuid, version })
    .first('page_uuid', 'version', 'title', 'languages', 'content', 'author', 'saved_at')

export const findVersions = (db: TenantDb, page_uuid: string) =>
  db
    .table('content_page_versions')
    .where({ page_uuid })
    .orderBy('version', 'desc')
    .select('version', 'title', 'author', 'saved_at')

export const findPictures = (db: TenantDb, page_uuid: string): Promise<string[]> =>
  db.table('content_page_pictures').where({ page_uuid }).pluck('picture')

export async function insertPicture(trx: TenantDb, page_uuid: string, picture: string, files: readonly MediaFile[]) {
  await media.insert(trx, files)
  await keepPictures(trx, page_uuid, [picture])
}

/** Another page that shows the same files. */
export async function keepPictures(trx: TenantDb, page_uuid: string, pictures: readonly string[]) {
  if (!pictures.length) return
  await trx
    .insert(
      'content_page_pictures',
      pictures.map((picture) => ({ page_uuid, picture }))
    )
    .onConflict(['tenant_id', 'page_uuid', 'picture'])
    .ignore()
}

/** With its versions, addresses and the pictures that no other page shows. */
export async function remove(trx: TenantDb, uuid: string, filesOf: (picture: string) => string[]) {
  const pictures = await findPictures(trx, uuid)
  await trx.table('content_pages').where({ uuid }).delete()
  const kept = await trx.table('content_page_pictures').whereIn('picture', pictures).pluck('picture')
  const gone = pictures.filter((picture) => !kept.includes(picture)).flatMap(filesOf)
  await trx.table('media').whereIn('name', gone).delete()
}
