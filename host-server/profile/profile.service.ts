import type { AdvisorProfile, ProfilePart } from '#contract/advisors'
import { fullName } from '../advisors/advisors.repository.ts'
import type { CurrentTenant } from '../core/current-tenant.ts'
import type { AdvisorRow } from '../core/http.ts'
import type { TenantDb } from '../core/tenant-db.ts'
import { mediaUrl, picturesOf } from '../media/media.files.ts'
import * as repository from './profile.repository.ts'

type Parts = Pick<AdvisorProfile, ProfilePart>
type FindPart<P extends ProfilePart> = (
  db: TenantDb,
  advisor: AdvisorRow,
  tenant: CurrentTenant
) => Promise<Parts[P]> | Parts[P]

const PARTS: { [P in ProfilePart]: FindPart<P> } = {
  organization: (db, { organization_uuid }, tenant) => repository.findBranch(db, organization_uuid, tenant),
  assistant: (db, { uuid }, { modules }) => (modules.has('assistant') ? repository.findAssistant(db, uuid) : null),
  text_descriptions: (db, { uuid }) => repository.findTexts(db, uuid),
  tags: () => []
}

/** An advisor's card with the parts that are asked for. */
export async function findProfile(
  db: TenantDb,
  advisor: AdvisorRow,
  tenant: CurrentTenant,
  parts: readonly ProfilePart[]
): Promise<AdvisorProfile> {
  const [custom_links, contact_options, ...found] = await Promise.all([
    repository.findLinks(db, advisor.uuid),
    repository.findContactOptions(db, advisor.uuid),
    ...parts.map(async (part) => [part, await PARTS[part](db, advisor, tenant)] as const)
  ])
  const { uuid, alias, first_name, last_name, title_prefix, title_suffix, phone_number, email_address } = advisor
  const picture = mediaUrl(advisor.photo)
  return {
    ...{ uuid, slug: alias, first_name, last_name, title_prefix, title_suffix, phone_number, email_address },
    full_name: fullName(advisor),
    position: advisor.position,
    profile_picture_url: picture,
    profile_pictures: picturesOf(advisor.photo),
    shortcut_icon_url: picture,
    custom_links,
    contact_options,
    ...(Object.fromEntries(found) as Partial<Parts>)
  }
}
