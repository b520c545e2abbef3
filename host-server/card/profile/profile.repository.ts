import type { Absence, AdvisorProfile, ProfileLayout, TextDescription } from '#contract/advisors'
import { type ExperiencePlace, LAYOUT_SECTIONS } from '#contract/advisors'
import { linkOf } from '#contract/custom-links'
import { EXPERIENCE, TEXT_ROWS_MAX } from '#contract/profile-layout'
import { ABSENCE_COLUMNS, absenceOf, joinAbsence } from '../../calendar/advisor-settings/absence.repository.ts'
import { isWebAddress } from '../../core/base/web-address.ts'
import { mediaUrl } from '../../core/files/media.files.ts'
import type { CurrentTenant } from '../../core/tenancy/current-tenant.ts'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'
import { publicName } from '../../organization/branches/public-name.service.ts'
import { mapOf } from '../../organization/map/map-plan.service.ts'
import type { AdvisorRow } from '../../people/advisors/advisor.repository.ts'

/** In the order of the kinds, without empty texts. */
export async function findTexts(db: TenantDb, advisorUuid: string): Promise<TextDescription[]> {
  const rows: { value: string; title: string; place: TextDescription['type']['place']; position: number }[] = await db
    .table('text_descriptions as d')
    .join('text_description_types as t', (on) => on.on('t.tenant_id', 'd.tenant_id').on('t.uuid', 'd.type_uuid'))
    .where('d.advisor_uuid', advisorUuid)
    .orderBy(['t.position', 't.uuid'])
    .select('d.value', 't.title', 't.place', 't.position')
  return rows
    .filter(({ value }) => value.trim())
    .map(({ value, title, place, position }) => ({ value, type: { title, place, order: position } }))
}

export async function findLinks(db: TenantDb, advisorUuid: string): Promise<AdvisorProfile['custom_links']> {
  const rows: (AdvisorProfile['custom_links'][number] & { pattern: string })[] = await db
    .table('advisor_custom_links as a')
    .join('custom_links as l', (on) => on.on('l.tenant_id', 'a.tenant_id').on('l.uuid', 'a.link_uuid'))
    .where({ 'a.advisor_uuid': advisorUuid, 'l.is_retired': false })
    .orderBy(['l.position', 'l.uuid'])
    .select('l.uuid', 'l.icon', 'l.label', 'l.pattern', 'a.value')
  return rows
    .map(({ pattern, value, ...link }) => ({ ...link, value: linkOf(pattern, value) }))
    .filter(({ value }) => isWebAddress(value))
}

export const findAbsence = (
  db: TenantDb,
  { uuid, time_zone }: Pick<AdvisorRow, 'uuid' | 'time_zone'>,
  now: Date
): Promise<Absence | undefined> =>
  joinAbsence(db.table('advisors as a'))
    .where('a.uuid', uuid)
    .first(...ABSENCE_COLUMNS)
    .then((row) => row && absenceOf({ ...row, time_zone }, now))

/** The codes of the languages that an advisor has entered. */
export const findLanguages = (db: TenantDb, advisor_uuid: string): Promise<string[]> =>
  db
    .table('advisor_settings')
    .where({ advisor_uuid })
    .first('languages')
    .then((row) => row?.languages.split(',').filter(Boolean) ?? [])

export async function findAssistant(db: TenantDb, advisorUuid: string): Promise<AdvisorProfile['assistant']> {
  const row = await db
    .table('advisor_assistants as l')
    .join('assistants as a', (on) => on.on('a.tenant_id', 'l.tenant_id').on('a.uuid', 'l.assistant_uuid'))
    .where('l.advisor_uuid', advisorUuid)
    .first('a.*')
  return row ? { ...row, profile_picture_url: mediaUrl(row.photo) } : null
}

export async function findBranch(
  db: TenantDb,
  uuid: string,
  tenant: CurrentTenant
): Promise<AdvisorProfile['organization']> {
  const row = await db.table('organizations').where({ uuid }).first()
  if (!row) return undefined
  const { alias: slug, street, zip, city, public_profile_enabled, closed_at } = row
  const has_page = Boolean(public_profile_enabled) && !closed_at && tenant.modules.has('organizations-profiles')
  return { uuid, name: publicName(row), slug, has_page, address: { street, zip, city }, map: mapOf(tenant, row) }
}

export async function findLayout(db: TenantDb): Promise<ProfileLayout> {
  const rows: { section: string; element: string; position: number; is_visible: boolean }[] = await db
    .table('profile_layouts')
    .whereNot({ element: EXPERIENCE })
    .orderBy(['section', 'position', 'element'])
    .select('section', 'element', 'position', 'is_visible')
  const sections = LAYOUT_SECTIONS.map((name) => ({
    name,
    elements: rows
      .filter(({ section }) => section === name)
      .map(({ element, position, is_visible }) => ({
        id: element,
        order: position,
        is_visible
      }))
  }))
  return { sections }
}

/** Where cards show experience: after the other texts, unless the layout says otherwise. */
export async function findExperiencePlace(db: TenantDb): Promise<{ place: ExperiencePlace; order: number }> {
  const row = await db.table('profile_layouts').where({ element: EXPERIENCE }).first('section', 'position')
  return row
    ? { place: row.section as ExperiencePlace, order: row.position }
    : { place: 'default', order: TEXT_ROWS_MAX }
}
