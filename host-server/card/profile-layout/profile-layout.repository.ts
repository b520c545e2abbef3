import type { ExperiencePlace, LayoutSection } from '#contract/advisors'
import { EXPERIENCE, type TextType } from '#contract/profile-layout'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'

export interface LayoutRow {
  section: LayoutSection
  element: string
  position: number
  is_visible: boolean
}

/** Serialises layout changes, and prevents links from being deleted until the transaction ends. */
export async function lockLayout(trx: TenantDb): Promise<void> {
  await trx.lockTenant()
  await trx.table('custom_links').orderBy('uuid').forShare().select('uuid')
}

export const findLinks = (db: TenantDb): Promise<{ uuid: string; label: string; icon: string }[]> =>
  db.table('custom_links').orderBy(['position', 'uuid']).select('uuid', 'label', 'icon')

export async function replaceLayout(db: TenantDb, rows: readonly LayoutRow[]): Promise<void> {
  await db.table('profile_layouts').whereNot({ element: EXPERIENCE }).delete()
  if (rows.length)
    await db.insert(
      'profile_layouts',
      rows.map((row) => ({ ...row }))
    )
}

export async function placeExperience(db: TenantDb, section: ExperiencePlace, position: number): Promise<void> {
  await db.table('profile_layouts').where({ element: EXPERIENCE }).delete()
  await db.insert('profile_layouts', { section, element: EXPERIENCE, position, is_visible: true })
}

/** In order, each with the number of advisors who have written one. */
export async function findTextTypes(db: TenantDb): Promise<TextType[]> {
  const written = db
    .table('text_descriptions as d')
    .whereRaw("d.type_uuid = t.uuid and trim(d.value) <> ''")
    .count('*')
    .as('texts')
  const rows = await db
    .table('text_description_types as t')
    .orderBy(['t.position', 't.uuid'])
    .select('t.uuid', 't.title', 't.place', written)
  return rows.map((row) => ({ ...row, texts: Number(row.texts) }))
}

/** Locks the kinds, and so the texts of each, so that the counts stay true until the transaction ends. */
export async function lockTextTypes(trx: TenantDb): Promise<void> {
  await trx.lockTenant()
  await trx.table('text_description_types').orderBy('uuid').forUpdate().select('uuid')
}

export const removeTextTypes = (db: TenantDb, uuids: readonly string[]) =>
  db.table('text_description_types').whereIn('uuid', uuids).delete()

type TypeRow = Pick<TextType, 'uuid' | 'title' | 'place'> & { position: number }

export async function putTextTypes(db: TenantDb, rows: readonly TypeRow[]): Promise<void> {
  for (const row of rows) {
    await db
      .insert('text_description_types', { ...row })
      .onConflict(['tenant_id', 'uuid'])
      .merge()
  }
}
