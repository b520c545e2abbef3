import type { AdvisorProfile, ProfilePart } from '#contract/advisors'
import { CONTACT_OPTIONS } from '#contract/contact-options'
import { fullName } from '../../core/base/full-name.ts'
import { photoOf } from '../../core/files/media.files.ts'
import type { CurrentTenant } from '../../core/tenancy/current-tenant.ts'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'
import { type AdvisorRow, tagsOf } from '../../people/advisors/advisor.repository.ts'
import { publicEmail } from '../../people/advisors/contact-options.service.ts'
import { offersOf } from './offers.ts'
import * as repository from './profile.repository.ts'

/** Parts that are read independently; the offers are derived from the others. */
type FoundPart = Exclude<ProfilePart, 'offers'>
type Parts = Pick<AdvisorProfile, FoundPart>
type FindPart<P extends FoundPart> = (
  db: TenantDb,
  advisor: AdvisorRow,
  tenant: CurrentTenant
) => Promise<Parts[P]> | Parts[P]

const PARTS: { [P in FoundPart]: FindPart<P> } = {
  organization: (db, { organization_uuid }, tenant) => repository.findBranch(db, organization_uuid, tenant),
  assistant: (db, { uuid }, { modules }) => (modules.has('assistant') ? repository.findAssistant(db, uuid) : null),
  text_descriptions: (db, { uuid }) => repository.findTexts(db, uuid),
  tags: (_, advisor) => tagsOf(advisor)
}

const flagsOf = ({ contact_options }: AdvisorRow) =>
  Object.fromEntries(
    CONTACT_OPTIONS.map((name) => [name, contact_options.has(name)])
  ) as AdvisorProfile['contact_options']

/** An advisor's card with the requested parts. */
export async function findProfile(
  db: TenantDb,
  advisor: AdvisorRow,
  tenant: CurrentTenant,
  parts: readonly ProfilePart[],
  now: Date
): Promise<AdvisorProfile> {
  const named = parts.filter((part): part is FoundPart => part !== 'offers')
  const [custom_links, absence, layout, ...found] = await Promise.all([
    repository.findLinks(db, advisor.uuid),
    repository.findAbsence(db, advisor, now),
    parts.includes('offers') ? repository.findLayout(db) : undefined,
    ...named.map(async (part) => [part, await PARTS[part](db, advisor, tenant)] as const)
  ])
  const { uuid, alias, first_name, last_name, title_prefix, title_suffix, phone_number } = advisor
  const photo = photoOf(advisor.photo)
  return {
    uuid,
    slug: alias,
    first_name,
    last_name,
    title_prefix,
    title_suffix,
    phone_number,
    email_address: publicEmail(advisor),
    full_name: fullName(advisor),
    position: advisor.position,
    ...photo,
    shortcut_icon_url: photo.profile_picture_url,
    custom_links,
    contact_options: flagsOf(advisor),
    absence,
    ...(layout && { offers: offersOf(custom_links, layout, advisor, tenant) }),
    ...(Object.fromEntries(found) as Partial<Parts>)
  }
}
