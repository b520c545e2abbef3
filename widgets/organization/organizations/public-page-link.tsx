import { useAtomValue } from 'jotai'
import type { organizationsMessages } from '#contract/messages/organizations.messages'
import { profilePath } from '#contract/organizations'
import { useTexts } from '../../core/element/texts.tsx'
import { metadataOf, organizationAtom } from './organization.atoms.ts'
import { useProfiles } from './use-profiles.ts'

/** Leads to the branch's public page, if it has one. */
export function PublicPageLink() {
  const t = useTexts<typeof organizationsMessages>()
  const organization = useAtomValue(organizationAtom)
  const hasProfiles = useProfiles()
  if (!hasProfiles || !metadataOf(organization).isPublic || organization.closed_at) return null
  return (
    <a href={profilePath(organization.slug)} target="_blank" rel="noopener noreferrer">
      {t('organizations.public-page')}
    </a>
  )
}
